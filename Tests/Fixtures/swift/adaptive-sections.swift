// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Adaptive sections".
@MainActor
enum AdaptiveSectionsLayout {
  enum Section: Int, CaseIterable {
    case section0
    case section1
    case section2
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .section0: return makeColumnsSection(columns: 1, environment: environment)
      case .section1: return makeColumnsSection(columns: 3, environment: environment)
      case .section2: return makeColumnsSection(columns: 5, environment: environment)
      }
    }
  }

  /// The definition `columns`.
  private static func makeColumnsSection(
    columns: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let low = low(in: environment)
    let wide = wide(in: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: low ? .absolute(44) : .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: wide ? 2 * columns : columns)

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.contentInsetsReference = .readableContent
    return section
  }

  private static func wide(in environment: NSCollectionLayoutEnvironment) -> Bool {
    let contentWidth = environment.container.contentSize.width
    return contentWidth > 800
  }

  private static func low(in environment: NSCollectionLayoutEnvironment) -> Bool {
    environment.traitCollection.verticalSizeClass == .compact
  }
}
