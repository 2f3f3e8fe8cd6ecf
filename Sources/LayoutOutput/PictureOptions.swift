import LayoutSolver

/// What pictures show in addition to the boxes of elements.
package enum PictureOverlay: String, Sendable, CaseIterable {
  /// The frames of groups.
  case groups
  /// The boxes inside contentInsets.
  case insets
  /// The gaps of spacings, with their widths.
  case spacing
  /// The names of elements.
  case labels
  /// The name of the layout and its environment.
  case title

  /// The default.
  package static let standard: Set<PictureOverlay> = [.labels, .title]

  /// The overlay that shows a kind of boxes.
  init(_ kind: ExplanatoryBox.Kind) {
    self =
      switch kind {
      case .group: .groups
      case .insets: .insets
      }
  }
}

/// What surrounds a picture.
package enum PictureFrame: String, Sendable, CaseIterable {
  /// The outline of the device; the picture shows its screen.
  case device
  /// Nothing; the picture shows all of the content.
  case none
}

/// How the part of an orthogonal section that is off screen is drawn.
package enum RowClipping: String, Sendable, CaseIterable {
  /// Faintly, as far as there is room at the side.
  case ghost
  /// Not at all.
  case cut
  /// Like the rest.
  case none
}

/// The colors of a picture.
package enum PictureTheme: String, Sendable, CaseIterable {
  /// Dark if the viewer prefers that, else light.
  case auto
  case light
  case dark
}

/// The options of pictures.
package struct PictureOptions: Sendable {
  package var show: Set<PictureOverlay>
  /// If `nil`, contact sheets show the device and single pictures nothing.
  package var frame: PictureFrame?
  package var clip = RowClipping.ghost
  package var theme = PictureTheme.auto
  /// The prefix of all ids, for several pictures in one page.
  package var idPrefix = ""
  /// True to draw more than `greatestCount` elements.
  package var drawsEverything = false
  /// The name of the layout's state.
  package var state: String?

  /// How many elements are drawn, at most, unless `drawsEverything` is set.
  package static let greatestCount = 5_000

  package init(show: Set<PictureOverlay> = PictureOverlay.standard) { self.show = show }
}
