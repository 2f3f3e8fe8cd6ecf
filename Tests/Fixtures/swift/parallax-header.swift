// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Parallax header".
@MainActor
enum ParallaxHeaderLayout {
  /// The layout for the collection view.
  ///
  /// - Parameter safeAreaInsets: those of the collection view, which the environment does not know.
  static func makeLayout(
    safeAreaInsets: @escaping () -> NSDirectionalEdgeInsets
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      makeAlbumSection(safeAreaInsets: safeAreaInsets())
    }
  }

  /// The section `album`.
  ///
  /// Left to the data source and the views: items, header.title.
  static func makeAlbumSection(safeAreaInsets: NSDirectionalEdgeInsets) -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    section.interGroupSpacing = 8
    if #available(iOS 16, *) {
      section.supplementaryContentInsetsReference = .none
    } else {
      section.supplementariesFollowContentInsets = false
    }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.34)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { visibleItems, offset, environment in
      for item in visibleItems
      where item.representedElementKind == UICollectionView.elementKindSectionHeader {
        let scrolled = offset.y + safeAreaInsets.top
        item.transform = CGAffineTransform(translationX: 0, y: scrolled / 2)
        item.alpha = max(0, min(1, 1 - scrolled / (2 * item.frame.height)))
        item.zIndex = -1
      }
      for item in visibleItems where item.representedElementCategory == .cell {
        let sight = CGRect(origin: offset, size: environment.container.contentSize)
        let seen = item.frame.intersection(sight)
        let visibleFraction = seen.width * seen.height / (item.frame.width * item.frame.height)
        let scale = 0.9 + 0.1 * visibleFraction
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }
}
