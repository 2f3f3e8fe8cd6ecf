import LayoutDiagnostics
import LayoutText

/// The schema's checks on values that were not written where they stand: merged maps and results of expressions.
package struct SchemaCheck {
  private var normalizer: Normalizer

  package init(into diagnostics: DiagnosticBag) {
    normalizer = Normalizer(
      document: Document(), source: SourceFile(name: "", bytes: []), diagnostics: diagnostics)
  }

  /// What was found, what was there before included.
  package var diagnostics: DiagnosticBag { normalizer.diagnostics }

  /// A number within its rule, or nil after an error.
  ///
  /// - Parameters:
  ///   - notes: what else an error says.
  ///   - fixes: what mends a number that is too small.
  package mutating func number(
    _ number: Double, _ rule: NumberRule, what: String, at span: Span, notes: [String] = [],
    fixes: [Fix] = []
  ) -> Double? {
    normalizer.checked(number, rule, what: what, at: span, notes: notes, fixes: fixes)
  }

  /// True if a merged map has what it needs, and nothing that excludes each other.
  ///
  /// - Parameter span: where a missing key is reported.
  package mutating func merged(_ map: Normal, as id: NounID, what: String, at span: Span) {
    normalizer.checkMerged(map, as: id, what: what, at: span)
  }

  /// True if no two elements of a list are of one element kind.
  ///
  /// - Parameter span: the key that the list stands under.
  package mutating func kinds(of elements: [Normal], as id: NounID, at span: Span) {
    normalizer.checkElementKinds(elements, of: id, at: span)
  }
}

extension Normalizer {
  mutating func checkMerged(_ map: Normal, as id: NounID, what: String, at span: Span) {
    let noun = SpecSchema.noun(id)
    reportMissing(
      noun.requiredKeys.filter { map[$0.name] == nil }, of: noun, and: need(of: map, as: id), what: what,
      at: span)
    check(map, as: id, isPartial: false, missingSpan: span)
  }
}
