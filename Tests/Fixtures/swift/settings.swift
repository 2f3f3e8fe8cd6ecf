// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "Settings".
@MainActor
enum SettingsLayout {
  enum Section: Int, CaseIterable {
    case account
    case connections
    case notifications
    case about
  }

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { sectionIndex, environment in
      guard let section = Section(rawValue: sectionIndex) else { return nil }
      switch section {
      case .account: return makeAccountSection(environment: environment)
      case .connections: return makeConnectionsSection(environment: environment)
      case .notifications: return makeNotificationsSection(environment: environment)
      case .about: return makeAboutSection(environment: environment)
      }
    }
  }

  /// The section `account`.
  ///
  /// Left to the data source and the views: items.
  static func makeAccountSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `connections`.
  ///
  /// Left to the data source and the views: items, header.title, footer.title.
  static func makeConnectionsSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    makeHeadedSection(environment: environment)
  }

  /// The section `notifications`.
  ///
  /// Left to the data source and the views: items, header.title, footer.title.
  static func makeNotificationsSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    makeHeadedSection(environment: environment)
  }

  /// The section `about`.
  ///
  /// Left to the data source and the views: items, footer.title.
  static func makeAboutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.footerMode = .supplementary
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The definition `headed`.
  private static func makeHeadedSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }
}
