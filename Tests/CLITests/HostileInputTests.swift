import Foundation
import Testing

/// Inputs that are made to cost much: each is refused, and soon.
@Suite struct HostileInputTests {
  private static let cases: [String: String] = [
    "a section of unknown keys, aliased 3,000 times": """
    define: &a {\((0..<300).map { "k\($0): 1" }.joined(separator: ", "))}
    sections: [\(Array(repeating: "*a", count: 3_000).joined(separator: ", "))]
    """,
    "groups that double at each of 14 levels": """
    define:
      l0: &l0 {item: 44pt x 1}
    \((1...14).map { "  l\($0): &l\($0) {vertical: {size: 1 x 1, subitems: [*l\($0 - 1), *l\($0 - 1)]}}" }
        .joined(separator: "\n"))
    sections: [{group: *l14}]
    """,
    "100,000 unknown keys": "sections:\n- \((0..<100_000).map { "k\($0): 1" }.joined(separator: "\n  "))\n",
    "30,000 runs with an id that one of their cells has": """
    {"sections": [{"list": "plain", "items": [\((0..<30_000).map { #"{"id": "r\#($0)", "count": 5}, "r\#($0)-3""# }
        .joined(separator: ", "))]}]}
    """,
    "100,000 wrong sections":
      "{\"sections\": [\(Array(repeating: "3", count: 100_000).joined(separator: ","))]}",
    "a size of 4 million blanks":
      "sections: [{group: {horizontal: {size: \"1 x\(String(repeating: " ", count: 4_000_000))\"}}}]",
    "brackets in each other": String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: cases.keys.sorted())
  func isRefusedSoon(name: String) throws {
    let input = try #require(Self.cases[name])
    for command in ["ast", "build", "lint"] {
      let start = ContinuousClock.now
      let run = try ToolRun.run([command], input: input)
      #expect(run.code == 1, "\(run.errorText.prefix(400))")
      #expect((command == "lint" ? run.outputText : run.errorText).contains("error: "))
      // Generous: the tool is built for debugging here, and other tests run beside this one.
      #expect(ContinuousClock.now - start < .seconds(20))
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
