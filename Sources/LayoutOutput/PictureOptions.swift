import LayoutSolver

/// An addition to the boxes of elements in a picture.
package enum PictureOverlay: String, Sendable, CaseIterable {
  /// The frames of groups.
  case groups
  /// The boxes inside `contentInsets`.
  case insets
  /// The gaps of spacings, with their widths.
  case spacing
  /// The edges of the safe area, on the screens of devices.
  case safeArea = "safe-area"
  /// The names of elements.
  case labels
  /// The name of the layout and its environment.
  case title

  /// The overlays that are shown by default.
  package static let standard: [PictureOverlay] = [.labels, .title]

  /// Creates the overlay that shows a kind of box.
  init(_ kind: ExplanatoryBox.Kind) {
    self =
      switch kind {
      case .group: .groups
      case .insets: .insets
      }
  }
}

/// The frame around a picture.
package enum PictureFrame: String, Sendable, CaseIterable {
  /// The outline of the device; the picture shows its screen.
  case device
  /// No frame; the picture shows the whole content.
  case none
}

/// The way to draw the off-screen part of an orthogonal section.
package enum RowClipping: String, Sendable, CaseIterable {
  /// Draw it faintly, as far as there is room at the side.
  case ghost
  /// Leave it out.
  case cut
  /// Draw it like the rest.
  case none
}

/// The colors of a picture.
package enum PictureTheme: String, Sendable, CaseIterable {
  /// The dark theme if the viewer prefers it, else the light theme.
  case auto
  case light
  case dark
}

/// The options of pictures.
package struct PictureOptions: Sendable {
  /// What is drawn over the boxes. A list, because few are possible.
  package var show: [PictureOverlay]
  /// The frame; if `nil`, contact sheets show the device and single pictures have no frame.
  package var frame: PictureFrame?
  package var clip = RowClipping.ghost
  package var theme = PictureTheme.auto
  /// The prefix of all ids, which keeps ids unique if a page has several pictures.
  package var idPrefix = ""
  /// True to draw more than `greatestCount` elements.
  package var drawsEverything = false
  /// The name of the layout's state.
  package var state: String?

  /// The maximum number of elements to draw, unless `drawsEverything` is set.
  package static let greatestCount = 5_000

  package init(show: [PictureOverlay] = PictureOverlay.standard) { self.show = show }
}
