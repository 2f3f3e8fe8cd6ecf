import LayoutSpec

extension Section {
  /// What the section's cells with a zIndex of 0 get.
  ///
  /// Model: cells-raised measured. 1 in a section with decorations, whatever their own zIndex. For cells of custom groups nothing is recorded
  /// (choice custom-cells-raised).
  ///
  /// Model: list-cells measured. 10 in a list.
  var cellZIndex: Int { listInsets != nil ? 10 : decorationItems.isEmpty ? 0 : 1 }
}

/// What holds for every view of a section's groups.
struct StampRules: Sendable {
  let grid: PixelGrid
  /// What cells with a zIndex of 0 get.
  let cellZIndex: Int
  /// The numbers of the element kinds.
  let kinds: ElementKinds

  /// The extent of what supplementary items hang on: on pixels (choice badge-container).
  func badgeContainer(_ owner: Extent) -> Extent { grid.round(owner) }

  func zIndex(ofCell own: Int) -> Int { own == 0 ? cellZIndex : own }
}
