import LayoutReader
import Testing

/// Every key and value at its exact place.
@Suite struct SpanTests {
  @Test(arguments: [InputFormat.json, .yaml])
  func flow(format: InputFormat) {
    let text = "{ \"a\" : [ 1, -2.5 ],\r\n\"é😀\": {\"\\u0062\": \"😀\"}, \"c\": null }"
    #expect(
      Reading(text, format).spans
        == [
          "1:1-2:35 \(text)", "1:3-1:6 \"a\" ->", "1:9-1:20 [ 1, -2.5 ]", "1:11-1:12 1", "1:14-1:18 -2.5",
          "2:1-2:5 \"é😀\" ->", "2:7-2:22 {\"\\u0062\": \"😀\"}", "2:8-2:16 \"\\u0062\" ->", "2:18-2:21 \"😀\"",
          "2:24-2:27 \"c\" ->", "2:29-2:33 null",
        ])
  }

  @Test func block() {
    let text =
      "\u{FEFF}# é\r\na: x y # z\r\nb:\r\n  - \"q\"\r\n  - |\r\n    t\r\n    u\r\n\r\nc: p\r\n  q\r\nd:\r\n"
    #expect(
      Reading(text, .yaml).spans == [
        "2:1-11:3 " + text.dropFirst(1).dropFirst(4).dropLast(1), "2:1-2:2 a ->", "2:4-2:7 x y",
        "3:1-3:2 b ->",
        "4:3-7:6 - \"q\"\r\n  - |\r\n    t\r\n    u", "4:5-4:8 \"q\"", "5:5-7:6 |\r\n    t\r\n    u",
        "9:1-9:2 c ->",
        "9:4-10:4 p\r\n  q", "11:1-11:2 d ->", "11:3-11:3 ",
      ])
  }

  @Test func leavesOutAnchorsAndTags() {
    #expect(
      Reading("a: &x !!str  v\nb: !!map # c\n  k: *x\nc: &y\n  - 1\nd: &z [2]\n&q e: &r", .yaml).spans
        .dropFirst() == [
          "1:1-1:2 a ->", "1:14-1:15 v", "2:1-2:2 b ->", "3:3-3:8 k: *x", "3:3-3:4 k ->", "1:14-1:15 v",
          "4:1-4:2 c ->",
          "5:3-5:6 - 1", "5:5-5:6 1", "6:1-6:2 d ->", "6:7-6:10 [2]", "6:8-6:9 2", "7:4-7:5 e ->", "7:9-7:9 ",
        ])
  }

  @Test func absentValuesStandWhereTheyWouldBegin() {
    #expect(
      Reading("{a, b: , c}", .yaml).spans.dropFirst() == [
        "1:2-1:3 a ->", "1:3-1:3 ", "1:5-1:6 b ->", "1:7-1:7 ", "1:10-1:11 c ->", "1:11-1:11 ",
      ])
    #expect(
      Reading("- a:\n\n\n-\n", .yaml).spans == [
        "1:1-4:2 - a:\n\n\n-", "1:3-1:5 a:", "1:3-1:4 a ->", "1:5-1:5 ", "4:2-4:2 ",
      ])
    #expect(
      Reading("? a\n\n\n? b", .yaml).spans == [
        "1:1-4:4 ? a\n\n\n? b", "1:3-1:4 a ->", "1:4-1:4 ", "4:3-4:4 b ->", "4:4-4:4 ",
      ])
  }

  @Test func mergedKeysStayWhereTheyWereWritten() {
    #expect(
      Reading("- &a {x: 1}\n- {<<: *a}", .yaml).spans.suffix(3) == [
        "2:3-2:11 {<<: *a}", "1:7-1:8 x ->", "1:10-1:11 1",
      ])
  }

  /// libyaml counts characters; the offsets must not drift however many bytes they have.
  @Test func longTextsOfManyWidths() throws {
    let line = "é: [ü, \"😀\", ſ𝄞] # ☃\r\n"
    let text = (0..<2000).map { "k\($0):\n  \(line)" }.joined()
    let reading = Reading(text, .yaml)
    let document = try #require(reading.document)
    let last = try #require(document.entries(document.root).last)
    #expect(reading.source.text(last.keySpan) == "k1999")
    #expect(reading.source.text(document.span(last.value)) == "é: [ü, \"😀\", ſ𝄞]")
    #expect(reading.place(document.span(last.value)) == "4000:3-4000:18")
  }
}
