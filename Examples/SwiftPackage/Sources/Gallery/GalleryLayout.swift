import UIKit

/// The layout of the gallery.
enum GalleryLayout {
  @MainActor static func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch GalleryViewController.Section(rawValue: index) {
      case .albums: albums()
      case .newest: newest(in: environment)
      case nil: nil
      }
    }
  }

  /// Albums in a row, with the edge of the next one in sight.
  private static func albums() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(160)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
    return section
  }

  /// Squares: three in a row on a phone, five on a wide screen.
  private static func newest(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 5 : 3
    let fraction = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
