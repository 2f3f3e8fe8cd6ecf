import LayoutSolver

/// What pictures show over and beside the boxes of the elements.
package enum PictureOverlay: String, Sendable, CaseIterable {
  /// The outer boxes of groups.
  case groups
  /// What contentInsets leave of sections, groups and slots.
  case insets
  /// The gaps that spacing leaves, with how wide they are.
  case spacing
  /// What the elements are called.
  case labels
  /// What the layout is called and what it was solved for.
  case title

  /// What is shown where nothing else is asked for.
  package static let standard: Set<PictureOverlay> = [.labels, .title]

  /// What boxes of a kind belong to.
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
  /// The outline of the device with its bars; the picture shows what is on the screen.
  case device
  /// Nothing; the picture shows the whole content.
  case none
}

/// What becomes of the part of a row that is scrolled out of sight.
package enum RowClipping: String, Sendable, CaseIterable {
  /// It is drawn faintly, as far as there is room beside the section.
  case ghost
  /// It is cut off.
  case cut
  /// It is drawn like the rest, to its end.
  case none
}

/// The colours of a picture.
package enum PictureTheme: String, Sendable, CaseIterable {
  /// Those that the reader prefers; light ones where the program that draws the picture does not know.
  case auto
  case light
  case dark
}

/// What the user may choose about pictures.
package struct PictureOptions: Sendable {
  package var show: Set<PictureOverlay>
  /// None around single pictures, the device in contact sheets where this is nil.
  package var frame: PictureFrame?
  package var clip = RowClipping.ghost
  package var theme = PictureTheme.auto
  /// What all ids begin with: pictures in one page need different ones.
  package var idPrefix = ""
  /// True if more than `greatestCount` elements are drawn.
  package var drawsEverything = false
  /// The name of the state that filled the sections.
  package var state: String?

  /// More elements than these are drawn only on request.
  package static let greatestCount = 5_000

  package init(show: Set<PictureOverlay> = PictureOverlay.standard) { self.show = show }
}
