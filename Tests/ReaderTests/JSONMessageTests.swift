import LayoutReader
import Testing

/// Every error of the JSON reader, word by word.
@Suite struct JSONMessageTests {
  @Test(arguments: [
    ("[1,]", "1:3-1:4 syntax-error found a comma after the last element of an array"),
    (#"{"a":1,}"#, "1:7-1:8 syntax-error found a comma after the last member of an object"),
    ("[1 2]", "1:4-1:5 syntax-error found `2` after a value; `,` or `]` is expected"),
    (#"{"a":1 "b":2}"#, "1:8-1:11 syntax-error found `\"b\"` after a value; `,` or `}` is expected"),
    ("{a:1}", "1:2-1:3 syntax-error found `a` where a key is expected; a key is a string in double quotes"),
    (#"{"a" 1}"#, "1:6-1:7 syntax-error found `1` after a key; `:` is expected"),
    ("[", "1:1-1:2 syntax-error found an array that is never closed"),
    ("{", "1:1-1:2 syntax-error found an object that is never closed"),
    ("\"a", "1:1-1:2 syntax-error found a string that is never closed"),
    (
      "\"a\n\"",
      "1:3-2:1 syntax-error found a line break inside a string; a string ends on the line where it begins"
    ),
    ("\"\t\"", "1:2-1:3 syntax-error found a tab inside a string"),
    ("\"\u{1}\"", "1:2-1:3 syntax-error found the control character U+0001 inside a string"),
    (#""\x""#, "1:2-1:4 syntax-error found the escape `\\x`; after a backslash stand \" \\ / b f n r t or u"),
    (#""\u12x""#, "1:2-1:6 syntax-error found `\\u12`; four hexadecimal digits follow \\u"),
    (#""\ud800""#, "1:2-1:8 syntax-error found the lone surrogate `\\ud800`, which is no character"),
    ("01", "1:1-1:3 syntax-error found `01`; a number has no leading zeros"),
    ("+1", "1:1-1:3 syntax-error found `+1`; a number has no plus sign"),
    (".5", "1:1-1:3 syntax-error found `.5`; a number begins with a digit"),
    ("0xFF", "1:1-1:5 syntax-error found `0xFF`; numbers are decimal"),
    ("1.", "1:1-1:3 syntax-error found `1.`, which is no number"),
    ("NaN", "1:1-1:4 syntax-error found `NaN`; JSON has finite numbers only"),
    ("True", "1:1-1:5 syntax-error found `True`; JSON writes it in lower case"),
    ("[None]", "1:2-1:6 syntax-error found `None` where a value is expected"),
    ("'a'", "1:1-1:4 syntax-error found `'a'` where a value is expected"),
    ("[}", "1:2-1:3 syntax-error found `}` where a value is expected"),
    (
      "[50%]",
      "1:4-1:5 syntax-error found `%` after a value; `,` or `]` is expected"
    ),
    (
      "[foo]",
      "1:2-1:5 syntax-error found `foo` where a value is expected: a string, a number, true, false, null, an object or an array"
    ),
    ("[] x", "1:4-1:5 syntax-error found `x` after the end of the document; a spec is one value"),
    ("[] // x", "1:4-1:8 syntax-error found a comment; JSON has none"),
    ("", "1:1-1:1 document-shape the spec is empty"),
    ("\u{FEFF} \n", "1:1-1:1 document-shape the spec is empty"),
  ])
  func says(text: String, finding: String) {
    #expect(Reading(text, .json).findings == [finding])
  }

  @Test func pointsAtTheOpeningToo() {
    let reading = Reading("{\"a\": [1,\n 2 \"x\"]}", .json)
    #expect(reading.findings == ["2:4-2:7 syntax-error found `\"x\"` after a value; `,` or `]` is expected"])
    #expect(reading.diagnostics.sorted.first?.secondary.map(\.text) == ["the array begins here"])
    #expect(reading.diagnostics.sorted.first?.secondary.map { reading.place($0.span) } == ["1:7-1:8"])
  }

  /// Text from the source is shortened and made harmless in messages.
  @Test func quotesOnlyAShortAndPrintablePiece() {
    let long = String(repeating: "x", count: 100)
    #expect(
      Reading("[1 \(long)]", .json).findings == [
        "1:4-1:104 syntax-error found `\(long.prefix(32))…` after a value; `,` or `]` is expected"
      ])
    #expect(
      Reading("[1 \u{1B}[31m]", .json).findings == [
        "1:4-1:5 syntax-error found `U+001B` after a value; `,` or `]` is expected"
      ])
  }

  /// Standard input that begins like JSON but is not is read as YAML; if that fails, too, both errors are reported.
  @Test(arguments: [
    ("{\"sections\": [1,}", "1:17", "found `}` where a value is expected"),
    ("\u{FEFF}\n[{\"a\": 1},\n {\"é\": 'b", "3:8", "found `'b` where a value is expected"),
  ])
  func saysWhyTextIsNoJSON(text: String, place: String, message: String) throws {
    let finding = try #require(Reading(text, nil, name: "<stdin>").diagnostics.sorted.first)
    #expect(finding.notes.last == "read as YAML, since it is no JSON: at \(place) \(message)")
    #expect(finding.help.last == "if it is to be JSON, give --input-format json")
    for (name, format) in [
      ("a.yaml", nil), ("a.json", nil), ("spec", nil), ("spec", InputFormat.yaml), ("spec", .json),
    ] {
      let finding = try #require(Reading(text, format, name: name).diagnostics.sorted.first)
      #expect(!finding.notes.contains { $0.contains("no JSON") })
    }
  }
}
