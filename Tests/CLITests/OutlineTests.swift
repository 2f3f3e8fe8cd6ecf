import Foundation
import TestSupport
import Testing

/// Outlines: which rows are cells, and what the command line may change of that.
@Suite struct OutlineTests {
  static let spec = """
    states: {other: {s: [{id: X, expanded: false, children: [x1, {id: x2, children: [x3]}]}]}}
    sections:
      - id: s
        kind: row
        list: {}
        items:
          - id: A
            children: [a1, {id: a2, expanded: false, children: [{id: a2x, children: [a2y]}]}]
          - {id: B, expanded: "${width > 9999}", children: [{id: b, count: 3}]}
          - C
      - {id: flat, list: {}, items: [p, q]}
      - {id: twin, list: {}, items: [{id: A, children: [t]}]}
    """

  /// The rows of the first sections as `id level`, from the CSV.
  private func rows(_ arguments: [String], spec: String = spec) throws -> [String] {
    let run = try ToolRun.run(["build", "-", "-f", "csv", "--no-lint"] + arguments, input: spec)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText.split(separator: "\r\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\(fields[9]) \(fields[10]) \(fields[13])"
    }
  }

  @Test func rowsAreDepthFirst() throws {
    #expect(
      try rows([]) == [
        "s A 0", "s a1 1", "s a2 1", "s B 0", "s C 0", "flat p ", "flat q ", "twin A 0", "twin t 1",
      ])
  }

  /// A hidden row keeps its own state: a2x is expanded all the while.
  @Test func expandAndCollapse() throws {
    #expect(
      try rows(["--expand", "a2", "--expand=B", "--collapse", "C"]).prefix(10) == [
        "s A 0", "s a1 1", "s a2 1", "s a2x 2", "s a2y 3", "s B 0", "s b-0 1", "s b-1 1", "s b-2 1", "s C 0",
      ])
    // In every section that has the id.
    #expect(try rows(["--collapse", "A"]) == ["s A 0", "s B 0", "s C 0", "flat p ", "flat q ", "twin A 0"])
  }

  @Test func states() throws {
    #expect(try rows(["--state", "other"]).first == "s X 0")
    #expect(
      try rows(["--state", "other", "--expand", "X"]).prefix(4) == ["s X 0", "s x1 1", "s x2 1", "s x3 2"])
  }

  @Test func itemCountCountsVisibleRows() throws {
    let spec = """
      sections:
        - items: [{id: a, expanded: false, children: [b, c]}, {count: 2}]
          list: {rowHeight: "${itemCount}"}
      """
    let run = try ToolRun.run(["build", "-", "--no-lint"], input: spec)
    #expect(run.outputText.contains(#""itemCount": 3"#))
    #expect(run.outputText.contains(#""height": 3, "zIndex": 10, "itemID": "a", "indentationLevel": 0}"#))
    let open = try ToolRun.run(["build", "-", "-f", "ndjson", "--no-lint", "--expand", "a"], input: spec)
    #expect(
      open.outputText.contains(
        #""y": 5, "width": 393, "height": 5, "zIndex": 10, "itemID": "b", "indentationLevel": 1}"#))
  }

  @Test func unknownRows() throws {
    let run = try ToolRun.run(["build", "-", "--collapse", "a2z"], input: Self.spec)
    #expect(run.code == 2)
    #expect(run.errorText.contains("option '--collapse' names the item 'a2z', which <stdin> does not have"))
    #expect(run.errorText.contains("did you mean 'a2'?") || run.errorText.contains("did you mean 'a2x'?"))
    let both = try ToolRun.run(["build", "-", "--collapse", "A", "--expand", "A"], input: Self.spec)
    #expect(both.code == 2)
    // A row of one of several states is known; a run's rows are.
    let run1 = try ToolRun.run(
      ["build", "-", "--state", "other,other", "--expand", "X", "-o", "/dev/null"], input: Self.spec)
    #expect(!run1.errorText.contains("does not have"))
    #expect(try rows(["--expand", "b-2"]).count == 9)
    #expect(try ToolRun.run(["build", "-", "--expand", "b-3"], input: Self.spec).code == 2)
  }

  @Test func manyChildren() throws {
    let count = exampleCount(20_000, of: 100_000)
    let children = (0..<count).map { "c\($0)" }.joined(separator: ", ")
    let spec = "sections: [{list: {}, items: [{id: a, children: [\(children)]}, b]}]"
    #expect(try rows([], spec: spec).count == count + 2)
    #expect(try rows(["--collapse", "a"], spec: spec) == [" a 0", " b 0"])
  }
}
