import UIKit

let columns = [1, 2]

/// A layout with a section that ends the app.
func makeLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { index, _ in
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitem: item, count: columns[index + 5]))
  }
}
