import LayoutSpec

// What UIKit derives from a root view's bounds and safe area where nothing else is said.

extension Insets {
  /// The margins that UIKit gives a view as wide as a window: 16 points at the sides, 20 from a width of 414.
  static func systemMargins(width: Double) -> Insets {
    let side = width >= 414 ? 20.0 : 16.0
    return Insets(leading: side, trailing: side)
  }
}

extension Environment {
  /// The layout margins of a root view, measured from its bounds: the system's, inside the safe area.
  var derivedLayoutMargins: Insets { safeArea + .systemMargins(width: container.width) }

  /// The insets of the readable content guide; zero where the layout margins leave no more than it takes, and on televisions, whose text
  /// is larger.
  ///
  /// The width is approximate: 672 points is what has been published of the guide at the default text size (inset 176 points in a view of
  /// 1024); others make it narrower or wider, by amounts that are not published.
  var derivedReadableContent: Insets {
    let room = container.width - layoutMargins.total(.horizontal)
    guard room > Self.readableWidth, userInterfaceIdiom != .tv else { return .zero }
    var insets = layoutMargins
    insets.leading += (room - Self.readableWidth) / 2
    insets.trailing += (room - Self.readableWidth) / 2
    return insets
  }

  private static let readableWidth = 672.0
}
