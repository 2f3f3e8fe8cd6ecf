import LayoutReader
import Testing

/// A key may occur once in a mapping; the first stays, every later one is reported at its own place.
@Suite struct DuplicateKeyTests {
  @Test(arguments: [InputFormat.json, .yaml])
  func keepsTheFirst(format: InputFormat) {
    let reading = Reading("{\"a\": 1, \"b\": {\"a\": 2, \"a\": 3},\n \"a\": 4, \"c\": 5, \"a\": 6}", format)
    #expect(reading.tree == #"{"a": 1.0, "b": {"a": 2.0}, "c": 5.0}"#)
    #expect(
      reading.findings == [
        "1:24-1:27 duplicate-key found the key `a` twice in one mapping; a key may occur once",
        "2:2-2:5 duplicate-key found the key `a` twice in one mapping; a key may occur once",
        "2:18-2:21 duplicate-key found the key `a` twice in one mapping; a key may occur once",
      ])
    #expect(
      reading.diagnostics.sorted.map { $0.secondary.map { "\(reading.place($0.span)) \($0.text)" } } == [
        ["1:16-1:19 first here"], ["1:2-1:5 first here"], ["1:2-1:5 first here"],
      ])
  }

  /// Keys are compared by content: however they are written, and whatever way their accents are composed.
  @Test(arguments: [
    (#"{"a": 1, "\u0061": 2}"#, InputFormat.json), ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", .json),
    ("{\"K\": 1, \"\u{212A}\": 2}", .json), ("{\"\u{212A}\": 1, \"K\": 2}", .json), ("a: 1\n\"a\": 2", .yaml),
    ("'a': 1\n!!str a: 2", .yaml), ("\u{E9}: 1\ne\u{301}: 2", .yaml), ("1: 1\n\"1\": 2", .yaml),
    ("? a\n? a", .yaml),
    ("&x a: 1\n*x : 2", .yaml), ("<<: {a: 1}\n<<: {b: 1}", .yaml),
  ])
  func comparesContent(text: String, format: InputFormat) {
    #expect(Reading(text, format).diagnostics.sorted.map(\.rule.name) == ["duplicate-key"])
  }

  @Test(arguments: [
    (#"{"a": 1, "A": 2, "a ": 3}"#, InputFormat.json),
    (#"{"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 1}]}"#, .json),
    ("- &a {x: 1}\n- {<<: *a, x: 2}\n- {<<: [*a, *a]}", .yaml), ("1: 1\n1.0: 2\n\"01\": 3", .yaml),
  ])
  func allowsOthers(text: String, format: InputFormat) {
    #expect(Reading(text, format).findings == [])
  }

  @Test(arguments: [InputFormat.json, .yaml])
  func reportsThemBesideASyntaxError(format: InputFormat) {
    let reading = Reading(
      "{\"a\": 1, \"b\": {\"c\": 1, \"c\": 2}, \"a\": 3, \"d\": [{\"e\": 1, \"e\": 2", format)
    #expect(reading.tree == nil)
    #expect(
      reading.places == [
        "1:24-1:27 duplicate-key", "1:33-1:36 duplicate-key", "1:47-1:48 syntax-error",
        "1:56-1:59 duplicate-key",
      ])
  }

  @Test func countsThoseBeyondTheBag() {
    let reading = Reading("{" + Array(repeating: "\"a\":1", count: 5000).joined(separator: ",") + "}", .json)
    #expect(reading.diagnostics.errorCount == 4999)
    #expect(reading.tree == #"{"a": 1.0}"#)
  }
}
