// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Mosaic".
@MainActor
enum MosaicLayout {
  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: makeSection())
  }

  /// The section.
  ///
  /// Left to the data source and the views: items.
  static func makeSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let item2Size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1))
    let item2 = NSCollectionLayoutItem(layoutSize: item2Size)
    let topGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3))
    let topGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: topGroupSize, subitems: [item, item2, item])
    topGroup.interItemSpacing = .fixed(8)

    let middleGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3))
    let middleGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: middleGroupSize, subitems: [item2, item, item])
    middleGroup.interItemSpacing = .fixed(8)

    let bottomGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3))
    let bottomGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: bottomGroupSize, subitems: [item, item, item2])
    bottomGroup.interItemSpacing = .fixed(8)

    let leadingGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1))
    let leadingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: leadingGroupSize, subitems: [topGroup, middleGroup, bottomGroup])
    leadingGroup.interItemSpacing = .flexible(0)

    let item3Size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3))
    let item3 = NSCollectionLayoutItem(layoutSize: item3Size)
    let trailingGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let trailingGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: trailingGroupSize, subitem: item3, count: 3)
    trailingGroup.interItemSpacing = .fixed(8)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitems: [leadingGroup, trailingGroup])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }
}
