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
  /// - Parameter key: the noun's key under which its use stands, if under one.
  /// - Returns: nil where it is of another sort; errors are in the bag.
  package func normalized(
    as type: ValueType, under key: NounKey? = nil, what: String, into diagnostics: inout DiagnosticBag
  ) -> Normal? {
    var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
    var place = Place(what: what)
    place.isPartial = true
    let result = normalizer.definition(node, as: type, under: key, at: place)
    diagnostics = normalizer.diagnostics
    return result
  }

  /// The body without a meaning: lists, maps and scalars as they were written.
  package var plain: Normal {
    var normalizer = Normalizer(document: document, source: source, diagnostics: DiagnosticBag())
    return normalizer.anything(node) ?? Normal(.null, at: document.span(node))
  }

  /// Reports the numbers of the body that are not finite, whatever it is used for.
  func reportNonFiniteNumbers(into diagnostics: inout DiagnosticBag) {
    var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
    _ = normalizer.anything(node)
    diagnostics = normalizer.diagnostics
  }

  /// The names under the keys `use` of the text around some definitions, be these right there or wrong.
  package static func namesUsed(around definitions: Normal?) -> Set<String> {
    guard let definitions, case .raw(let raw)? = definitions.fields.first?.value.value else { return [] }
    let document = raw.document
    let uses = document.allEntries.lazy.filter {
      $0.isUse && !(definitions.span.start..<definitions.span.end).contains($0.keySpan.start)
    }
    return Set(uses.map { document.text($0.value) })
  }

  /// The body in a few words, for messages.
  package var summary: String {
    Normalizer(document: document, source: source, diagnostics: DiagnosticBag()).describe(node)
  }

  /// The keys of the body, if it is a map.
  package var keys: [String] { document.entries(node).map(\.key) }
}

extension Normal {
  /// Reports the numbers in definitions that are not finite. A spec that is written out cannot have them; one that is solved is told of those
  /// that it uses.
  package func reportNonFiniteDefinitions(into diagnostics: inout DiagnosticBag) {
    for field in self["define"]?.fields ?? [] {
      if case .raw(let raw) = field.value.value { raw.reportNonFiniteNumbers(into: &diagnostics) }
    }
  }
}
