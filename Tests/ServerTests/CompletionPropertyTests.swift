import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText
import TestSupport
import Testing

@testable import LayoutServer

struct CompletionPropertyTests {
  static let examples = Repository.specs(below: Repository.file("Examples"))
    .filter { !$0.contains("/") }

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.file("Examples/\(name)")))
  }

  /// Nothing crashes, and the replaced range is on the cursor's line and contains the cursor.
  @Test(arguments: examples)
  func everyPlaceHasItems(_ name: String) throws {
    let bytes = try Self.bytes(name)
    for offset in stride(from: 0, through: bytes.count, by: exampleCount(41, of: 1)) {
      for item in CompletionRequest(bytes, at: offset).items() {
        #expect(item.range.lowerBound <= offset && offset <= item.range.upperBound)
        #expect(!bytes[item.range].contains { $0.isLineEnd })
      }
    }
  }

  /// A text cut off anywhere, and bytes that are no text, crash nothing.
  @Test func brokenTextCrashesNothing() throws {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("{}[]:,-#\"'|>&*!$%x \n\r\t a\\\u{FEFF}🍏".utf8)
    for name in Self.examples where isTried(name.utf8.count, oneIn: 3) {
      let whole = try Self.bytes(name)
      for _ in 0..<20 {
        var bytes = Array(whole.prefix(Int.random(in: 0...whole.count, using: &generator)))
        for _ in 0..<8 where !bytes.isEmpty {
          let index = Int.random(in: bytes.indices, using: &generator)
          let sign =
            generator.oneIn(4)
            ? UInt8.random(in: .min ... .max, using: &generator) : signs.randomElement(using: &generator)
          if generator.oneIn(2) { bytes[index] = sign ?? 0 } else { bytes.insert(sign ?? 0, at: index) }
        }
        for _ in 0..<4 {
          let offset = Int.random(in: 0...bytes.count, using: &generator)
          for item in CompletionRequest(bytes, at: offset).items() {
            #expect(item.range.lowerBound <= offset && offset <= item.range.upperBound)
          }
        }
      }
    }
  }

  /// Every key that is offered on a blank line may be written there.
  @Test(arguments: examples.filter { $0.hasSuffix(".yaml") })
  func offeredKeysAreKnown(_ name: String) throws {
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    let bytes = try Self.bytes(name)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let places = lines.indices.filter { index in
      let first = lines[index].first { $0 != 0x20 }
      return first.map { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "-") } ?? false
    }
    for place in places.shuffled(using: &generator).prefix(exampleCount(3, of: places.count)) {
      let indent = lines[place].prefix { $0 == 0x20 }
      var text = Array(lines[..<place].joined(separator: [0x0A]))
      if place > 0 { text.append(0x0A) }
      text += indent
      let offset = text.count
      text.append(0x0A)
      text += lines[place...].joined(separator: [0x0A])
      let items = CompletionRequest(text, at: offset).items().filter { $0.kind == .property }
      for item in items.shuffled(using: &generator).prefix(exampleCount(4, of: items.count)) {
        let edited = item.applied(to: text)
        let document = OpenDocument(
          uri: "file:///tmp/\(name)", language: "yaml", version: 1,
          text: String(decoding: edited, as: UTF8.self))
        let found = Analysis(document, SpecCompiler(RunOptions()), .utf8).diagnostics
        let wrong = found.filter {
          [.unknownKey, .excludedKey, .singleTemplatePerSection, .syntaxError, .duplicateKey].contains(
            $0.rule)
        }
        #expect(wrong.isEmpty, "\(item.label) on line \(place + 1): \(wrong.map(\.message))")
      }
    }
  }

  /// The work grows with the text, and not faster.
  @Test func deepAndLongTextsEnd() {
    let count = exampleCount(20_000, of: 200_000)
    for text in ["[", "{a: ", "- ", "\"", "a: &b !c ", "{a: 1, "] {
      let bytes = Array(String(repeating: text, count: count).utf8)
      #expect(CompletionRequest(bytes, at: bytes.count).items().count < 1000)
    }
    let lines = Array(String(repeating: "a: \"\\\n  b: 'x\n", count: count / 10).utf8)
    #expect(CompletionRequest(lines, at: lines.count).items().count < 1000)
  }
}
