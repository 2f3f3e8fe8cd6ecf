import LayoutReader
import TestSupport
import Testing

/// Seeded random texts: no crash, always a tree or an error, and both languages agree where both apply.
@Suite struct FuzzTests {
  static let seeds = [
    #"{"a": [1, -2.5e3, "x\n\u00e9", true, null], "b": {"c": {}, "d": []}}"#,
    "a: &x [1, 'b', \"c\\n\"]\nb:\n  - <<: {y: 1}\n    z: *x\n  - |\n    text\n  - >-\n    more\n? k\n: !!str 5\n",
    "- {a: \"${x}\", b: ~, c: [>, |]}\n- é😀: \"\u{2028}\" # c\n- - - 0x1F\n",
  ]

  static let pieces = [
    "[", "]", "{", "}", ",", ":", ": ", "- ", "? ", "\n", "\r\n", "\r", "\t", " ", "  ", "\"", "'", "\\",
    "\\u", "&a ", "*a", "<<: ",
    "!!int ", "! ", "#", " # ", "|", ">", "---\n", "...\n", "%", "@", "`", "$", "${", "~", "é", "😀", "\u{85}",
    "\u{2028}", "\u{FEFF}",
    "1", "0", "-", ".", "e5", "true", "null", "\u{0}", "\u{7F}",
  ]

  @Test func mutationsNeitherCrashNorPassSilently() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<exampleCount(1_500, of: 6_000) {
      var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          bytes.insert(
            contentsOf: Array(Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)].utf8),
            at: place)
        case 1:
          bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...5, using: &generator)))
        case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        default: bytes.insert(contentsOf: bytes.suffix(from: place).prefix(12), at: place)
        }
      }
      for format in [InputFormat?.none, .json, .yaml] {
        let reading = Reading(bytes, format)
        #expect(reading.document != nil || reading.diagnostics.hasErrors)
        for diagnostic in reading.diagnostics.sorted {
          #expect(diagnostic.span.end <= bytes.count && diagnostic.span.start <= diagnostic.span.end)
        }
        // Rendering walks every node, so that a bad index or an endless graph would show.
        if let document = reading.document {
          #expect(reading.tree != nil)
          #expect(Int(document.span(document.root).end) <= bytes.count)
        }
      }
    }
  }

  @Test func jsonMeansTheSameInYAML() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<exampleCount(400, of: 1_500) {
      var text = ""
      write(&text, depth: 0, &generator)
      let json = Reading(text, .json)
      let yaml = Reading(text, .yaml)
      #expect(json.tree != nil)
      #expect(json.tree == yaml.tree, "\(text)\n\(yaml.findings)")
      #expect(json.findings == yaml.findings)
      #expect(json.spans == yaml.spans)
    }
  }

  private func write(_ text: inout String, depth: Int, _ generator: inout SeededGenerator) {
    let kind = Int.random(in: 0..<(depth > 4 ? 5 : 8), using: &generator)
    switch kind {
    case 0: text += ["null", "true", "false"][Int.random(in: 0..<3, using: &generator)]
    case 1: text += "\(Int.random(in: -2000...2000, using: &generator))"
    case 2:
      text +=
        ["-0", "1e5", "0.1", "12345678901234567890", "1E-7", "1.5e+3"][
          Int.random(in: 0..<6, using: &generator)]
    case 3, 4: writeString(&text, &generator)
    case 5, 6:
      text += "["
      for index in 0..<Int.random(in: 0...4, using: &generator) {
        text += index == 0 ? "" : [",", ", ", " ,\n "][Int.random(in: 0..<3, using: &generator)]
        write(&text, depth: depth + 1, &generator)
      }
      text += "]"
    default:
      text += "{"
      for index in 0..<Int.random(in: 0...4, using: &generator) {
        text += index == 0 ? "" : [",", ", ", " ,\r\n\t"][Int.random(in: 0..<3, using: &generator)]
        writeString(&text, &generator)
        text += [":", ": ", " : "][Int.random(in: 0..<3, using: &generator)]
        write(&text, depth: depth + 1, &generator)
      }
      text += "}"
    }
  }

  private func writeString(_ text: inout String, _ generator: inout SeededGenerator) {
    let pieces = [
      "a", "b", "<<", " ", "#", ": ", "é", "e\u{301}", "😀", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\\n", "\\\"", "\\\\", "\\/",
      "\\u00e9", "\\u2028", "\\t", "\\b", "${x}", "'", ", ", "]", "}", "*a", "&a", "- ", "\\u0000",
    ]
    text += "\""
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }
    text += "\""
  }
}
