import Foundation

/// The background of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// Makes a color from another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
