// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Systems".
@MainActor
enum SystemsLayout {
  enum Section: Int, CaseIterable {
    case shape
    case older
    case value
  }

  private static let isNew: Bool = systemVersion >= 26
  private static let gap: CGFloat = systemVersion > 18 ? 12 : 8

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .shape: return makeShapeSection(environment: environment)
      case .older: return makeOlderSection(environment: environment)
      case .value: return makeValueSection(environment: environment)
      }
    }
  }

  /// The section `shape`.
  ///
  /// Left to the data source and the views: items.
  static func makeShapeSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    if #available(iOS 26, *) {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(52))
      // Deprecated, but repeatingSubitem would not share out the room.
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 3)
      group.interItemSpacing = .fixed(gap)

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = gap
      return section
    }
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `older`.
  ///
  /// Left to the data source and the views: items.
  static func makeOlderSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    if #unavailable(iOS 26), width > 600, !isNew {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    if systemVersion < 14 {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    // Deprecated, but repeatingSubitem would not share out the room.
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 2)

    return NSCollectionLayoutSection(group: group)
  }

  /// The section `value`.
  ///
  /// Left to the data source and the views: items.
  static func makeValueSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: isNew ? .absolute(CGFloat(systemVersion) * 1.5) : .estimated(44)
    )
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: isNew ? .absolute(CGFloat(systemVersion) * 1.5) : .estimated(44)
    )
    // Deprecated, but repeatingSubitem would not share out the room.
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: max(2, systemVersion - 24))

    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: systemVersion == 18 || environment.traitCollection.displayScale < 3
          ? .absolute(30)
          : .absolute(40)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static var systemVersion: Int { ProcessInfo.processInfo.operatingSystemVersion.majorVersion }
}
