import LayoutSolver
import LayoutText

/// Writes each element as a JSON object on its own line.
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
