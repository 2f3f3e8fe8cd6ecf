import LayoutSpec

// The guides that UIKit derives from a root view's bounds and safe area by default.

extension Insets {
  /// Model: system-margins documented. The margins that UIKit gives a view as wide as a window: 16 points at
  /// the sides, 20 from a width of 414.
  static func systemMargins(width: Double) -> Insets {
    let side = width >= 414 ? 20.0 : 16.0
    return Insets(leading: side, trailing: side)
  }
}

extension Environment {
  /// Returns the layout margins of a root view, from its bounds: the system's margins inside the safe area.
  /// - Parameter side: the margin at both sides, in points; `nil` if it follows from the width.
  func derivedLayoutMargins(side: Double?) -> Insets {
    safeArea + (side.map { Insets(leading: $0, trailing: $0) } ?? .systemMargins(width: container.width))
  }

  /// The insets of the readable content guide; zero if it is as wide as the layout margins allow.
  ///
  /// Model: readable-content documented. These widths are published for the default text size
  /// (marcbouchenoire/dimmmensions, measured in simulators of iOS 15): 664 points in the middle of 728 and
  /// more (pads, and phones of regular width sideways), all of 704 (iPad mini), and all of a compact width,
  /// even of 718. Older systems had 672 (Use Your Loaf, "Readable Content Guides"). Other text sizes make the
  /// guide narrower or wider, by amounts that are not published. Here televisions have none (choice
  /// readable-idioms).
  var derivedReadableContent: Insets {
    let room = container.width - layoutMargins.total(.horizontal)
    guard horizontalSizeClass == .regular, userInterfaceIdiom != .tv,
      room > Self.roomReadAtOnce
    else {
      return .zero
    }
    var insets = layoutMargins
    insets.leading += (room - Self.readableWidth) / 2
    insets.trailing += (room - Self.readableWidth) / 2
    return insets
  }

  private static let readableWidth = 664.0
  /// The greatest width that is known to be used in full.
  private static let roomReadAtOnce = 704.0
}
