import LayoutSpec
import LayoutText

/// Writes the intervals of a layout as text and as JSON.
package struct IntervalsWriter {
  private let intervals: LayoutIntervals
  private let file: String
  private let precision = 3
  /// The version of the JSON.
  package static let version = 1.0

  package init(_ intervals: LayoutIntervals, file: String) {
    self.intervals = intervals
    self.file = file
  }

  package func write(to sink: ByteSink) {
    let all = intervals.intervals
    sink.write(
      text:
        "\(file): \(counted(all.count, "interval")) from \(intervals.extentTitle); \(intervals.methodTitle)\n"
    )
    let ranges = all.map(\.rangeText)
    let width = ranges.map(\.count).max() ?? 0
    let gap = "  "
    for (interval, range) in zip(all, ranges) {
      let lines =
        interval.changes.isEmpty
        ? [interval.structure.title]
        : interval.changes.map(\.titleWithCause)
      for (index, line) in lines.enumerated() {
        let start = index == 0 ? range : ""
        sink.write(text: start + String(repeating: " ", count: width - start.count) + gap + line + "\n")
      }
    }
    for problem in intervals.problems {
      sink.write(
        text: "\(problem.subject) at \(problem.rangesText): \(problem.problem.message)\n")
    }
  }

  private func number(_ length: Double) -> JSONValue { .decimal(length, precision) }

  package func writeJSON(to sink: ByteSink) {
    func line(_ value: JSONValue, isLast: Bool) {
      sink.write("    ")
      sink.write(json: value)
      sink.write(isLast ? "\n" : ",\n")
    }
    sink.write(text: "{\n  \"version\": \(decimalText(Self.version)),\n  \"file\": ")
    sink.write(jsonString: file)
    sink.write(",\n  \"extent\": ")
    sink.write(jsonString: intervals.extentTitle)
    sink.write(text: ",\n  \"axis\": \"\(intervals.axis.side)\",\n")
    for (name, value) in [("otherLength", intervals.otherLength), ("displayScale", intervals.displayScale)] {
      sink.write(text: "  \"\(name)\": \(decimalText(value)),\n")
    }
    sink.write(text: "  \"method\": \"\(intervals.method.rawValue)\",\n  \"intervals\": [\n")
    for (index, interval) in intervals.intervals.enumerated() {
      line(json(interval), isLast: index == intervals.intervals.count - 1)
    }
    sink.write("  ],\n  \"problems\": [\n")
    for (index, problem) in intervals.problems.enumerated() {
      line(
        [
          "subject": .string(problem.subject), "at": .string(problem.rangesText),
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
            "cellsOfLines": .array(section.cellsOfLines.map(JSONValue.integer)),
          ])
        }), "devices": .strings(interval.devices.map(\.name)),
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
