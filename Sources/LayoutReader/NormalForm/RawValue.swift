import LayoutDiagnostics
import LayoutText

/// The body of a definition before normalization. Each use decides its type.
package final class RawValue: Sendable {
  let document: Document
  let source: SourceFile
  let node: Document.NodeIndex

  init(document: Document, source: SourceFile, node: Document.NodeIndex) {
    self.document = document
    self.source = source
    self.node = node
  }

  /// Normalizes the body as a type. No key is required, because the use may add keys.
  ///
  /// - Parameter key: the noun's key above its use, if it has one.
  /// - Returns: `nil` if it is of another type. Errors are in the bag.
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

  /// The body without a type: lists, maps and scalars as in the text.
  package var plain: Normal {
    var normalizer = Normalizer(document: document, source: source, diagnostics: DiagnosticBag())
    return normalizer.anything(node) ?? Normal(.null, at: document.span(node))
  }

  /// Reports the numbers of the body that are not finite, whatever its type.
  func reportNonFiniteNumbers(into diagnostics: inout DiagnosticBag) {
    var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
    _ = normalizer.anything(node)
    diagnostics = normalizer.diagnostics
  }

  /// Returns the names under all keys `use` outside some definitions, valid or not.
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

  package var isMap: Bool { document.kind(node) == .mapping }

  package var keys: [String] { document.entries(node).map(\.key) }
}

extension Normal {
  /// Reports the numbers in definitions that are not finite, which a written-out spec cannot contain.
  package func reportNonFiniteDefinitions(into diagnostics: inout DiagnosticBag) {
    for field in self[SpecKeys.define]?.fields ?? [] {
      if case .raw(let raw) = field.value.value { raw.reportNonFiniteNumbers(into: &diagnostics) }
    }
  }
}
