import Testing

/// Hover texts at a cursor, marked by `|`.
@Suite struct HoverTests {
  static let cases: [String: (marked: String, told: [String])] = [
    "a key": (
      "sections:\n  - items: 3\n    inter|GroupSpacing: 8\n    list: plain\n",
      [
        "**interGroupSpacing**: between two groups", "type: `number", "default: `0`",
        "UIKit: `NSCollectionLayoutSection.interGroupSpacing`", "```yaml",
      ]
    ),
    "a size, with the steps to it": (
      """
      environment: {container: 400 x 812}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 88, subitems: [item: 2|5% x 100%]}}
      """, ["`width: floor(0.25 * width 400) = 100`"]
    ),
    "what a cell measures, with the steps to that cell": (
      """
      environment: {container: 400 x 812}
      sections:
        - items: [{id: a, count: 2, measured: {height: 50}}, {id: b, measured: {height: 6|1}}]
          group: {horizontal: {size: 100% x ~44, subitems: [item: 100% x ~44]}}
      """, ["`height: ceil(measured 61) = 61`"]
    ),
    "a node, with its frames": (
      """
      environment: {container: 400 x 812}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 88, subitems: [it|em: 25% x 100%]}}
      """, ["x 0, y 0, 100 x 88; 3 of them", "```", "*on 400 x 812*"]
    ),
    "an expression on the device": (
      """
      environment: {device: iphone-16}
      let: {columns: "${3 if width |< 500 else 6}"}
      sections:
        - {items: 3, grid: {columns: "${columns}", rowHeight: 60}}
      """, ["- iphone-16, 393 x 852: `3`"]
    ),
    "a name in an expression": (
      """
      environment: {device: iphone-16}
      let: {gap: 8, columns: "${3 if width < 500 else 6}"}
      sections:
        - {items: 3, titles: "${gap} of ${col|umns}", grid: {columns: 3, rowHeight: 60}}
      """, ["**columns**", "- iphone-16, 393 x 852: `3`"]
    ),
    "a device": (
      "environment: {device: ipho|ne-16}\nsections:\n  - {items: 3, list: plain}\n",
      [
        "**iphone-16**: 393 x 852 points at 3 pixels each, compact x regular, safe area 59 above, 34 below, ios-"
      ]
    ),
    "a word": (
      "sections:\n  - {items: 3, list: insetGr|ouped}\n", ["**insetGrouped**: sections as rounded boxes"]
    ),
    "what use stands for": (
      """
      define:
        card: {item: 50% x 100%}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 88, subitems: [use: ca|rd]}}
      """, ["card: {item: 50% x 100%}"]
    ),
    "a rule in a comment": (
      "# layoutc:ignore touch-target-|too-small -- no\nsections:\n  - {items: 3, list: plain}\n",
      ["**touch-target-too-small**"]
    ),
    "a rule in a comment with the other word": (
      "sections:\n  - {items: 3, list: plain}  # layoutc: disable ragged-row, touch-target-|too-small -- no\n",
      ["**touch-target-too-small**"]
    ),
    "a key beside an error": (
      "sections:\n  - it|ems: 3\n    list: plane\n", ["**items**: how many cells"]
    ),
    "where columns change with the width": (
      """
      environment: {container: 393 x 852}
      sections:
        - items: 9
          contentInsets: {horizontal: 16}
          grid: {columns: auto(1|60), rowHeight: 44, spacing: 8}
      """,
      ["- 320 to 359.5 wide: 1 column", "- 360 to 527.5 wide: 2 columns (auto(160): 2 x 160 + 8 + 32 = 360)"]
    ),
    "where columns of a map change with the width": (
      """
      environment: {container: 393 x 852, traits: {displayScale: 1}}
      sections: [{items: 9, waterfall: {columns: {auto: 2|00}, aspectRatio: 1}}]
      """, ["- 320 to 399 wide: 1 column", "- 400 to 599 wide: 2 columns (auto(200): 2 x 200 = 400)"]
    ),
    "where the columns of a definition change with the width": (
      """
      environment: {container: 393 x 852, traits: {displayScale: 1}}
      define:
        tiles: {grid: {columns: auto(4|00), rowHeight: 44}}
      sections:
        - {use: tiles, items: 9}
        - {use: tiles, items: 2, id: few}
        - {use: tiles, items: 1}
        - {items: 9, grid: {columns: auto(160), rowHeight: 44}}
      """,
      [
        """
        - 0: 1 column · from 800 wide: 2 · from 1200: 3
        - few: 1 column · from 800 wide: 2
        """
      ]
    ),
    "where a variant is chosen": (
      """
      environment: {container: 393 x 852}
      sections:
        - items: 9
          grid: {columns: 2, rowHeight: 44}
          variants: [{wh|en: "${width >= 700}", grid: {columns: 4, rowHeight: 44}}]
      """,
      ["**when**", "- 320 to 699.5 wide: 2 columns", "- 700 to 1366 wide: 4 columns (when width >= 700)"]
    ),
    "nothing in a comment": ("# wor|ds\nsections:\n  - {items: 3, list: plain}\n", []),
    "nothing where there is no YAML": ("sections: [}|\n", []),
  ]

  @Test(arguments: cases.keys.sorted()) func tells(name: String) throws {
    let (marked, told) = try #require(Self.cases[name])
    let (uri, text, place) = cursor(in: marked)
    let session = ServerSession()
    session.open(uri, text)
    let hover = session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
    let contents = (hover as? [String: Any])?["contents"] as? [String: Any]
    let value = contents?["value"] as? String
    #expect((value == nil) == told.isEmpty, "\(value ?? "")")
    for part in told { #expect(value?.contains(part) == true, "\(part) in \(value ?? "nothing")") }
  }

  /// After an error the frames are those of the text before.
  @Test func framesOutlastErrors() throws {
    let (uri, text, place) = cursor(
      in: "environment: {container: 400 x 812}\nsections:\n  - items: 3\n    li|st: plain\n")
    let session = ServerSession()
    session.open(uri, text)
    session.change(uri, to: text + "bogus: 1\nsections: [}\n")
    let hover = session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
    let lens = session.result("textDocument/codeLens", ["textDocument": ["uri": uri]]) as? [Any]
    #expect("\(hover ?? "")".contains("**list**: a list section"))
    #expect("\(hover ?? "")".contains("before the errors"))
    #expect(lens?.isEmpty == true)
  }
}

extension HoverTests {
  /// Included files are explained by the including spec.
  @Test func includedFilesAreToldOf() {
    let session = ServerSession()
    session.open(
      MarkedTexts.uri("a.layout.yaml"),
      """
      include: [b.yaml]
      environment: {container: 400 x 800}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 44, subitems: [use: card]}}
      """)
    let (_, text, place) = cursor(in: "define:\n  card: {item: {si|ze: 50% x 100%}}\n")
    let uri = MarkedTexts.uri("b.yaml")
    session.open(uri, text)
    let hover = session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
    #expect("\(hover ?? "")".contains("**size**"))
    let value = ["line": 1, "character": 24]
    let size = session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": value])
    #expect("\(size ?? "")".contains("width: floor(0.5 * width 400) = 200"))
    #expect("\(size ?? "")".contains("in a.layout.yaml"))
    let edits = session.result("textDocument/formatting", ["textDocument": ["uri": uri]])
    #expect((edits as? [Any])?.isEmpty == true)
  }

  @Test func widthsOfIncludedColumnsAreToldOf() {
    let session = ServerSession()
    session.open(
      MarkedTexts.uri("a.layout.yaml"),
      """
      include: [b.yaml]
      environment: {container: 400 x 800, traits: {displayScale: 1}}
      sections: [{items: 3, use: tiles}]
      """)
    let (_, text, place) = cursor(in: "define:\n  tiles: {grid: {columns: au|to(400), rowHeight: 44}}\n")
    let uri = MarkedTexts.uri("b.yaml")
    session.open(uri, text)
    let hover = session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
    #expect("\(hover ?? "")".contains("- 320 to 799 wide: 1 column"))
  }

  /// A section that an error leaves out is explained as before the error.
  @Test func frameOfWhatCannotBeReadIsThatOfBefore() {
    let (uri, text, place) = cursor(
      in: """
        environment: {container: 300 x 400}
        sections:
          - items: 3
            group: {horizontal: {subitems: [it|em: 50% x 100%], size: 50% x 44}}
        """)
    let session = ServerSession()
    session.open(uri, text)
    session.change(uri, to: text.replacing("50% x 44", with: "50% xx"))
    let hover = session.result("textDocument/hover", ["textDocument": ["uri": uri], "position": place])
    #expect("\(hover ?? "")".contains("75 x 44"))
    #expect("\(hover ?? "")".contains("before the errors"))
  }
}

/// A text without its mark `|`, and where that stood.
func cursor(in marked: String) -> (uri: String, text: String, place: [String: Int]) {
  let index = marked.firstIndex(of: "|") ?? marked.endIndex
  let text = marked[..<index] + marked[index...].dropFirst()
  return (MarkedTexts.uri("a.layout.yaml"), String(text), TextPlace(index, in: marked).value)
}
