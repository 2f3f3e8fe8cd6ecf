import Foundation

/// How a list looks, and what heads and ends its sections.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public let appearance: Appearance
  /// True unless set.
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// nil, the color of the appearance, unless set.
  public var backgroundColor: UIColor?
  /// `none` unless set.
  public var headerMode = HeaderMode.none
  /// `none` unless set.
  public var footerMode = FooterMode.none
  /// Points above a header; nil, what the appearance has, unless set.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// What a section of the list begins with as its contentInsets, for code that adds to them.
  @MainActor var sectionInsets: NSDirectionalEdgeInsets {
    guard appearance == .insetGrouped else { return .zero }
    let margins = RunEnvironment.now.layoutMargins
    return NSDirectionalEdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
  }
}
