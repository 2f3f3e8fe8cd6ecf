import LayoutDiagnostics
import LayoutText

/// Returns the normal form of a dimension's text, such as `50%` or `~44`; `nil` for other texts.
package func readDimension(_ text: String, ofWidth isWidth: Bool) -> Normal? {
  let source = SourceFile(name: "", text: text)
  var normalizer = Normalizer(document: Document(), source: source, diagnostics: DiagnosticBag())
  let piece = Piece(source.bytes[...], span: Span(0, source.bytes.count), source: source)
  let result = normalizer.dimension(piece, isWidth ? .width : .height, what: "")
  return normalizer.diagnostics.hasErrors ? nil : result
}
