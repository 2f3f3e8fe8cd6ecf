import Foundation
import Testing

/// `layoutc forecast`, as a shell sees it.
@Suite struct ForecastCommandTests {
  /// 60 rows of 64, 124 and 184 points.
  static let rows = """
    sections:
      - items: [{count: 60, measured: {height: "${64 + index % 3 * 60}"}}]
        group: {horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}

    """

  private func forecast(
    _ spec: String = Self.rows, _ options: [String] = []
  ) throws -> [[String: Any]] {
    let run = try ToolRun.run(
      ["forecast", "--no-config", "--size", "390x844", "-f", "json", "-"] + options, input: spec)
    #expect(run.code == 0, "\(run.errorText)")
    let object = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    return try #require(object["forecasts"] as? [[String: Any]])
  }

  private func text(_ spec: String, _ options: [String] = []) throws -> String {
    let run = try ToolRun.run(["forecast", "--no-config", "--size", "390x844", "-"] + options, input: spec)
    #expect(run.code == 0 && run.errorText.isEmpty, "\(run.errorText)")
    return run.outputText
  }

  /// The value at a path of keys and indexes.
  private func value(_ object: Any, _ path: String) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { value, key in
      if let index = Int(key) { return (value as? [Any])?[index] }
      return (value as? [String: Any])?[String(key)]
    }
  }

  @Test func saysWhatEstimatesDo() throws {
    #expect(
      try text(Self.rows) == """
        390 × 844: 60 self-sizing cells
          content           4052 high with the first screen measured, 7440 with everything measured: 3388
                            missing (45.5 %)
          scroll indicator  at offset 2692 it stands at 59.1 % of its way, not at 40.8 %
          scrollToItem      lands exactly at 0.0, 1920 short of 0.30, 3716 short of 0.59
          scrolling up      after a rotation, a group jumps by up to 124 (0.2), a screen by up to 388 (from
                            0.0)
          first screen      asks for 15 cells and shows 8

        section 0 with 60 items
          cells             ~60 high, measured 64 to 184, mean 124, median 124; the estimate is 64 too small
                            on average

        <stdin>:3:69: write height: ~124 in place of ~60

        These are upper bounds: UIKit moves the content offset along with what it measures, but how far is
        known only in part.

        """)
  }

  @Test func jsonHasTheSameNumbers() throws {
    let forecast = try #require(try forecast().first)
    #expect(value(forecast, "axis") as? String == "height")
    #expect(value(forecast, "sections.0.axis") as? String == "height")
    #expect(value(forecast, "sections.0.estimates.0.axis") as? String == "height")
    #expect(value(forecast, "advice.0.axis") as? String == "height")
    #expect(value(forecast, "contentLength.measured") as? Double == 7440)
    #expect(value(forecast, "contentLength.missing") as? Double == 3388)
    #expect(value(forecast, "landing.worst.error") as? Double == 3716)
    #expect(value(forecast, "sections.0.estimates.0.better") as? Double == 124)
    #expect(value(forecast, "sections.0.estimates.0.source.column") as? Int == 69)
    #expect(value(forecast, "firstScreen.asked") as? Int == 15)
  }

  @Test func recipesOfTheManualPageWork() throws {
    let recipes = Fixtures.recipes(under: "FORECASTS AS JSON")
    try #require(recipes.count == 1)
    let scratch = try Scratch()
    _ = try scratch.file("list.yaml", Self.rows)
    let recipe = recipes[0].replacing("layoutc forecast", with: "\"$LAYOUTC\" forecast --no-config")
    let run = try ToolRun.shell(recipe, in: scratch.folder)
    #expect(run.code == 0, "\(run.errorText)")
    #expect(run.outputText == "list.yaml:3:69: ~124\n")
  }

  /// The fields come in the order in which the manual page describes them.
  @Test func fieldsAreInOrder() throws {
    let run = try ToolRun.run(["forecast", "--no-config", "-f", "json", "-"], input: Self.rows)
    let names = [
      "\"environment\"", "\"axis\"", "\"offset\"", "\"selfSizing\"", "\"contentLength\"",
      "\"scrollIndicator\"", "\"landing\"", "\"jumps\"", "\"firstScreen\"", "\"sections\"", "\"estimates\"",
      "\"advice\"",
    ]
    let places = names.compactMap { run.outputText.range(of: $0)?.lowerBound }
    #expect(places.count == names.count && places == places.sorted())
  }

  /// An estimate that several sections use gets one answer for all of them.
  @Test func adviceIsForAllUsesOfAnEstimate() throws {
    let spec = """
      define:
        row: {horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}
      sections:
        - {items: [{count: 30, measured: {height: 100}}], group: {use: row}}
        - {repeat: 2, items: [{count: 30, measured: {height: 175}}], group: {use: row}}

      """
    let forecast = try #require(try forecast(spec).first)
    #expect((value(forecast, "advice") as? [Any])?.count == 1)
    #expect(value(forecast, "advice.0.better") as? Double == 150)
    #expect(value(forecast, "advice.0.steadiest") as? Double == 175)
    #expect(value(forecast, "sections.0.estimates.0.better") as? Double == 100)
    #expect(
      try text(spec).contains(
        "\n<stdin>:2:65: write height: ~150 in place of ~60, or ~175 for the least jumps\n"))
  }

  /// The content at an offset is as long as `build --scroll` gives it with `measure: visible`.
  @Test(arguments: [0, 300, 2692]) func contentIsThatOfBuild(offset: Int) throws {
    let visible = "environment: {measure: visible}\n" + Self.rows
    let built = try ToolRun.run(
      ["build", "--no-config", "--no-lint", "--size", "390x844", "--scroll", "\(offset)", "-"], input: visible
    )
    let frames = try JSONSerialization.jsonObject(with: built.output)
    // Whatever the spec says to measure.
    for spec in [Self.rows, visible] {
      let forecast = try #require(try forecast(spec, ["--scroll", "\(offset)"]).first)
      let length = value(forecast, "contentLength.first") as? Double
      #expect(length == value(frames, "contentSize.height") as? Double)
      #expect(value(forecast, "offset") as? Int == offset)
      #expect(value(forecast, "contentLength.measured") as? Double == 7440)
      if offset == 2692 { #expect(length == value(forecast, "scrollIndicator.contentLength") as? Double) }
    }
  }

  @Test(arguments: [
    "sections: [{items: 5, grid: {columns: 2, rowHeight: 40}}]", "sections: [{items: 0, list: plain}]",
    "sections: [{items: [{count: 9, measured: {height: 31}}], waterfall: {columns: 2}}]",
  ]) func layoutsWithoutEstimatesHaveOneLine(spec: String) throws {
    #expect(try text(spec) == "390 × 844: nothing is self-sizing, so nothing is estimated\n")
  }

  @Test func tellsOfCellsWithoutSize() throws {
    let none = try text("sections: [{items: 12, list: plain, header: {height: ~30}}]")
    #expect(
      none == """
        390 × 844: 12 self-sizing cells, 1 self-sizing boundary item
        12 cells have no measured size: say it with 'measured'
        1 boundary item has no measured size: say it with 'measured'

        """)
    let some = try text("sections: [{items: [{count: 5, measured: {height: 90}}, 1], list: plain}]")
    #expect(some.hasSuffix("\n1 cell has no measured size: say it with 'measured'\n"))
    #expect(some.contains("write height: ~90 in place of ~44 (a list of UIKit sets its own estimate"))
  }

  @Test func followsEnvironmentsAndStates() throws {
    let spec =
      "states: {empty: {rows: 0}, few: {rows: 7}}\n"
      + Self.rows.replacing("- items", with: "- id: rows\n    items")
    let all = try forecast(spec, ["--state", "all"])
    #expect(all.map { $0["state"] as? String } == [nil, "empty", "few"])
    #expect(all.map { value($0, "selfSizing.cells") as? Int } == [60, 0, 7])
    let devices = try text(spec, ["--device", "iphone-se,ipad-mini"])
    #expect(devices.hasPrefix("iphone-se: 60 self-sizing cells\n"))
    #expect(devices.contains("\n\nipad-mini: 60 self-sizing cells\n"))
  }

  @Test func textSizesHaveAForecastEach() throws {
    let spec = """
      sections:
        - items: [{count: 40, title: A longer title that takes lines, measured: {height: "${textHeight(title, body, 200) + 22}"}}]
          list: plain

      """
    let sizes = try forecast(spec, ["--text-sizes"])
    #expect(sizes.count == 12)
    let lengths = sizes.compactMap { value($0, "contentLength.measured") as? Double }
    #expect(lengths.count == 12 && lengths == lengths.sorted() && lengths[0] < lengths[11])
    let text = try text(spec, ["--text-sizes"])
    #expect(text.contains("\n390 × 844 with text of size accessibilityLarge: 40 self-sizing cells\n"))
  }

  @Test(arguments: [
    (["forecast", "one.yaml", "two.yaml"], "forecast takes one spec, but 2 are given"),
    (["forecast", "-", "-f", "svg"], "'svg'"),
    (["forecast", "-", "--precision", "12"], "--precision"),
    (["forecast", "missing.yaml"], "missing.yaml"),
    (["forecast", "-", "--at", "3,4"], "--at"),
  ]) func wrongUsageIsRefused(arguments: [String], message: String) throws {
    let run = try ToolRun.run(arguments, input: Self.rows)
    #expect(run.code == 2 && run.output.isEmpty && run.errorText.contains(message), "\(run.errorText)")
  }

  @Test func errorsOfTheSpecAreFindings() throws {
    let run = try ToolRun.run(["forecast", "-"], input: "sections: [{items: 1, grup: {}}]\n")
    #expect(run.code == 1 && run.output.isEmpty && run.errorText.contains("grup"))
  }

  @Test(arguments: ["0x653", "390x0", "0x0", "390x844"]) func viewsOfAnySizeAreForecast(size: String) throws {
    let spec = """
      sections:
        - items: [{count: 40, measured: {height: "${50 + index}", width: "${40 + index}"}}]
          group: {horizontal: {size: 100% x ~44, subitems: [{item: ~50 x ~44}]}}
        - items: [{count: 40, measured: {height: "${50 + index}", width: "${40 + index}"}}]
          orthogonalScrollingBehavior: groupPaging
          group: {horizontal: {size: ~50 x ~44, subitems: [{item: ~50 x ~44}]}}
        - {items: 1000000, list: plain, interGroupSpacing: -44, measured: {height: 0}}
      """
    for options in [[], ["--rtl"], ["-f", "json"]] {
      let run = try ToolRun.run(
        ["forecast", "--no-config", "--no-lint", "--size", size, "-"] + options, input: spec)
      #expect(run.code == 0, "\(run.errorText)")
      #expect(!run.outputText.contains("nan") && !run.outputText.contains("inf"))
    }
  }
}
