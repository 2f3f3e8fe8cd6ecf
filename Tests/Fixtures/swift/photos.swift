// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Photos".
@MainActor
enum PhotosLayout {
  enum Section: Int, CaseIterable {
    case best
    case memories
    case all
  }

  private static let gap: CGFloat = 2

  /// The layout for the collection view.
  ///
  /// - Parameter itemCount: how many items the section with an index has.
  static func makeLayout(itemCount: @escaping (Int) -> Int) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      let itemCount = itemCount(sectionIndex)
      switch section {
      case .best: return makeBestSection(itemCount: itemCount, environment: environment)
      case .memories: return makeMemoriesSection(itemCount: itemCount, environment: environment)
      case .all: return makeAllSection(itemCount: itemCount, environment: environment)
      }
    }
  }

  /// The section `best`.
  ///
  /// Left to the data source and the views: title, items, appearance, kind, header.title.
  static func makeBestSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let leadingItemSize = NSCollectionLayoutSize(
      widthDimension: .absolute((width - gap) / 2), heightDimension: .fractionalHeight(1))
    let leadingItem = NSCollectionLayoutItem(layoutSize: leadingItemSize)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let nestedGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let nestedGroup = NSCollectionLayoutGroup.vertical(layoutSize: nestedGroupSize, subitem: item, count: 2)
    nestedGroup.interItemSpacing = .fixed(gap)

    let trailingGroupSize = NSCollectionLayoutSize(
      widthDimension: .absolute((width - gap) / 2), heightDimension: .fractionalHeight(1))
    let trailingGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: trailingGroupSize, subitem: nestedGroup, count: 2)
    trailingGroup.interItemSpacing = .fixed(gap)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitems: [leadingItem, trailingGroup])
    group.interItemSpacing = .fixed(gap)

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
    section.interGroupSpacing = gap
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: itemCount == 0 ? .estimated(320) : .estimated(44)
      ),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = itemCount != 0
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.boundarySupplementaryItems = [header]
    return section
  }

  /// The section `memories`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeMemoriesSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .absolute(min(width * 0.7, 360)), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: itemCount == 0 ? 0 : 16,
      bottom: itemCount == 0 ? 0 : 24,
      trailing: itemCount == 0 ? 0 : 16
    )
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPaging
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    if itemCount != 0 {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The section `all`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeAllSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = columns(in: environment)
    let width = environment.container.effectiveContentSize.width
    let columnWidth = (width - (columns - 1) * gap) / columns
    let cellWidth =
      floor(columnWidth * environment.traitCollection.displayScale)
      / environment.traitCollection.displayScale
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(cellWidth))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: Int(columns))
    group.interItemSpacing = .fixed(gap)

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = gap
    let header = makeTitleHeader()
    if itemCount != 0 {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The definition `title`.
  private static func makeTitleHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return header
  }

  private static func columns(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    let width = environment.container.effectiveContentSize.width
    return floor(width / 120)
  }
}
