import Foundation
import Testing

/// `--items`: how many cells sections have, known before any expression is evaluated.
@Suite struct CellCountTests {
  /// A row: the keys of a spec's only section besides its id, the arguments, and the cells' widths in a container of 300 points.
  struct Row: Sendable, CustomTestStringConvertible {
    let section: String
    let arguments: [String]
    let widths: [String]
    var testDescription: String { "{\(section)} \(arguments.joined(separator: " "))" }

    init(_ section: String, _ arguments: String, _ widths: [String]) {
      self.section = section
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.widths = widths
    }
  }

  private static let shares =
    #"group: {horizontal: {size: 100% x 10, subitem: {item: {}}, count: "${itemCount}"}}"#
  private static let variants =
    #"grid: {columns: 1, rowHeight: 10}, variants: [{when: "${itemCount > 2}", grid: {columns: 3, rowHeight: 10}}]"#

  @Test(arguments: [
    Row("items: 4, \(shares)", "--items 2", ["150", "150"]),
    Row("items: 4, \(shares)", "--items 9 --items a=3", ["100", "100", "100"]),
    Row("items: 4, \(shares)", "--items 0=3", ["100", "100", "100"]),
    Row("items: 0, \(shares)", "--items 3", ["100", "100", "100"]),
    Row(shares, "--items 2", ["150", "150"]),
    Row("items: [x, y, z], \(shares)", "--items 2", ["150", "150"]),
    Row("items: [{count: 2}, y, z], \(shares)", "--items 1", ["300"]),
    Row("items: [x], \(shares)", "--items 3", ["100", "100", "100"]),
    Row("items: [{id: x, children: [y, z]}, w], \(shares)", "--items 2", ["150", "150"]),
    Row("items: [{id: x, expanded: false, children: [y, z]}, w], \(shares)", "--items 2", ["150", "150"]),
    Row("items: [{id: x, children: [y]}, w], \(shares)", "--items 2 --collapse x", ["150", "150"]),
    Row("items: 3, \(shares)", "--items 0", []),
    Row("items: 1, \(variants)", "--items 3", ["100", "100", "100"]),
    Row("items: 3, \(variants)", "--items 2", ["300", "300"]),
    // A variant's own cells keep their descriptions, not their number.
    Row("items: 1, \(shares), variants: [{items: [x, y, z]}]", "--items 2", ["150", "150"]),
    Row("items: 1, \(shares), variants: [{items: [x, y, z]}]", "", ["100", "100", "100"]),
  ])
  func isCounted(row: Row) throws {
    let spec = "sections: [{id: a, \(row.section)}]"
    let options = ["--size", "300x100", "--scale", "1"]
    let run = try ToolRun.run(["build", "-fcsv"] + options + row.arguments, input: spec)
    #expect(run.code == 0, "\(run.errorText)")
    let rows = run.outputText.split(separator: "\r\n").dropFirst()
    #expect(
      rows.map { $0.split(separator: ",", omittingEmptySubsequences: false)[6] }
        == row.widths[...].map { $0[...] })
    // What is written out says the same on its own.
    let forms = row.arguments.split(separator: "--collapse").first.map(Array.init) ?? []
    guard forms.count == row.arguments.count else { return }
    let written = try ToolRun.run(["ast", "--expand"] + options + forms, input: spec)
    let again = try ToolRun.run(["build", "-fcsv", "-"], input: written.output)
    #expect(again.outputText == run.outputText)
  }

  /// A section without cells does not evaluate what its group is made of.
  @Test(arguments: [
    #"grid: {columns: "${min(itemCount, 3)}"}"#, #"grid: {columns: "${0.5}", spacing: "${1 / itemCount}"}"#,
    #"grid: {columns: "auto(${itemCount})", rowHeight: "~${itemCount}"}"#,
    #"carousel: {rows: "${itemCount}", height: "${itemCount}"}"#, #"flow: {spacing: "${8 / itemCount}"}"#,
    #"waterfall: {columns: "${itemCount}", aspectRatio: 1}"#,
    #"list: {rowHeight: "${itemCount}", headerMode: supplementary}"#,
    #"group: {horizontal: {size: "100% x ${itemCount}", subitems: [{item: {}}]}}"#,
  ])
  func needsNoGroup(section: String) throws {
    func csv(_ section: String) throws -> String {
      let run = try ToolRun.run(["build", "-fcsv"], input: "sections: [{items: 0, \(section)}]")
      #expect(run.code == 0, "\(run.errorText)")
      return run.outputText
    }
    let rows = try csv(section).split(separator: "\r\n").dropFirst()
    #expect(
      rows.allSatisfy { $0.hasPrefix("supplementary,") } && rows.count == (section.hasPrefix("list") ? 1 : 0))
    let written = try ToolRun.run(["ast", "--expand"], input: "sections: [{items: 0, \(section)}]")
    #expect(try ToolRun.run(["build", "-fcsv"], input: written.output).outputText == csv(section))
    // With a cell the same is evaluated, and without one names are looked up all the same.
    let wrong = section.replacingOccurrences(of: "itemCount", with: "itemCuont")
    guard wrong != section else { return }
    #expect(try ToolRun.run(["build"], input: "sections: [{items: 0, \(wrong)}]").code == 1)
  }

  @Test func hidesAndKeepsDescriptions() throws {
    let spec = """
      sections:
        - id: a
          items: [{id: x, title: X}, {id: y, count: 3}]
          grid: {columns: 1, rowHeight: 10}
          header: {height: 10, hidden: "${itemCount > 1}"}
      """
    func csv(_ count: String) throws -> String {
      try ToolRun.run(["build", "-fcsv", "--items", count], input: spec).outputText
    }
    #expect(try csv("1").contains("true") == false)
    #expect(try csv("2").contains("true"))
    #expect(try csv("6").contains(",x,") && csv("6").contains(",y-2,"))
    #expect(try !csv("3").contains(",y-2,"))
  }

  @Test func namesUnknownSectionsOfWhatIsWrittenOut() throws {
    let run = try ToolRun.run(
      ["ast", "--expand", "--items", "b=1"], input: "sections: [{id: a, grid: {columns: 1}}]")
    #expect(run.code == 2)
    #expect(run.errorText.contains("<stdin> has no section 'b'; it has a"), "\(run.errorText)")
  }
}
