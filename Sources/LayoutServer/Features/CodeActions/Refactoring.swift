import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Turns the piece of a spec at an offset into a definition, or writes out the definition used there.
///
/// The text of the piece moves unchanged, with its comments.
struct Refactoring {
  private let tree: DocumentTree
  private let piece: DocumentTree.Step
  private var bytes: [UInt8] { tree.source.bytes }
  private var document: Document { tree.document }

  struct Change {
    let title: String
    /// The edits in the order of the text.
    let edits: [TextEdit]
  }

  /// `nil` if no piece that can become a definition begins on the line.
  init?(_ analysis: Analysis, at offset: Int) {
    guard let tree = analysis.tree else { return nil }
    let steps = tree.steps(to: offset)
    let line = analysis.positions.line(of: offset)
    let piece = steps.dropFirst(2).last { step in
      let starts = [step.key?.span.start, tree.document.span(step.node).start].compactMap { $0 }
      return tree.document.kind(step.node) == .mapping
        && starts.contains { analysis.positions.line(of: Int($0)) == line }
    }
    guard let piece, piece.type.row.isDefinable, steps[1].key?.name != "define" else { return nil }
    self.tree = tree
    self.piece = piece
  }

  /// The change that turns the piece into a definition; `nil` if the piece uses one, or if the text has no
  /// place for it.
  var extraction: Change? {
    guard document.value(SpecSchema.use, of: piece.node) == nil,
      let body = Lines(range(piece.node), of: bytes)
    else { return nil }
    let name = newName
    let use = body.isFlow ? "{use: \(name)}" : "use: \(name)"
    let definition = body.isFlow ? "\(name): \(body.text(indent: 0))" : nil
    let place: Int
    let text: String
    if let define = document.value("define", of: document.root) {
      guard let entry = document.entries(define).first, !tree.isFlow(define) else { return nil }
      place = Int(entry.keySpan.start)
      let indent = Lines.column(of: place, in: bytes)
      let margin = String(repeating: " ", count: indent)
      text = (definition ?? "\(name):\n\(margin)  \(body.text(indent: indent + 2))") + "\n\(margin)"
    } else {
      guard let sections = document.entry("sections", of: document.root) else { return nil }
      place = Int(sections.keySpan.start)
      guard Lines.column(of: place, in: bytes) == 0 else { return nil }
      text = "define:\n  \(definition ?? "\(name):\n    \(body.text(indent: 4))")\n"
    }
    return Change(
      title: "extract to the definition '\(name)'",
      edits: [TextEdit(span(piece.node), use), TextEdit(Span(place, place), text)].sorted {
        $0.span.start < $1.span.start
      })
  }

  /// The change that writes out the definition of the piece; `nil` if the piece uses none or has other keys
  /// too.
  var inlining: Change? {
    let entries = document.entries(piece.node)
    guard entries.count == 1, let entry = entries.first, entry.key == SpecSchema.use,
      let define = document.value("define", of: document.root),
      let value = document.value(document.text(entry.value), of: define), document.kind(value) == .mapping,
      let body = Lines(range(value), of: bytes)
    else { return nil }
    let place = span(piece.node)
    guard body.isFlow || !tree.isFlow(piece.node) else { return nil }
    return Change(
      title: "inline the definition '\(document.text(entry.value))'",
      edits: [TextEdit(place, body.text(indent: Lines.column(of: Int(place.start), in: bytes)))])
  }

  /// An unused name for the definition: the piece's id or its key, with a number if needed.
  private var newName: String {
    let id = document.value("id", of: piece.node).map(document.text) ?? piece.key?.name ?? "piece"
    let plain = id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    let base = plain.first?.isLetter == true ? plain : "piece"
    let define = document.value("define", of: document.root)
    func isTaken(_ name: String) -> Bool { define.flatMap { document.value(name, of: $0) } != nil }
    return isTaken(base) ? (2...).lazy.map { "\(base)\($0)" }.first { !isTaken($0) } ?? base : base
  }

  /// Returns the bytes of a map without the whitespace after it.
  private func range(_ node: Document.NodeIndex) -> Range<Int> {
    let span = document.span(node)
    var end = min(Int(span.end), bytes.count)
    while end > Int(span.start), bytes[end - 1].isWhitespace { end -= 1 }
    return Int(span.start)..<end
  }

  private func span(_ node: Document.NodeIndex) -> Span {
    let range = range(node)
    return Span(range.lowerBound, range.upperBound)
  }
}

/// The lines of a map, which can be written at another indentation.
private struct Lines {
  let isFlow: Bool
  private let first: String
  /// The lines after the first, each with its indentation relative to the first; `nil` for blank lines.
  private let rest: [(indent: Int, text: String)?]

  /// `nil` for a map in braces that covers several lines, and for a map with a line indented less than its
  /// first.
  init?(_ range: Range<Int>, of bytes: [UInt8]) {
    guard !range.isEmpty else { return nil }
    let column = Self.column(of: range.lowerBound, in: bytes)
    let lines = bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false)
    isFlow = bytes[range.lowerBound] == UInt8(ascii: "{")
    guard !isFlow || lines.count == 1 else { return nil }
    first = String(decoding: lines[0], as: UTF8.self)
    var rest: [(indent: Int, text: String)?] = []
    for line in lines.dropFirst() {
      let indent = line.prefix { $0 == 0x20 }.count
      let text = line.dropFirst(indent)
      if text.allSatisfy(\.isWhitespace) {
        rest.append(nil)
      } else {
        guard indent >= column else { return nil }
        rest.append((indent - column, String(decoding: text, as: UTF8.self)))
      }
    }
    self.rest = rest
  }

  /// Returns the lines with all but the first indented.
  func text(indent: Int) -> String {
    ([first] + rest.map { $0.map { String(repeating: " ", count: indent + $0.indent) + $0.text } ?? "" })
      .joined(separator: "\n")
  }

  /// Returns the number of bytes before an index on its line.
  static func column(of place: Int, in bytes: [UInt8]) -> Int {
    place - (bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0)
  }
}
