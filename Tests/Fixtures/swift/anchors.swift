// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Anchors".
@MainActor
enum AnchorsLayout {
  enum ElementKind {
    static let top = "top"
    static let topLeading = "topLeading"
    static let topTrailing = "topTrailing"
    static let leading = "leading"
    static let trailing = "trailing"
    static let bottom = "bottom"
    static let bottomLeading = "bottomLeading"
    static let bottomTrailing = "bottomTrailing"
  }

  enum Section: Int, CaseIterable {
    case flush
    case moved
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .flush: return makeFlushSection()
      case .moved: return makeMovedSection()
      }
    }
  }

  /// The section `flush`.
  ///
  /// Left to the data source and the views: items.
  static func makeFlushSection() -> NSCollectionLayoutSection {
    let top = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.top,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top])
    )
    let topLeading = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.topLeading,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading])
    )
    let topTrailing = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.topTrailing,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let leading = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.leading,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.leading])
    )
    let trailing = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.trailing,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.trailing])
    )
    let bottom = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.bottom,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom])
    )
    let bottomLeading = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.bottomLeading,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.leading, .bottom])
    )
    let bottomTrailing = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.bottomTrailing,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
    )
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(
      layoutSize: itemSize,
      supplementaryItems: [
        top,
        topLeading,
        topTrailing,
        leading,
        trailing,
        bottom,
        bottomLeading,
        bottomTrailing,
      ]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    return NSCollectionLayoutSection(group: group)
  }

  /// The section `moved`.
  ///
  /// Left to the data source and the views: items.
  static func makeMovedSection() -> NSCollectionLayoutSection {
    let top = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.top,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: -20))
    )
    let topLeading = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.topLeading,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .leading], fractionalOffset: CGPoint(x: -0.5, y: -0.5))
    )
    let topTrailing = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.topTrailing,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    )
    let leading = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.leading,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.leading], absoluteOffset: CGPoint(x: -20, y: 0))
    )
    let trailing = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.trailing,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.trailing], absoluteOffset: CGPoint(x: 20, y: 0))
    )
    let bottom = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.bottom,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 20))
    )
    let bottomLeading = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.bottomLeading,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.leading, .bottom], fractionalOffset: CGPoint(x: -0.5, y: 0.5))
    )
    let bottomTrailing = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30)),
      elementKind: ElementKind.bottomTrailing,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 0.5))
    )
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(
      layoutSize: itemSize,
      supplementaryItems: [
        top,
        topLeading,
        topTrailing,
        leading,
        trailing,
        bottom,
        bottomLeading,
        bottomTrailing,
      ]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    return NSCollectionLayoutSection(group: group)
  }
}
