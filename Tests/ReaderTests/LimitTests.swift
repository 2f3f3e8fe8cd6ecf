import LayoutReader
import Testing

/// What an input may cost, and that hostile ones end at once.
@Suite struct LimitTests {
  private func limits(depth: Int = 64, bytes: Int = 10 * 1024 * 1024, values: Int = 1_000_000) -> InputLimits
  {
    var limits = InputLimits()
    limits.depth = depth
    limits.bytes = bytes
    limits.values = values
    return limits
  }

  @Test(arguments: [InputFormat.json, .yaml])
  func size(format: InputFormat) {
    #expect(Reading("[1]", format, limits: limits(bytes: 3)).findings == [])
    let reading = Reading("[1] ", format, limits: limits(bytes: 3))
    #expect(reading.findings == ["1:1-1:1 resource-limit the spec has 4 bytes; at most 3 are read"])
    #expect(reading.diagnostics.sorted.first?.help == ["raise the limit with --max-size"])
  }

  @Test(
    arguments: [
      ("[[1]]", 2, nil), ("[[1]]", 1, "1:2-1:3"), (#"{"a": {"b": 1}}"#, 2, nil),
      (#"{"a": {"b": 1}}"#, 1, "1:7-1:8"),
      ("[[], [[]]]", 2, "1:7-1:8"), ("1", 1, nil), (#"[{"a": []}]"#, 3, nil), (#"[{"a": []}]"#, 2, "1:8-1:9"),
    ] as [(String, Int, String?)])
  func depth(text: String, limit: Int, place: String?) {
    for format in InputFormat.allCases {
      let reading = Reading(text, format, limits: limits(depth: limit))
      #expect(reading.places == (place.map { ["\($0) resource-limit"] } ?? []))
    }
  }

  @Test(
    arguments: [
      ("a:\n  b:\n    c: 1", 3, nil), ("a:\n  b:\n    c: 1", 2, "3:5-3:6"), ("- - - a", 2, "1:5-1:6"),
      ("a: &x [[1]]\nb: *x", 3, nil), ("a: &x [1]\nb: [*x]", 3, nil), ("a: &x [1]\nb: [[*x]]", 3, "2:6-2:8"),
      ("- &x [1]\n- &y [*x]\n- [*y]", 4, nil), ("- &x [1]\n- &y [*x]\n- [*y]", 3, "3:4-3:6"),
      ("- &x {a: [1]}\n- {<<: *x}", 3, nil), ("- &x {a: [1]}\n- [{<<: *x}]", 3, "2:9-2:11"),
      ("- &x {a: [1]}\n- &y {<<: *x}\n- [*y]", 3, "3:4-3:6"), ("- &x {a: 1}\n- {<<: [*x]}", 3, nil),
    ] as [(String, Int, String?)])
  func depthInYAML(text: String, limit: Int, place: String?) {
    #expect(
      Reading(text, .yaml, limits: limits(depth: limit)).places
        == (place.map { ["\($0) resource-limit"] } ?? []))
  }

  @Test(
    arguments: [
      ("[1, 2, 3]", 4, nil), ("[1, 2, 3]", 3, "1:8-1:9"), (#"{"a": {"b": "c"}}"#, 3, nil),
      (#"{"a": {"b": "c"}}"#, 2, "1:13-1:16"),
      ("[[], []]", 2, "1:6-1:7"), ("1", 1, nil),
    ] as [(String, Int, String?)])
  func values(text: String, limit: Int, place: String?) {
    for format in InputFormat.allCases {
      let reading = Reading(text, format, limits: limits(values: limit))
      #expect(reading.places == (place.map { ["\($0) resource-limit"] } ?? []))
      #expect(
        place == nil
          || reading.diagnostics.sorted.first?.message
            == "the spec has more than \(limit) values, aliases written out"
      )
    }
  }

  @Test(
    arguments: [
      ("- &x [1, 2]\n- *x", 7, nil), ("- &x [1, 2]\n- *x", 6, "2:3-2:5"), ("- &x 1\n- *x\n- *x", 4, nil),
      ("- &x 1\n- *x\n- *x", 3, "3:3-3:5"), ("- &x [1]\n- &y [*x, *x]\n- *y", 13, nil),
      ("- &x [1]\n- &y [*x, *x]\n- *y", 12, "3:3-3:5"),
    ] as [(String, Int, String?)])
  func valuesWithAliasesWrittenOut(text: String, limit: Int, place: String?) {
    #expect(
      Reading(text, .yaml, limits: limits(values: limit)).places
        == (place.map { ["\($0) resource-limit"] } ?? []))
  }

  @Test func namesTheFlags() {
    #expect(
      Reading("[[1]]", .json, limits: limits(depth: 1)).diagnostics.sorted.first?.help == [
        "raise the limit with --max-depth"
      ])
    #expect(
      Reading("[1]", .json, limits: limits(values: 1)).diagnostics.sorted.first?.help == [
        "raise the limit with --max-values"
      ])
  }

  /// A text made to cost; named, because the text itself is too long to print.
  struct HostileText: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let hostileTexts = [
    HostileText("brackets", times(1_000_000, "[")), HostileText("nested maps", times(300_000, "{\"a\":")),
    HostileText("nested dashes", times(500_000, "- ")), HostileText("nested keys", times(500_000, "? ")),
    HostileText("lists of maps", times(10_000, "[{a: ")),
    HostileText("maps of lists", times(10_000, "a: {b: [")),
    HostileText("anchors", times(10_000, "&a [")),
    HostileText("folded lines", "a: \"" + times(100_000, "x\n")),
    HostileText("alias bomb", aliasBomb), HostileText("merge bomb", mergeBomb),
    HostileText("wide merge", wideMerge),
  ]

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  private static var aliasBomb: String {
    var text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
    for level in 1..<60 {
      let alias = "*a\(level - 1),"
      text += "a\(level): &a\(level) [\(times(10, alias))]\n"
    }
    return text
  }

  private static var mergeBomb: String {
    var text = "a0: &a0 {k0: 1, l0: 1}\n"
    for level in 1..<60 {
      let alias = "*a\(level - 1)"
      text += "a\(level): &a\(level) {k\(level): \(alias), l\(level): \(alias), <<: \(alias)}\n"
    }
    return text
  }

  private static var wideMerge: String {
    var text = "a: &a {"
    for key in 0..<5_000 { text += "k\(key): 1, " }
    return text + "}\nb: {<<: [\(times(10_000, "*a,"))]}\n"
  }

  /// Each must end with an error, and soon.
  @Test(arguments: hostileTexts)
  func hostile(hostile: HostileText) {
    for format in [InputFormat?.none, .json, .yaml] {
      let reading = Reading(hostile.text, format)
      #expect(reading.document == nil)
      #expect(reading.diagnostics.hasErrors)
    }
  }

  /// Limits that no sum may overflow.
  @Test func greatestLimits() {
    let limits = limits(depth: .max, bytes: .max, values: .max)
    #expect(Reading("- &a [1]\n- [*a, {<<: {a: *a}}]", .yaml, limits: limits).findings == [])
    let bomb = (1..<80).map { "- &a\($0) [*a\($0 - 1),*a\($0 - 1)]\n" }.joined()
    #expect(Reading("- &a0 1\n" + bomb, .yaml, limits: limits).findings == [])
  }
}
