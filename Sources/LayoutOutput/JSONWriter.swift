import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes a layout as one JSON object, with one line per section and element or on a single line.
enum JSONWriter {
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    let isFlat = options.isOnOneLine
    let next: StaticString = isFlat ? ", " : ",\n  "
    sink.write(isFlat ? "{" : "{\n  ")
    sink.write("\"version\": 1")
    if let name = solution.spec.name {
      sink.write(next)
      sink.write("\"name\": ")
      sink.write(jsonString: name)
    }
    sink.write(next)
    sink.write("\"environment\": ")
    JSONObjects.write(solution.environment, precision: options.precision, to: sink)
    sink.write(next)
    sink.write("\"contentSize\": ")
    JSONObjects.write(solution.contentSize, precision: options.precision, to: sink)
    if !options.assumptions.isEmpty {
      var assumed = JSONLines(key: "assumed", sink: sink, isFlat: isFlat)
      for assumption in options.assumptions {
        assumed.beginLine()
        sink.write(json: assumption.json)
      }
      assumed.end()
    }

    var sections = JSONLines(key: "sections", sink: sink, isFlat: isFlat)
    for index in solution.sections.indices {
      guard sink.isOpen else { return }
      sections.beginLine()
      JSONObjects.writeSection(index, of: solution, precision: options.precision, to: sink)
    }
    sections.end()

    var elements = JSONLines(key: "elements", sink: sink, isFlat: isFlat)
    let rows = ElementRowWriter<JSONRow>(solution, sink: sink, options: options)
    solution.forEachElement(of: options.selection) { element in
      elements.beginLine()
      rows.write(element)
      return sink.isOpen
    }
    elements.end()
    sink.write(isFlat ? "}" : "\n}\n")
  }
}

/// Writes an array as a member of the outer object, with one value per line or on a single line.
struct JSONLines {
  private let sink: ByteSink
  private let isFlat: Bool
  private var isEmpty = true

  /// Begins the member, which follows another one.
  init(key: StaticString, sink: ByteSink, isFlat: Bool = false) {
    self.sink = sink
    self.isFlat = isFlat
    sink.write(isFlat ? ", \"" : ",\n  \"")
    sink.write(key)
    sink.write("\": [")
  }

  /// Separates the next value from the previous one.
  @inline(__always)
  mutating func beginLine() {
    if isFlat {
      if !isEmpty { sink.write(", ") }
    } else {
      sink.write(isEmpty ? "\n    " : ",\n    ")
    }
    isEmpty = false
  }

  func end() { sink.write(isEmpty || isFlat ? "]" : "\n  ]") }
}
