import LayoutSolver
import LayoutSpec
import LayoutText

/// The whole result as one JSON object, one section and one element a line.
enum JSONWriter {
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    sink.write("{\n  \"version\": 1,\n")
    if let name = solution.spec.name {
      sink.write("  \"name\": ")
      sink.write(jsonString: name)
      sink.write(",\n")
    }
    sink.write("  \"environment\": ")
    JSONObjects.write(solution.environment, precision: options.precision, to: sink)
    sink.write(",\n  \"contentSize\": ")
    JSONObjects.write(solution.contentSize, precision: options.precision, to: sink)

    var sections = JSONLines(key: "sections", sink: sink)
    for index in solution.sections.indices {
      guard sink.isOpen else { return }
      sections.beginLine()
      JSONObjects.writeSection(index, of: solution, precision: options.precision, to: sink)
    }
    sections.end()

    var elements = JSONLines(key: "elements", sink: sink)
    let rows = ElementRowWriter<JSONRow>(solution, sink: sink, options: options)
    solution.forEachElement(of: options.selection) { element in
      elements.beginLine()
      rows.write(element)
      return sink.isOpen
    }
    elements.end()
    sink.write("\n}\n")
  }
}

/// A member of the outer object whose value is an array with one value a line.
struct JSONLines {
  private let sink: ByteSink
  private var isEmpty = true

  /// Begins the member, after another one.
  init(key: StaticString, sink: ByteSink) {
    self.sink = sink
    sink.write(",\n  \"")
    sink.write(key)
    sink.write("\": [")
  }

  /// Goes to the line of the next value.
  @inline(__always)
  mutating func beginLine() {
    sink.write(isEmpty ? "\n    " : ",\n    ")
    isEmpty = false
  }

  /// Closes the array.
  func end() { sink.write(isEmpty ? "]" : "\n  ]") }
}
