import UIKit

/// Each layout depends on a property of the environment that is not fixed by the device.
enum Conditions {
  private static func layout(
    _ columns: @escaping (any NSCollectionLayoutEnvironment) -> Int
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: item, count: columns(environment))
      return NSCollectionLayoutSection(group: group)
    }
  }

  static func width() -> UICollectionViewLayout {
    layout { $0.container.effectiveContentSize.width > 600 ? 5 : 3 }
  }

  /// A number for each 128 points: more steps than devices show.
  static func steps() -> UICollectionViewLayout {
    layout { max(2, Int(($0.container.effectiveContentSize.height + 8) / 128)) }
  }

  static func direction() -> UICollectionViewLayout {
    layout {
      $0.container.effectiveContentSize.width > 600 && $0.traitCollection.layoutDirection == .leftToRight
        ? 5 : 3
    }
  }

  static func text() -> UICollectionViewLayout {
    layout {
      let isLarge = $0.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      return isLarge ? 1 : $0.container.effectiveContentSize.width > 600 ? 5 : 3
    }
  }

  static func trap() -> UICollectionViewLayout {
    layout { $0.traitCollection.layoutDirection == .leftToRight ? 2 : [3][1] }
  }

  /// More numbers than the code is run for.
  static func many() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard index < 30 else { return nil }
      let size = environment.container.effectiveContentSize
      let height = NSCollectionLayoutDimension.absolute(size.height > CGFloat(400 + 31 * index) ? 44 : 60)
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, subitem: NSCollectionLayoutItem(layoutSize: whole),
        count: size.width > CGFloat(380 + 29 * index) ? 3 : 2)
      return NSCollectionLayoutSection(group: group)
    }
  }
}
