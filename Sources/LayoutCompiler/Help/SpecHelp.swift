import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The help of `layoutc help spec`, made from the table of keys.
package enum SpecHelp {
  /// The words of the format that can be keys of any map.
  package static let everywhere: [(name: String, summary: String)] = [
    (
      "use",
      "a name of define, in the place of a map or inside it: what the definition has, with the keys beside use over it"
    ),
    ("with", "beside use: named values for the expressions of the definition"),
  ]

  /// Writes the whole format on one page.
  package static func writeOverview(to sink: ByteSink) {
    sink.write(
      text: """
        A spec describes the layout of a collection view in one YAML or JSON document, in
        the words of UIKit's compositional layout.


        """)
    writeKeys(of: .spec, to: sink)
    sink.write("\nMaps in it and in .layoutc.yaml; 'layoutc help spec MAP' has the keys of each:\n\n")
    let maps = SpecPlace.documented.filter { $0 != .spec }.map(\.shownName).joined(separator: ", ")
    writeParagraph(maps, to: sink)
    sink.write("\nValues:\n\n")
    NamedTexts(SpecHelpValue.all.map { ($0.name, $0.forms) }).write(to: sink)
    writeExample(of: .spec, having: "sections", to: sink)
    sink.write(
      text: """

        'layoutc help spec KEY' tells of a key, such as interGroupSpacing or section.list,
        'layoutc help expressions' of ${...}, 'man layoutc-spec' of everything.

        """)
  }

  /// True if there is a key or map of that name.
  package static func knows(_ path: String) -> Bool {
    everywhere.contains { $0.name == path } || SpecHelpValue.named(path) != nil
      || !SpecPlace.named(path).isEmpty
  }

  /// The help for all keys and maps that a word or a path of keys names.
  package static func text(_ path: String) throws(UsageError) -> [UInt8] {
    let sink = ByteSink()
    try write(path, to: sink)
    return sink.bytes
  }

  private static func write(_ path: String, to sink: ByteSink) throws(UsageError) {
    if let word = everywhere.first(where: { $0.name == path }) {
      sink.write(text: "\(word.name)\n\n")
      writeParagraph(word.summary, to: sink)
      writeExample(named: word.name, having: word.name, to: sink)
      return
    }
    let places = SpecPlace.named(path)
    let value = SpecHelpValue.named(path)
    if places.isEmpty, let value { return write(value, to: sink) }
    guard !places.isEmpty else {
      throw UsageError(
        message: "the format has no key or map \(quotedText(path))",
        help: didYouMean(SpecPlace.nearest(to: path)) + ["'layoutc help spec' lists the maps of the format"])
    }
    let keys = places.filter { $0.row != nil }
    if let first = keys.first, let row = first.row {
      if keys.allSatisfy({ $0.row.map { isAlike($0, row) } ?? false }) {
        write(row, of: first, alsoIn: keys.dropFirst().map(\.name), to: sink)
      } else {
        sink.write(text: "\(path) stands in several maps:\n\n")
        NamedTexts(keys.map { ($0.name, $0.row.map(text) ?? "") }).write(to: sink)
        sink.write(text: "\n'layoutc help spec \(first.name)' tells more of the first.\n")
        if value == nil, let entry = example(named: first.noun.name, having: row.name)?.entry(row.name) {
          sink.write(text: "\nSuch as:\n\n  \(entry)\n")
        }
      }
    }
    // The maps that are values of the named keys, and a map that the path itself names.
    var nouns: [NounID] = []
    for place in places where keys.count <= 1 || place.row == nil {
      for noun in place.row.map(\.type.nouns) ?? [place.noun] where !nouns.contains(noun) {
        nouns.append(noun)
      }
    }
    for noun in nouns {
      if noun != nouns[0] || !keys.isEmpty { sink.write("\n") }
      sink.write(
        text: "\(noun.words.joined(separator: " or ")): \(SpecSchema.noun(noun).title) has the keys\n\n")
      writeKeys(of: noun, to: sink)
    }
    if keys.isEmpty, let noun = nouns.first { writeExample(of: noun, having: "", to: sink) }
    if let value {
      sink.write("\n")
      write(value, to: sink)
    }
  }

  // MARK: Parts

  private static func write(_ value: SpecHelpValue, to sink: ByteSink) {
    sink.write(text: "\(value.name), as the value of a key\n\n")
    writeParagraph(value.forms, to: sink)
    sink.write("\nSuch as:\n\n")
    for line in value.examples { sink.write(text: "  \(line)\n") }
  }

  private static func write(_ row: KeyRow, of place: SpecPlace, alsoIn others: [String], to sink: ByteSink) {
    sink.write(text: "\(place.name)\n\n")
    writeParagraph(row.summary, to: sink)
    sink.write("\n")
    var facts = facts(of: row, in: place.noun)
    if !others.isEmpty { facts.append(("also in", others.joined(separator: ", "))) }
    let words = WordMeanings.words(of: row.name)
    if !words.isEmpty { facts.removeAll { $0.name == "words" } }
    NamedTexts(facts).write(to: sink)
    if !words.isEmpty {
      sink.write("\nWords:\n\n")
      NamedTexts(words).write(to: sink)
    }
    writeExample(of: place.noun, having: row.name, to: sink)
  }

  /// The type, default, words and UIKit name of a key.
  private static func facts(of row: KeyRow, in noun: NounID) -> [(name: String, text: String)] {
    var facts = [("type", row.type.words + (row.type.allowsExpression ? ", or an expression ${...}" : ""))]
    if row.isRequired { facts.append(("required", "yes")) }
    if let standard = row.defaultText { facts.append(("default", standard)) }
    if !row.type.choices.isEmpty { facts.append(("words", row.type.choices.joined(separator: ", "))) }
    let exclusions = SpecSchema.noun(noun).exclusions
    let excluded = exclusions.filter { $0.contains(row.name) }.joined().filter { $0 != row.name }
    if !excluded.isEmpty { facts.append(("not beside", excluded.joined(separator: ", "))) }
    if let name = SpecSchema.noun(noun).uikitName(of: row) { facts.append(("UIKit", name)) }
    if let example = example(named: noun.name, having: row.name)?.entry(row.name) {
      facts.append(("such as", example))
    }
    return facts
  }

  private static func isAlike(_ left: KeyRow, _ right: KeyRow) -> Bool {
    left.type == right.type && left.defaultText == right.defaultText && left.isRequired == right.isRequired
      && left.summary == right.summary
  }

  private static func writeKeys(of noun: NounID, to sink: ByteSink) {
    NamedTexts(SpecSchema.noun(noun).keys.map { ($0.name, text($0)) }).write(to: sink)
  }

  /// A key on one line, such as `number, default 0: between two groups along the scroll axis, points`.
  private static func text(_ row: KeyRow) -> String {
    let standard = row.isRequired ? ", required" : row.defaultText.map { ", default \($0)" } ?? ""
    let choices = row.type.choices
    let words = 1...greatestChoices ~= choices.count ? " (\(choices.joined(separator: ", ")))" : ""
    return "\(row.type.words)\(words)\(standard): \(row.summary)"
  }

  /// A list of keys shows the words of a key only if there are at most this many; the help of the key shows all.
  private static let greatestChoices = 6

  private static func writeParagraph(_ text: String, to sink: ByteSink) {
    for line in wrapped(text, width: 77) { sink.write(text: "  \(line)\n") }
  }

  /// The help of a key for editors: its summary, its facts, and an example.
  ///
  /// - Parameters:
  ///   - row: a key of the map `noun`.
  ///   - inMarkdown: false for plain text.
  package static func text(of row: KeyRow, in noun: NounID, inMarkdown: Bool) -> String {
    let mark = inMarkdown ? "`" : ""
    var lines = [row.summary, ""]
    lines += facts(of: row, in: noun).map { "- \($0.name): \(mark)\($0.text)\(mark)" }
    if let example = example(named: noun.name, having: row.name), example.shows(row.name) {
      lines += inMarkdown ? ["", "```yaml", example.text + "```"] : ["", example.text]
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Examples

  private static func writeExample(of noun: NounID, having key: String, to sink: ByteSink) {
    writeExample(named: noun.name, having: key, to: sink)
  }

  package static func writeExample(named name: String, having key: String = "", to sink: ByteSink) {
    guard let example = example(named: name, having: key) else { return }
    sink.write("\nExample:\n\n")
    for line in example.text.split(separator: "\n") { sink.write(text: "  \(line)\n") }
  }

  /// An example with this map, and if possible with this key.
  private static func example(named name: String, having key: String) -> Example? {
    let mine = examples.filter { $0.names.contains(name) }
    return mine.first { $0.shows(key) } ?? mine.first
  }

  /// An example spec that shows the keys of some maps.
  package struct Example {
    package let names: [String]
    package let text: String

    /// True if the key occurs in the text.
    package func shows(_ key: String) -> Bool {
      text.split { " {[\n".contains($0) }.contains { $0 == "\(key):" }
    }

    /// The first entry with a key, such as `grid: {columns: 3}`; `nil` if its value takes several lines.
    func entry(_ key: String) -> String? {
      var ignored = DiagnosticBag()
      let source = SourceFile(name: "example.yaml", text: text)
      guard let document = readDocument(source, into: &ignored),
        let entry = document.allEntries.first(where: { $0.key == key })
      else { return nil }
      let value = source.text(document.span(entry.value))
      return value.contains("\n") ? nil : "\(key): \(value)"
    }
  }

  package static let examples: [Example] = {
    let text = String(decoding: PackageResources.spec_examples_yaml, as: UTF8.self)
    return text.split(separator: "### ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return Example(
        names: part[..<end].split(separator: " ").map(String.init), text: String(part[end...].dropFirst()))
    }
  }()
}
