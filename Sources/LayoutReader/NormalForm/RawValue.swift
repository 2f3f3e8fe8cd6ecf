import LayoutDiagnostics
import LayoutText

/// The body of a definition as it was written: what it is, is decided where it is used.
package final class RawValue: Sendable {
  let document: Document
  let source: SourceFile
  let node: Document.NodeIndex

  init(document: Document, source: SourceFile, node: Document.NodeIndex) {
    self.document = document
    self.source = source
    self.node = node
  }

  /// The body in the normal form of a type; nothing in it is required, since keys may stand beside its use.
  ///
  /// - Returns: nil where it is of another sort; errors are in the bag.
  package func normalized(as type: ValueType, what: String, into diagnostics: inout DiagnosticBag) -> Normal?
  {
    var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
    var place = Place(what: what)
    place.isPartial = true
    let result = normalizer.value(node, as: type, at: place)
    diagnostics = normalizer.diagnostics
    return result
  }

  /// The body without a meaning: lists, maps and scalars as they were written.
  package var plain: Normal {
    var normalizer = Normalizer(document: document, source: source, diagnostics: DiagnosticBag())
    return normalizer.anything(node) ?? Normal(.null, at: document.span(node))
  }

  /// The body in a few words, for messages.
  package var summary: String {
    Normalizer(document: document, source: source, diagnostics: DiagnosticBag()).describe(node)
  }

  /// The keys of the body, if it is a map.
  package var keys: [String] {
    document.kind(node) == .mapping ? document.entries(node).map(\.key) : []
  }
}
