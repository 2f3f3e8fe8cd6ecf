// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Titles".
@MainActor
enum TitlesLayout {
  enum ElementKind {
    static let badge = "badge"
  }

  enum Section: Int, CaseIterable {
    case shelf31m1
    case loans
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .shelf31m1: return makeShelf31m1Section()
      case .loans: return makeLoansSection()
      }
    }
  }

  /// The section `shelfU+0000U+001B[31mU+000A1`.
  ///
  /// Left to the data source and the views: title, items, header.title.
  static func makeShelf31m1Section() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 2)

    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom
    )
    section.boundarySupplementaryItems = [header, footer]
    return section
  }

  /// The section `loans`.
  ///
  /// Left to the data source and the views: items, titles, boundarySupplementaryItems.title.
  static func makeLoansSection() -> NSCollectionLayoutSection {
    let section = makeRow31mSection()
    let badge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: ElementKind.badge,
      alignment: .top
    )
    section.boundarySupplementaryItems = [badge]
    return section
  }

  /// The definition `rowU+001B[31m`.
  private static func makeRow31mSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    return NSCollectionLayoutSection(group: group)
  }
}
