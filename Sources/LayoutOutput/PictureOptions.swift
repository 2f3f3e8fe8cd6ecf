import LayoutSolver

/// What pictures show over and beside the boxes of the elements.
public enum PictureOverlay: String, Sendable, CaseIterable {
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
  public static let standard: Set<PictureOverlay> = [.labels, .title]

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
public enum PictureFrame: String, Sendable, CaseIterable {
  /// The outline of the device with its bars; the picture shows what is on the screen.
  case device
  /// Nothing; the picture shows the whole content.
  case none
}

/// What becomes of the part of a row that is scrolled out of sight.
public enum RowClipping: String, Sendable, CaseIterable {
  /// It is drawn faintly, as far as there is room beside the section.
  case ghost
  /// It is cut off.
  case cut
  /// It is drawn like the rest, to its end.
  case none
}

/// The colours of a picture.
public enum PictureTheme: String, Sendable, CaseIterable {
  /// Those that the reader prefers; light ones where the program that draws the picture does not know.
  case auto
  case light
  case dark
}

/// What the user may choose about pictures.
public struct PictureOptions: Sendable {
  public var show: Set<PictureOverlay>
  /// None around single pictures, the device in contact sheets where this is nil.
  public var frame: PictureFrame?
  public var clip = RowClipping.ghost
  public var theme = PictureTheme.auto
  /// What all ids begin with: pictures in one page need different ones.
  public var idPrefix = ""
  /// Whether more than `greatestCount` elements are drawn.
  public var drawsEverything = false
  /// The name of the state that filled the sections.
  public var state: String?

  /// More elements than these are drawn only on request.
  public static let greatestCount = 5_000

  public init(show: Set<PictureOverlay> = PictureOverlay.standard) { self.show = show }
}
