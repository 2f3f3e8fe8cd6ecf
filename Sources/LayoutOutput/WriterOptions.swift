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
  /// The included file; nil for the spec's own.
  public var file: String?

  public init(path: String, line: Int, column: Int, file: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.file = file
  }
}

/// What the user may choose about the output, for all formats.
public struct WriterOptions: Sendable {
  /// The greatest number of decimals, 0 to 9.
  public var precision: Int
  /// Looks up where a node was written; elements carry no source where this is nil.
  public var source: (@Sendable (NodeID) -> SourcePlace?)?
  /// How pictures are drawn; other formats have no use for it.
  public var picture: PictureOptions
  /// Which elements are written. Pictures of rectangles show no more than the first of them.
  public var selection = ElementSelection()
  /// The name of the script beside a page that an open page looks at again and again; nil where it does not.
  public var reloadScript: String?
  /// What is said over a page, if anything: the errors of its spec.
  public var messages = ""
  /// What pictures show as wrong.
  public var culprits = Culprits()

  public init(
    precision: Int = 3, source: (@Sendable (NodeID) -> SourcePlace?)? = nil,
    picture: PictureOptions = PictureOptions()
  ) {
    self.precision = precision
    self.source = source
    self.picture = picture
  }
}
