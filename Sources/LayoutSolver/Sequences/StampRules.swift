import LayoutSpec

/// What holds for every view of a section's groups.
struct StampRules: Sendable {
  let grid: PixelGrid
  /// Whether the section has decorations.
  ///
  /// Model: cells-raised measured. Its cells with zIndex 0 then get 1, whatever the decoration's own zIndex. For cells of custom groups nothing
  /// is recorded (choice custom-cells-raised).
  let raisesCells: Bool
  /// The numbers of the element kinds.
  let kinds: ElementKinds

  /// The extent of what supplementary items hang on: on pixels (choice badge-container).
  func badgeContainer(_ owner: Extent) -> Extent { grid.round(owner) }

  func zIndex(ofCell own: Int) -> Int { raisesCells && own == 0 ? 1 : own }
}
