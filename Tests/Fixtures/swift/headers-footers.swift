// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Headers and footers".
@MainActor
enum HeadersAndFootersLayout {
  enum ElementKind {
    static let index = "index"
  }

  enum Section: Int, CaseIterable {
    case section0
    case section1
    case section2
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        guard let section = Section(rawValue: sectionIndex) else { return nil }
        switch section {
        case .section0: return makeRowsSection()
        case .section1: return makeRowsSection()
        case .section2: return makeRowsSection()
        }
      },
      configuration: configuration
    )
  }

  /// The definition `rows`.
  private static func makeRowsSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)

    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom
    )
    let index = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.1), heightDimension: .absolute(150)),
      elementKind: ElementKind.index,
      alignment: .leading
    )
    section.boundarySupplementaryItems = [header, footer, index]
    return section
  }
}
