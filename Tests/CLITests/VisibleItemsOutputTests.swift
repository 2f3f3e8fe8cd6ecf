import Foundation
import TestSupport
import Testing

/// `visibleItems` in what the command line writes.
@Suite struct VisibleItemsOutputTests {
  private static let spec = """
    environment: {container: 390 x 700}
    sections:
      - id: cards
        items: [{id: a}, {id: b, title: "B, quoted"}, {count: 40}]
        header: 40
        decorationItems: [{background: panel}]
        interGroupSpacing: 10
        group:
          horizontal:
            size: 100% x 90
            subitems: [{item: {supplementaryItems: [{elementKind: badge, size: 20 x 20, zIndex: 2}]}}]

    """

  private func output(_ rules: String, _ arguments: [String]) throws -> String {
    let text = rules.isEmpty ? Self.spec : Self.spec + "    visibleItems: \(rules)\n"
    let run = try ToolRun.run(["build", "-", "--no-lint"] + arguments, input: text)
    #expect(run.code == 0, "\(run.errorText)")
    return run.outputText
  }

  /// What a rule that changes nothing adds to lines of JSON, taken out again.
  private func withoutLooks(_ text: String) -> String {
    text.replacingOccurrences(of: #", "transform": [1, 0, 0, 1, 0, 0], "alpha": 1"#, with: "")
  }

  @Test(arguments: ["json", "ndjson", "csv", "svg"])
  func aRuleThatChangesNothingChangesNothingElse(format: String) throws {
    for arguments in [[], ["--scroll", "500"], ["--visible"], ["--with-source"], ["--all"]] {
      if format == "svg", arguments == ["--with-source"] { continue }
      if format != "svg", arguments == ["--all"] { continue }
      let plain = try output("", ["-f", format] + arguments)
      let same = try output(
        "{for: all, scale: 1, rotate: 0, alpha: 1, hidden: false}", ["-f", format] + arguments)
      switch format {
      case "svg": #expect(plain == same)
      case "csv":
        let lines = zip(plain.split(separator: "\r\n"), same.split(separator: "\r\n"))
        for (number, (line, other)) in lines.enumerated() {
          let ends = number == 0 ? [",transform,alpha"] : [",,", ",1 0 0 1 0 0,1"]
          #expect(ends.contains { line + $0 == other }, "\(other)")
        }
      default: #expect(plain == withoutLooks(same) && plain != same)
      }
    }
  }

  @Test func looksAreWritten() throws {
    let rules =
      "{scale: [0.5, 2], rotate: 90, translate: [3, -4.5], alpha: 0.25, zIndex: 9, hidden: '${index == 1}'}"
    let lines = try output(rules, ["-f", "ndjson", "--item", "a", "--item", "b"]).split(separator: "\n")
    #expect(
      lines.map(String.init) == [
        #"{"category": "cell", "elementKind": "", "section": 0, "item": 0, "x": 0, "y": 40, "width": 390, "height": 90, "zIndex": 9, "sectionID": "cards", "itemID": "a", "transform": [0, 0.5, -2, 0, 3, -4.5], "alpha": 0.25}"#,
        #"{"category": "cell", "elementKind": "", "section": 0, "item": 1, "x": 0, "y": 140, "width": 390, "height": 90, "zIndex": 9, "sectionID": "cards", "itemID": "b", "title": "B, quoted", "hidden": true, "transform": [0, 0.5, -2, 0, 3, -4.5], "alpha": 0.25}"#,
      ])
    let depth = try output(
      "{rotateY: 60, perspective: 500}", ["-f", "csv", "--item", "a", "--precision", "2"])
    #expect(depth.hasSuffix(",0.5 0 -0.8660254 0.00173205 0 1 0 0 0.8660254 0 0.5 -0.001 0 0 0 1,1\r\n"))
  }

  @Test func picturesShowWhatIsSeen() throws {
    let picture = try output(
      "{scale: 0.5, translate: [10, 0], alpha: 0.25, hidden: '${index == 1}'}", ["-f", "svg"])
    // The first cell's middle is at 195, 85: half of it is left where it was, and 10 points are added.
    #expect(picture.contains(#"<g transform="matrix(0.5 0 0 0.5 107.5 42.5)" opacity="0.25">"#))
    #expect(picture.contains("cell 0.0 a -") && !picture.contains("cell 0.1 "))
    let turned = try output("{rotateY: 60, perspective: 1000}", ["-f", "svg"])
    // 195 * 0.5 points to each side of 195, divided by 1 - 195 * 0.866 / 1000 and by 1 + that.
    #expect(turned.contains(#"<path d="M77.689 30.857L278.414 46.501L278.414 123.499L77.689 139.143z""#))
  }

  @Test func expandingWritesShorthandsOut() throws {
    let spec = Self.spec + "    visibleItems: {scaleByDistance: {from: 0.8, to: 1}, coverFlow: {angle: 40}}\n"
    let run = try ToolRun.run(["ast", "-", "--expand"], input: spec)
    #expect(
      run.outputText.contains(
        #""rotateX": "${clamp(distance / (container.contentSize.height / 2), -1, 1) * 40}""#))
    #expect(run.outputText.contains(#""perspective": 500"#) && !run.outputText.contains("scaleByDistance"))
    let again = try ToolRun.run(["ast", "-", "--expand"], input: run.outputText)
    #expect(again.outputText == run.outputText)
    let frames = ["-f", "json"]
    let built = try ToolRun.run(["build", "-", "--no-lint"] + frames, input: run.outputText)
    #expect(
      built.outputText == (try ToolRun.run(["build", "-", "--no-lint"] + frames, input: spec)).outputText)
  }
}
