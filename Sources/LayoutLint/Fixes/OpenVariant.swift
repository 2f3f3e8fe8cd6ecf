import LayoutDiagnostics
import LayoutReader
import LayoutResolver

extension FixPlanner {
  /// Adds a fix to findings about environments that no variant of a section covers: it removes the last variant's condition.
  package func openingVariants(of normal: Normal, in diagnostics: DiagnosticBag) -> DiagnosticBag {
    let rules: Set<RuleID> = [.adaptiveGap, .missingKey]
    guard diagnostics.contains(where: { rules.contains($0.rule) && $0.severity == .error }) else {
      return diagnostics
    }
    let variants = (normal["sections"]?.elements ?? []).compactMap { $0.field("variants") }
    return diagnostics.map { diagnostic in
      guard rules.contains(diagnostic.rule), diagnostic.severity == .error, diagnostic.fixes.isEmpty,
        let last = variants.first(where: { $0.keySpan == diagnostic.span })?.value.elements.last,
        let when = last.field("when"), SpecSchema.sectionKinds.contains(where: { last[$0] != nil })
      else { return diagnostic }
      var result = diagnostic
      let fix = SpecFix.unsafe("take 'when' out of the last variant", .removeEntry(when.keySpan, "when"))
      result.fixes = fixes([fix], SourceMap())
      return result
    }
  }
}
