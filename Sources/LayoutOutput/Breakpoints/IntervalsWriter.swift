import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes the intervals of a layout as text and as JSON.
package struct IntervalsWriter {
  private let intervals: LayoutIntervals
  private let file: String
  private let precision = 3

  package init(_ intervals: LayoutIntervals, file: String) {
    self.intervals = intervals
    self.file = file
  }

  package func write(to sink: ByteSink) {
    let all = intervals.intervals
    guard let first = all.first, let last = all.last else {
      return sink.write("no length is a whole pixel\n")
    }
    sink.write(
      text:
        "\(file): \(counted(all.count, "interval")) from \(text(first.first)) to \(text(last.last)) \(side), \(text(intervals.otherLength)) \(otherSide), scale \(text(intervals.displayScale)); \(intervals.methodTitle)\n"
    )
    let ranges = all.map(\.title)
    let breadth = ranges.map(\.count).max() ?? 0
    let gap = "  "
    for (interval, range) in zip(all, ranges) {
      let lines =
        interval.changes.isEmpty
        ? [interval.structure.title]
        : interval.changes.map { change in
          change.title + (change.cause.map { gap + "(\($0))" } ?? "")
        }
      for (index, line) in lines.enumerated() {
        let start = index == 0 ? range : ""
        sink.write(text: start + String(repeating: " ", count: breadth - start.count) + gap + line + "\n")
      }
    }
    for problem in intervals.problems {
      sink.write(
        text: "\(problem.problem.rule) at \(problem.title): \(problem.problem.message)\n")
    }
  }

  private var side: String { intervals.axis == .horizontal ? "wide" : "high" }
  private var otherSide: String { intervals.axis == .horizontal ? "high" : "wide" }

  private func text(_ length: Double) -> String { decimalText(length, precision: precision) }

  private func number(_ length: Double) -> JSONValue { .decimal(length, precision) }

  package func writeJSON(to sink: ByteSink) {
    func line(_ value: JSONValue, isLast: Bool) {
      sink.write("    ")
      sink.write(json: value)
      sink.write(isLast ? "\n" : ",\n")
    }
    sink.write("{\n  \"version\": 1,\n  \"file\": ")
    sink.write(jsonString: file)
    sink.write(text: ",\n  \"axis\": \"\(intervals.axis == .horizontal ? "width" : "height")\",\n")
    for (name, value) in [("otherLength", intervals.otherLength), ("displayScale", intervals.displayScale)] {
      sink.write(text: "  \"\(name)\": \(text(value)),\n")
    }
    sink.write(text: "  \"method\": \"\(intervals.method.rawValue)\",\n  \"intervals\": [\n")
    for (index, interval) in intervals.intervals.enumerated() {
      line(json(interval), isLast: index == intervals.intervals.count - 1)
    }
    sink.write("  ],\n  \"problems\": [\n")
    for (index, problem) in intervals.problems.enumerated() {
      line(
        [
          "rule": .string(problem.problem.rule), "path": .string(problem.problem.path),
          "message": .string(problem.problem.message),
          "ranges": .array(problem.ranges.map { [number($0.lowerBound), number($0.upperBound)] }),
        ], isLast: index == intervals.problems.count - 1)
    }
    sink.write("  ]\n}\n")
  }

  private func json(_ interval: LayoutIntervals.Interval) -> JSONValue {
    [
      "from": number(interval.first), "to": number(interval.last),
      "sections": .array(
        interval.structure.sections.map { section in
          .fields([
            "id": .string(section.name), "is": .string(section.title), "kind": .string(section.kind.rawValue),
            "variant": section.variant.map(JSONValue.string), "columns": .integer(section.columns),
            "rows": .integer(section.rows),
          ])
        }), "devices": .strings(interval.devices),
      "changes": .array(
        interval.changes.map { change in
          .fields([
            "section": .string(change.section), "is": .string(change.text),
            "because": change.cause.map(JSONValue.string),
          ])
        }),
    ]
  }
}

extension LayoutIntervals.Interval {
  /// The range in words.
  var title: String { (first...last).title }
}

extension LayoutIntervals.ProblemRange {
  /// The ranges in words.
  package var title: String { ranges.map(\.title).joined(separator: ", ") }
}

extension ClosedRange<Double> {
  fileprivate var title: String {
    lowerBound == upperBound
      ? decimalText(lowerBound) : "\(decimalText(lowerBound)) to \(decimalText(upperBound))"
  }
}

extension LayoutIntervals {
  /// A picture of the layout at the first length of each interval, with the devices that have such lengths.
  package func sheet(
    of solutions: [Solution?], name: String?, options: WriterOptions
  ) -> SVGContactSheet {
    var options = options
    options.picture.frame = .device
    let entries = zip(intervals, solutions).compactMap { interval, solution -> SVGContactSheet.Entry? in
      guard let solution else { return nil }
      var entry = SVGContactSheet.Entry(solution)
      let devices =
        interval.devices.prefix(2).joined(separator: ", ") + (interval.devices.count > 2 ? ", …" : "")
      entry.heading = (interval.title, devices.isEmpty ? "no known device" : devices)
      return entry
    }
    return SVGContactSheet(entries, name: name, options: options)
  }
}

extension LayoutIntervals.Change {
  /// The change in words, without its cause.
  package var title: String { "\(shownText(section)): \(text)" }
}

extension LayoutStructure {
  /// All sections in a few words.
  package var title: String {
    sections.isEmpty
      ? "no layout" : sections.map { "\(shownText($0.name)): \($0.title)" }.joined(separator: "; ")
  }
}

extension LayoutIntervals {
  fileprivate var methodTitle: String {
    switch method {
    case .everyPixel: "each pixel was laid out"
    case .samples: "\(counted(solvedCount, "length")) were laid out"
    }
  }
}
