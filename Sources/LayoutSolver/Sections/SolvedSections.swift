import LayoutSpec

/// The solved sections of a layout in order: of copies only the first is kept, and where each begins.
package struct SolvedSections: RandomAccessCollection, Sendable {
  /// The sections that were solved by themselves.
  private(set) var solved: [SolvedSection] = []
  /// Their indices.
  private var firsts: [Int] = []
  /// Where each section begins along the scroll axis, points.
  private var starts: [Double] = []
  private let grid: PixelGrid

  init(grid: PixelGrid) { self.grid = grid }

  package var startIndex: Int { 0 }
  package var endIndex: Int { starts.count }

  package subscript(index: Int) -> SolvedSection {
    let place = solvedIndex(of: index)
    if firsts[place] == index { return solved[place] }
    return solved[place].moved(to: starts[index], index: index, grid: grid)
  }

  private func solvedIndex(of index: Int) -> Int {
    firsts.count == starts.count
      ? index : partitioningIndex(upTo: firsts.count - 1) { firsts[$0 + 1] > index }
  }

  /// Adds a section that begins at a place along the scroll axis.
  mutating func append(_ section: SolvedSection) {
    solved.append(section)
    firsts.append(starts.count)
    starts.append(section.bandPlace.start)
  }

  /// Adds a copy of the last section.
  mutating func appendCopy(at start: Double) { starts.append(start) }

  /// How far the views of each section reach along the scroll axis, within a pixel.
  func reaches(along axis: Axis) -> [AxisRange] {
    var result: [AxisRange] = []
    result.reserveCapacity(count)
    for (place, section) in solved.enumerated() {
      let reach = section.reach(along: axis)
      let end = place + 1 < firsts.count ? firsts[place + 1] : count
      for index in firsts[place]..<end {
        result.append(reach.moved(by: starts[index] - section.bandPlace.start))
      }
    }
    return result
  }
}
