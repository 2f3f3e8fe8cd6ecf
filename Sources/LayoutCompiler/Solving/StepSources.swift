import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// Finds the places where the steps of derivations are written.
package struct StepSources: Sendable {
  private let layout: ResolvedLayout
  private let sources: SourceSet
  private let tables: [LineTable]

  package init(_ layout: ResolvedLayout, _ sources: SourceSet) {
    self.layout = layout
    self.sources = sources
    tables = sources.files.map { LineTable($0) }
  }

  /// The place of a step; `nil` if it is not in the spec.
  package func source(of place: DerivationStep.Place) -> DerivationSource? {
    guard let (path, span) = written(place) else { return nil }
    let index = sources.index(of: span)
    let file = sources.files[index]
    let table = tables[index]
    let location = table.location(of: Int(span.start))
    let bytes = file.bytes[table.range(ofLine: location.line)]
    let line = String(decoding: bytes.drop { $0.isSpaceOrTab }.prefix(200), as: UTF8.self)
    return DerivationSource(
      path: path, file: file.name, line: location.line, column: location.column, text: line)
  }

  /// The span of a step's value; `nil` if it is not in the spec.
  package func span(of place: DerivationStep.Place) -> Span? { written(place)?.span }

  /// Looks up many steps, without the text of their lines. Lines may be long, so columns are counted from nodes, whose places are known.
  package func places() -> @Sendable (DerivationStep.Place) -> SourcePlace? {
    let locations = layout.sourceMap.locations(in: sources)
    return { place in
      guard let (path, span) = written(place) else { return nil }
      let index = sources.index(of: span)
      let file = sources.files[index]
      var location = SourceLocation(line: 0, column: 0)
      if let node = place.node {
        let home = layout.sourceMap.keySpan(of: node)
        if sources.index(of: home) == index, home.start <= span.start {
          location = file.location(of: span, from: locations[Int(node.rawValue)], at: home)
        }
      }
      if location.line == 0 { location = tables[index].location(of: Int(span.start)) }
      return SourcePlace(
        path: path, line: location.line, column: location.column, file: index == 0 ? nil : file.name)
    }
  }

  private func written(_ place: DerivationStep.Place) -> (path: String, span: Span)? {
    var value: Normal
    var path = ""
    var span: Span
    if let node = place.node {
      value = layout.sourceMap.map(of: node)
      path = layout.sourceMap.path(of: node)
      span = layout.sourceMap.keySpan(of: node)
    } else {
      value = layout.normal
      span = value.span
    }
    var keys = place.keys
    if let cell = place.cell, let first = cell.keys.first,
      let (entry, step) = value[SectionKeys.items]?.entry(ofCell: cell.index), entry[first] != nil
    {
      value = entry
      path += ".\(step)"
      keys = cell.keys
    }
    for key in keys {
      guard let field = value.field(key) else {
        if place.node == nil { return nil }
        break
      }
      value = field.value
      span = value.span
      path += path.isEmpty ? key : ".\(key)"
    }
    return (path, span)
  }
}

extension SourceFile {
  /// The location of a span, counted from an earlier location.
  fileprivate func location(of span: Span, from place: SourceLocation, at home: Span) -> SourceLocation {
    var place = place
    let end = range(of: span).lowerBound
    for offset in range(of: home).lowerBound..<end {
      let byte = bytes[offset]
      // A line ends at LF, CRLF or CR.
      if byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A) {
        place = SourceLocation(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        place.column += 1
      }
    }
    return place
  }
}
