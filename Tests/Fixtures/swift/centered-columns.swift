// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Centered columns".
@MainActor
enum CenteredColumnsLayout {
  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: makeSection())
  }

  /// The section.
  ///
  /// Left to the data source and the views: items.
  static func makeSection() -> NSCollectionLayoutSection {
    let leadingItemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1))
    let leadingItem = NSCollectionLayoutItem(layoutSize: leadingItemSize)
    leadingItem.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(16), bottom: nil)
    let trailingItemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1))
    let trailingItem = NSCollectionLayoutItem(layoutSize: trailingItemSize)
    trailingItem.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: nil)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitems: [leadingItem, trailingItem])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return section
  }
}
