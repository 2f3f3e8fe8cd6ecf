import LayoutSolver
import LayoutSpec
import LayoutText

/// One CSV record per element, for spreadsheets and data frames.
enum CSVWriter {
  static func write(_ solution: Solution, to sink: ByteSink, options: WriterOptions) {
    writeHeader(of: solution.spec, to: sink, options: options)
    let rows = ElementRowWriter<CSVRow>(solution, sink: sink, options: options)
    solution.forEachElement(of: options.selection) { element in
      rows.write(element)
      sink.write("\r\n")
      return sink.isOpen
    }
  }

  static func writeHeader(of spec: Spec, to sink: ByteSink, options: WriterOptions) {
    sink.write(CSVRow.header)
    if options.source != nil { sink.write(CSVRow.sourceHeader) }
    if spec.hasVisibleItems { sink.write(CSVRow.appearanceHeader) }
    sink.write("\r\n")
  }
}
