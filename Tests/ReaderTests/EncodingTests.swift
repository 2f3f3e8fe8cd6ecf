import LayoutReader
import Testing

/// What is no text, and which language a text is in.
@Suite struct EncodingTests {
  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4-1:5 document-shape not UTF-8: invalid byte 0xFF at offset 3"),
      ([0x22, 0xC3, 0x22], "1:2-1:3 document-shape not UTF-8: invalid byte 0xC3 at offset 1"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2-1:2 document-shape not UTF-8: invalid byte 0xC0 at offset 1"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2-1:2 document-shape not UTF-8: invalid byte 0xED at offset 1"),
      (
        [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
        "1:2-1:2 document-shape not UTF-8: invalid byte 0xF4 at offset 1"
      ),
      ([0x22, 0xE0, 0x9F, 0x80, 0x22], "1:2-1:2 document-shape not UTF-8: invalid byte 0xE0 at offset 1"),
      (
        [0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22],
        "1:2-1:2 document-shape not UTF-8: invalid byte 0xF0 at offset 1"
      ),
      ([0x22, 0xE2, 0x80], "1:2-1:3 document-shape not UTF-8: invalid byte 0xE2 at offset 1"),
      ([0x80], "1:1-1:1 document-shape not UTF-8: invalid byte 0x80 at offset 0"),
      ([0x61, 0, 0x62], "1:2-1:3 document-shape not a text file: NUL byte at offset 1"),
      (
        Array(repeating: 0x61, count: 20) + [0],
        "1:21-1:22 document-shape not a text file: NUL byte at offset 20"
      ),
      ([0xFF, 0xFE, 0x61, 0], "1:1-1:3 document-shape found a UTF-16 byte order mark; a spec is UTF-8"),
      ([0xFE, 0xFF, 0, 0x61], "1:1-1:3 document-shape found a UTF-16 byte order mark; a spec is UTF-8"),
      ([0xFF, 0xFE, 0, 0, 0x61], "1:1-1:3 document-shape found a UTF-32 byte order mark; a spec is UTF-8"),
      ([0, 0, 0xFE, 0xFF], "1:1-1:3 document-shape found a UTF-32 byte order mark; a spec is UTF-8"),
      ([], "1:1-1:1 document-shape the spec is empty"),
      ([0x20, 0x0A], "1:1-1:1 document-shape the spec is empty"),
      ([0xEF, 0xBB, 0xBF], "1:1-1:1 document-shape the spec is empty"),
    ] as [([UInt8], String)])
  func refuses(bytes: [UInt8], finding: String) {
    for format in [InputFormat?.none, .json, .yaml] {
      let reading = Reading(bytes, format)
      #expect(reading.document == nil)
      #expect(reading.diagnostics.sorted.map(\.rule.name) == ["document-shape"])
      // A position inside a broken character has no column; the message names the byte.
      #expect(reading.findings.map { $0.drop { $0 != " " } } == [finding.drop { $0 != " " }])
    }
  }

  @Test(arguments: ["# only\n# comments\n", "---\n", "--- # x\n...\n", "\n\n  \n", "%YAML 1.2\n---\n"])
  func refusesBlankYAML(text: String) {
    #expect(Reading(text, .yaml).findings.map { $0.hasSuffix("document-shape the spec is empty") } == [true])
  }

  /// Every code point but the surrogates, in a string of either language where it is allowed there.
  /// JSON escapes a character beyond U+FFFF as a pair; YAML has no such pairs, but is given JSON as programs write it.
  @Test func surrogatePairsInFilesNamedYAML() {
    let reading = Reading(#"{"name": "\ud83d\uDE00!", "a": [1, "\u00e9"]}"#, nil, name: "spec.yaml")
    #expect(reading.tree == Reading(#"{"name": "😀!", "a": [1, "é"]}"#, .json).tree)
    #expect(reading.findings.isEmpty)
    // Elsewhere they are no characters, as before.
    #expect(Reading(#"name: "\ud83d\ude00""#, nil, name: "spec.yaml").findings.count == 1)
    #expect(Reading(#"{"name": "\ud83d"}"#, nil, name: "spec.yaml").document == nil)
  }

  @Test func readsAllOfUnicode() throws {
    for start in stride(from: 0x20 as UInt32, to: 0x110000, by: 0x400) {
      let end = min(start + 0x400, 0x110000)
      let scalars = (start..<end).compactMap { Unicode.Scalar($0) }.filter { isPrintable($0) }
      guard !scalars.isEmpty else { continue }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      for format in InputFormat.allCases {
        let reading = Reading("\"x\(text)x\"", format)
        let document = try #require(reading.document, "\(reading.findings)")
        #expect(document.text(document.root).unicodeScalars.elementsEqual("x\(text)x".unicodeScalars))
      }
    }
  }

  @Test(
    arguments: [
      ("a.json", "a: 1", nil), ("a.json", "[1,]", nil), ("a.JSON", "[1,]", nil), ("a.yaml", "[1,]", "[1.0]"),
      ("a.yml", "[1,]", "[1.0]"), ("<stdin>", "[1,]", "[1.0]"), ("<stdin>", "{a: 1}", #"{"a": 1.0}"#),
      ("<stdin>", " \n{\"a\": \"\\ud83d\\ude00\"}", #"{"a": "😀"}"#), ("a.txt", "a: 1", #"{"a": 1.0}"#),
      // Only standard input is JSON by its content: YAML knows no surrogates.
      ("a.txt", "{\"a\": \"\\ud83d\\ude00\"}", #"{"a": "😀"}"#), ("a", "[1,]", "[1.0]"),
      ("<stdin>", "\u{FEFF}[\"\u{85}\"]", #"["\u{85}"]"#), ("<stdin>", "[a, &b c] # d", #"["a", "c"]"#),
    ] as [(String, String, String?)])
  func decidesByNameAndContent(name: String, text: String, tree: String?) {
    #expect(Reading(text, nil, name: name).tree == tree)
  }

  @Test func reportsTheYAMLErrorWhereNeitherFits() {
    #expect(
      Reading("{\"a\": 1, \"a\": 2, b: [}", nil).places == [
        "1:10-1:13 duplicate-key", "1:22-1:23 syntax-error",
      ])
  }

  @Test func keepsTheFormatThatWasAskedFor() {
    #expect(Reading("[1,]", .yaml, name: "a.json").tree == "[1.0]")
    #expect(Reading("a: 1", .json, name: "a.yaml").tree == nil)
  }

  /// Returns true if a character is allowed in YAML quotes, apart from the quotes and the backslash.
  private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "'", "\u{7F}"..."\u{84}", "\u{86}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }
}
