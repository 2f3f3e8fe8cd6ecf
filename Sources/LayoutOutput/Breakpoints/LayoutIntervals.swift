import LayoutSpec

/// The result of `layoutc breakpoints`: the widths or heights of a view, divided into intervals in which the structure of a layout is the
/// same. Each interval but the first begins at a breakpoint.
package struct LayoutIntervals: Sendable {
  /// A range of lengths, points; both ends are whole pixels and belong to it.
  package struct Interval: Sendable {
    package let first: Double
    package internal(set) var last: Double
    package let structure: LayoutStructure
    /// What changes at `first`; empty in the first interval.
    package let changes: [Change]
    /// The devices with these lengths.
    package fileprivate(set) var devices: [Device] = []
  }

  /// A known device.
  package struct Device: Hashable, Sendable {
    /// With `landscape` if the length is that of the turned device.
    package let name: String
    /// Of its screen along the axis, points.
    package let length: Double
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

  /// A problem and the lengths of the view at which it exists, points, ascending.
  package struct ProblemRanges: Sendable {
    package let problem: LayoutProblem
    package internal(set) var ranges: [ClosedRange<Double>]
  }

  /// Which lengths are laid out.
  package enum Method: String, Sendable {
    /// Each one. Fewer would not do: lengths are cut to pixels, so that a row may have room, none and room again within a point.
    case everyPixel
    /// Some, and those between two that differ. Changes between two that are alike stay unknown.
    case samples
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
  package private(set) var problems: [ProblemRanges] = []
  /// How many lengths were laid out.
  package var solvedCount = 0

  package init(axis: Axis, displayScale: Double, otherLength: Double) {
    self.axis = axis
    self.displayScale = displayScale
    self.otherLength = otherLength
  }

  /// True if nothing is laid out at any length, or the same error exists at all.
  package var failsEverywhere: Bool {
    guard let first = intervals.first, let last = intervals.last else { return false }
    let errors = problems.filter(\.problem.isError)
    return errors.contains { $0.ranges == [first.first...last.last] }
      || intervals.count == 1 && first.structure.sections.isEmpty && !errors.isEmpty
  }

  /// Names a device in the interval of its length, points.
  package mutating func mark(_ device: String, at length: Double) {
    if let index = intervals.firstIndex(where: { ($0.first...$0.last).contains(length) }) {
      intervals[index].devices.append(Device(name: device, length: length))
    }
  }

  /// Adds the layout at the next lengths.
  /// - Parameters:
  ///   - range: points.
  ///   - problems: those that exist at all of them.
  ///   - changes: what changes at the first of them.
  package mutating func append(
    _ range: ClosedRange<Double>, _ structure: LayoutStructure, problems: [LayoutProblem], changes: [Change]
  ) {
    let pixel = 1 / displayScale
    for problem in problems {
      if let index = self.problems.firstIndex(where: { $0.problem == problem }) {
        let last = self.problems[index].ranges.count - 1
        if range.lowerBound - self.problems[index].ranges[last].upperBound < 1.5 * pixel {
          self.problems[index].ranges[last] = self.problems[index].ranges[last].lowerBound...range.upperBound
        } else {
          self.problems[index].ranges.append(range)
        }
      } else {
        self.problems.append(ProblemRanges(problem: problem, ranges: [range]))
      }
    }
    if let last = intervals.indices.last, intervals[last].structure == structure {
      intervals[last].last = range.upperBound
    } else {
      intervals.append(
        Interval(first: range.lowerBound, last: range.upperBound, structure: structure, changes: changes))
    }
  }
}
