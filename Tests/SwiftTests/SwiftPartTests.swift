import LayoutSwift
import Testing

/// Parts of specs as code.
@Suite struct SwiftPartTests {
  /// A section's keys, and a line that they make.
  static let parts: [(keys: String, line: String)] = [
    (
      "group: {horizontal: {size: 1/3 x 3/4h, subitems: {item: {}}}}",
      "widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(0.75))"
    ),
    (
      "group: {horizontal: {size: \"${50 + 2}% x ~${a * 2}\", subitems: {item: {}}}}",
      "widthDimension: .fractionalWidth((50 + 2) / 100), heightDimension: .estimated(a * 2))"
    ),
    (
      "group: {horizontal: {size: 100% x 50, subitem: {item: {}}, count: \"${b + 1}\"}}",
      "layoutSize: groupSize, subitem: item, count: b + 1)"
    ),
    (
      "group: {horizontal: {size: 100% x 50, subitem: {item: {}}, count: \"${floor(width / 100)}\"}}",
      "count: Int(floor(width / 100)))"
    ),
    (
      "group: {horizontal: {size: 100% x 50, subitem: {item: {}}, count: \"${6 if width > 800 else 3}\"}}",
      "count: width > 800 ? 6 : 3)"
    ),
    (
      "group: {vertical: {size: 50 x 50, interItemSpacing: \">=4\", subitems: {item: {}}}}",
      "group.interItemSpacing = .flexible(4)"
    ),
    (
      "group: {vertical: {size: 50 x 50, subitems: {item: {size: {width: 1/2}, aspectRatio: 2}}}}",
      "widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.25))"
    ),
    (
      "group: {custom: {size: 100% x 50, items: [{frame: [0, -1, 2, 3], zIndex: 4}]}}",
      "NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: -1, width: 2, height: 3), zIndex: 4)"
    ),
    (
      "grid: {columns: auto(160), spacing: 8}",
      "let columnCount = Int(max(1, floor((width + 8) / (160 + 8))))"
    ),
    ("grid: {columns: 3, aspectRatio: 1}\n    contentInsets: 16", "let columnWidth = (width - 2 * 16) / 3"),
    (
      "grid: {columns: 2}\n    interGroupSpacing: 0\n    variants: [{when: \"${not (a > 1 or wide)}\", contentInsets: 4}]",
      ""
    ),
    (
      "grid: {columns: 2}\n    contentInsets: {top: \"${clamp(width, 1, 2) - mix(a, 3, 0.5)}\"}",
      "top: max(min(width, 2), 1) - (a + (3 - a) * 0.5)"
    ),
    (
      "grid: {columns: 2}\n    contentInsets: {top: \"${a - (b - 1) - -2}\"}",
      "top: a - (b - 1) - -2"
    ),
    (
      "grid: {columns: 2}\n    contentInsets: {top: \"${a % 2 if wide == (b >= 2) else pi}\"}",
      "top: wide == (b >= 2) ? a.truncatingRemainder(dividingBy: 2) : .pi"
    ),
    (
      "grid: {columns: 2}\n    header: {height: 30, elementKind: 'say \"hi\"'}",
      "elementKind: ElementKind.sayHi"
    ),
    (
      "grid: {columns: 2}\n    contentInsets: {top: \"${1 if preferredContentSizeCategory == accessibilityLarge else 2}\"}",
      "environment.traitCollection.preferredContentSizeCategory == .accessibilityLarge ? 1 : 2"
    ),
  ]

  @Test(arguments: parts) func aPartIsWrittenSo(keys: String, line: String) throws {
    let spec = "let: {a: 1.5, b: 2, wide: \"${width > 700}\"}\nsections:\n  - items: 3\n    \(keys)\n"
    let made = Generated(text: spec, for: SwiftTarget(.uikit))
    guard !line.isEmpty else {
      #expect(made.code == nil)
      return
    }
    let code = try #require(made.code, "\(made.errors)")
    // However it is broken into lines.
    func words(_ text: String) -> String {
      text.replacing(#/\s+/#, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    }
    #expect(words(code).contains(words(line)), "\(code)")
  }

  /// Variants of the configuration with other views than the rest: the first that holds.
  @Test func configurationsOfSeveralShapesExcludeEachOther() throws {
    let header = "{elementKind: header, size: 100% x 44}"
    let made = Generated(
      text: """
        configuration:
          interSectionSpacing: 4
          variants:
            - {when: "${horizontalSizeClass == compact}", boundarySupplementaryItems: [\(header)]}
            - when: ${userInterfaceIdiom == pad}
              boundarySupplementaryItems: [\(header), {elementKind: footer, size: 100% x 44}]
        sections: [{items: 3, grid: {columns: 2}}]
        """, for: SwiftTarget(.uikit))
    let code = try #require(made.code, "\(made.errors)")
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    let tests = lines.filter { $0.contains("{") && ($0.hasPrefix("if") || $0.hasPrefix("}")) }
    #expect(
      tests == [
        "if environment.traitCollection.horizontalSizeClass == .compact {",
        "} else if environment.traitCollection.userInterfaceIdiom == .pad {", "} else {",
      ])
  }

  /// Conditions of variants that ask for more than they need.
  @Test func variantsAskForWhatMatters() throws {
    let made = Generated(
      text: """
        let: {wide: "${width > 800}", low: "${verticalSizeClass == compact}"}
        sections:
          - items: 3
            grid: {columns: 2, rowHeight: 60}
            variants:
              - {when: "${wide and low}", grid: {columns: 4, rowHeight: 44}}
              - {when: "${wide}", grid: {columns: 4}}
              - {when: "${low}", grid: {rowHeight: 44}}
        """, for: SwiftTarget(.uikit))
    let code = try #require(made.code, "\(made.errors)")
    #expect(code.contains("count: wide ? 4 : 2)"), "\(code)")
    #expect(code.contains("heightDimension: low ? .absolute(44) : .absolute(60))"), "\(code)")
  }

  @Test(arguments: [
    (
      "waterfall: {columns: 2}", SwiftTarget.Platform.uikit,
      "UIKit's compositional layout has no form for a waterfall"
    ),
    ("flow: {spacing: 8}", .uikit, "UIKit's compositional layout has no form for a flow"),
    ("list: plain", .appkit, "AppKit's compositional layout has no lists"),
  ])
  func aSectionWithoutAFormIsAnError(keys: String, platform: SwiftTarget.Platform, message: String) {
    for text in [
      "sections: [{items: 2, \(keys), measured: {height: 4, width: 4}}]",
      "sections: [{items: 0, grid: {columns: 1}, variants: [{when: \"${width > 9}\", \(keys)}]}]",
    ] {
      let made = Generated(text: text, for: SwiftTarget(platform))
      #expect(made.code == nil)
      #expect(made.errors == [message])
    }
  }

  @Test func anExpressionThatNobodyReadsIsAnError() {
    let sum = Array(repeating: "1", count: 600).joined(separator: "+")
    let made = Generated(
      text: "sections: [{items: 2, grid: {columns: \"${\(sum)}\"}}]", for: SwiftTarget(.uikit))
    #expect(made.code == nil)
    #expect(made.errors == ["an expression of more than 1000 parts cannot be written in Swift"])
  }

  @Test func targetsAreRead() {
    #expect(SwiftTarget("ios16") == SwiftTarget(.uikit, major: 16))
    #expect(SwiftTarget("macos10.15") == SwiftTarget(.appkit, major: 10, minor: 15))
    for wrong in ["ios12", "macos10.14", "ios", "16", "ios16.", "ios1x", "tvos15", "ios16.1.2"] {
      #expect(SwiftTarget(wrong) == nil, "\(wrong)")
    }
  }
}
