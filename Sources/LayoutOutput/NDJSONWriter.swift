import LayoutSolver
import LayoutText

/// One JSON object a line, one line an element.
enum NDJSONWriter {
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    let rows = ElementRowWriter<JSONRow>(solution, sink: sink, options: options)
    solution.forEachElement(of: options.selection) { element in
      rows.write(element)
      sink.write(byte: 0x0A)
      return sink.isOpen
    }
  }
}
