import Foundation
import LayoutKit

func drawGrid() throws -> String? {
  let compilation = try LayoutCompilation(
    text: """
      environment: {container: 375 x 812}
      sections:
        - items: 94
          group:
            horizontal: {size: 100% x 44, subitems: [item: 1/4 x 100%]}
      """)
  for finding in compilation.findings { print(finding) }
  guard let layout = compilation.layouts.first else { return nil }
  print(layout.contentSize.height)  // 1056.0
  print(layout.frame(ofItem: 5, inSection: 0)?.x ?? 0)  // 93.5
  return layout.text(as: .svg)
}
