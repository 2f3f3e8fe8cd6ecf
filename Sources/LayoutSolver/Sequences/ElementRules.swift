import LayoutSpec

extension Section {
  /// The zIndex of cells for which no custom frame sets another.
  /// Model: cells-raised measured. In a section with decorations it is 1 instead of 0, whatever the decorations' zIndex. Nothing is
  /// recorded for cells of custom groups (choice custom-cells-raised).
  var raisedCellZIndex: Int { cellZIndex == 0 && !decorationItems.isEmpty ? 1 : cellZIndex }
}

/// The rules for every element of a section's groups.
struct ElementRules: Sendable {
  let grid: PixelGrid
  /// The zIndex of cells with a zIndex of 0.
  let cellZIndex: Int
  let kinds: ElementKinds

  func zIndex(ofCell own: Int) -> Int { own == 0 ? cellZIndex : own }
}
