import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSwift
import LayoutText

/// A spec in normal form, with the findings of the reader.
package struct LoadedSpec {
  package internal(set) var sources: SourceSet
  /// The document, or the readable parts of a text with a syntax error; kept only on request.
  package internal(set) var document: Document?
  /// `nil` if parsing failed entirely.
  package internal(set) var normal: Normal?
  /// The data of its sections, if it came with the spec.
  package var data: Normal?
  /// The normal forms of the included files; empty until `readIncludes(of:)`.
  package internal(set) var included: [Normal] = []
  /// The documents of the included files; kept only if the spec's own is kept.
  package internal(set) var includedDocuments: [(source: SourceFile, document: Document)] = []
  package var diagnostics: DiagnosticBag
  /// What all environments and states can share after the first of them is resolved.
  package internal(set) var shared = SharedExpansion()
  /// The values that layout code was given in place of unknown ones.
  var assumptions: [Assumption] = []
  /// The files of its project that layout code takes something from.
  package internal(set) var projectFiles: [String] = []
  /// Why layout code gives no frames.
  var unread: UnreadReason?
  /// What rules have found in the text alone, so that the next environment need not search again.
  var findings = FindingsOfText()
  /// True if the text is Swift, which has to be compiled and run.
  var isSwift = false
  /// The readable parts of a text with a syntax error, if a section is among them.
  var recovery: RecoveredDocument?

  /// Forgets what earlier environments and states have left to later ones, which only one thread can use.
  mutating func forgetShared() {
    shared = SharedExpansion()
    findings = FindingsOfText()
  }

  /// The name that the spec gives itself.
  package var name: String? { normal?[SpecKeys.name]?.text }
}
