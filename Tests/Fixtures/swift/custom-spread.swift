// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Custom spread".
@MainActor
enum CustomSpreadLayout {
  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: makeHandsSection())
  }

  /// The section `hands`.
  ///
  /// Left to the data source and the views: items, kind.
  static func makeHandsSection() -> NSCollectionLayoutSection {
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(180))
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { environment in
      let groupWidth = environment.container.contentSize.width
      let count = 5
      let cardWidth: CGFloat = 84
      let radius = min(420, (groupWidth - cardWidth) * 1.46)
      return (0..<count).map { index in
        let angle = (CGFloat(index) - (CGFloat(count) - 1) / 2) * .pi / 18
        let frame = CGRect(
          x: groupWidth / 2 + radius * sin(angle) - cardWidth / 2,
          y: radius * (1 - cos(angle)),
          width: cardWidth,
          height: cardWidth * 3 / 2
        )
        return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index)
      }
    }

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
    section.interGroupSpacing = 16
    return section
  }
}
