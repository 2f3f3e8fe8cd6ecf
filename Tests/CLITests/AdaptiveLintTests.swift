import Foundation
import Testing

/// How `lint` sees specs whose layout depends on the environment, when no environment is named.
@Suite struct AdaptiveLintTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A section of rows of three cards, which another environment, or another section, lays out as wide as they are.
  private static let card = "define:\n  card: {item: 100 x 100%}\n"
  private static let counted = "group: {horizontal: {size: 100% x 60, subitem: {use: card}, count: 3}}"
  private static let listed = "group: {horizontal: {size: 100% x 60, subitems: [use: card]}}"

  private func lint(_ text: String, _ arguments: [String] = []) throws -> ToolRun {
    let path = try scratch.file("a.yaml", text)
    return try ToolRun.run(["lint", "--no-config", "--format", "short", path] + arguments)
  }

  /// Line and column of each finding, with its rule.
  private func places(_ run: ToolRun) -> [String] {
    run.outputText.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return "\(parts[1]):\(parts[2]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  /// A rule that needs no frames also checks variants that the run's environment does not choose.
  @Test(arguments: [
    ("width > 900", "8:9 api-unavailable"), ("width < 350", "8:9 api-unavailable"),
    ("horizontalSizeClass == regular and verticalSizeClass == regular", "8:9 api-unavailable"),
    ("userInterfaceIdiom == mac", "8:9 api-unavailable"), ("layoutDirection == rtl", "8:9 api-unavailable"),
    ("preferredContentSizeCategory == accessibilityLarge", "8:9 api-unavailable"),
    ("contentWidth >= limit", "8:9 api-unavailable"), ("isWide", "8:9 api-unavailable"),
    ("height > 1100 and height < 1110", "8:9 api-unavailable"),
  ])
  func looksIntoVariants(condition: String, finding: String) throws {
    let text = """
      let: {limit: 1500, isWide: "${width > 1600}"}
      sections:
        - items: 5
          group: {vertical: {size: 100% x 60, subitems: [{item: 100% x 60}]}}
          variants:
            - when: ${width == 1}
              grid: {columns: 2, rowHeight: 60}
            - list: plain
              when: ${\(condition)}
      """
    let run = try lint(text, ["--target", "ios13", "--ignore", "unused-definition"])
    #expect(places(run) == [finding], "\(run.outputText)")
    #expect(run.code == 1)
    let named = try lint(
      text, ["--target", "ios13", "--ignore", "unused-definition", "--device", "iphone-16"])
    #expect(named.outputText.isEmpty && named.code == 0)
    let built = try ToolRun.run(["build", scratch.folder.appendingPathComponent("a.yaml").path])
    #expect(built.code == 0 && !built.errorText.contains("api-unavailable"))
  }

  @Test func tellsWhere() throws {
    let text = """
      sections:
        - items: 5
          grid: {columns: 2, rowHeight: 60}
          variants:
            - when: ${userInterfaceIdiom == vision}
              list: plain
      """
    let path = try scratch.file("a.yaml", text)
    let run = try ToolRun.run(["lint", "--no-config", "--target", "ios13", path])
    let note =
      "= note: only in other environments that the spec tells apart: iphone-16 with userInterfaceIdiom vision"
    #expect(run.outputText.contains(note), "\(run.outputText)")
  }

  /// What does nothing in one environment and something in another is no mistake.
  @Test(arguments: [
    card
      + "sections:\n  - items: 6\n    \(counted)\n    variants:\n      - when: ${width > 900}\n        \(listed)\n",
    """
    sections:
      - items: 6
        group: {horizontal: {size: 100% x ~60, subitem: {item: {size: 100% x ~60, contentInsets: {top: 8}}}, count: 1}}
        variants:
          - when: ${width > 900}
            group: {horizontal: {size: 100% x 60, subitem: {item: {size: 100% x 100%}}}}
    """,
    """
    sections:
      - items: 20
        list: {appearance: insetGrouped, headerTopPadding: 8}
        variants:
          - when: ${horizontalSizeClass == regular}
            list: {headerMode: supplementary}
    """,
    """
    sections:
      - items: 9
        orthogonalScrollingProperties: {bounce: always}
        group: {horizontal: {size: 100% x 60, subitem: {item: {}}, count: 3}}
        variants:
          - when: ${width > 900}
            orthogonalScrollingBehavior: continuous
    """,
    """
    sections:
      - items: 20
        group: {horizontal: {size: 100% x 99, interItemSpacing: 9, subitem: {item: {}}, count: "${1 if width < 700 else 2}"}}
    """,
    """
    sections:
      - items: 20
        group: {horizontal: {size: 100% x 100, interItemSpacing: 10, subitem: {item: {}}, count: 1}}
        variants:
          - when: ${width > 700}
            group: {horizontal: {count: 3}}
    """,
  ])
  func whatHelpsSomewhereIsNoMistake(text: String) throws {
    for arguments in [[], ["--matrix"]] {
      let run = try lint(text, arguments)
      // In a window of 32 points the insets of a list leave no room.
      #expect(
        run.code == 0 && (run.outputText.isEmpty || run.outputText.contains("32 x 653")),
        "\(run.outputText)")
      let fixed = try lint(text, ["--fix"] + arguments)
      #expect(fixed.code == 0 && scratch.text("a.yaml") == text, "\(fixed.errorText)")
    }
    // Where the environment is named, only that counts.
    let named = try lint(text, ["--device", "iphone-16"])
    #expect(!named.outputText.isEmpty)
  }

  /// Whatever the form of a condition, its variant is compared before and after a fix.
  @Test(arguments: [
    "width > height * 1.5", "layoutDirection == rtl and width > 700", "width - 32 > 900", "safeArea.top == 0",
    "min(width, height) > 800", "displayScale == 1", "itemCount > 100",
  ])
  func fixesHoldInAllVariants(condition: String) throws {
    let text = """
      \(Self.card)sections:
        - items: 6
          \(Self.counted)
          variants:
            - when: ${\(condition)}
              \(Self.listed)

      """
    let run = try lint(text, ["--fix"])
    #expect(run.code == 0 && scratch.text("a.yaml") == text, "\(run.outputText)")
  }

  /// What a spec cannot be solved for it may not be made for.
  @Test(arguments: [
    "environment: {device: apple-tv}\nsections: [{items: 5, group: {horizontal: {size: 100% x 50, subitem: {item: {}}, count: \"${floor(width / 800) if width > 900 else 0}\"}}}]",
    "sections: [{items: 5, group: {horizontal: {size: \"100% x ${height - 220}\", subitem: {item: {}}, count: \"${2 if height > 360 else 1}\"}}}]",
    "sections: [{items: 5, group: {horizontal: {size: 100% x 50, subitem: {item: {}}, count: \"${floor(width / 300) if userInterfaceIdiom == vision else floor(width / 300)}\"}}}]",
  ])
  func knowsNoErrorsOfOtherEnvironments(text: String) throws {
    let run = try lint(text)
    #expect(run.code == 0 && run.outputText.isEmpty, "\(run.outputText)")
  }

  /// A fix that is called safe moves no frame in any state.
  @Test func fixesHoldInAllStates() throws {
    let text = """
      \(Self.card)sections:
        - {id: a, items: 6, \(Self.counted)}
        - {id: b, \(Self.listed)}
      states: {full: {b: 5}}

      """
    let run = try lint(text, ["--fix"])
    #expect(places(run) == ["2:16 count-overrides-item-size"] && scratch.text("a.yaml") == text)
    #expect(run.errorText.contains("is refused: it would move frames"), "\(run.errorText)")
    let alone = text.replacingOccurrences(of: "states: {full: {b: 5}}", with: "")
    #expect(try lint(alone, ["--fix"]).outputText.isEmpty)
    #expect(scratch.text("a.yaml") == alone.replacingOccurrences(of: "item: 100 x", with: "item: 100% x"))
  }
}
