import Foundation

/// The texts and the image of a row.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0, without a limit, unless set.
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

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
