// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Lists".
@MainActor
enum ListsLayout {
  enum Section: Int, CaseIterable {
    case plain
    case grouped
    case hugged
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .plain: return makePlainSection(environment: environment)
      case .grouped: return makeGroupedSection(environment: environment)
      case .hugged: return makeHuggedSection(environment: environment)
      }
    }
  }

  /// The section `plain`.
  ///
  /// Left to the data source and the views: items, header.title.
  static func makePlainSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    // The rows are as high as their cells ask to be: about 60 points.
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = false
    if #available(iOS 15, *) {
      configuration.headerTopPadding = 12
    }
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    // The header is as high as its view asks to be: about 50 points.
    for item in section.boundarySupplementaryItems
    where item.elementKind == UICollectionView.elementKindSectionHeader {
      item.pinToVisibleBounds = false
    }
    section.contentInsets.leading = 8
    return section
  }

  /// The section `grouped`.
  ///
  /// Left to the data source and the views: items.
  static func makeGroupedSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: environment.traitCollection.horizontalSizeClass == .regular ? .sidebar : .insetGrouped)
    configuration.footerMode =
      environment.traitCollection.horizontalSizeClass == .regular ? .supplementary : .none
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `hugged`.
  ///
  /// Left to the data source and the views: items.
  static func makeHuggedSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    if #available(iOS 18, *) {
      configuration.contentHuggingElements =
        environment.traitCollection.horizontalSizeClass == .regular ? [] : .supplementaryHeader
    }
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }
}
