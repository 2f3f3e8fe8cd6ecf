import UIKit

enum Adaptive {
  static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let width = environment.container.effectiveContentSize.width
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: size)
      if index == 0 {
        let columns = width > 800 ? 6 : 3
        let isCompact = environment.traitCollection.verticalSizeClass == .compact
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1),
            heightDimension: isCompact ? .absolute(44) : .fractionalWidth(0.2)),
          subitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 4, leading: width / 10, bottom: 4, trailing: width / 10 - 2)
        return section
      }
      if index == 1 {
        if environment.traitCollection.horizontalSizeClass == .compact {
          return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: .init(
            widthDimension: .absolute(300), heightDimension: .absolute(width >= 1000 ? 200 : 120)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
      }
      return nil
    }
  }
}
