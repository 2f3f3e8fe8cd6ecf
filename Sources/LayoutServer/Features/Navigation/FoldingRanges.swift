import LayoutReader
import LayoutText

/// The parts of a text that an editor can fold: maps, lists and texts of several lines, and adjacent
/// comments.
struct FoldingRanges {
  /// A range of lines, counted from 0. The first line stays visible.
  struct Fold: Hashable {
    let start: Int
    let end: Int
    var isComment = false

    var value: JSONValue {
      .fields([
        "startLine": .integer(start), "endLine": .integer(end), "kind": isComment ? "comment" : nil,
      ])
    }
  }

  private(set) var folds: [Fold] = []
  private let positions: TextPositions
  /// The lines of multi-line texts after their first line. A `#` on them starts no comment.
  private var textLines: Set<Int> = []
  /// The last line of the longest fold that begins on a line.
  private var ends: [Int: Int] = [:]

  init(_ document: Document?, _ positions: TextPositions) {
    self.positions = positions
    if let document { visit(document.root, from: nil, in: document) }
    folds = ends.map { Fold(start: $0.key, end: $0.value) }
    addComments()
    folds.sort { $0.start < $1.start }
  }

  private mutating func visit(_ node: Document.NodeIndex, from start: UInt32?, in document: Document) {
    let span = document.span(node)
    let first = positions.line(ofByteAt: start ?? span.start)
    let last = positions.line(ofByteAt: span.end > span.start ? span.end - 1 : span.end)
    let lastShown = endsWithBracketAlone(on: last) ? last - 1 : last
    // A value before its key comes from an alias.
    guard start ?? 0 <= span.start, last > first else { return }
    // The root needs no fold.
    if node != document.root, lastShown > first { ends[first] = max(ends[first] ?? 0, lastShown) }
    switch document.kind(node) {
    case .mapping:
      for entry in document.ownEntries(node) {
        visit(entry.value, from: entry.keySpan.start, in: document)
      }
    case .sequence:
      for element in document.elements(node) where document.span(element).start >= span.start {
        visit(element, from: nil, in: document)
      }
    case .string:
      let begin = positions.line(ofByteAt: span.start)
      if last > begin { textLines.formUnion((begin + 1)...last) }
    case .null, .boolean, .number: break
    }
  }

  /// Returns `true` if a line begins with a closing bracket, which stays visible.
  private func endsWithBracketAlone(on line: Int) -> Bool {
    let bytes = positions.source.bytes[positions.range(ofLine: line)]
    return bytes.first { !$0.isSpaceOrTab }.map { "]}".utf8.contains($0) } ?? false
  }

  private mutating func addComments() {
    var start: Int?
    for line in 0...positions.lineCount {
      let isComment = line < positions.lineCount && !textLines.contains(line) && beginsComment(line)
      if isComment {
        start = start ?? line
      } else if let first = start {
        if line - first > 1 { folds.append(Fold(start: first, end: line - 1, isComment: true)) }
        start = nil
      }
    }
  }

  private func beginsComment(_ line: Int) -> Bool {
    let bytes = positions.source.bytes[positions.range(ofLine: line)]
    return bytes.first { !$0.isSpaceOrTab } == UInt8(ascii: "#")
  }
}

extension TextPositions {
  /// Returns the line of a span's offset, counted from 0.
  func line(ofByteAt offset: UInt32) -> Int { line(of: Int(offset) - Int(source.base)) }
}

extension LanguageServer {
  func foldingRanges(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = spec(parameters) else { return .null }
    return .array(FoldingRanges(analysis.tree?.document, analysis.positions).folds.map(\.value))
  }
}
