import Foundation
import UIKit

/// Each layout checks the system in a different way: 2 columns before iOS 26, 3 from then on.
enum Systems {
  private static func layout(_ columns: @escaping () -> Int) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in section(columns()) }
  }

  private static func section(_ columns: Int, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  static func available() -> UICollectionViewLayout {
    layout { if #available(iOS 26, *) { 3 } else { 2 } }
  }

  /// As the app says by a text, `if #available(iOS 99, *) {}`.
  static func unavailable() -> UICollectionViewLayout {
    layout {
      if #unavailable(iOS 26) { return 2 }
      guard #available(iOS 99, tvOS 3, *) else { return 3 }
      return 9
    }
  }

  static func several() -> UICollectionViewLayout {
    layout {
      let text = "if #available(iOS 14, *) {}"
      guard #available(iOS 15, macOS 10.15, *), let count = Int("3"), #available(watchOS 99, *) else {
        return 9
      }
      if #available(iOS 26.0,  // the first
      *), text.count == 27 {
        return count
      }
      return #line == 42 ? 2 : 9
    }
  }

  static func device() -> UICollectionViewLayout {
    layout { Float(UIDevice.current.systemVersion).map { $0 >= 26 } == true ? 3 : 2 }
  }

  static func process() -> UICollectionViewLayout {
    layout {
      let info = ProcessInfo()
      let first = OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
      guard info.isOperatingSystemAtLeast(first) == (info.operatingSystemVersion.majorVersion >= 26) else {
        return 9
      }
      return info.isOperatingSystemAtLeast(first) ? 3 : 2
    }
  }

  static func steps() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch index {
      case 0:
        if #available(iOS 26, *) { return section(4) }
        let isWide = environment.container.effectiveContentSize.width > 600
        if #available(iOS 16.4, *) { return section(isWide ? 3 : 2) }
        return section(1)
      case 1:
        if #available(iOS 15, *) { return section(3, spacing: environment.container.contentSize.width / 10) }
        return section(3, spacing: 8)
      case 2:
        let whole = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: whole)
        if #available(iOS 26, *) { return section(2) }
        return NSCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [item]))
      default: return nil
      }
    }
  }

  /// What no expression has: the version of a library.
  static func odd() -> UICollectionViewLayout {
    layout { [2, 3, 2, 3][ProcessInfo.processInfo.operatingSystemVersion.majorVersion % 4] }
  }

  @available(iOS 26, *)
  static func newer() -> UICollectionViewLayout { layout { 3 } }
}
