/// A visible element that the handler of layout code changed, with the values that the handler set.
package struct HandledElement: Hashable, Sendable {
  /// `cell`, `supplementary` or `decoration`.
  package var category: String
  /// The element kind; empty for a cell.
  package var kind: String
  package var item: Int
  package var alpha: Double
  package var zIndex: Int
  package var isHidden: Bool
  /// `m11`, `m12` and so on: a transform about the centre, as in `CATransform3D`.
  package var transform: [Double]

  package init(
    category: String, kind: String, item: Int, alpha: Double, zIndex: Int, isHidden: Bool, transform: [Double]
  ) {
    self.category = category
    self.kind = kind
    self.item = item
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.transform = transform
  }
}
