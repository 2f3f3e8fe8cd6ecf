import LayoutDiagnostics
import LayoutText

/// The result of formatting a text.
package enum FormattedText: Sendable {
  /// The changes of whitespace, in order; empty if the text is already formatted.
  case changed([TextEdit])
  /// The text cannot be read, before or after formatting.
  case unreadable(DiagnosticBag)
  /// Formatting would change the content of the text.
  case refused
}

/// Formats a YAML or JSON text: changes whitespace, never values or comments.
/// - Parameter format: the language; `nil` to decide by name and content, like `readDocument`.
package func formatted(
  _ source: SourceFile, format: InputFormat? = nil, limits: InputLimits = InputLimits()
) -> FormattedText {
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, format: format, limits: limits, into: &diagnostics) else {
    return .unreadable(diagnostics)
  }
  guard let old = Whitespace(source, isYAML: document.format == .yaml) else { return .refused }
  // Blanks alone may have reached the limit.
  let limit = max(limits.bytes, source.bytes.count)
  if old.length > limit {
    let message = "formatted, the text has \(old.length) bytes; at most \(limit) are read"
    let failure = ReadFailure.limit(message, at: Span(source.textStart, source.textStart), flag: "--max-size")
    var diagnostics = DiagnosticBag()
    diagnostics.report(failure.diagnostic)
    return .unreadable(diagnostics.moved(by: source.base))
  }
  guard let edits = old.edits(of: source) else { return .refused }
  if edits.isEmpty { return .changed([]) }

  let result = SourceFile(name: source.name, bytes: applied(edits, to: source.bytes))
  var ignored = DiagnosticBag()
  guard
    let changed = readDocument(
      result, format: document.format, limits: limits, into: &ignored),
    changed.saysSame(as: document), let new = Whitespace(result, isYAML: document.format == .yaml),
    old.comments(of: source).elementsEqual(new.comments(of: result))
  else { return .refused }
  return .changed(
    source.base == 0 ? edits : edits.map { TextEdit($0.span.moved(by: source.base), $0.text) })
}

/// The pieces of a text with the new whitespace between them.
private struct Whitespace {
  private let pieces: [TextPiece]

  /// Returns `nil` if the text has no tokens after all.
  init?(_ source: SourceFile, isYAML: Bool) {
    let pieces = source.bytes.withUnsafeBufferPointer { bytes -> [TextPiece]? in
      let start = source.textStart
      guard
        let tokens = isYAML
          ? YAMLScanner.tokens(bytes, textStart: start) : jsonTokens(bytes, textStart: start)
      else { return nil }
      return WhitespaceWalk(bytes, tokens, textStart: start, isYAML: isYAML).pieces
    }
    guard let pieces else { return nil }
    self.pieces = pieces
  }

  /// The length of the formatted text, in bytes.
  var length: Int { pieces.reduce(0) { $0 + $1.length } }

  /// Returns the changes; `nil` if more than whitespace is between two pieces, such as a byte order mark.
  func edits(of source: SourceFile) -> [TextEdit]? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var edits: [TextEdit] = []
      var offset = source.textStart
      for piece in pieces {
        if let edit = piece.edit(from: offset, in: bytes) {
          guard bytes[offset..<Int(piece.start)].allSatisfy(\.isWhitespace) else { return nil }
          edits.append(edit)
        }
        offset = Int(piece.end)
      }
      return edits
    }
  }

  func comments(of source: SourceFile) -> some Sequence<ArraySlice<UInt8>> {
    pieces.lazy.filter(\.isComment).map { source.bytes[Int($0.start)..<Int($0.end)] }
  }
}

extension Document {
  /// Returns whether another document has the same keys and values in the same order; positions may differ.
  func saysSame(as other: Document) -> Bool {
    root == other.root && textBytes == other.textBytes && elementIndices == other.elementIndices
      && nodes.elementsEqual(other.nodes) {
        $0.kind == $1.kind && $0.isPlain == $1.isPlain && $0.first == $1.first && $0.count == $1.count
          && $0.number.bitPattern == $1.number.bitPattern
      }
      && allEntries.elementsEqual(other.allEntries) {
        // Compared as bytes, because Swift compares by Unicode equivalence.
        $0.value == $1.value && $0.isMerged == $1.isMerged && $0.key.utf8.elementsEqual($1.key.utf8)
      }
      && aliases.map(\.target) == other.aliases.map(\.target)
  }
}
