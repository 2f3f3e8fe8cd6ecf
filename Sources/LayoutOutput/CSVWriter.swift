import LayoutSolver
import LayoutText

/// One record an element, for spreadsheets and data frames.
enum CSVWriter {
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    writeHeader(to: sink, options: options)
    let rows = ElementRowWriter<CSVRow>(
      spec: solution.spec, kinds: solution.elementKinds, sink: sink, options: options)
    solution.forEachElement(of: options.selection) { element in
      rows.write(element)
      sink.write("\r\n")
      return sink.isOpen
    }
  }

  /// Writes the line with the names of the columns.
  static func writeHeader(to sink: ByteSink, options: WriterOptions) {
    sink.write(CSVRow.header)
    if options.source != nil { sink.write(CSVRow.sourceHeader) }
    sink.write("\r\n")
  }
}
