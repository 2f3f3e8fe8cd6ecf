import Foundation
import UIKit

/// Code that starts programs which outlive it, and code that never ends.
enum Starting {
  static func left() -> UICollectionViewCompositionalLayout {
    start("sleep 4711.25 & setsid sleep 4711.25 & setsid nohup sleep 4711.25 >/dev/null 2>&1 &")
    return UICollectionViewCompositionalLayout(section: section())
  }

  static func endless() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      start("setsid sleep 4711.25 &")
      while index >= 0 {}
      return section()
    }
  }

  private static func start(_ command: String) {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    try? shell.run()
    usleep(200_000)
  }

  private static func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
