import LayoutReader
import Testing

/// Structure: block and flow, anchors, aliases, merge keys.
@Suite struct YAMLTests {
  @Test(arguments: [
    ("a: 1\nb:\n  - x\n  - y: 2\n", #"{"a": 1.0, "b": ["x", {"y": 2.0}]}"#),
    ("a:\n- 1\n-\n", #"{"a": [1.0, null]}"#),
    ("[a, b: c, {d, e: }]", #"["a", {"b": "c"}, {"d": null, "e": null}]"#),
    ("- - a\n  - b\n- c", #"[["a", "b"], "c"]"#),
    ("? a\n? b\n: c", #"{"a": null, "b": "c"}"#), ("a: 1 # x\n# y\n", #"{"a": 1.0}"#),
    ("--- a\n...\n", #""a""#),
    ("%YAML 1.2\n---\n1", "1.0"), ("1: a\ntrue: b\n~: c", #"{"1": "a", "true": "b", "~": "c"}"#),
    ("{\"a\":1}", #"{"a": 1.0}"#),
    ("{\n\t\"a\": 1,\n\t\"b\": 2\n}", #"{"a": 1.0, "b": 2.0}"#),
    ("a: 1\r\nb: 2\r\n", #"{"a": 1.0, "b": 2.0}"#), ("a: 1\rb: 2\r", #"{"a": 1.0, "b": 2.0}"#),
    ("[1,]", "[1.0]"),
    // Tabs indent nothing on lines without content.
    ("a: 1\n\t\nb: 2\n \t# x\r\n\t\t \r\nc: \"x\ty\"\n\t", "{\"a\": 1.0, \"b\": 2.0, \"c\": \"x\\u{9}y\"}"),
    ("\t# x\n- é\n\t\n- 1", #"["é", 1.0]"#),
    ("\u{FEFF}a: 1", #"{"a": 1.0}"#), ("é: 😀", #"{"é": "😀"}"#), ("a: x\u{FEFF}y", #"{"a": "x\u{FEFF}y"}"#),
    // Anchors and aliases.
    ("a: &x 1\nb: *x", #"{"a": 1.0, "b": 1.0}"#),
    ("- &x [1]\n- *x\n- &x 2\n- *x", "[[1.0], [1.0], 2.0, 2.0]"),
    ("&k a: 1\nb: *k\nc : 2", #"{"a": 1.0, "b": "a", "c": 2.0}"#),
    ("- &k x\n- {*k : 1}", #"["x", {"x": 1.0}]"#), ("- &o [&o 1, *o]\n- *o", "[[1.0, 1.0], 1.0]"),
    ("[&e , *e]", "[null, null]"),
    // Merge keys: own entries first, then the first of a list.
    (
      "- &a {x: 1, y: 2}\n- {<<: *a, y: 3, z: 4}", #"[{"x": 1.0, "y": 2.0}, {"y": 3.0, "z": 4.0, "x"*: 1.0}]"#
    ),
    (
      "- &a {x: 1, y: 2}\n- &b {x: 3, w: 4}\n- <<: [*b, *a]\n  y: 5",
      #"[{"x": 1.0, "y": 2.0}, {"x": 3.0, "w": 4.0}, {"y": 5.0, "x"*: 3.0, "w"*: 4.0}]"#
    ),
    ("<<: {a: 1}\nb: 2", #"{"b": 2.0, "a"*: 1.0}"#),
    ("<<: [{a: 1}, {a: 2, b: 3}]", #"{"a"*: 1.0, "b"*: 3.0}"#),
    (
      "- &a {x: 1}\n- &b {<<: *a, y: 2}\n- {<<: *b}",
      #"[{"x": 1.0}, {"y": 2.0, "x"*: 1.0}, {"y"*: 2.0, "x"*: 1.0}]"#
    ),
    ("- &l [{a: 1}, {b: 2}]\n- {<<: *l}", #"[[{"a": 1.0}, {"b": 2.0}], {"a"*: 1.0, "b"*: 2.0}]"#),
    ("{\"<<\": 1, '<<a': 2}", #"{"<<": 1.0, "<<a": 2.0}"#), ("<<: {}", "{}"), ("<<: []", "{}"),
    ("a: <<", #"{"a": "<<"}"#),
    ("{\"<<\": 1, <<: {\"<<\": 2, a: 3}}", #"{"<<": 1.0, "a"*: 3.0}"#),
  ])
  func reads(text: String, tree: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.tree == tree)
    #expect(reading.findings == [])
  }

  @Test func sharesAliasedNodes() throws {
    let document = try #require(Reading("- &a [1]\n- *a", .yaml).document)
    #expect(Set(document.elements(document.root)).count == 1)
  }

  /// Inside quotes these three are characters like any other; libyaml alone would fold or trim around them.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func keepsLineSeparatorsInQuotes(separator: String) throws {
    for quote in ["\"", "'"] {
      let reading = Reading(
        "- \(quote)a \(separator) b\(separator)\(quote)\n- {\(quote)\(separator)\(quote): 1}", .yaml)
      let document = try #require(reading.document)
      let elements = Array(document.elements(document.root))
      #expect(document.text(elements[0]) == "a \(separator) b\(separator)")
      #expect(document.entries(elements[1]).map(\.key) == [separator])
    }
  }

  @Test func readsTheEscapeOfAStandIn() throws {
    let reading = Reading("\"\u{85}\\u0100\u{2028}\\u3400\\U00003401\"", .yaml)
    let document = try #require(reading.document)
    #expect(document.text(document.root) == "\u{85}\u{100}\u{2028}\u{3400}\u{3401}")
  }
}
