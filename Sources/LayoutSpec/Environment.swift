/// The environment of a layout: the collection view's bounds and its traits.
package struct Environment: Hashable, Sendable {
  package enum SizeClass: String, Sendable, CaseIterable {
    case compact
    case regular
  }

  package enum Idiom: String, Sendable, CaseIterable {
    case phone
    case pad
    case tv
    case mac
    case vision

    /// True for a device that is held in the hand.
    package var isHandheld: Bool { self == .phone || self == .pad }
  }

  package enum LayoutDirection: String, Sendable, CaseIterable {
    case ltr
    case rtl
  }

  package enum HorizontalSide: String, Sendable {
    case leading
    case trailing
  }

  /// Which self-sizing views are measured.
  package enum Measure: String, Sendable, CaseIterable {
    /// All of them, as after scrolling through the whole content.
    case all
    /// Those that UIKit has measured at the scroll offset.
    case visible
  }

  /// The collection view's bounds, points.
  package var container: Extent
  /// Pixels per point; frames are rounded to 1 / displayScale.
  package var displayScale: Double
  package var layoutDirection: LayoutDirection
  package var userInterfaceIdiom: Idiom
  /// The system; by default `System.withoutDevice`.
  package var system: System
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  /// The name of the content size category, such as `large`.
  package var preferredContentSizeCategory: String
  /// The safe area's insets, bars included, points.
  package var safeArea: Insets
  /// The bars, which are part of the safe area.
  package var bars = Bars()
  /// From the edges of the view to its layout margins guide, points.
  package var layoutMargins: Insets
  /// From the edges of the view to its readable content guide, points.
  package var readableContent: Insets
  /// The scroll view's own content inset beyond the safe area, points.
  package var contentInset: Insets
  /// How far the content is scrolled from rest, points.
  package var scroll: Point
  package var measure: Measure
  /// The preset's name, if there is one.
  package var device: String?

  /// False for bounds without a device on their default system: output omits it.
  package var showsSystem: Bool { device != nil || system != .withoutDevice(userInterfaceIdiom) }

  package init(
    container: Extent, displayScale: Double = 2, layoutDirection: LayoutDirection = .ltr,
    userInterfaceIdiom: Idiom = .phone, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, preferredContentSizeCategory: String = "large",
    safeArea: Insets = .zero, layoutMargins: Insets = .zero, readableContent: Insets = .zero,
    contentInset: Insets = .zero, scroll: Point = .zero, measure: Measure = .all, device: String? = nil,
    system: System? = nil
  ) {
    self.container = container
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceIdiom = userInterfaceIdiom
    self.system = system ?? .withoutDevice(userInterfaceIdiom)
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

  /// The side that is kept free for a camera or controls: the wider side of the safe area, if they differ.
  package var reservedSide: HorizontalSide? {
    if safeArea.leading == safeArea.trailing { return nil }
    return safeArea.leading > safeArea.trailing ? .leading : .trailing
  }
}
