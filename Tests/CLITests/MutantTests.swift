import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutText
import TestSupport
import Testing

/// Specs that are wrong in one place: each is refused there, or legal; nothing crashes.
@Suite struct MutantTests {
  /// The richest spec of the fixtures, in long form.
  private static func rich() throws -> SpecTree {
    let file = Fixtures.folder.appendingPathComponent("ast/keys.json")
    return try SpecTree(JSONSerialization.jsonObject(with: Data(contentsOf: file)))
  }

  /// Keys below these are the user's own, or nobody's.
  private static let freeKeys = [
    "\"let\"", "\"define\"", "\"states\"", "\"with\"", "\"severity\"", "\"targets\"",
  ]

  @Test func misspeltKeysAreRefusedWhereTheyStand() throws {
    let spec = try Self.rich()
    for index in 0..<spec.entryCount where isTried(index, oneIn: 3) {
      let mutant = spec.changing(index) { ($0.key + "Q", $0.value) }
      let errors = Self.errors(mutant.text)
      let lines = mutant.text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("Q\": ") })
      if errors.isEmpty {
        #expect(Self.isFree(lines, line), "\(lines[line]) was accepted")
      } else {
        let place = LayoutText.SourceLocation(
          line: line + 1, column: lines[line].prefix { $0 == " " }.count + 1)
        #expect(errors.contains { $0.place == place }, "\(lines[line])\n\(errors)")
      }
    }
  }

  @Test func wrongTypesAreRefusedWhereTheyStand() throws {
    let spec = try Self.rich()
    for index in 0..<spec.entryCount {
      let path = spec.path(of: index)
      guard !path.contains(where: MutantLegality.isAnything) else { continue }
      for (number, value) in MutantLegality.values.enumerated() where isTried(index + number, oneIn: 20) {
        let mutant = spec.changing(index) { ($0.key + "QQ", .scalar(value)) }
        let line = try #require(mutant.text.split(separator: "\n").firstIndex { $0.contains("QQ\": ") })
        let errors = Self.errors(mutant.text.replacingOccurrences(of: "QQ\": ", with: "\": "))
        let place = "\(path.joined(separator: ".")): \(value)"
        switch MutantLegality.isLegal(value, at: path) {
        case true: #expect(errors.isEmpty, "\(place): \(errors)")
        case false: #expect(errors.contains { $0.place.line == line + 1 }, "\(place): \(errors)")
        case nil: break
        }
      }
    }
  }

  @Test func removedKeysAreMissedWhereTheyAreRequired() throws {
    let spec = try Self.rich()
    for index in 0..<spec.entryCount where isTried(index, oneIn: 3) {
      let path = spec.path(of: index)
      guard !path.contains(where: MutantLegality.isAnything) else { continue }
      let errors = Self.errors(spec.changing(index) { _ in nil }.text)
      let place = "without \(path.joined(separator: "."))"
      switch MutantLegality.removal(of: path) {
      case .legal: #expect(errors.isEmpty, "\(place): \(errors)")
      case .missing: #expect(errors.contains { Self.misses($0.message) }, "\(place): \(errors)")
      case .either: #expect(errors.count < 2, "\(place): \(errors)")
      }
    }
  }

  private static func misses(_ message: String) -> Bool {
    message.contains(" needs ") || message.contains("; expected ")
  }

  /// What the reader says of a text.
  private static func errors(_ text: String) -> [(place: LayoutText.SourceLocation, message: String)] {
    let source = SourceFile(name: "mutant.json", text: text)
    var diagnostics = DiagnosticBag()
    if let document = readDocument(source, into: &diagnostics) {
      _ = normalize(document, of: source, into: &diagnostics)
    }
    let table = LineTable(source)
    return diagnostics.sorted.map { (table.location(of: Int($0.span.start)), $0.message) }
  }

  /// Bytes changed at random, from a fixed seed.
  @Test func damagedSpecsDoNotCrash() throws {
    var random = SeededGenerator(seed: 20_26)
    let folder = Fixtures.folder.appendingPathComponent("ast")
    let specs = try ["keys.yaml", "values.yaml", "merged.yaml", "keys.json"].map {
      [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))
    }
    let marks = [UInt8]("{}[]:,\"'#&*!|>%@`-~\n\t ${x0.\\<".utf8) + [0x00, 0x0D, 0x85, 0xC3, 0xE2, 0xFF]
    for round in 0..<exampleCount(60, of: 300) {
      var bytes = specs[round % specs.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = marks[Int.random(in: 0..<marks.count, using: &random)]
        case 1: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &random)], at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
        default: bytes += bytes[place..<min(bytes.count, place + 200)]
        }
      }
      let run = try ToolRun.run([["ast", "build", "lint"][round % 3]], input: Data(bytes))
      #expect(run.code < 2, "round \(round): \(run.errorText.prefix(400))")
    }
  }

  private static func isFree(_ lines: [Substring], _ line: Int) -> Bool {
    var depth = lines[line].prefix { $0 == " " }.count
    for above in lines[..<line].reversed() {
      let indent = above.prefix { $0 == " " }.count
      guard indent < depth else { continue }
      depth = indent
      if freeKeys.contains(where: { above.contains($0 + ": ") }) { return true }
    }
    return false
  }
}
