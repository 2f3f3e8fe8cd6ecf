import LayoutSolver
import LayoutSpec

/// Where a node of the spec was written.
public struct SourcePlace: Sendable, Hashable {
  /// The spec path, such as `sections[0].group.horizontal.subitems[0].item`.
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1, in code points.
  public var column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// What pictures show beside the elements.
public enum PictureOverlay: String, Sendable, CaseIterable {
  /// The outer boxes of groups.
  case groups
  /// What contentInsets leave of sections, groups and slots.
  case insets

  /// What boxes of a kind belong to.
  init(_ kind: ExplanatoryBox.Kind) {
    self =
      switch kind {
      case .group: .groups
      case .insets: .insets
      }
  }
}

/// What the user may choose about the output, for all formats.
public struct WriterOptions: Sendable {
  /// The greatest number of decimals, 0 to 9.
  public var precision: Int
  /// Looks up where a node was written; elements carry no source where this is nil.
  public var source: (@Sendable (NodeID) -> SourcePlace?)?
  /// What pictures show beside the elements.
  public var show: Set<PictureOverlay>
  /// Which elements are written. Pictures of rectangles show no more than the first of them.
  public var selection = ElementSelection()
  /// What pictures show as wrong.
  public var culprits = Culprits()

  public init(
    precision: Int = 3, source: (@Sendable (NodeID) -> SourcePlace?)? = nil, show: Set<PictureOverlay> = []
  ) {
    self.precision = precision
    self.source = source
    self.show = show
  }
}
