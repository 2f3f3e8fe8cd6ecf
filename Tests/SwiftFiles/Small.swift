import UIKit

public func small() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
  return UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)))
}

func quiet() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
  // layoutc:ignore touch-target-too-small -- nobody taps here
  let item = NSCollectionLayoutItem(layoutSize: size)
  return UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: 2)))
}
