import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// The parts that are missing from a layout of a spec with errors.
///
/// An error costs the section that contains it; lint and pictures go on with the others:
///
/// 1. **Syntax.** Block style is separated by indentation into sections, definitions, names and top-level
///    keys (`IndentedParts`). `recoverDocument` blanks the part around the error and parses again, once for
///    each further error. Lines and columns stay the same. JSON and flow style have no such parts: the error
///    is the only finding.
/// 2. **Reading.** `normalize` reports every wrong key and value and goes on, with null for a rejected value.
///    An error with `losesNothing` rejects nothing.
/// 3. **Expanding.** A spec with errors is not expanded. `reportHiddenMistakes` reports what can be found
///    without values, such as unknown names.
/// 4. **Leaving out.** `resolvePartially` asks `SpecPartMap` which part contains each error. A
///    `PlaceholderSection` replaces a section; later ones keep their numbers. A definition or a `let` is left
///    out together with everything that uses it; a key of the environment is left out alone (`PartialSpec`).
///    The rest is resolved, and errors that this reveals are left out in turn, for a few rounds. Nothing is
///    left if an error is in the configuration's scroll direction or in no part.
/// 5. **Linting.** All rules check the rest. Findings in placeholders are dropped, and so are findings about
///    unused definitions and suppressions that a part left out may use. Nothing is fixed.
/// 6. **Drawing.** Pictures show placeholders hatched, with the error as title (`Culprits`). Data formats
///    write nothing.
package struct LeftOut: Sendable {
  /// A section that a placeholder replaces.
  package struct Section: Sendable {
    /// Its index in the spec.
    package var index: Int
    /// The section's error; `nil` if the error is in something that the section uses.
    package var error: Diagnostic?
  }

  /// The reason shown for a section that has no error itself.
  package static let reason = "left out, since something that it uses has an error"

  /// The rules whose errors missing sections can cause.
  static let followers: Set<RuleID> = [.sectionWithoutLayout, .duplicateItemId]

  /// The sections, in no order.
  package internal(set) var sections: [Section] = []
  /// The spans of everything that is left out, including definitions and names.
  package internal(set) var spans: [Span] = []
  /// False if a value of the environment could not be read. The layout is then solved for another environment
  /// than the spec's.
  package internal(set) var isEnvironmentRead = true
}

/// Resolves the sections without errors, each in its place.
/// - Parameters:
///   - normal: the spec, with null for rejected values.
///   - blanks: the parts of its text that could not be parsed.
///   - diagnostics: the findings so far; receives errors that become visible once the first ones are left
///     out.
/// - Returns: `nil` if nothing is left, or if an error is in no known part.
package func resolvePartially(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  blanks: [Span] = [], into diagnostics: inout DiagnosticBag
) -> ResolvedLayout? {
  // Errors beyond the limit are only counted, so their places are unknown.
  guard diagnostics.omitted == 0 else { return nil }
  var parts = PartialSpec(normal, including: included, options: options, blanks: blanks)
  parts.leaveOut(diagnostics.sorted)
  let greatestRoundCount = 12
  for _ in 0..<greatestRoundCount {
    guard !parts.isHopeless else { return nil }
    // Resolving reads the definitions again and finds the same unknown keys in them; these must not stop it.
    var found = DiagnosticBag(settingAside: true)
    let resolved = resolve(
      parts.normal, including: parts.included, options: parts.options, into: &found)
    for error in found.setAside { diagnostics.report(error) }
    if var layout = resolved {
      diagnostics.merge(found)
      layout.normal = normal
      layout.leftOut = parts.leftOut
      let concerned = parts.partsConcerned
      // A `use` that was rejected together with its container is missing from the normal form. Look for it in
      // the raw text.
      let named = RawValue.namesUsed(around: normal[SpecKeys.define])
      layout.unusedDefinitions.removeAll {
        !blanks.isEmpty || named.contains($0.name) || concerned.contains(.definition($0.name))
      }
      return layout
    }
    guard found.omitted == 0 else { return nil }
    for error in found.sorted
    where parts.isFirst(error) && !isRefused(error, in: normal[SpecKeys.define], diagnostics) {
      diagnostics.report(error)
    }
    guard parts.leaveOut(found.sorted) else { return nil }
  }
  return nil
}

/// True if an error is in a definition that a `use` refused: without this use, the definition seems unused, and is judged as such.
private func isRefused(_ error: Diagnostic, in definitions: Normal?, _ reported: DiagnosticBag) -> Bool {
  let around = definitions?.fields.first { field in
    field.keySpan.start <= error.span.start && error.span.end <= max(field.keySpan.end, field.value.span.end)
  }
  guard let around else { return false }
  return reported.sorted.contains { $0.secondary.contains { $0.span == around.keySpan } }
}

extension ResolvedLayout {
  /// The spec path of the section that is replaced because of an error; `nil` if there is none.
  package func pathOfSection(leftOutFor error: Diagnostic) -> String? {
    leftOut?.sections.first { $0.error?.span == error.span }.map { "sections[\($0.index)]" }
  }

  /// The nodes of the replaced sections.
  package var nodesLeftOut: Set<NodeID> {
    let indexes = Set((leftOut?.sections ?? []).map { Optional($0.index) })
    guard !indexes.isEmpty else { return [] }
    return Set(spec.sections.runs.map(\.first.id).filter { indexes.contains(sourceMap.section(of: $0)) })
  }
}
