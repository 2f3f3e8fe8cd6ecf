import LayoutSolver
import LayoutSpec

/// The place of a node in the spec.
package struct SourcePlace: Sendable, Hashable {
  /// The path in the spec, such as `sections[0].group.horizontal.subitems[0].item`.
  package var path: String
  package var line: Int
  /// The column, in code points.
  package var column: Int
  /// The included file or Swift file; `nil` for the spec itself.
  package var file: String?
  /// The text of the line; `nil` unless it is needed.
  package var text: String?

  package init(path: String, line: Int, column: Int, file: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.file = file
  }
}

/// The options of all output formats.
package struct WriterOptions: Sendable {
  /// The maximum number of decimals, from 0 to 9.
  package var precision: Int
  /// True to write JSON on one line without a line end.
  package var isOnOneLine = false
  /// Looks up the place of a node; `nil` to write elements without their source.
  package var source: (@Sendable (NodeID) -> SourcePlace?)?
  package var picture: PictureOptions
  /// The elements to write. A picture shows only the first of several rectangles.
  package var selection = ElementSelection()
  /// The name of the script that an open page polls for changes, if any.
  package var reloadScript: String?
  /// The errors of the spec, shown above a page.
  package var messages = ""
  /// The values that layout code was given in place of unknown ones.
  package var assumptions: [Assumption] = []
  /// The nodes with errors that pictures show.
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
