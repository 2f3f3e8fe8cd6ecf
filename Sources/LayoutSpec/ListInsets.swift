/// The insets that a list gives its section by itself.
package struct ListInsets: Hashable, Sendable {
  /// Why there is room above the first row.
  package enum Top: Hashable, Sendable {
    /// A grouped list without a header begins the layout.
    case firstEdge
    /// A grouped list without a header follows another section.
    case edge
    /// The first row of a plain list is its header.
    case headerPadding
  }

  /// Points.
  package var edges: Insets
  /// Nil where there is none, or it is written.
  package var top: Top?

  package init(_ edges: Insets = .zero, top: Top? = nil) {
    self.edges = edges
    self.top = top
  }
}
