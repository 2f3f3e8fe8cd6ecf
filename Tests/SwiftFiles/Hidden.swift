import UIKit

/// What it builds hangs on a number that no spec can name.
func makeLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    let margin = sin(environment.container.contentSize.width) * 20
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60 + margin)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
