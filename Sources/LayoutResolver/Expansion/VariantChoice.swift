import LayoutDiagnostics
import LayoutReader
import LayoutText

extension SectionProvider {
  /// Checks the names and sorts of every expression, chosen or not, and reports errors.
  /// - Returns: `true` if there are none.
  func checkExpressions(
    _ normal: Normal, as type: ValueType, what: String, _ context: ExpressionEnvironment,
    into diagnostics: inout DiagnosticBag
  ) -> Bool {
    let errors = diagnostics.errorCount
    // A section's own `items` cannot use the number of cells.
    var uncounted = ExpressionCheck(scope(context), scopes: scopes, diagnostics: diagnostics)
    if let items = normal[SectionKeys.items] { uncounted.check(items, as: .items, what: "items") }
    var counting = context
    if counting.sectionIndex != nil { counting.itemCount = 0 }
    var counted = ExpressionCheck(scope(counting), scopes: scopes, diagnostics: uncounted.diagnostics)
    counted.check(normal.removing(SectionKeys.items.name, SectionKeys.repeat.name), as: type, what: what)
    diagnostics = counted.diagnostics
    return diagnostics.errorCount == errors
  }

  /// Checks that a merged map has its required keys and no keys that exclude each other, and reports errors.
  /// - Parameter change: the value that was merged over the map. The check is limited to it.
  /// - Returns: `true` if there are no errors.
  func checkKeys(
    _ map: Normal, changedBy change: Normal? = nil, as type: ValueType, into diagnostics: inout DiagnosticBag
  ) -> Bool {
    let errors = diagnostics.errorCount
    var check = SchemaCheck(into: diagnostics)
    let span = map.firstKey ?? Span(start: map.span.start, end: min(map.span.end, map.span.start + 1))
    if let change {
      check.walkChanges(map, change, as: type, what: "the section", at: span)
    } else {
      check.walk(map, as: type, what: "the section", at: span)
    }
    diagnostics = check.diagnostics
    return diagnostics.errorCount == errors
  }

  /// Returns the map with the first matching variant merged over it.
  /// - Parameter checksAll: true to check every variant, not only the chosen one.
  mutating func chooseVariant(
    of map: Normal, _ type: ValueType, _ context: ExpressionEnvironment, checksAll: Bool,
    into diagnostics: inout DiagnosticBag
  ) -> Normal? {
    // Null removes a condition like any other key, so the variant then always matches.
    let variants = (map[SectionKeys.variants]?.elements ?? []).map {
      $0[SectionKeys.when]?.isNull == true ? $0.removing(SectionKeys.when.name) : $0
    }
    let base = map.removing(SectionKeys.variants.name, SectionKeys.repeat.name)
    guard !variants.isEmpty else { return base }
    // Unless some variant always matches, the section itself is used in environments where none does.
    if checksAll, variants.allSatisfy({ $0[SectionKeys.when] != nil }),
      !checkKeys(base.withoutNulls, as: type, into: &diagnostics)
    {
      return nil
    }
    var evaluator = Evaluator(scope(context), definitions: scopes)
    var chosen: Normal?
    if let open = variants.firstIndex(where: { $0[SectionKeys.when] == nil }), open + 1 < variants.count {
      // The reader has checked variants without definitions.
      diagnostics.report(
        Diagnostic(
          .error, rule: .adaptiveGap, "a variant after one without 'when' is never chosen",
          at: variants[open + 1].firstKey ?? variants[open + 1].span))
      return nil
    }
    chosenVariant = -1
    for (place, variant) in variants.enumerated() {
      let merged = base.merged(with: variant.removing(SectionKeys.when.name), as: type)
      if checksAll {
        if case .map(.section) = type, !checkKind(of: merged, variant, into: &diagnostics) { return nil }
        guard checkKeys(merged, changedBy: variant, as: type, into: &diagnostics) else { return nil }
      }
      guard chosen == nil else { continue }
      if let forcedVariant, case .map(.section) = type {
        if place == forcedVariant { (chosen, chosenVariant) = (merged, place) }
        continue
      }
      defer { if chosen != nil { chosenVariant = place } }
      switch variant[SectionKeys.when]?.value {
      case nil, .boolean(true): chosen = merged
      case .boolean(false): break
      case .expression(let text):
        let when = variant[SectionKeys.when] ?? variant
        switch evaluator.value(of: text, scope: when.scope, at: when.span, into: &diagnostics) {
        case .boolean(true): chosen = merged
        case .boolean(false): break
        case nil: return nil
        case .number(_)?, .dimension(_)?, .word(_)?: return nil  // Its sort was found to be wrong.
        }
      default: break
      }
    }
    return chosen ?? base
  }

  /// Checks that the section with a variant merged over it still has a section kind.
  func checkKind(of merged: Normal, _ variant: Normal, into diagnostics: inout DiagnosticBag) -> Bool {
    guard !SpecSchema.sectionKinds.contains(where: { merged[$0] != nil }) else { return true }
    diagnostics.report(
      Diagnostic(
        .error, rule: .missingKey,
        "with this variant the section has none of \(SpecSchema.sectionKinds.joined(separator: ", "))",
        at: variant.firstKey ?? variant.span))
    return false
  }
}
