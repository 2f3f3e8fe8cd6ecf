import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutText
import TestSupport
import Testing

/// What formatting makes of texts: `x.before.yaml` becomes `x.after.yaml`, and that stays as it is.
@Suite struct FormattingTests {
  static let folder = Repository.file("Tests/Fixtures/format")
  static let names = Repository.specs(below: folder).filter { $0.contains(".before.") }
  static let examples = Repository.specs(below: Repository.file("Examples")).filter { !$0.contains("/") }

  /// The formatted text; `nil` if it cannot be formatted.
  private static func text(_ bytes: [UInt8], _ name: String, limits: InputLimits = InputLimits()) -> [UInt8]?
  {
    let source = SourceFile(name: name, bytes: bytes)
    guard case .changed(let edits) = formatted(source, limits: limits) else { return nil }
    return applied(edits, to: bytes)
  }

  private static func bytes(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  @Test func thereAreFixtures() { #expect(Self.names.count > 15) }

  @Test(arguments: names)
  func formatsFixtures(name: String) throws {
    let before = try Self.bytes(Self.folder.appendingPathComponent(name))
    let golden = Self.folder.appendingPathComponent(
      name.replacingOccurrences(of: ".before.", with: ".after."))
    let result = try #require(Self.text(before, name))
    #expect(try Repository.difference(of: String(decoding: result, as: UTF8.self), from: golden) == nil)
    #expect(Self.text(result, name) == result)
  }

  /// Only whitespace is replaced, by whitespace, and the edits of a language server are in the order of the text.
  @Test(arguments: names)
  func editsWhitespaceOnly(name: String) throws {
    let bytes = try Self.bytes(Self.folder.appendingPathComponent(name))
    guard case .changed(let edits) = formatted(SourceFile(name: name, bytes: bytes)) else {
      Issue.record("no edits")
      return
    }
    var end = 0
    for edit in edits {
      #expect(Int(edit.span.start) >= end)
      end = Int(edit.span.end)
      #expect(bytes[Int(edit.span.start)..<end].allSatisfy { $0.isWhitespace })
      #expect(edit.text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A })
      #expect(!bytes[Int(edit.span.start)..<end].elementsEqual(edit.text.utf8))
      // No place of an editor lies between the halves of a line end.
      for place in [Int(edit.span.start), end] where place > 0 && place < bytes.count {
        #expect(bytes[place - 1] != 0x0D || bytes[place] != 0x0A)
      }
    }
  }

  @Test(arguments: examples)
  func leavesExamples(name: String) throws {
    let bytes = try Self.bytes(Repository.file("Examples/\(name)"))
    #expect(Self.text(bytes, name) == bytes)
  }

  /// Offsets count from where the file lies among others.
  @Test func editsLieInTheirFile() {
    let source = SourceFile(name: "a.yaml", bytes: Array("a:  1\n".utf8), base: 100)
    guard case .changed(let edits) = formatted(source) else {
      Issue.record("no edits")
      return
    }
    #expect(edits == [TextEdit(Span(103, 104), "")])
  }

  @Test func tellsWhatCannotBeRead() {
    for text in ["a: [1\n", "", "a: 1\n---\nb: 2\n", "a: \"\n", "\u{0}"] {
      guard case .unreadable(let diagnostics) = formatted(SourceFile(name: "a.yaml", text: text)) else {
        Issue.record("\(text) is formatted")
        continue
      }
      #expect(diagnostics.hasErrors)
    }
  }

  /// A short text may ask for long lines.
  @Test func refusesTextsThatGrowTooLong() {
    let lines = String(repeating: "a,\n", count: 2_000)
    let text = "{k: \"\(String(repeating: "x", count: 10_000))\", l: [\(lines)]}\n"
    guard case .unreadable(let diagnostics) = formatted(SourceFile(name: "a.yaml", text: text)) else {
      Issue.record("it is formatted")
      return
    }
    #expect(diagnostics.sorted.map(\.rule) == [.resourceLimit])
  }

  /// Tabs that reading takes for spaces would be content afterwards; a byte order mark is passed over at the beginning of every line.
  @Test(arguments: ["a: |\n  x\n  \t \n  y\nb:\n\t# tab\n  1\n", "a:  1\n\u{FEFF}\nb: 2\n"])
  func leavesWhatWouldNotSayTheSame(text: String) {
    guard case .refused = formatted(SourceFile(name: "a.yaml", text: text)) else {
      Issue.record("it is formatted")
      return
    }
  }

  // MARK: Random texts

  /// Examples and fixtures with blanks, line ends, comments and signs put in at random: they say the same, and are formatted at once.
  @Test func mutantsSayTheSame() throws {
    let texts =
      try Self.examples.map { (try Self.bytes(Repository.file("Examples/\($0)")), $0) }
      + Self.names.map { (try Self.bytes(Self.folder.appendingPathComponent($0)), $0) }
    var generator = SeededGenerator(seed: 41)
    var formattedCount = 0
    for round in 0..<exampleCount(700, of: 7_000) {
      let (original, name) = texts[round % texts.count]
      let bytes = Self.mutant(of: original, &generator)
      let reading = Reading(bytes, nil, name: name)
      switch formatted(SourceFile(name: name, bytes: bytes)) {
      case .unreadable: #expect(reading.document == nil)
      case .refused: #expect(bytes.contains(0x09), "\(String(decoding: bytes, as: UTF8.self))")
      case .changed(let edits):
        formattedCount += 1
        let result = applied(edits, to: bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(result.filter { !$0.isWhitespace } == bytes.filter { !$0.isWhitespace }, "\(text)")
        #expect(Reading(result, nil, name: name).tree == reading.tree, "\(text)")
        #expect(Self.text(result, name) == result, "\(text)")
      }
    }
    #expect(formattedCount > exampleCount(700, of: 7_000) / 3)
  }

  private static func mutant(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      // At a blank or a line end more of them do least harm.
      let places = bytes.indices.filter { bytes[$0] == 0x20 || bytes[$0] == 0x0A }
      guard let blank = places.randomElement(using: &generator) else { break }
      let ends = places.filter { bytes[$0] == 0x0A }
      let end = ends.randomElement(using: &generator) ?? blank
      let margin = String(repeating: " ", count: Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: bytes.insert(contentsOf: "\(margin) # ü\u{1F9C0} x ".utf8, at: end)
      case 2, 3: bytes.insert(contentsOf: "\n\(margin)# own".utf8, at: end)
      case 4: bytes.insert(contentsOf: "\n\(margin)\n".utf8, at: end)
      case 5: bytes.insert(contentsOf: margin.utf8, at: end)
      case 6: bytes.insert(0x20, at: bytes[max(0, blank - 1)] == 0x0A ? end : blank)
      default:
        let sign = ["\t", ",", "- ", "? ", ": ", "|", "\r", "'", "&a ", "\n"].randomElement(using: &generator)
        bytes.insert(contentsOf: (sign ?? "").utf8, at: blank)
      }
    }
    return bytes
  }
}
