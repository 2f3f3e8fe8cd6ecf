import UIKit

func grid() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row()))
}
func list() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
}
private func row() -> NSCollectionLayoutGroup {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
}
