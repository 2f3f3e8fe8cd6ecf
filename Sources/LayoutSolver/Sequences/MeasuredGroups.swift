import LayoutSpec

/// Groups of self-sizing cells: where each group begins is stored, the frames within it are solved on demand.
struct MeasuredGroups: SequencedGroups {
  /// A full group at its estimates.
  let box: SolvedBox
  let axis: Axis
  let stamp: StampRules

  var count: Int { 0 }
  var length: Double { 0 }
  var breadth: Double { box.extent[axis.cross] }

  func start(ofGroup index: Int) -> Double { 0 }
  func length(ofGroup index: Int) -> Double { 0 }
  func frame(ofItem item: Int) -> Rect? { nil }
  func forEachBox(_ body: (ExplanatoryBox) -> Bool) -> Bool { true }
  func emitter() -> any GroupEmitter { MeasuredGroupStreamer(groups: self) }
}

/// Streams groups of self-sizing cells: one group is solved at a time.
struct MeasuredGroupStreamer: GroupEmitter {
  let groups: MeasuredGroups

  var zIndexes: Set<Int> { [] }

  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool { true }
}
