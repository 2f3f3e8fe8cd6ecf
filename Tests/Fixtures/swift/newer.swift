// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Newer".
@MainActor
enum NewerLayout {
  enum ElementKind {
    static let emptyView = "empty-view"
    static let panel = "panel"
  }

  enum Section: Int, CaseIterable {
    case rows
    case shelf
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        guard let section = Section(rawValue: sectionIndex) else { return nil }
        switch section {
        case .rows: return makeRowsSection()
        case .shelf: return makeShelfSection()
        }
      },
      configuration: configuration
    )
    // Put the class of the app's own view here.
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: ElementKind.panel)
    return layout
  }

  /// The section `rows`.
  ///
  /// Left to the data source and the views: items.
  static func makeRowsSection() -> NSCollectionLayoutSection {
    let group = makeRowGroup(per: 2)
    let section = NSCollectionLayoutSection(group: group)
    // Without supplementaryContentInsetsReference boundary items are inset as the section is.
    if #available(iOS 16, *) {
      section.supplementaryContentInsetsReference = .readableContent
    }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    return section
  }

  /// The section `shelf`.
  ///
  /// Left to the data source and the views: items.
  static func makeShelfSection() -> NSCollectionLayoutSection {
    let group = makeRowGroup(per: 3)
    group.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    if #available(iOS 17, *) {
      section.orthogonalScrollingProperties.decelerationRate = .fast
      section.orthogonalScrollingProperties.bounce = .never
    }
    section.supplementariesFollowContentInsets = false
    // Its view is hidden while itemCount > 0: the layout has no word for that.
    let emptyView = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)),
      elementKind: ElementKind.emptyView,
      alignment: .leading
    )
    section.boundarySupplementaryItems = [emptyView]
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: ElementKind.panel)
    panel.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    panel.zIndex = -1
    section.decorationItems = [panel]
    // cellZIndex 3 has no form here: the layout gives cells their zIndex.
    return section
  }

  /// The definition `row`.
  private static func makeRowGroup(per: Int) -> NSCollectionLayoutGroup {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: uniformAcrossSiblings(44))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group: NSCollectionLayoutGroup
    if #available(iOS 16, *) {
      group = .horizontal(layoutSize: groupSize, repeatingSubitem: item, count: per)
    } else {
      // They repeat as long as there is room.
      group = .horizontal(layoutSize: groupSize, subitems: Array(repeating: item, count: per))
    }
    return group
  }

  /// As high as the highest of its siblings; before iOS 17 each has its own size.
  private static func uniformAcrossSiblings(_ estimate: CGFloat) -> NSCollectionLayoutDimension {
    if #available(iOS 17, *) {
      return .uniformAcrossSiblings(estimate: estimate)
    } else {
      return .estimated(estimate)
    }
  }
}
