import Foundation
import TestSupport
import Testing

/// Inputs that are made to cost much: each is refused, and soon.
@Suite struct HostileInputTests {
  /// How large the inputs are: all of it, or a tenth where a few examples are to do.
  private static let tenths = exampleCount(1, of: 10)
  private static let levels = exampleCount(11, of: 14)

  private static let cases: [String: String] = [
    "a section of unknown keys, aliased many times": """
    define: &a {\((0..<300).map { "k\($0): 1" }.joined(separator: ", "))}
    sections: [\(Array(repeating: "*a", count: 300 * tenths).joined(separator: ", "))]
    """,
    "groups that double at each of many levels": """
    define:
      l0: &l0 {item: 44pt x 1}
    \((1...levels).map { "  l\($0): &l\($0) {vertical: {size: 1 x 1, subitems: [*l\($0 - 1), *l\($0 - 1)]}}" }
        .joined(separator: "\n"))
    sections: [{group: *l\(levels)}]
    """,
    "many unknown keys":
      "sections:\n- \((0..<10_000 * tenths).map { "k\($0): 1" }.joined(separator: "\n  "))\n",
    "runs with an id that one of their cells has": """
    {"sections": [{"list": "plain", "items": [\((0..<3_000 * tenths).map { #"{"id": "r\#($0)", "count": 5}, "r\#($0)-3""# }
        .joined(separator: ", "))]}]}
    """,
    "many wrong sections":
      "{\"sections\": [\(Array(repeating: "3", count: 10_000 * tenths).joined(separator: ","))]}",
    "a size of many blanks":
      "sections: [{group: {horizontal: {size: \"1 x\(String(repeating: " ", count: 400_000 * tenths))\"}}}]",
    "brackets in each other": String(repeating: "[", count: 10_000 * tenths),
  ]

  @Test(arguments: cases.keys.sorted())
  func isRefusedSoon(name: String) throws {
    let input = try #require(Self.cases[name])
    for command in ["ast", "build", "lint"] {
      let start = ContinuousClock.now
      let run = try ToolRun.run([command], input: input)
      #expect(run.code == 1, "\(run.errorText.prefix(400))")
      #expect((command == "lint" ? run.outputText : run.errorText).contains("error: "))
      // Work that is not linear takes far longer than a debug build on a busy machine.
      #expect(ContinuousClock.now - start < .seconds(200))
    }
  }

  /// A definition that doubles takes no memory for the values that are refused: less than 64 MB for what would be 2^60 of them.
  @Test func definitionsThatDoubleAreMadeOnce() throws {
    let scratch = try Scratch()
    let levels = (0..<60).map {
      "  d\($0): {horizontal: {size: 9 x 9, subitems: [{use: d\($0 + 1)}, {use: d\($0 + 1)}]}}"
    }
    _ = try scratch.file(
      "spec.yaml",
      "define:\n\(levels.joined(separator: "\n"))\n  d60: {item: {}}\nsections: [{items: 1, group: {use: d0}}]\n"
    )
    let run = try ToolRun.shell("ulimit -d 65536; \"$LAYOUTC\" build spec.yaml", in: scratch.folder)
    #expect(run.code == 1)
    #expect(run.errorText.contains("[resource-limit]"), "\(run.errorText.prefix(400))")
  }

  /// The deepest nesting that may be asked for does not exhaust the stack.
  @Test func nestsAsDeeplyAsAllowed() throws {
    var node = #"{"item":{}}"#
    for _ in 0..<62 { node = #"{"vertical":{"size":"100% x 100%","subitems":["# + node + "]}}" }
    let spec = #"{"sections":[{"items":3,"group":"# + node + "}]}"
    for command in ["ast", "build", "lint"] {
      #expect(try ToolRun.run([command, "--max-depth", "256"], input: spec).code == 0)
      #expect(try ToolRun.run([command], input: spec).code == 1)
    }
  }
}
