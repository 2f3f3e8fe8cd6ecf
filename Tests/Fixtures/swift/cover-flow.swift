// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Cover flow".
@MainActor
enum CoverFlowLayout {
  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: makeAlbumsSection())
  }

  /// The section `albums`.
  ///
  /// Left to the data source and the views: items, scroll.
  static func makeAlbumsSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .absolute(220), heightDimension: .absolute(220))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 80, leading: 0, bottom: 80, trailing: 0)
    section.interGroupSpacing = -70
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { visibleItems, offset, environment in
      for item in visibleItems where item.representedElementCategory == .cell {
        let distance = item.frame.midX - offset.x - environment.container.contentSize.width / 2
        let share = distance / (environment.container.contentSize.width / 2)
        item.zIndex = Int(-floor(abs(distance)))
        let scale = 1 - 0.2 * min(abs(share), 1)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        item.transform3D = CATransform3DMakeScale(scale, scale, 1)
        item.transform3D = CATransform3DConcat(
          item.transform3D, CATransform3DMakeRotation(max(min(share, 1), -1) * -55 * .pi / 180, 0, 1, 0))
        item.transform3D = CATransform3DConcat(item.transform3D, perspective)
      }
    }
    return section
  }
}
