/// The appearance, headers and footers of a list.
@available(iOS 14, *)
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  /// The elements that are as wide as their content.
  @available(iOS 18, *)
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators = true
  @available(iOS 14.5, *)
  public var separatorConfiguration: UIListSeparatorConfiguration
  @available(iOS 14.5, *)
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The padding above a header, in points; `nil` for the default of the appearance.
  @available(iOS 15, *)
  public var headerTopPadding: CGFloat?
  @available(iOS 18, *)
  public var contentHuggingElements: ContentHuggingElements = []
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The initial contentInsets of a section, for code that changes them.
  @MainActor var sectionInsets: NSDirectionalEdgeInsets {
    guard appearance == .insetGrouped else { return .zero }
    let margins = RunEnvironment.now.layoutMargins
    return NSDirectionalEdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
  }

  /// The header and footer of a section, for code that changes them. A plain list pins them.
  @MainActor var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = appearance == .plain
      return item
    }
    let header = item(UICollectionView.elementKindSectionHeader, .top)
    let footer = item(UICollectionView.elementKindSectionFooter, .bottom)
    return (headerMode == .supplementary ? [header] : []) + (footerMode == .supplementary ? [footer] : [])
  }
}
