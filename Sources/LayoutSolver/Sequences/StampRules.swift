import LayoutSpec

extension Section {
  /// What the section's cells get that have no zIndex of their own, or 0.
  ///
  /// Model: cells-raised measured. In a section with decorations 1 takes the place of 0, whatever the zIndex of those. For cells of custom
  /// groups nothing is recorded (choice custom-cells-raised).
  var raisedCellZIndex: Int { cellZIndex == 0 && !decorationItems.isEmpty ? 1 : cellZIndex }
}

/// What holds for every view of a section's groups.
struct StampRules: Sendable {
  let grid: PixelGrid
  /// What cells with a zIndex of 0 get.
  let cellZIndex: Int
  /// The numbers of the element kinds.
  let kinds: ElementKinds

  func zIndex(ofCell own: Int) -> Int { own == 0 ? cellZIndex : own }
}
