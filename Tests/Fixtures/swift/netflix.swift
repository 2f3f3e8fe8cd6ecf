// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Streaming".
@MainActor
enum StreamingLayout {
  enum ElementKind {
    static let progress = "progress"
  }

  enum Section: Int, CaseIterable {
    case billboard
    case `continue`
    case trending
    case topTen
    case new
  }

  /// The layout for the collection view.
  ///
  /// - Parameter itemCount: how many items the section with an index has.
  static func makeLayout(itemCount: @escaping (Int) -> Int) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, environment in
        guard let section = Section(rawValue: sectionIndex) else { return nil }
        let itemCount = itemCount(sectionIndex)
        switch section {
        case .billboard: return makeBillboardSection(environment: environment)
        case .continue: return makeContinueSection(itemCount: itemCount, environment: environment)
        case .trending: return makeTrendingSection(itemCount: itemCount, environment: environment)
        case .topTen: return makeTopTenSection(itemCount: itemCount, environment: environment)
        case .new: return makeNewSection(itemCount: itemCount, environment: environment)
        }
      },
      configuration: configuration
    )
  }

  /// The section `billboard`.
  ///
  /// Left to the data source and the views: items, appearance, kind.
  static func makeBillboardSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let margin = margin(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(min(width * 1.2, 560)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    return section
  }

  /// The section `continue`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeContinueSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let poster = poster(in: environment)
    let progress = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)),
      elementKind: ElementKind.progress,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top])
    )
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [progress])
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 4, trailing: 0)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .absolute(poster * 1.6), heightDimension: .absolute(poster * 0.9 + 4))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = makePostersSection(group: group, environment: environment)
    let header = makeTitleHeader()
    if itemCount != 0 {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The section `trending`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeTrendingSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = makePostersSection(environment: environment)
    let header = makeTitleHeader()
    if itemCount != 0 {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The section `top-ten`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeTopTenSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let poster = poster(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: poster * 0.45, bottom: 0, trailing: 0)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .absolute(poster * 1.45), heightDimension: .absolute(poster * 1.5))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = makePostersSection(group: group, environment: environment)
    let header = makeTitleHeader()
    if itemCount != 0 {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The section `new`.
  ///
  /// Left to the data source and the views: items, appearance, kind, header.title.
  static func makeNewSection(
    itemCount: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = makePostersSection(environment: environment)
    let header = makeTitleHeader()
    if itemCount != 0 {
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// The definition `posters`.
  private static func makePostersSection(
    group: NSCollectionLayoutGroup? = nil, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let margin = margin(in: environment)
    let section = NSCollectionLayoutSection(group: group ?? makePostersGroup(environment: environment))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// The group of the definition `posters`.
  private static func makePostersGroup(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutGroup {
    let poster = poster(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .absolute(poster), heightDimension: .absolute(poster * 1.5))
    return NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
  }

  /// The definition `title`.
  private static func makeTitleHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  private static func margin(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    environment.traitCollection.horizontalSizeClass == .compact ? 16 : 40
  }

  private static func poster(in environment: NSCollectionLayoutEnvironment) -> CGFloat {
    environment.traitCollection.horizontalSizeClass == .compact ? 110 : 150
  }
}
