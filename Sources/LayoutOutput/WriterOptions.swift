import LayoutSolver
import LayoutSpec

/// Where a node of the spec was written.
package struct SourcePlace: Sendable, Hashable {
  /// The spec path, such as `sections[0].group.horizontal.subitems[0].item`.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in code points.
  package var column: Int
  /// The included file, or that of the layout code beside the spec; nil for the spec's own.
  package var file: String?
  /// What stands there, from its line's beginning; nil where nobody asks for it.
  package var text: String?

  package init(path: String, line: Int, column: Int, file: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.file = file
  }
}

/// What the user may choose about the output, for all formats.
package struct WriterOptions: Sendable {
  /// The greatest number of decimals, 0 to 9.
  package var precision: Int
  /// True if JSON stands on one line, which does not end.
  package var isOnOneLine = false
  /// Looks up where a node was written; elements carry no source where this is nil.
  package var source: (@Sendable (NodeID) -> SourcePlace?)?
  /// How pictures are drawn; other formats have no use for it.
  package var picture: PictureOptions
  /// Which elements are written. Pictures of rectangles show no more than the first of them.
  package var selection = ElementSelection()
  /// The name of the script beside a page that an open page looks at again and again; nil where it does not.
  package var reloadScript: String?
  /// What is said over a page, if anything: the errors of its spec.
  package var messages = ""
  /// What pictures show as wrong.
  package var culprits = Culprits()

  package init(
    precision: Int = 3, source: (@Sendable (NodeID) -> SourcePlace?)? = nil,
    picture: PictureOptions = PictureOptions()
  ) {
    self.precision = precision
    self.source = source
    self.picture = picture
  }
}
