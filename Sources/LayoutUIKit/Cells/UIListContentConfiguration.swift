@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
  }

  public struct ImageProperties {
    public static let standardDimension: CGFloat = -1

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init() {}

  public static func cell() -> UIListContentConfiguration { Self() }
  public static func subtitleCell() -> UIListContentConfiguration { Self() }
  public static func valueCell() -> UIListContentConfiguration { Self() }
  public static func header() -> UIListContentConfiguration { Self() }
  public static func footer() -> UIListContentConfiguration { Self() }
  public static func plainHeader() -> UIListContentConfiguration { Self() }
  public static func plainFooter() -> UIListContentConfiguration { Self() }
  public static func groupedHeader() -> UIListContentConfiguration { Self() }
  public static func groupedFooter() -> UIListContentConfiguration { Self() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { Self() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { Self() }
  public static func sidebarCell() -> UIListContentConfiguration { Self() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { Self() }
  public static func sidebarHeader() -> UIListContentConfiguration { Self() }
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
