import LayoutDiagnostics
import LayoutText

/// Checks merged maps and results of expressions against the schema.
package struct SchemaCheck {
  private var normalizer: Normalizer

  package init(into diagnostics: DiagnosticBag) {
    normalizer = Normalizer(
      document: Document(), source: SourceFile(name: "", bytes: []), diagnostics: diagnostics)
  }

  /// All findings, including earlier ones.
  package var diagnostics: DiagnosticBag { normalizer.diagnostics }

  /// Returns a number that its rule allows; `nil` after an error.
  ///
  /// - Parameters:
  ///   - notes: notes of an error.
  ///   - fixes: fixes for a number that is too small.
  package mutating func number(
    _ number: Double, _ rule: NumberRule, what: String, at span: Span, notes: [String] = [],
    fixes: [Fix] = []
  ) -> Double? {
    normalizer.checked(number, rule, what: what, at: span, notes: notes, fixes: fixes)
  }

  /// Checks that a merged map has all required keys, and no keys that exclude each other.
  ///
  /// - Parameter span: the place to report a missing key.
  package mutating func merged(_ map: Normal, as id: NounID, what: String, at span: Span) {
    normalizer.checkMerged(map, as: id, what: what, at: span)
  }

  /// Checks that no two elements of a list are of the same element kind.
  ///
  /// - Parameter span: the key of the list.
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
