import LayoutDiagnostics
import LayoutReader
import LayoutText

/// What the fuzzer hands over, copied: nothing may look beyond its end.
func input(_ data: UnsafePointer<UInt8>?, _ size: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: data, count: size))
}

/// Stops the run where something that always holds does not.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Renders every finding, as the command line does, and holds each to lie in the input.
func renderFindings(_ diagnostics: DiagnosticBag, of sources: SourceSet) {
  let last = sources.files.last ?? sources.main
  let end = Int(last.base) + last.bytes.count
  let reporter = TextReporter(sources)
  let sink = ByteSink()
  for finding in diagnostics.sorted.prefix(20) {
    let span = finding.span
    require(
      span.start <= span.end && Int(span.end) <= end, "\(span) lies outside: \(finding.message)")
    reporter.write(finding, to: sink)
    reporter.writeBrief(finding, to: sink)
  }
  _ = sink.bytes
}

/// Reads a document and renders its errors; there is a tree or an error.
func readRendering(_ source: SourceFile, _ format: InputFormat) -> Document? {
  var diagnostics = DiagnosticBag()
  let document = readDocument(source, format: format, into: &diagnostics)
  require(document != nil || diagnostics.hasErrors, "neither a tree nor an error")
  renderFindings(diagnostics, of: SourceSet(source))
  return document
}

/// Formats a text: only whitespace changes, and that at once.
func format(_ source: SourceFile, _ format: InputFormat) {
  guard case .changed(let edits) = formatted(source, format: format) else { return }
  let result = SourceFile(name: source.name, bytes: applied(edits, to: source.bytes))
  require(
    result.bytes.filter { !$0.isWhitespace } == source.bytes.filter { !$0.isWhitespace },
    "more than whitespace has changed")
  guard case .changed(let more) = formatted(result, format: format), more.isEmpty else {
    fatalError("the formatted text is not formatted")
  }
}

/// A tree on one line, with the kind of every scalar; every span lies in the input and in that of its parent.
///
/// Aliases share nodes, so the output is cut off at a length.
func text(of document: Document, size: Int, limit: Int = 100_000) -> String {
  var result = ""
  func visit(_ node: Int) {
    guard result.utf8.count < limit else { return }
    let span = document.span(node)
    require(span.start <= span.end && Int(span.end) <= size, "\(span) lies outside the input")
    switch document.kind(node) {
    case .null: result += "null"
    case .boolean: result += document.boolean(node) ? "true" : "false"
    case .number: result += "\(document.number(node))"
    case .string: write(document.text(node))
    case .sequence:
      result += "["
      for element in document.elements(node) {
        visit(element)
        result += ","
      }
      result += "]"
    case .mapping:
      result += "{"
      for entry in document.entries(node) {
        write(entry.key)
        result += ":"
        visit(entry.value)
        result += ","
      }
      result += "}"
    }
  }
  func write(_ text: String) {
    let sink = ByteSink()
    sink.write(jsonString: text)
    result += sink.text
  }
  visit(document.root)
  return result
}
