// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "App store".
@MainActor
enum AppStoreLayout {
  enum Section: Int, CaseIterable {
    case featured
    case new
    case games
    case links
    case categories
  }

  private static let gap: CGFloat = 10

  /// The layout for the collection view.
  ///
  /// - Parameter itemCount: how many items the section with an index has.
  static func makeLayout(itemCount: @escaping (Int) -> Int) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, environment in
        guard let section = Section(rawValue: sectionIndex) else { return nil }
        let itemCount = itemCount(sectionIndex)
        switch section {
        case .featured: return makeFeaturedSection(environment: environment)
        case .new: return makeNewSection(itemCount: itemCount, environment: environment)
        case .games: return makeGamesSection(itemCount: itemCount, environment: environment)
        case .links: return makeLinksSection(environment: environment)
        case .categories: return makeCategoriesSection(itemCount: itemCount, environment: environment)
        }
      },
      configuration: configuration
    )
  }

  /// The section `featured`.
  ///
  /// Left to the data source and the views: items, appearance, kind.
  static func makeFeaturedSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let card = card(in: environment)
    let margin = margin(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(card), heightDimension: .absolute(280))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: margin, bottom: 0, trailing: margin)
    section.interGroupSpacing = gap
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  /// The section `new`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeNewSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = makeAppsSection(environment: environment)
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

  /// The section `games`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeGamesSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = makeAppsSection(environment: environment)
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

  /// The section `links`.
  ///
  /// Left to the data source and the views: items, kind, header.title.
  static func makeLinksSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let margin = margin(in: environment)
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    section.contentInsets.leading = margin
    section.contentInsets.trailing = margin
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems += [header]
    return section
  }

  /// The section `categories`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeCategoriesSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = columns(in: environment)
    let margin = margin(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(72))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: Int(2 * columns))
    group.interItemSpacing = .fixed(gap)

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 24, trailing: margin)
    section.interGroupSpacing = gap
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

  /// The definition `apps`.
  private static func makeAppsSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let card = card(in: environment)
    let margin = margin(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(card), heightDimension: .absolute(236))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitem: item, count: 3)
    group.interItemSpacing = .fixed(gap)

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    section.interGroupSpacing = gap
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private static func columns(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    environment.traitCollection.horizontalSizeClass == .compact ? 1 : 2
  }

  private static func margin(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    environment.traitCollection.horizontalSizeClass == .compact ? 20 : 32
  }

  private static func card(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    let columns = columns(in: environment)
    let margin = margin(in: environment)
    let width = environment.container.effectiveContentSize.width
    return (width - 2 * margin - (columns - 1) * gap) / columns
  }
}
