// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Inset grouped list with a shadow".
@MainActor
enum InsetGroupedListWithAShadowLayout {
  enum ElementKind {
    static let shadow = "shadow"
  }

  enum Section: Int, CaseIterable {
    case section0
    case section1
  }

  private static let edge: CGFloat = 17.5
  private static let side: CGFloat = 16
  private static let margin: CGFloat = 4

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .section0: return makeSection0(environment: environment)
      case .section1: return makeSection1()
      }
    }
    // Put the class of the app's own view here.
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: ElementKind.shadow)
    return layout
  }

  /// The section 0.
  ///
  /// Left to the data source and the views: items.
  static func makeSection0(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    let shadow = makeShadowDecorationItem()
    section.decorationItems = [shadow]
    return section
  }

  /// The section 1.
  ///
  /// Left to the data source and the views: items.
  static func makeSection1() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
    let shadow = makeShadowDecorationItem()
    section.decorationItems = [shadow]
    return section
  }

  /// The definition `shadow`.
  private static func makeShadowDecorationItem() -> NSCollectionLayoutDecorationItem {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: ElementKind.shadow)
    background.contentInsets = NSDirectionalEdgeInsets(
      top: edge - margin, leading: side - margin, bottom: edge - margin, trailing: side - margin)
    return background
  }
}
