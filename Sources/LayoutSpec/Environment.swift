/// What a layout is solved for: the collection view's bounds and its traits.
public struct Environment: Hashable, Sendable {
  public enum SizeClass: String, Sendable, CaseIterable {
    case compact
    case regular
  }

  public enum Idiom: String, Sendable, CaseIterable {
    case phone
    case pad
    case tv
    case mac
    case vision
  }

  public enum LayoutDirection: String, Sendable, CaseIterable {
    case ltr
    case rtl
  }

  /// Which self-sizing views have been measured.
  public enum Measure: String, Sendable, CaseIterable {
    /// Every one: the settled state.
    case all
    /// What UIKit has measured when scrolled there.
    case visible
  }

  /// The collection view's bounds, points.
  public var container: Extent
  /// Pixels a point; frames are rounded to 1 / displayScale.
  public var displayScale: Double
  public var layoutDirection: LayoutDirection
  public var userInterfaceIdiom: Idiom
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  /// The name of the content size category, such as `large`.
  public var preferredContentSizeCategory: String
  /// Points, bars included.
  public var safeArea: Insets
  /// What of the safe area navigation and tab bars take, points.
  public var bars = Insets.zero
  public var layoutMargins: Insets
  public var readableContent: Insets
  /// The scroll view's own content inset, beyond the safe area.
  public var contentInset: Insets
  /// How far the content is scrolled from rest.
  public var scroll: Point
  public var measure: Measure
  /// The preset's name, where there is one.
  public var device: String?

  public init(
    container: Extent, displayScale: Double = 2, layoutDirection: LayoutDirection = .ltr,
    userInterfaceIdiom: Idiom = .phone, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, preferredContentSizeCategory: String = "large",
    safeArea: Insets = .zero, layoutMargins: Insets = .zero, readableContent: Insets = .zero,
    contentInset: Insets = .zero, scroll: Point = .zero, measure: Measure = .all, device: String? = nil
  ) {
    self.container = container
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
    self.contentInset = contentInset
    self.scroll = scroll
    self.measure = measure
    self.device = device
  }
}
