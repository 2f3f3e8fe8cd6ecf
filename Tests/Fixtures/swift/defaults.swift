// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Defaults".
@MainActor
enum DefaultsLayout {
  enum ElementKind {
    static let panel = "panel"
    static let dot = "dot"
  }

  enum Section: Int, CaseIterable {
    case panel
    case badge
    case spread
    case rows
    case fade
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .panel: return makePanelSection(environment: environment)
      case .badge: return makeBadgeSection(environment: environment)
      case .spread: return makeSpreadSection(environment: environment)
      case .rows: return makeRowsSection(environment: environment)
      case .fade: return makeFadeSection(environment: environment)
      }
    }
    // Put the class of the app's own view here.
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: ElementKind.panel)
    return layout
  }

  /// The section `panel`.
  ///
  /// Left to the data source and the views: items.
  static func makePanelSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: ElementKind.panel)
    panel.zIndex = width > 500 ? -1 : 0
    section.decorationItems = [panel]
    return section
  }

  /// The section `badge`.
  ///
  /// Left to the data source and the views: items.
  static func makeBadgeSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let dot = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(8), heightDimension: .absolute(8)),
      elementKind: ElementKind.dot,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
    dot.zIndex = width > 500 ? 3 : 1
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [dot])
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    return NSCollectionLayoutSection(group: group)
  }

  /// The section `spread`.
  ///
  /// Left to the data source and the views: items.
  static func makeSpreadSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 60, height: 60), zIndex: width > 500 ? 2 : 0),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 20, width: 60, height: 60)),
      ]
    }

    return NSCollectionLayoutSection(group: group)
  }

  /// The section `rows`.
  ///
  /// Left to the data source and the views: items.
  static func makeRowsSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    if width > 500 {
      let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      section.contentInsets.top = 8
      return section
    }
    let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `fade`.
  ///
  /// Left to the data source and the views: items.
  static func makeFadeSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    if width > 500 {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.visibleItemsInvalidationHandler = { visibleItems, _, _ in
        for item in visibleItems where item.representedElementCategory == .cell {
          item.alpha = 0.5
        }
        for item in visibleItems {
          item.alpha = 0.8
          item.isHidden = false
        }
      }
      return section
    }
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { visibleItems, _, _ in
      for item in visibleItems where item.representedElementCategory == .cell {
        item.alpha = 0.5
      }
      for item in visibleItems {
        item.isHidden = false
      }
    }
    return section
  }
}
