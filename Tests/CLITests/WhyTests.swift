import Foundation
import Testing

/// `layoutc why`, as a shell sees it.
@Suite struct WhyTests {
  private static let examples = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  /// A derivation whose text is kept: `why/<name>.txt`.
  struct Kept: CustomTestStringConvertible, Sendable {
    let name: String
    let arguments: [String]
    var testDescription: String { name }

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = arguments
    }
  }

  static let kept = [
    Kept("third", "distinct-sections.yaml", "1.7"),
    Kept("badge", "badges.yaml", "badge@0.3"),
    Kept("decoration", "section-background.yaml", "panel@0"),
    Kept("pinned", "pinned-headers.yaml", "header@1", "--scroll", "700"),
    Kept("pushed", "pinned-headers.yaml", "header@0", "--scroll", "520"),
    Kept("footer", "pinned-headers.yaml", "footer@1"),
    Kept("row", "app-store.yaml", "new.7", "--device", "iphone-16"),
    Kept("right-to-left", "app-store.yaml", "categories.4", "--rtl"),
    Kept("measured", "library-states.yaml", "shelf.middlemarch", "--state", "borrowed"),
    Kept("custom", "custom-spread.yaml", "0.2"),
    Kept("nested", "nested-groups.yaml", "0.5"),
    Kept("point", "badges.yaml", "--at", "100,100", "--all"),
    Kept("section", "app-store.yaml", "new"),
    Kept("section-json", "library-states.yaml", "2", "--format", "json", "--state", "borrowed"),
    Kept("json", "badges.yaml", "badge@0.3", "--format", "json"),
  ]

  /// What a row of a flow leaves, of one item and of several.
  @Test(arguments: [(200, "- the item 200)"), (100, "- the 3 items 300 - (2 * spacing 8))")])
  func tellsOfTheItemsOfARow(width: Int, words: String) throws {
    let run = try ToolRun.run(
      ["why", "--no-config", "--size", "393x600", "-", "0.0"],
      input: """
        sections: [{items: 3, measured: {width: \(width), height: 30}, flow: {spacing: 8, align: center, lastRow: center}}]

        """)
    #expect(run.outputText.contains(words), "\(run.outputText)\(run.errorText)")
  }

  /// How long the sections before an element's are.
  @Test(arguments: [
    // A last group that is not full: two slots of a column of two, each less 8 at both ends.
    (
      "{items: 3, group: {vertical: {size: 100% x 100, contentInsets: 8, subitems: [{item: 100% x 50%}]}}}",
      "group's height 100 - contentInsets.top 8 - contentInsets.bottom 8 + its 1 cell ends at 50 - all 2 would end at 92 = 42"
    ),
    // The longest of two columns.
    (
      "{waterfall: {columns: 2, spacing: 10}, items: [{count: 3, measured: {height: 50}}]}",
      "item 0's height 50 + item 2's height 50 + interGroupSpacing 10 = 110"
    ),
    // The tallest group of a row.
    (
      """
      {orthogonalScrollingBehavior: continuous, items: [{measured: {height: 50}}, {measured: {height: 70}}],
        group: {horizontal: {size: 50% x ~30, subitems: [{item: 100% x ~30}]}}}
      """, "group 1's height  70 (item 1's height)"
    ),
    // Sections of one length, and of many lengths.
    (
      "{items: 1, repeat: 94, group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}}",
      "94 * sections 0 to 93's equal height 44 = 4136"
    ),
    (
      (1...9).map { "{items: 1, group: {horizontal: {size: 100% x \($0), subitems: [{item: 100% x 100%}]}}}" }
        .joined(separator: ", "), "section 4's y        10 (derived by `layoutc why` of its elements)"
    ),
  ])
  func tellsOfSectionsBefore(sections: String, words: String) throws {
    let spec = """
      sections:
        [\(sections),
        {id: last, items: 1, group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}}]

      """
    let run = try ToolRun.run(["why", "--no-config", "--size", "393x600", "-", "last.0"], input: spec)
    let text = run.outputText.replacing(#/[ \n]+/#, with: " ")
    #expect(text.contains(words.replacing(#/ +/#, with: " ")), "\(run.outputText)\(run.errorText)")
  }

  @Test(arguments: kept)
  func tellsEveryStep(kept: Kept) throws {
    let run = try ToolRun.run(["why", "--no-config"] + kept.arguments, in: Self.examples)
    #expect(run.errorText == "")
    #expect(run.code == 0)
    try Fixtures.expect(
      run.outputText, toMatch: Fixtures.folder.appendingPathComponent("why/\(kept.name).txt"))
  }

  /// The last steps are the frame that `build` writes.
  @Test(arguments: kept.filter { !["point", "json", "section", "section-json"].contains($0.name) })
  func endsInWhatBuildWrites(kept: Kept) throws {
    let why = try ToolRun.run(["why", "--no-config", "--format", "json"] + kept.arguments, in: Self.examples)
    let document = try #require(try JSONSerialization.jsonObject(with: why.output) as? [String: Any])
    let derivation = try #require((document["derivations"] as? [[String: Any]])?.first)
    let element = try #require(derivation["element"] as? [String: Any])
    let steps = try #require(derivation["steps"] as? [[String: Any]])
    let options = [kept.arguments[0]] + kept.arguments.dropFirst(2)
    let build = try ToolRun.run(["build", "--no-config", "--no-lint"] + options, in: Self.examples)
    let layout = try #require(try JSONSerialization.jsonObject(with: build.output) as? [String: Any])
    let same = (layout["elements"] as? [[String: Any]] ?? []).filter { built in
      ["category", "elementKind", "section", "item"].allSatisfy { key in
        "\(built[key] ?? "")" == "\(element[key] ?? "")"
      }
    }
    #expect(same.count == 1)
    for (key, step) in zip(["x", "y", "width", "height"], steps.suffix(4)) {
      #expect(step["quantity"] as? String == key)
      #expect(step["result"] as? Double == same.first?[key] as? Double)
    }
    // A step takes the results of steps before it.
    for (index, step) in steps.enumerated() {
      for operand in step["operands"] as? [[String: Any]] ?? [] {
        guard let earlier = operand["step"] as? Int else { continue }
        #expect(earlier < index)
      }
    }
  }

  @Test("a view is named in several ways", arguments: ["header@new", "new.header", "header:1", "header:new"])
  func views(name: String) throws {
    let run = try ToolRun.run(["why", "--no-config", "app-store.yaml", name], in: Self.examples)
    #expect(run.code == 0 && run.outputText.contains("header@1: "), "\(run.errorText)")
  }

  @Test("the only header needs no section", arguments: ["header", "section.header"])
  func onlyView(name: String) throws {
    let run = try ToolRun.run(["why", "--no-config", "instagram.yaml", name], in: Self.examples)
    #expect(run.code == 0 && run.outputText.contains("header@"), "\(run.errorText)")
  }

  @Test("a view of the whole layout needs no place, either", arguments: ["inputbar", "inputbar@layout"])
  func onlyViewOfTheLayout(name: String) throws {
    let run = try ToolRun.run(["why", "--no-config", "-", name], input: Self.chat)
    #expect(run.code == 0 && run.outputText.contains("inputbar@layout"), "\(run.errorText)")
  }

  @Test(
    "names that do not tell are answered with names that do",
    arguments: [
      (
        "header",
        "the layout and 1 section have a view called 'header'\nlayoutc: name one of header@layout, header@today"
      ),
      ("nothing", "other views: header@layout, inputbar@layout, header@today"),
      ("footer", "has no element 'footer'"),
    ])
  func namesOfViews(name: String, message: String) throws {
    let run = try ToolRun.run(["why", "--no-config", "-", name], input: Self.chat)
    #expect(run.code == 2 && run.errorText.contains(message), "\(run.errorText)")
  }

  private static let chat = """
    configuration:
      boundarySupplementaryItems:
        - {elementKind: inputbar, size: 100% x 50, alignment: bottom}
        - {elementKind: header, size: 100% x 20, alignment: top}
    sections: [{id: today, items: 3, header: 30, list: {rowHeight: 44}}]

    """

  @Test(
    arguments: [
      (["badges.yaml", "badge"], ["has no element 'badge'\nlayoutc: name one of badge@0.0"]),
      (["badges.yaml", "0.99"], ["has no element '0.99'", "section 0 has "]),
      (["app-store.yaml", "header"], ["sections have a view called 'header'", "name one of header@"]),
      (["app-store.yaml", "nothing"], ["has no element 'nothing'", "other views: header@"]),
      (["app-store.yaml", "hedaer@new"], ["did you mean 'header@new'?"]),
      (["app-store.yaml", "header@9"], ["has no section '9'"]),
      (["section-background.yaml", "nothing"], ["section 0 has "]),
      (["app-store.yaml", "newest"], ["section 0 (featured) has 7 items"]),
      (["badges.yaml", "badge@0"], ["badges are counted from 0 in their section, as in 'badge@0.0'"]),
      (["badges.yaml"], ["why takes a spec and an element or section"]),
      (["badges.yaml", "0.0", "0.1"], ["3 operands are given"]),
      (["badges.yaml", "0.0", "--all"], ["option '--all' of why goes with '--at'"]),
      (["badges.yaml", "--at", "1,99999"], ["nothing is at 1,99999", "the content is 375 x "]),
      (
        ["badges.yaml", "0.0", "--device", "iphone-16,ipad-mini"],
        ["why looks at one layout, but 2 are asked for"]
      ),
    ])
  func saysWhatThereIs(arguments: [String], messages: [String]) throws {
    let run = try ToolRun.run(["why", "--no-config"] + arguments, in: Self.examples)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    for message in messages { #expect(run.errorText.contains(message), "\(run.errorText)") }
  }

  /// The height of a grid's row comes from the width of its cells.
  @Test func tellsOfAspectRatios() throws {
    let run = try ToolRun.run(
      ["why", "--no-config", "--size", "393x600", "-", "month.3"],
      input: """
        sections: [{id: month, items: 9, contentInsets: 16, grid: {columns: 3, aspectRatio: 3/4, spacing: 8}}]

        """)
    #expect(
      run.outputText.contains("floor((width 361 - (2 * spacing 8)) / 3) / aspectRatio 0.75 = 153.333"),
      "\(run.outputText)\(run.errorText)")
  }

  /// A scroll view stops at the end of its content.
  @Test(arguments: [
    ("300", "300 (scroll)"), ("900", "min(scroll 900, content height 1044 - height in sight 600) = 444"),
  ])
  func tellsWhereScrollingEnds(scroll: String, words: String) throws {
    let run = try ToolRun.run(
      ["why", "--no-config", "--size", "393x600", "--scroll", scroll, "-", "top.header"],
      input: """
        sections: [{id: top, items: 10, header: {height: 44, pinned: true}, list: {appearance: plain, rowHeight: 100}}]

        """)
    #expect(run.outputText.contains("visible from             \(words)"), "\(run.outputText)\(run.errorText)")
  }

  /// Sides that depend on cells' sizes are explained with the cell that decides.
  @Test func grownSidesNameTheCellThatDecides() throws {
    let spec = """
      environment: {container: 300 x 600}
      sections:
        - items: [{measured: {height: 30}}, {measured: {height: 88.2}}, {measured: {height: 50}}]
          group: {horizontal: {size: 100% x ~40, contentInsets: 4, subitems: [{item: 1/3 x uniform(40)}]}}
        - items: 2
          group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}

      """
    let run = try ToolRun.run(["why", "-", "0.0"], input: spec)
    #expect(run.code == 0)
    let words = run.outputText.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    func expect(_ text: String) { #expect(words.contains(text), "\(run.outputText)") }
    // At scale 2 (the default of 300 x 600) 88.2 points are rounded up to 88.5.
    expect("item 2's height ceil(measured 88.2) = 88.5 [self-sizing] <stdin>:3:59")
    expect("height 88.5 (item 2's height) [self-sizing] <stdin>:4:39")
    expect("height max(height 30, item 2's height 88.5) = 88.5 [uniform-growth] <stdin>:4:86")
  }

  /// The source of the last step about a quantity, as `path line:column`; `nil` if it has none.
  private func source(of quantity: String, _ element: String, in spec: String) throws -> String? {
    let run = try ToolRun.run(["why", "--no-config", "--format", "json", "-", element], input: spec)
    #expect(run.errorText == "")
    let document = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let derivation = try #require((document["derivations"] as? [[String: Any]])?.first)
    let steps = try #require(derivation["steps"] as? [[String: Any]])
    let told = steps.last { step in
      let source = step["source"] as? [String: Any]
      return step["quantity"] as? String == quantity && source != nil
    }
    guard let source = told?["source"] as? [String: Any] else { return nil }
    return "\(source["path"] ?? "") \(source["line"] ?? ""):\(source["column"] ?? "")"
  }

  /// The size of a cell is in its own entry or in the section.
  @Test(arguments: [
    ("height", "0.0", "sections[0].items[0].measured.height 4:43"),
    ("height", "0.2", "sections[0].items[1].measured.height 5:40"),
    ("height", "0.3", "sections[0].measured.height 3:24"),
    ("height", "0.4", "sections[0].items[2].children[0].measured.height 6:59"),
    // The child of the next one is not shown.
    ("height", "0.6", "sections[0].items[4].measured.height 8:40"),
    ("height", "1.0", "sections[1].items[0].measured.height 10:40"),
    ("height", "1.1", "sections[1].items[1].aspectRatio 10:67"),
    ("height", "1.2", "sections[1].waterfall.aspectRatio 11:42"),
    ("width", "2.1", "sections[2].items[1].measured.width 14:32"),
    ("height", "2.1", "sections[2].items[1].measured.height 14:44"),
  ])
  func measuredStandsWithTheCell(quantity: String, element: String, place: String) throws {
    let spec = """
      sections:
        - list: plain
          measured: {height: 41}
          items: [{count: 2, measured: {height: 61}},
                  {id: b, measured: {height: 62}},
                  {id: c, children: [{id: d, measured: {height: 63}}]},
                  {id: e, expanded: false, children: [{id: f}]},
                  {id: g, measured: {height: 64}},
                  {id: h}]
        - items: [{id: i, measured: {height: 50}}, {id: j, aspectRatio: 2}, {id: k}]
          waterfall: {columns: 2, aspectRatio: 3}
        - flow: {spacing: 1}
          items: [{measured: {width: 90, height: 30}},
                  {measured: {width: 91, height: 31}}]

      """
    #expect(try source(of: quantity, element, in: spec) == place)
  }

  /// Why a cell is next to the previous one and not below it.
  @Test(arguments: [
    ("", "{orthogonalScrollingBehavior: paging, ", "sections[0].orthogonalScrollingBehavior 3:35"),
    (
      "", "{interGroupSpacing: 9, orthogonalScrollingBehavior: paging, ",
      "sections[0].orthogonalScrollingBehavior 3:57"
    ),
    ("configuration: {scrollDirection: horizontal}", "{", "configuration.scrollDirection 1:34"),
    (
      "configuration: {scrollDirection: horizontal}", "{interGroupSpacing: 9, ",
      "configuration.scrollDirection 1:34"
    ),
    ("", "{", nil),
  ])
  func theDirectionIsACause(configuration: String, section: String, place: String?) throws {
    let spec = """
      \(configuration)
      sections:
        - \(section)items: 5, group: {vertical: {size: 100% x 100%, count: 1, subitem: {item: 100% x 100%}}}}

      """
    let axis = place == nil ? "y" : "x"
    #expect(try source(of: "group's \(axis)", "0.1", in: spec) == place)
    #expect(try source(of: "group's \(axis)", "0.0", in: spec) == nil)
    let spacing = section.contains("Spacing") && place != nil
    #expect(try source(of: "spacing of groups", "0.1", in: spec) != nil || !spacing)
  }

  /// UIKit hands nothing to a handler that is out of sight.
  @Test func rulesOutOfSightAreNotApplied() throws {
    let spec = """
      environment: {container: 390 x 600}
      sections:
        - items: 12
          orthogonalScrollingBehavior: continuous
          scroll: {x: 600}
          visibleItems:
            - {for: supplementaries, alpha: 0.5}
            - translate: ["${max(0, offset.x) if index == 0 else 0}", 0]
          group: {horizontal: {size: 100% x 40%, subitems: [item: 50% x 100%]}}

      """
    #expect(try source(of: "width in sight", "0.0", in: spec) == "sections[0].visibleItems[1] 8:9")
    #expect(try source(of: "width in sight", "0.4", in: spec) == nil)
    let run = try ToolRun.run(["why", "--no-config", "-", "0.0"], input: spec)
    #expect(run.outputText.contains("\nvisibleItems, not applied: out of sight\n"))
    let words = run.outputText.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.contains(
        "max(0, min(its x -600 + its width 195, the sight's width 390) - max(its x -600, the sight's x 0)) = 0"
      ), "\(run.outputText)")
  }

  @Test func specsWithErrorsAreNotExplained() throws {
    let run = try ToolRun.run(["why", "-", "0.0"], input: "sections: [{items: 1, grup: {}}]\n")
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("[unknown-key]"))
  }

  /// Lines are not longer than the terminal's; only a longer word is not broken.
  @Test(arguments: [40, 60, 80, 133])
  func linesAreAsLongAsTheTerminals(columns: Int) throws {
    for kept in Self.kept where !kept.arguments.contains("json") {
      let run = try ToolRun.run(
        ["why", "--no-config"] + kept.arguments, in: Self.examples, environment: ["COLUMNS": "\(columns)"])
      #expect(run.code == 0)
      for line in run.outputText.split(separator: "\n").dropFirst() where line.count > columns {
        #expect(line.split(separator: " ").count == 1 || columns < 60, "\(columns): \(line)")
      }
    }
  }

  /// The position is on a line of its own.
  @Test func placesHaveTheirOwnLines() throws {
    let run = try ToolRun.run(["why", "--no-config", "badges.yaml", "0.0"], in: Self.examples)
    let places = run.outputText.split(separator: "\n").filter { $0.contains("badges.yaml:") }
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.drop { $0 == " " }.hasPrefix("badges.yaml:") })
  }

  /// A section goes by its id or its index; an item of that id comes before it.
  @Test func explainsSections() throws {
    let spec = """
      sections:
        - {id: top, items: [top], list: plain}
        - {id: hero, items: 1, list: plain}

      """
    for (name, heading) in [
      ("hero", "section 1 (hero) with 1 item: x 0, y 52, 393 x 52\n"),
      ("1", "section 1 (hero) with 1 item: "), ("0", "section 0 (top) with 1 item: "),
      ("top", "cell 0.0 (top): "),
    ] {
      let run = try ToolRun.run(["why", "-", name], input: spec)
      #expect(run.outputText.hasPrefix(heading), "\(run.outputText)\(run.errorText)")
    }
  }

  /// A billion cells cost no more than one.
  @Test func explainsTheLastOfABillion() throws {
    let run = try ToolRun.run(
      ["why", "-", "0.999999999"], input: "sections: [{list: plain, items: 1000000000}]\n")
    #expect(run.code == 0)
    #expect(run.outputText.hasPrefix("cell 0.999999999: x 0, y 51999999948, 393 x 52\n"))
  }
}
