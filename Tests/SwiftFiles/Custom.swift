import UIKit

enum Layouts {
  static func spread(columns: Int = 3) -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5))
      ) { environment in
        let width = environment.container.effectiveContentSize.width / CGFloat(columns)
        return (0..<columns).map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: CGFloat($0) * width, y: 0, width: width, height: width))
        }
      }
      return NSCollectionLayoutSection(group: group)
    }
    return layout
  }
  private static var list: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
  }
  static func section(at index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  {
    NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
  }
}
