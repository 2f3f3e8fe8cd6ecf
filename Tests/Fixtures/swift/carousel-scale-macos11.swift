// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import AppKit

/// The layout "Carousel with scale".
@MainActor
enum CarouselWithScaleLayout {
  enum Section: Int, CaseIterable {
    case cards
    case posters
  }

  /// The layout for the collection view.
  static func makeLayout() -> NSCollectionViewCompositionalLayout {
    NSCollectionViewCompositionalLayout { sectionIndex, _ in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .cards: return makeCardsSection()
      case .posters: return makePostersSection()
      }
    }
  }

  /// The section `cards`.
  ///
  /// Left to the data source and the views: items, scroll, header.title.
  static func makeCardsSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.65), heightDimension: .absolute(280))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 75, bottom: 24, trailing: 75)
    section.interGroupSpacing = 7.5
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.06)),
      elementKind: NSCollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { visibleItems, offset, environment in
      for item in visibleItems where item.representedElementCategory == .item {
        let d = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        // scale: visible items of AppKit have no transform.
        item.zIndex = Int(-floor(d))
      }
    }
    return section
  }

  /// The section `posters`.
  ///
  /// Left to the data source and the views: items, scroll, header.title.
  static func makePostersSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(220))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 24, leading: 0, bottom: 24, trailing: 0)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.06)),
      elementKind: NSCollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { visibleItems, offset, environment in
      for item in visibleItems where item.representedElementCategory == .item {
        let distance = item.frame.midX - offset.x - environment.container.contentSize.width / 2
        let share = distance / (environment.container.contentSize.width / 2)
        // scale: visible items of AppKit have no transform.
        item.alpha = max(0, min(1, 1 - 0.6 * min(abs(share), 1)))
      }
    }
    return section
  }
}
