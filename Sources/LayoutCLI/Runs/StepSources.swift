import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// Finds where the steps of derivations were written.
final class StepSources {
  private let layout: ResolvedLayout
  private let sources: SourceSet
  private var tables: [Int: LineTable] = [:]

  init(_ layout: ResolvedLayout, _ sources: SourceSet) {
    self.layout = layout
    self.sources = sources
  }

  /// The place of a step; nil where the spec says nothing of it.
  func source(of place: DerivationStep.Place) -> DerivationSource? {
    var value: Normal
    var path = ""
    var span: Span
    if let node = place.node {
      value = layout.sourceMap.map(of: node)
      path = layout.sourceMap.path(of: node)
      span = layout.sourceMap.keySpan(of: node)
    } else {
      value = layout.document
      span = value.span
    }
    for key in place.keys {
      guard let field = value.field(key) else {
        if place.node == nil { return nil }
        break
      }
      value = field.value
      span = value.span
      path += path.isEmpty ? key : ".\(key)"
    }
    let index = sources.index(of: span)
    let file = sources.files[index]
    let table = tables[index] ?? LineTable(file)
    tables[index] = table
    let location = table.location(of: Int(span.start))
    let bytes = file.bytes[table.range(ofLine: location.line)]
    let line = String(decoding: bytes.drop { $0 == 0x20 || $0 == 0x09 }.prefix(200), as: UTF8.self)
    return DerivationSource(
      path: path, file: file.name, line: location.line, column: location.column, text: line)
  }
}
