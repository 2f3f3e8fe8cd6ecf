import LayoutSpec

/// What holds for every view of a section's groups.
struct StampRules: Sendable {
  let grid: PixelGrid
  /// Whether the section has decorations: its cells with zIndex 0 then get 1. Measured, whatever the decoration's own zIndex; for
  /// cells of custom groups nothing is recorded, the same is done.
  let raisesCells: Bool
  /// The numbers of the element kinds.
  let kinds: [String: Int]

  func zIndex(ofCell own: Int) -> Int { raisesCells && own == 0 ? 1 : own }
}
