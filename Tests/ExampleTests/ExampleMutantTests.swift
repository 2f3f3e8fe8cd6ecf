import Foundation
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

/// The examples with one entry changed: each is refused at the changed line, or legal; nothing crashes.
@Suite struct ExampleMutantTests {
  /// A spec written with one entry a line, and what comes of it.
  private struct Outcome {
    let errorLines: [Int]
    let messages: [String]

    init(_ text: String) {
      let source = SourceFile(name: "mutant.json", text: text)
      var diagnostics = DiagnosticBag()
      if let document = readDocument(source, into: &diagnostics),
        let normal = normalize(document, of: source, into: &diagnostics),
        let layout = resolve(normal, into: &diagnostics)
      {
        // Solved, too: a frame of every kind is asked for.
        solve(layout.spec, in: layout.environment).forEachElement { $0.item < 50 }
      }
      let table = LineTable(source)
      errorLines = diagnostics.sorted.map { table.location(of: Int($0.span.start)).line }
      messages = diagnostics.sorted.map(\.message)
    }
  }

  /// The example in long form, its definitions as they were written.
  private static func lines(of example: Example) throws -> [String] {
    let source = SourceFile(
      name: example.file.lastPathComponent, bytes: Array(try Data(contentsOf: example.file)))
    var diagnostics = DiagnosticBag()
    let document = try #require(readDocument(source, into: &diagnostics))
    let normal = try #require(normalize(document, of: source, into: &diagnostics))
    let sink = ByteSink()
    writeCanonicalJSON(normal, to: sink)
    return sink.text.split(separator: "\n").map(String.init)
  }

  /// The lines that begin with a key, with the key.
  private static func keys(_ lines: [String]) -> [(line: Int, key: String)] {
    lines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " }
      guard text.first == "\"", let end = text.range(of: "\": ") else { return nil }
      return (index, String(text[text.index(after: text.startIndex)..<end.lowerBound]))
    }
  }

  /// Where the value of a line ends: the line itself, or that of its closing brace.
  private static func end(of line: Int, in lines: [String]) -> Int {
    guard let last = lines[line].last, last == "{" || last == "[" else { return line }
    let margin = lines[line].prefix { $0 == " " }
    return lines[(line + 1)...].firstIndex { $0.hasPrefix(margin + "}") || $0.hasPrefix(margin + "]") }
      ?? line
  }

  /// The lines with others in the place of an entry, and their number before and after.
  private static func text(_ lines: [String], replacing range: ClosedRange<Int>, with value: String?)
    -> String
  {
    var result = lines
    let hasComma = lines[range.upperBound].hasSuffix(",")
    result.replaceSubrange(range, with: value.map { [$0 + (hasComma ? "," : "")] } ?? [])
    // No comma before a closing brace.
    let above = range.lowerBound - 1
    if value == nil, !hasComma, result[above].hasSuffix(",") { result[above].removeLast() }
    return result.joined(separator: "\n") + "\n"
  }

  /// Keys of the user's own: names of `let`, `with`, `define` and `fields`.
  private static let own: Set<String> = ["let", "with", "define", "severity", "states", "fields"]

  private static func isOwn(_ line: Int, _ lines: [String]) -> Bool {
    let margin = lines[line].prefix { $0 == " " }.count
    guard
      let parent = lines[..<line].lastIndex(where: { $0.prefix { $0 == " " }.count < margin })
    else { return false }
    return own.contains { lines[parent].contains("\"\($0)\": ") }
  }

  private static func isMissing(_ message: String) -> Bool {
    message.contains("with this variant the section has none") || message.contains("does not use")
      || message.contains(" needs ") || message.contains("a variant after one without 'when'")
  }

  @Test(arguments: Example.yaml)
  func renamedKeys(example: Example) throws {
    let lines = try Self.lines(of: example)
    for (number, (line, key)) in Self.keys(lines).enumerated() where isTried(number, oneIn: 8) {
      var mutant = lines
      mutant[line] = mutant[line].replacing("\"\(key)\": ", with: "\"\(key)Q\": ", maxReplacements: 1)
      let outcome = Outcome(mutant.joined(separator: "\n") + "\n")
      // A definition of which no key is known is of the wrong sort, where it is used.
      if Self.isOwn(line, lines) || outcome.messages.contains("'headed' is a map; expected a section") {
        continue
      }
      #expect(outcome.errorLines.contains(line + 1), "\(mutant[line]): \(outcome.messages)")
    }
  }

  @Test(arguments: Example.yaml)
  func otherTypes(example: Example) throws {
    let lines = try Self.lines(of: example)
    let values = [
      "null", "[[], {}]", "{\"q\": 1}", "true", "-1.5", "\"q\"", "\"${\"", "\"${q}\"", "\"${1 / 0}\"", "[]",
      "{}",
    ]
    for (number, (line, key)) in Self.keys(lines).enumerated() {
      let range = line...Self.end(of: line, in: lines)
      let margin = lines[line].prefix { $0 == " " }
      for (index, value) in values.enumerated() where isTried(index + number, oneIn: 33) {
        let outcome = Outcome(Self.text(lines, replacing: range, with: "\(margin)\"\(key)\": \(value)"))
        // No key but these takes a map of a name without meaning, and none a list of an empty list and map.
        if value == "[[], {}]" || value == "{\"q\": 1}",
          !["let", "define", "targets", "fields"].contains(key)
        {
          #expect(!outcome.errorLines.isEmpty, "\(key): \(value) is accepted")
        }
        // What is missing in an empty map or list, or no longer used, is reported elsewhere.
        if outcome.errorLines.isEmpty || value == "[]" || value == "{}" || Self.isOwn(line, lines) {
          continue
        }
        // Removed names are missed where they are used, ids of sections in states; null removes a key, which is missed there.
        if key == "id", outcome.messages.allSatisfy({ $0.contains("that the spec does not have") }) {
          continue
        }
        if Self.own.contains(key) || value == "null" && outcome.messages.allSatisfy(Self.isMissing) {
          continue
        }
        #expect(
          outcome.errorLines.contains(line + 1), "\(key): \(value): \(outcome.errorLines) \(outcome.messages)"
        )
      }
    }
  }

  @Test(arguments: Example.yaml)
  func removedKeys(example: Example) throws {
    let lines = try Self.lines(of: example)
    for (number, (line, _)) in Self.keys(lines).enumerated() where isTried(number, oneIn: 8) {
      let outcome = Outcome(Self.text(lines, replacing: line...Self.end(of: line, in: lines), with: nil))
      #expect(!outcome.messages.contains { $0.contains("found") }, "\(lines[line]): \(outcome.messages)")
    }
    // What is required is missed.
    for (number, (line, key)) in Self.keys(lines).enumerated()
    where isTried(number, oneIn: 4) && Self.isRequired(line, key, lines) {
      let outcome = Outcome(Self.text(lines, replacing: line...Self.end(of: line, in: lines), with: nil))
      #expect(
        outcome.messages.contains { $0.contains("needs") && $0.contains(key) },
        "\(line + 1) \(key): \(outcome.messages)")
    }
  }

  /// The keys of the maps that a line lies in, the innermost first.
  private static func parents(_ line: Int, _ lines: [String]) -> [(line: Int, key: String)] {
    var margin = lines[line].prefix { $0 == " " }.count
    var result: [(line: Int, key: String)] = []
    let keys = Dictionary(uniqueKeysWithValues: Self.keys(lines).map { ($0.line, $0.key) })
    for above in lines[..<line].indices.reversed() {
      let indent = lines[above].prefix { $0 == " " }.count
      guard indent < margin else { continue }
      margin = indent
      if let key = keys[above] { result.append((above, key)) }
    }
    return result
  }

  /// True for a line of a section that is merged over a definition.
  private static func isBesideUse(_ line: Int, _ lines: [String]) -> Bool {
    let start = lines[...line].lastIndex { $0 == "    {" } ?? line
    return lines[start...end(of: start, in: lines)].contains { $0.hasPrefix("      \"use\":") }
  }

  /// True if a key is required at its place, which is not merged over something else.
  private static func isRequired(_ line: Int, _ key: String, _ lines: [String]) -> Bool {
    let parents = parents(line, lines)
    guard let parent = parents.first, !parents.contains(where: { $0.key == "variants" }),
      !isBesideUse(line, lines)
    else {
      return key == "sections"
    }
    switch parent.key {
    case "horizontal", "vertical":
      return ["size", "subitems", "subitem", "repeatingSubitem"].contains(key)
        || key == "count"
          && !lines[parent.line...end(of: parent.line, in: lines)].contains { $0.contains("subitems") }
    case "custom": return key == "size" || key == "items"
    case "grid", "waterfall": return key == "columns"
    case "carousel": return key == "height"
    case "supplementaryItems", "boundarySupplementaryItems": return key == "elementKind" || key == "size"
    case "decorationItems": return key == "background"
    default: return false
    }
  }
}
