import Foundation
import Testing

/// Views of no width or no height, as of a panel that is closed, and windows that are nearly so.
@Suite struct ViewWithoutSizeTests {
  /// Rows, a row of pages, columns, a flow, a list and a custom group, with rules for visible items, headers and backgrounds.
  private static let spec = """
    configuration: {contentInsetsReference: readableContent}
    sections:
      - items: 9
        header: ~44
        decorationItems: [{background: panel}]
        group: {horizontal: {size: 100% x 60, interItemSpacing: 8, subitems: [item: 1/3 x 100%]}}
      - items: 9
        orthogonalScrollingBehavior: paging
        scroll: {x: 90}
        visibleItems: {scale: "${1 - 0.3 * abs(distance) / width}"}
        group: {horizontal: {size: 90% x 100, subitems: [item: 100% x 100%]}}
      - items: [{count: 9, measured: {height: 50}}]
        waterfall: {columns: 2, spacing: 8}
      - items: [{count: 9, measured: {width: 90, height: 50}}]
        flow: {spacing: 8}
      - {items: 9, list: insetGrouped}
      - {items: 2, group: {custom: {size: 100% x 100, items: [frame: [0, 0, 40, 40], frame: [50, 0, 40, 40]]}}}

    """

  @Test(
    arguments: ["0x653", "390x0", "0x0"], ["json", "ndjson", "csv", "svg", "html"])
  func areSolvedWithANote(size: String, format: String) throws {
    let run = try ToolRun.run(
      ["build", "--no-config", "--format", format, "--size", size, "-"], input: Self.spec)
    #expect(run.code == 0)
    #expect(run.errorText.components(separatedBy: "[view-without-size]").count == 2, "\(run.errorText)")
    #expect(!run.errorText.contains("warning") && !run.errorText.contains("error"), "\(run.errorText)")
    #expect(!run.output.isEmpty)
    if format != "html" { #expect(!run.outputText.contains("nan") && !run.outputText.contains("inf")) }
  }

  @Test(arguments: ["0x653", "390x0", "0x0"]) func areShownAndExplained(size: String) throws {
    for arguments in [["show", "-"], ["why", "-", "2.8"], ["why", "-", "1"]] {
      let run = try ToolRun.run(
        arguments + ["--no-config", "--size", size], input: Self.spec)
      #expect(run.code == 0, "\(arguments) \(run.errorText)")
    }
  }

  @Test func theNoteStandsAtTheContainer() throws {
    let spec = "environment: {container: 390 x 0}\nsections: [{items: 3, list: plain}]\n"
    let run = try ToolRun.run(["lint", "--no-config", "-"], input: spec)
    #expect(run.code == 0)
    #expect(
      run.outputText.contains("1:26: info: the view has no height at 390 x 0: its frames are not judged")
        || run.errorText.contains("1:26: info: the view has no height at 390 x 0: its frames are not judged"))
  }

  @Test(arguments: ["-1 x 20", "{width: 20, height: -1}"]) func negativeSidesAreErrors(container: String)
    throws
  {
    let spec = "environment: {container: \(container)}\nsections: [{items: 3, list: plain}]\n"
    let run = try ToolRun.run(["build", "--no-config", "-"], input: spec)
    #expect(run.code == 1)
    #expect(run.errorText.contains("is -1; a side of a view must be at least 0 [invalid-value]"))
  }

  /// UIKit raises in a window that is no wider than the insets; other rules have nothing to say of such a window.
  @Test func theMatrixHasANarrowWindow() throws {
    let spec = """
      environment: {device: iphone-16}
      sections:
        - items: 8
          group:
            horizontal: {size: 100% x 94, contentInsets: {horizontal: 16}, interItemSpacing: 16, subitems: [item: 25% x 94]}

      """
    func lint(_ options: String...) throws -> String {
      let run = try ToolRun.run(["lint", "--no-config", "-"] + options, input: spec)
      return run.outputText + run.errorText
    }
    #expect(try !lint().contains("group-no-room-after-insets"))
    let found = try lint("--matrix")
    #expect(found.contains("info: the group's insets of 32 use up its width of 32 at 32 x 653"))
    #expect(found.components(separatedBy: "32 x 653").count == 3, "\(found)")
  }
}
