import LayoutSpec
import LayoutText

/// The widths or heights of a view, divided into intervals in which the structure of a layout is the same.
package struct LayoutIntervals: Sendable {
  /// A range of lengths, points; both ends are whole pixels and belong to it.
  package struct Interval: Sendable {
    package let first: Double
    package internal(set) var last: Double
    package let structure: LayoutStructure
    /// What changes at `first`; empty in the first interval.
    package let changes: [Change]
    /// The names of the devices with these lengths, with `landscape` if it is theirs when turned.
    package var devices: [String] = []
  }

  /// A change of one section.
  package struct Change: Hashable, Sendable {
    package let section: String
    /// What the section is from here on, such as `2 columns`.
    package let text: String
    /// Why it changes here, such as `2 x 160 + 8 + 32 = 360`; `nil` if it is not known.
    package let cause: String?

    package init(section: String, text: String, cause: String?) {
      self.section = section
      self.text = text
      self.cause = cause
    }
  }

  /// A problem and where it exists, points, in order.
  package struct ProblemRange: Sendable {
    package let problem: LayoutStructure.Problem
    package internal(set) var ranges: [ClosedRange<Double>]
  }

  /// The axis along which the view's length changes.
  package let axis: Axis
  /// Pixels per point.
  package let displayScale: Double
  /// The view's length along the other axis, points.
  package let otherLength: Double
  /// How the lengths were chosen.
  package var method = Method.everyPixel
  package private(set) var intervals: [Interval] = []
  package private(set) var problems: [ProblemRange] = []
  /// How many lengths were laid out.
  package var solvedCount = 0

  /// Which lengths are laid out.
  package enum Method: String, Sendable {
    /// Each one. Fewer would not do: lengths are cut to pixels, so that a row may have room, none and room again within a point.
    case everyPixel
    /// Some, and those between two that differ. Changes between two that are alike stay unknown.
    case samples
  }

  package init(axis: Axis, displayScale: Double, otherLength: Double) {
    self.axis = axis
    self.displayScale = displayScale
    self.otherLength = otherLength
  }

  /// Names a device in the interval of its length, points.
  package mutating func mark(_ device: String, at length: Double) {
    if let place = intervals.firstIndex(where: { ($0.first...$0.last).contains(length) }) {
      intervals[place].devices.append(device)
    }
  }

  /// Adds the layout at the next lengths.
  /// - Parameters:
  ///   - range: points.
  ///   - changes: what changes if the structure is another than before.
  package mutating func append(
    _ range: ClosedRange<Double>, _ structure: LayoutStructure, changes: () -> [Change]
  ) {
    let pixel = 1 / displayScale
    for problem in structure.problems {
      if let place = problems.firstIndex(where: { $0.problem == problem }) {
        let last = problems[place].ranges.count - 1
        if range.lowerBound - problems[place].ranges[last].upperBound < 1.5 * pixel {
          problems[place].ranges[last] = problems[place].ranges[last].lowerBound...range.upperBound
        } else {
          problems[place].ranges.append(range)
        }
      } else {
        problems.append(ProblemRange(problem: problem, ranges: [range]))
      }
    }
    if let last = intervals.indices.last, intervals[last].structure.sections == structure.sections {
      intervals[last].last = range.upperBound
    } else {
      let changes = intervals.isEmpty ? [] : changes()
      intervals.append(
        Interval(first: range.lowerBound, last: range.upperBound, structure: structure, changes: changes))
    }
  }
}

extension LayoutStructure.Section {
  /// The section in a few words, such as `2 columns`.
  package var title: String {
    guard columns > 0 else { return "no cells" }
    if let scrolls {
      let verb =
        rows == 1 ? (scrolls ? "scrolls" : "does not scroll") : (scrolls ? "scroll" : "do not scroll")
      return "\(counted(rows, "row")) that \(verb)"
    }
    let text =
      switch kind {
      case .list: "list"
      case .flow: counted(rows, "row")
      case .waterfall, .groups: counted(columns, "column")
      }
    return text + (isTooBroad ? ", broader than the view" : "")
  }

  /// The section in a few words. If they are those of before, also its number of cells or the first cell that is in another place.
  package func title(after old: Self?) -> String {
    guard let old, old.title == title else { return title }
    let count = rowOfCell.count
    guard count == old.rowOfCell.count else { return "\(title), \(counted(count, "cell"))" }
    guard let cell = firstMovedCell(from: old) else { return title }
    let moves =
      old.rowOfCell[cell] != rowOfCell[cell]
      ? "row \(rowOfCell[cell])" : "column \(columnOfCell[cell])"
    return "\(title), cell \(cell) in \(moves)"
  }

  /// The index of the first cell in another row than before, or else in another column; `nil` if there is none.
  package func firstMovedCell(from old: Self) -> Int? {
    func first(_ places: KeyPath<Self, [Int]>) -> Int? {
      zip(self[keyPath: places], old[keyPath: places]).enumerated().first { $1.0 != $1.1 }?.offset
    }
    return first(\.rowOfCell) ?? first(\.columnOfCell)
  }
}
