import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Reports what is read but cannot be solved yet, at its key: better no frames than wrong ones.
///
/// - Parameter written: the spec before it was written out: its environment is looked at where it was written.
func reportUnsupported(_ expanded: ExpandedSpec, written: Normal, into diagnostics: inout DiagnosticBag) {
  var search = UnsupportedSearch(diagnostics: diagnostics)
  if let environment = written.field("environment") { search.visit(environment) }
  for field in expanded.resolved.fields where field.key != "environment" {
    search.visit(field, isTopLevel: true)
  }
  diagnostics = search.diagnostics
  if expanded.environment.layoutDirection == .rtl, !diagnostics.hasErrors {
    let start = Span(start: written.span.start, end: written.span.start)
    diagnostics.report(
      Diagnostic(.error, rule: "not-supported", "right to left is not supported yet", at: start))
  }
}

private struct UnsupportedSearch {
  var diagnostics: DiagnosticBag

  /// Keys whose presence is enough.
  static let keys: Set<String> = [
    "waterfall", "flow", "measured", "headerMeasured", "footerMeasured", "visibleItems",
  ]

  /// Keys with values that cannot be solved yet.
  static let values: [String: Set<String>] = [
    "measure": ["visible"], "layoutDirection": ["rtl"],
    "orthogonalScrollingBehavior": [
      "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
    ],
  ]

  /// Top-level maps of the user's own names, without effect on their own.
  static let inert: Set<String> = ["let", "define", "registrations", "lint", "name", "version"]

  mutating func visit(_ field: NormalField, isTopLevel: Bool = false) {
    if isTopLevel, Self.inert.contains(field.key) { return }
    if Self.keys.contains(field.key) {
      report("'\(field.key)'", at: field.keySpan)
      return
    }
    if field.key == "supplementaryItems" {
      // A measured size has no effect on these.
      for item in field.value.elements { item.fields.filter { $0.key != "measured" }.forEach { visit($0) } }
      return
    }
    // Expressions that are left there are those of custom groups, or of a section without cells.
    if field.key == "group" { return }
    switch field.value.value {
    case .text(let text):
      if Self.values[field.key]?.contains(text) == true {
        report("'\(field.key): \(text)'", at: field.keySpan)
      }
    case .boolean(true) where field.key == "pinToVisibleBounds":
      report("'\(source(field))'", at: field.keySpan)
    case .map(let fields) where field.key == "scroll":
      if fields.contains(where: { $0.value.number != 0 }) { report("'scroll'", at: field.keySpan) }
    case .map, .list, .expression: visit(field.value)
    case .null, .boolean, .number, .raw: break
    }
  }

  private func source(_ field: NormalField) -> String {
    field.keySpan.length < field.key.utf8.count ? "pinned" : field.key
  }

  private mutating func visit(_ value: Normal) {
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
    diagnostics.report(Diagnostic(.error, rule: "not-supported", "\(what) is not supported yet", at: span))
  }
}
