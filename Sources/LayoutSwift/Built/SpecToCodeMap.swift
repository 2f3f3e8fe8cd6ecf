import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Maps spans of the spec that code built to lines of the user's file.
struct SpecToCodeMap {
  private struct Part {
    let range: Range<UInt32>
    let span: Span
    /// The index of the smallest part that contains this one.
    var outer: Int?
  }

  /// Sorted by start.
  private var parts: [Part] = []
  private let entry: Span

  /// Maps everything to the entry.
  init(entry: Span) { self.entry = entry }

  init(_ document: Document, _ origins: BuiltOrigins) {
    entry = origins.entry
    for (path, span) in origins.spans {
      guard let range = Self.range(of: path, in: document) else { continue }
      parts.append(Part(range: range, span: span))
    }
    parts.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    var open: [Int] = []
    for index in parts.indices {
      while let last = open.last, parts[last].range.upperBound <= parts[index].range.lowerBound {
        open.removeLast()
      }
      parts[index].outer = open.last
      open.append(index)
    }
  }

  /// The range of the value at a path such as `sections[0].group.horizontal`, including its key.
  private static func range(of path: String, in document: Document) -> Range<UInt32>? {
    var node = document.root
    var start = document.span(node).start
    for step in path.split(separator: ".") {
      let words = step.split { $0 == "[" || $0 == "]" }
      guard let key = words.first, document.kind(node) == .mapping,
        let field = document.entries(node).first(where: { $0.key == key })
      else { return nil }
      node = field.value
      start = field.keySpan.start
      for word in words.dropFirst() {
        guard let index = Int(word), document.kind(node) == .sequence, document.elements(node).count > index
        else { return nil }
        node = Array(document.elements(node))[index]
        start = document.span(node).start
      }
    }
    return start..<max(start + 1, document.span(node).end)
  }

  /// The place in the user's file that made this place of the spec.
  func moved(_ span: Span) -> Span {
    let next = parts.partitioningIndex { $0.range.lowerBound > span.start }
    var index: Int? = next > 0 ? next - 1 : nil
    while let part = index {
      if parts[part].range.contains(span.start) { return parts[part].span }
      index = parts[part].outer
    }
    return entry
  }

  func moved(_ normal: Normal) -> Normal {
    let value: Normal.Value =
      switch normal.value {
      case .list(let elements): .list(elements.map { moved($0) })
      case .map(let fields):
        .map(fields.map { NormalField($0.key, keySpan: moved($0.keySpan), moved($0.value)) })
      default: normal.value
      }
    var result = normal.with(value)
    result.span = moved(normal.span)
    return result
  }

  /// Maps a whole spec, and gives each section a different scope, since one line of code may build several sections.
  func moved(spec: Normal) -> Normal {
    let spec: Normal = moved(spec)
    let fields = spec.fields.map { field in
      guard field.key == "sections" else { return field }
      let sections = field.value.elements.enumerated().map { index, section in
        Normal(section.value, at: section.span, scope: Int32(clamping: index + 1))
      }
      return NormalField(field.key, keySpan: field.keySpan, field.value.with(.list(sections)))
    }
    return spec.with(.map(fields))
  }

  func moved(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.span = moved(finding.span)
    finding.secondary = finding.secondary.map { DiagnosticLabel(moved($0.span), $0.text) }
    finding.fixes = []
    return finding
  }
}
