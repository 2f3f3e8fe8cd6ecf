import Foundation
import Testing

/// Sizes that follow from texts.
@Suite struct TextHeightTests {
  private let spec = Fixtures.folder.appendingPathComponent("texts/texts.yaml").path

  /// The height of a line of each style is that of its font in whole pixels.
  @Test(arguments: [
    ("large", ["44", "62.667", "62.667", "44", "27.667", "27.667", "93"]),
    ("extraSmall", ["44", "55.667", "55.667", "44", "26.333", "26.333", "79.667"]),
    (
      "accessibilityExtraExtraExtraLarge",
      ["85.333", "338.333", "148.667", "85.333", "64.667", "64.667", "256"]
    ),
  ])
  func heightsFollowTheTextSize(category: String, heights: [String]) throws {
    let run = try ToolRun.run([
      "build", "--no-lint", "--format", "csv", "--trait", "preferredContentSizeCategory=\(category)", spec,
    ])
    let found = run.outputText.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("cell,") }.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[7]
    }
    #expect(found.map(String.init) == heights)
  }

  /// The written-out form keeps what is measured in it.
  @Test func theLongFormHasTheSameSizes() throws {
    for arguments in [[], ["--trait", "preferredContentSizeCategory=extraLarge"], ["--size", "320x568"]] {
      let long = try ToolRun.run(["ast", "--expand"] + arguments + [spec])
      let build = ["build", "--no-lint", "--format", "csv"] + arguments
      let frames = try ToolRun.run(build + [spec])
      #expect(frames.code == 0)
      #expect(try ToolRun.run(build + ["-"], input: long.outputText).outputText == frames.outputText)
    }
  }

  /// The texts of a cell are part of what it shows.
  @Test func otherTextsAreDifferences() throws {
    let scratch = try Scratch()
    for (name, subtitle, author) in [("a", "old", "Ann"), ("b", "new", "Bob")] {
      _ = try scratch.file(
        "\(name).yaml",
        "sections: [{list: plain, items: [{id: a, subtitle: \(subtitle), fields: {author: \(author)}}]}]")
    }
    let run = try ToolRun.run(["diff", "a.yaml", "b.yaml"], in: scratch.folder)
    #expect(
      run.outputText.contains("a reloaded (author: Ann -> Bob, subtitle: old -> new)"), "\(run.outputText)")
  }

  /// Heights that follow from the width are compared by how they are computed.
  @Test func otherHeightsAreDifferences() throws {
    let scratch = try Scratch()
    for (name, height) in [
      ("a", "textHeight(title, body) + 22"), ("b", "textHeight(title, body) + 30"), ("c", "60"),
    ] {
      _ = try scratch.file(
        "\(name).yaml",
        "sections: [{flow: {}, measured: {width: 100, height: \"${\(height)}\"}, items: [{id: a, title: A}]}]"
      )
    }
    func changes(_ old: String, _ new: String, _ options: String...) throws -> String {
      try ToolRun.run(["diff", "\(old).yaml", "\(new).yaml"] + options, in: scratch.folder).outputText
    }
    #expect(try changes("a", "b").contains("a reloaded (measured: the height is computed differently)"))
    #expect(try changes("a", "c").contains("measured: 100 wide, computed height -> 100 x 60"))
    #expect(try !changes("a", "a", "--device", "iphone-16").contains("reloaded"))
  }

  @Test func theLongFormKeepsSubtitles() throws {
    let spec = "sections: [{list: plain, items: [{id: a, subtitle: \"n ${index}\"}]}]"
    let long = try ToolRun.run(["ast", "--expand"], input: spec)
    let frames = try ToolRun.run(["build", "--no-lint", "--format", "csv"], input: long.outputText)
    #expect(frames.outputText.contains(",393,68.333,"), "\(long.outputText)\(frames.errorText)")
  }

  /// A subtitle counts in rows of any depth; padding stays above a titled header; an empty title is none.
  @Test func rowsAndHeadersOfListsFollowTheirTexts() throws {
    let spec = """
      sections:
        - list: {appearance: insetGrouped, headerMode: supplementary, headerTopPadding: 30}
          header: {title: General}
          items: [{id: a, title: A, children: [{title: B, subtitle: deep}]}]
        - list: {appearance: insetGrouped, headerMode: supplementary}
          header: {title: ""}
          items: 1
      """
    let run = try ToolRun.run(["build", "--no-lint", "--format", "csv", "--system", "ios-18"], input: spec)
    let heights = run.outputText.split(whereSeparator: \.isNewline).dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[7])
    }
    #expect(heights == ["68.667", "44", "60.333", "17.667", "44"])
  }

  /// Names of values go before the functions and the width of a cell.
  @Test func valuesMayHaveTheirNames() throws {
    let spec = """
      let: {cellWidth: 30, lineHeight: 20, scaled: "${lineHeight * 2}"}
      sections: [{list: plain, measured: {height: "${cellWidth + lineHeight + scaled}"}, items: 1}]
      """
    let run = try ToolRun.run(["build", "--no-lint", "--format", "csv", "-"], input: spec)
    #expect(run.outputText.contains(",393,90,"))
  }

  /// A brace in a text does not end the expression, in sizes and titles, quoted as YAML and JSON ask for.
  @Test(arguments: [
    #"{width: "${textWidth('a}b', body)}", height: 44}"#,
    #"{width: '${textWidth(''a}b'', body)}', height: 44}"#,
    #"{width: "${textWidth( \"a}b\", body)}", height: 44}"#,
    #"{width: "${textWidth(text: 'a}b', style: body)}", height: 44}"#,
  ])
  func bracesStandInTexts(measured: String) throws {
    let spec = "sections: [{flow: {}, measured: \(measured), items: [{title: \"a${index}} '}\"}]}]"
    let run = try ToolRun.run(["build", "--no-lint", "--format", "json"], input: spec)
    #expect(
      run.code == 0 && run.outputText.contains(#""width": 26.333"#), "\(run.errorText)\(run.outputText)")
    #expect(run.outputText.contains(#""title": "a0} '}""#))
    let size = try ToolRun.run(
      ["build", "--no-lint", "--format", "csv"],
      input: """
        sections: [{items: 1, group: {horizontal: {size: "${ceil(textWidth('a} x 9', body))} x 44", subitems: [{item: {}}]}}}]
        """)
    #expect(size.code == 0 && size.outputText.contains(",0,46,44,"), "\(size.errorText)\(size.outputText)")
  }

  /// A blank before the parenthesis changes nothing, and the system font keeps its size.
  @Test func functionsAreFoundAsTheyAreParsed() throws {
    func finds(_ height: String) throws -> Bool {
      let spec = """
        sections: [{items: 9, header: 44, measured: {height: "${\(height)}"}, group: {horizontal: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}}]
        """
      return try ToolRun.run(["lint", "--select", "text-cell-fixed-height"], input: spec).outputText.contains(
        "header")
    }
    #expect(try !finds("textHeight (title, body) + 22"))
    #expect(try finds("textHeight (title, system(17)) + 22"))
  }

  /// A million different texts take no memory but the spec's.
  @Test func manyTextsAreMeasuredOneByOne() throws {
    let spec = """
      sections:
        - list: plain
          measured: {height: "${textHeight(title, body) + 20}"}
          items: [{count: 200000, title: "Message ${index}: a text that takes a line or two on a phone"}]
      """
    let run = try ToolRun.run(["build", "--no-lint", "--format", "json", "--visible", "-"], input: spec)
    #expect(run.code == 0 && run.outputText.contains("\"height\": 60.667"))
  }

  /// Each text size is a layout of its own: in files, in findings and in recorded frames.
  @Test func allTextSizesAreLayouts() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "chips.yaml",
      """
      environment: {device: iphone-16}
      sections: [{flow: {}, measured: {width: "${textWidth(title, title1)}", height: 60}, items: [{title: Localization of layouts}]}]
      """)
    func run(_ arguments: String...) throws -> ToolRun { try ToolRun.run(arguments, in: scratch.folder) }
    #expect(try run("build", "chips.yaml", "--text-sizes", "-o", "out/{textSize}.csv").code == 0)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: scratch.folder.appendingPathComponent("out").path)
    #expect(files.count == 12 && files.contains("accessibilityMedium.csv"))

    let lint = try run("lint", "chips.yaml", "--text-sizes", "--select", "cell-outside-view")
    #expect(
      lint.outputText.contains("with text of size accessibilityLarge")
        && lint.outputText.contains("of 12 environments"))
    #expect(try run("lint", "chips.yaml", "--select", "cell-outside-view").outputText.isEmpty)

    _ = try scratch.file(
      "rows.yaml",
      """
      environment: {device: iphone-16}
      sections:
        - list: plain
          measured: {height: "${textHeight(title, body, width - 32, 2) + 30}"}
          items: [{title: short}, {title: Localization of layouts in right-to-left languages}, {title: Localization of layouts in all other languages}]
      """)
    let cut = try run("lint", "rows.yaml", "--text-sizes")
    #expect(
      cut.outputText.contains(
        "at the text size accessibilityExtraExtraLarge on iphone-16 cell 1 and 1 other cut off their texts: 'Localization of layouts in right-to-l...' needs 4 lines, 2 are shown"
      ) && cut.outputText.contains("in 4 of 12 environments"), "\(cut.outputText)")
    #expect(try run("lint", "rows.yaml").outputText.isEmpty)

    #expect(try run("check", "chips.yaml", "--text-sizes", "--against", "frames", "--update").code == 0)
    #expect(try run("check", "chips.yaml", "--text-sizes", "--against", "frames").code == 0)
    #expect(scratch.text("frames/chips-iphone-16-extraSmall-default.json") != nil)
    #expect(
      try run("check", "chips.yaml", "--against", "frames").errorText.contains(
        "are compared with --text-sizes"))
  }

  /// Pictures and pages say which texts are cut off.
  @Test func truncatedTextsAreTold() throws {
    let spec = """
      environment: {container: 200 x 400}
      sections:
      - items: [{title: Short}, {title: A text that is much too long for the two lines that it is given here}]
        measured: {height: "${textHeight(title, body, lines: 2)}"}
        group: {vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """
    let picture = try ToolRun.run(["build", "-", "-f", "svg", "--no-lint"], input: spec).outputText
    #expect(picture.components(separatedBy: "truncated to ").count == 2)
    #expect(picture.contains(", truncated to 2 of 3 lines, z 0"))
    let page = try ToolRun.run(["build", "-", "-f", "html", "--no-lint"], input: spec).outputText
    #expect(page.contains("truncated\":[1,2,3]") || page.contains("truncated\": [1, 2, 3]"))
  }

  /// A field may be a number, as data has them.
  @Test func fieldsAreNumbers() throws {
    let spec = """
      environment: {container: 200 x 400}
      sections:
      - items: [{fields: {aspect: 1.6}}, {fields: {aspect: "2"}}, {fields: {aspect: -4}}]
        measured: {height: "${cellWidth / number(aspect) + number('50')}"}
        group: {vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}
      """
    let frames = try ToolRun.run(["build", "-", "-f", "csv", "--no-lint"], input: spec).outputText
    let heights = frames.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[7]
    }
    #expect(heights == ["175", "150", "0"])
    for text in ["wide", "nan", "0x10", ""] {
      let run = try ToolRun.run(
        ["lint", "-"], input: spec.replacingOccurrences(of: "1.6", with: "\"\(text)\""))
      #expect(run.code == 1)
      #expect(run.outputText.contains("[non-finite-number]"), "\(text): \(run.outputText)")
    }
  }
}
