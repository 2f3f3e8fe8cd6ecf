/// The insets that a list gives its section.
package struct ListInsets: Hashable, Sendable {
  /// The reason for the inset above the first row.
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
  /// `nil` if there is no such inset, or if the spec sets it.
  package var top: Top?

  package init(_ edges: Insets = .zero, top: Top? = nil) {
    self.edges = edges
    self.top = top
  }
}
