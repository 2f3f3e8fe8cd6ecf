import TestSupport
import Testing

/// States, data and given counts keep what the section says of its cells.
@Suite struct TakenCellOutputTests {
  /// A count is the section's first cells, an id its cell of that id: with its title, its size and all.
  @Test(arguments: [
    (["--state", "one"], ["x 80"]), (["--state", "ids"], ["z 60", "x 80", "new 44"]),
    (["--state", "merged"], ["x 90"]), (["--data", "data.yaml"], ["x 80", "q 44"]),
    (["--items", "1"], ["x 80"]), (["--state", "one", "--items", "a=3"], ["x 80", "q 44", "z 60"]),
    (["--state", "more"], ["x 80", "q 44", "z 60", " 44"]),
  ])
  func cellsKeepWhatTheSectionSays(arguments: [String], expected: [String]) throws {
    let scratch = try Scratch()
    _ = try scratch.file("data.yaml", "a: 2")
    _ = try scratch.file(
      "spec.yaml",
      """
      sections:
        - id: a
          items: [{id: x, title: One, measured: {height: 80}}, q, {id: z, measured: {height: 60}}]
          group: {vertical: {size: 100% x ~44, subitems: {item: 100% x ~44}}}
      states:
        one: {a: 1}
        more: {a: 4}
        ids: {a: [z, x, new]}
        merged: {a: [{id: x, measured: {height: 90}}]}
      """)
    let run = try ToolRun.run(
      ["build", "spec.yaml", "-fcsv", "--no-lint"] + arguments, in: scratch.folder)
    let cells = run.outputText.split(separator: "\r\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\(fields[10]) \(fields[7])"
    }
    #expect(cells == expected, "\(run.errorText)")
  }
}
