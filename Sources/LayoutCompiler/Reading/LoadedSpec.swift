import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText

/// A spec in normal form with everything found in it so far.
package struct LoadedSpec {
  package internal(set) var sources: SourceSet
  /// The text as it was read, where that is asked for.
  var document: Document?
  /// Nil where errors left nothing.
  package internal(set) var normal: Normal?
  /// The data of its sections, where they came with the spec.
  package var data: Normal?
  /// The normal forms of the included files, once they have been asked for.
  package internal(set) var included: [Normal] = []
  /// The included files as they were read, where the spec's own text is kept, too.
  var includedDocuments: [(source: SourceFile, document: Document)] = []
  package var diagnostics: DiagnosticBag
  /// What all environments and states share once one of them is resolved.
  package internal(set) var shared = SharedExpansion()
  /// What rules have found in the text alone, for the next environment.
  var findings = FindingsOfText()
  /// True if the text is Swift, of which nothing is known before it is compiled and runs.
  var isCode = false
  /// Of a text with syntax errors what could be read.
  var recovery: RecoveredDocument?
  /// The parts that could not be read at all.
  var blanks: [Span] { recovery?.blanks ?? [] }
}
