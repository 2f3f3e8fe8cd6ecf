import LayoutSpec

/// The solved sections of a layout in order. Of equal sections only the first is stored, and the start of each.
package struct SolvedSections: RandomAccessCollection, Sendable {
  /// The sections that are not copies.
  private(set) var solved: [SolvedSection] = []
  private var firsts: [Int] = []
  private var starts: [Double] = []
  private let grid: PixelGrid

  /// - Parameter sections: the sections to be solved, for which room is reserved.
  init(of sections: SectionList, grid: PixelGrid) {
    self.grid = grid
    solved.reserveCapacity(sections.runs.count)
    firsts.reserveCapacity(sections.runs.count)
    starts.reserveCapacity(sections.count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { starts.count }

  package subscript(index: Int) -> SolvedSection {
    // Lend the section, so that reading one property copies no other.
    _read {
      let place = solvedIndex(of: index)
      if firsts[place] == index {
        yield solved[place]
      } else {
        yield solved[place].moved(to: starts[index], index: index, grid: grid)
      }
    }
  }

  private func solvedIndex(of index: Int) -> Int {
    firsts.count == starts.count
      ? index : partitioningIndex(upTo: firsts.count - 1) { firsts[$0 + 1] > index }
  }

  mutating func append(_ section: SolvedSection) {
    solved.append(section)
    firsts.append(starts.count)
    starts.append(section.boundaryPlace.start)
  }

  /// Adds a copy of the last section.
  mutating func appendCopy(at start: Double) { starts.append(start) }

  /// The range of each section's views along the scroll axis, within a pixel.
  func reaches(along axis: Axis) -> [AxisRange] {
    var result: [AxisRange] = []
    result.reserveCapacity(count)
    for (place, section) in solved.enumerated() {
      let reach = section.reach(along: axis)
      let end = place + 1 < firsts.count ? firsts[place + 1] : count
      for index in firsts[place]..<end {
        result.append(reach.moved(by: starts[index] - section.boundaryPlace.start))
      }
    }
    return result
  }
}
