import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What is not in a layout that was made of a spec with errors, and the page on what happens after an error.
///
/// An error costs the section in which it stands; lint and pictures go on with the others.
///
/// 1. **Syntax.** A text that breaks the grammar has no document. In block style indentation alone tells sections, definitions, names and
///    top-level keys apart (`IndentedParts`): `recoverDocument` makes the one around the error blank and reads again, once for each further
///    error. Lines and columns stay. JSON and flow style have no such parts: the error is the only finding.
/// 2. **Reading.** `normalize` reports every key and value that is wrong and goes on; null stands for a value that was refused. An error
///    with `losesNothing` loses nothing: an unknown key, say, which is read as the one that was meant or not at all.
/// 3. **Expanding.** A spec with errors is not written out. `reportHiddenMistakes` looks for what else can be told without values: names
///    that there are not, expressions that are none.
/// 4. **Leaving out.** `resolvePartially` asks `SpecPartMap` which part each error is in. A section goes as a whole, with a plain box in its
///    place (`PlaceholderSection`), so that those behind it keep their numbers. A definition or a value of `let` goes with all that use it, a key
///    of the environment alone (`PartialSpec`). What is left is resolved; errors that come to light only now are reported and left out in
///    their turn, a few times over. Nothing is left where an error is in the configuration's direction or in no part at all.
/// 5. **Linting.** All rules look at what is left; findings in boxes are dropped. Only what a lost part may be needed for is not told:
///    definitions that it may use, comments and settings that hide nothing. Nothing is fixed: `--fix` says so, and findings of rules
///    have no fixes.
/// 6. **Drawing.** Pictures have the boxes, hatched, with the error as their title (`Culprits`). Formats of data write nothing.
package struct LeftOut: Sendable {
  /// A section in whose place a plain box stands.
  package struct Section: Sendable {
    /// Its index in the spec.
    package var index: Int
    /// What is wrong with it; nil where it is what the section uses.
    package var error: Diagnostic?
  }

  /// Why a section is left out that has no error itself.
  package static let reason = "left out, since something that it uses has an error"

  /// Rules of errors that are found where sections are missing.
  static let followers: Set<RuleID> = [.sectionWithoutLayout, .duplicateItemId]

  /// The sections, in no order.
  package internal(set) var sections: [Section] = []
  /// Where all that is left out was written, definitions and names included.
  package internal(set) var spans: [Span] = []
  /// True if the layout is solved for what the spec says; else a value of its environment could not be read.
  package internal(set) var isEnvironmentRead = true
}

/// Makes what can be had of a spec with errors: the sections without any, each in its place.
///
/// - Parameters:
///   - normal: the spec's normal form, with null for values that were refused.
///   - included: the normal forms of the files that it includes.
///   - options: the environment and state.
///   - blanks: what of its text could not be read at all.
///   - diagnostics: what was found so far; receives the errors that come to light once those are out of the way.
/// - Returns: nil where nothing is left, or it cannot be told what an error is about.
package func resolvePartially(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  blanks: [Span] = [], into diagnostics: inout DiagnosticBag
) -> ResolvedLayout? {
  // Where errors are only counted, their places are not known.
  guard diagnostics.omitted == 0 else { return nil }
  var parts = PartialSpec(normal, including: included, options: options, blanks: blanks)
  parts.leaveOut(diagnostics.sorted)
  let greatestRoundCount = 12
  for _ in 0..<greatestRoundCount {
    guard !parts.isHopeless else { return nil }
    // Unknown keys of definitions are met again, whenever these are read.
    var found = DiagnosticBag(settingAside: true)
    let resolved = resolve(
      parts.normal, including: parts.included, options: parts.options, into: &found)
    for error in found.setAside { diagnostics.report(error) }
    if var layout = resolved {
      diagnostics.merge(found)
      layout.normal = normal
      layout.leftOut = parts.leftOut
      let concerned = parts.partsConcerned
      // Where a `use` was refused together with what holds it, the normal form does not have it.
      let named = RawValue.namesUsed(around: normal["define"])
      layout.unusedDefinitions.removeAll {
        !blanks.isEmpty || named.contains($0.name) || concerned.contains(.definition($0.name))
      }
      return layout
    }
    guard found.omitted == 0 else { return nil }
    for error in found.sorted where parts.isFirst(error) { diagnostics.report(error) }
    guard parts.leaveOut(found.sorted) else { return nil }
  }
  return nil
}

extension ResolvedLayout {
  /// The nodes of the sections that were left out.
  package var nodesLeftOut: Set<NodeID> {
    let indexes = Set((leftOut?.sections ?? []).map { Optional($0.index) })
    guard !indexes.isEmpty else { return [] }
    return Set(spec.sections.runs.map(\.first.id).filter { indexes.contains(sourceMap.section(of: $0)) })
  }
}
