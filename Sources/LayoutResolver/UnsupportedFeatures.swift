import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Reports what is read but cannot be solved yet, at its key: better no frames than wrong ones.
func reportUnsupported(_ expanded: ExpandedSpec, into diagnostics: inout DiagnosticBag) {
  var search = UnsupportedSearch(diagnostics: diagnostics)
  for field in expanded.resolved.fields where field.key != "environment" {
    search.visit(field, isTopLevel: true)
  }
  diagnostics = search.diagnostics
}

private struct UnsupportedSearch {
  var diagnostics: DiagnosticBag

  /// Top-level maps of the user's own names, without effect on their own.
  static let inert: Set<String> = ["let", "define", "registrations", "lint", "name", "version"]

  mutating func visit(_ field: NormalField, isTopLevel: Bool = false) {
    if isTopLevel, Self.inert.contains(field.key) { return }
    switch field.key {
    // Expressions that are left in these are those over the cell's index, those of custom groups, or of a section without cells.
    case "measured", "aspectRatio", "group": break
    // Its presence is enough.
    case "visibleItems": report("'\(field.key)'", at: field.keySpan)
    case "sections": for section in field.value.elements { for field in section.fields { visit(field) } }
    default: visit(field.value)
    }
  }

  private mutating func visit(_ value: Normal) {
    guard value.hasExpressions else { return }
    switch value.value {
    case .map(let fields): fields.forEach { visit($0) }
    case .list(let elements): elements.forEach { visit($0) }
    case .expression:
      report(
        "an expression", at: Span(start: value.span.start, end: max(value.span.end, value.span.start + 1)))
    case .null, .boolean, .number, .text, .raw: break
    }
  }

  private mutating func report(_ what: String, at span: Span) {
    diagnostics.report(Diagnostic(.error, rule: .notSupported, "\(what) is not supported yet", at: span))
  }
}
