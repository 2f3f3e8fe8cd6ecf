import LayoutReader
import LayoutText
import Testing

@testable import LayoutServer

/// A text with `|` for the cursor, and the proposals there.
struct CompletionCase: CustomTestStringConvertible, Sendable {
  let title: String
  let text: String
  var has: [String] = []
  var lacks: [String] = []
  /// True if nothing at all is offered.
  var isEmpty = false

  var testDescription: String { title }

  /// The text without its mark, and the mark's offset.
  static func split(_ text: String) -> (bytes: [UInt8], offset: Int) {
    let bytes = Array(text.utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
    return (Array(bytes[..<offset] + bytes[min(offset + 1, bytes.count)...]), offset)
  }
}

struct CompletionTests {
  static let keyCases = [
    CompletionCase(
      title: "an empty file has the keys of a spec", text: "|",
      has: ["sections", "environment", "define", "let"], lacks: ["use", "group"]),
    CompletionCase(
      title: "a new key at the margin", text: "name: Shop\nsections:\n  - items: 3\n    list: plain\n|",
      has: ["let", "states"], lacks: ["name", "sections", "items"]),
    CompletionCase(
      title: "a half-typed key at the margin", text: "sec|", has: ["sections"], lacks: ["items"]),
    CompletionCase(
      title: "a half-typed key between others", text: "name: Shop\nsta|\nsections:\n  - items: 3\n",
      has: ["states"], lacks: ["name", "sections"]),
    CompletionCase(
      title: "the first key of a section", text: "sections:\n  - |\n",
      has: ["id", "items", "group", "grid", "use"], lacks: ["when", "size"]),
    CompletionCase(
      title: "right behind the dash", text: "sections:\n  -|\n", has: ["id", "items", "group"]),
    CompletionCase(
      title: "a section's next key, less those there and those excluded",
      text: "sections:\n  - id: a\n    grid: {columns: 2}\n    |\n    items: 4\n",
      has: ["header", "contentInsets"], lacks: ["id", "items", "grid", "group", "list", "waterfall"]),
    CompletionCase(
      title: "the element of a list that is to begin", text: "sections:\n  |\n", has: ["id", "items", "use"]),
    CompletionCase(
      title: "another element of a list", text: "sections:\n  - items: 3\n    list: plain\n  |\n",
      has: ["id", "items"], lacks: ["environment"]),
    CompletionCase(
      title: "dashes under their key's own column",
      text: "sections:\n- items: 3\n  list: plain\n|", has: ["environment", "items"]),
    CompletionCase(
      title: "a node's kinds", text: "sections:\n  - group:\n      |\n",
      has: ["horizontal", "vertical", "custom", "use"], lacks: ["item", "size"]),
    CompletionCase(
      title: "no second kind beside a node's", text: "sections:\n  - group:\n      horizontal: {}\n      |\n",
      isEmpty: true),
    CompletionCase(
      title: "an item in a group",
      text: "sections:\n  - group:\n      horizontal:\n        subitems:\n          - |",
      has: ["item", "horizontal", "use"], lacks: ["size"]),
    CompletionCase(
      title: "the keys of a group",
      text: "sections:\n  - group:\n      horizontal:\n        size: 100% x 44\n        |",
      has: ["subitem", "count", "interItemSpacing"], lacks: ["size", "frame"]),
    CompletionCase(
      title: "what count excludes",
      text: "sections:\n  - group:\n      horizontal:\n        subitems: []\n        |",
      has: ["size"], lacks: ["count", "subitem", "subitems"]),
    CompletionCase(
      title: "edges of insets", text: "sections:\n  - contentInsets:\n      top: 8\n      |",
      has: ["leading", "horizontal"], lacks: ["top", "group"]),
    CompletionCase(
      title: "one form of a dimension", text: "sections:\n  - grid:\n      rowHeight:\n        |",
      has: ["absolute", "estimated", "use"]),
    CompletionCase(
      title: "braces", text: "sections:\n  - grid: {columns: 2, |}\n",
      has: ["rowHeight", "spacing"], lacks: ["columns", "items"]),
    CompletionCase(
      title: "braces that are still open",
      text: "sections:\n  - items: 2\n    grid: {columns: 2, |\n    header: ~44\n",
      has: ["rowHeight"], lacks: ["columns", "footer"]),
    CompletionCase(
      title: "behind braces that were never closed",
      text: "sections:\n  - items: 2\n    grid: {columns: 2\n    |header: ~44\n", has: ["footer", "header"],
      lacks: ["rowHeight"]),
    CompletionCase(
      title: "braces over several lines",
      text: "environment: {\n  device: iphone-16,\n  |\n}\nsections: []\n",
      has: ["orientation", "traits"], lacks: ["device", "states"]),
    CompletionCase(
      title: "braces in brackets", text: "sections:\n  - items: [{id: a}, {|}]\n",
      has: ["id", "measured", "count"], lacks: ["group"]),
    CompletionCase(
      title: "a map without braces in brackets",
      text: "sections:\n  - group:\n      horizontal: {size: 100% x 44, subitems: [it|]}\n", has: ["item"],
      lacks: ["size"]),
    CompletionCase(
      title: "JSON", text: #"{"sections": [{"id": "a", |}]}"#, has: ["items", "grid"],
      lacks: ["id", "sections"]),
    CompletionCase(
      title: "JSON, within the quotes of a key", text: #"{"sections": [{"it|": 3}]}"#, has: ["items"],
      lacks: ["sections"]),
    CompletionCase(
      title: "JSON, a line that is still open",
      text: "{\n  \"environment\": {\n    \"device\": \"iphone-16\",\n    |\n  },\n  \"sections\": []\n}\n",
      has: ["orientation"], lacks: ["device", "states"]),
    CompletionCase(
      title: "a quote that is never closed",
      text: "sections:\n  - id: \"a\n    items: 3\n    |\n  - items: 2\n",
      has: ["group"], lacks: ["items", "sections"]),
    CompletionCase(
      title: "CR and LF", text: "name: a\r\nsections:\r\n  - items: 3\r\n    |\r\n  - items: 2\r\n",
      has: ["group", "id"], lacks: ["items", "sections"]),
    CompletionCase(
      title: "an emoji before the cursor", text: "sections:\n  - {title: \"🍏 Äpfel\", |}\n", has: ["items"],
      lacks: ["title"]),
    CompletionCase(
      title: "a byte order mark", text: "\u{FEFF}name: a\n|\nsections: []\n", has: ["states"],
      lacks: ["name", "sections"]),
    CompletionCase(
      title: "broken text above", text: "let: {a: [1, }\n  x: : y\nsections:\n  - items: 3\n    |",
      has: ["group"], lacks: ["items"]),
    CompletionCase(
      title: "data alone beside code", text: "swift: {file: a.swift}\nsections:\n  - |",
      has: ["id", "items"], lacks: ["group", "contentInsets"]),
    CompletionCase(
      title: "a column that fits nothing", text: "sections:\n  - items: 3\n   |\n", isEmpty: true),
    CompletionCase(
      title: "rules of visibleItems without a list", text: "sections:\n  - visibleItems: {scale: 1, |}\n",
      has: ["alpha"], lacks: ["scale", "scaleByDistance"]),
    CompletionCase(
      title: "beside use the keys of what is used",
      text:
        "define:\n  card: {item: {size: 50% x 44}}\nsections:\n  - group:\n      horizontal:\n        subitems:\n          - use: card\n            |",
      has: ["size", "contentInsets", "with"], lacks: ["subitems", "item", "use"]),
    CompletionCase(
      title: "a definition by its use",
      text: "define:\n  head:\n    |\nsections:\n  - header: {use: head}\n", has: ["height", "pinned"],
      lacks: ["subitems", "group"]),
    CompletionCase(
      title: "a definition by its keys", text: "define:\n  a:\n    items: 3\n    |\n",
      has: ["group", "kind"],
      lacks: ["subitem", "items", "horizontal"]),
    CompletionCase(
      title: "states have the sections",
      text: "sections:\n  - id: new\n  - items: 2\n  - id: old\nstates:\n  empty:\n    new: 0\n    |\n",
      has: ["old", "1"], lacks: ["new", "items"]),
    CompletionCase(
      title: "rules and platforms", text: "lint: {severity: {ragged-row: off, |}}\n",
      has: ["unused-definition"], lacks: ["ragged-row", "syntax-error"]),
    CompletionCase(
      title: "no orientation without a device", text: "environment:\n  container: 375 x 812\n  |\n",
      has: ["device"], lacks: ["orientation"]),
    CompletionCase(
      title: "no ratio beside both sides",
      text: "sections:\n  - group: {horizontal: {subitems: [item: {size: 50% x 44, |}]}}\n",
      has: ["contentInsets"], lacks: ["aspectRatio"]),
    CompletionCase(
      title: "a grid has its own spacing", text: "sections:\n  - grid: {columns: 2}\n    |\n",
      has: ["contentInsets"], lacks: ["interGroupSpacing", "orthogonalScrollingBehavior"]),
    CompletionCase(title: "platforms", text: "lint:\n  targets:\n    |\n", has: ["ios", "tvos"]),
  ]

  static let valueCases = [
    CompletionCase(
      title: "words", text: "sections:\n  - orthogonalScrollingBehavior: |\n", has: ["groupPaging", "none"],
      lacks: ["true", "items"]),
    CompletionCase(
      title: "a half-typed word", text: "sections:\n  - list: inset|\n", has: ["insetGrouped", "plain"],
      lacks: ["items"]),
    CompletionCase(
      title: "right behind the colon", text: "environment:\n  orientation:|\n",
      has: ["portrait", "landscape"]),
    CompletionCase(
      title: "words in JSON", text: #"{"environment": {"orientation": |}}"#, has: ["portrait"]),
    CompletionCase(
      title: "words in quotes", text: #"{"environment": {"orientation": "|"}}"#, has: ["portrait"],
      lacks: ["device"]),
    CompletionCase(
      title: "booleans and expressions",
      text: "let: {wide: true}\nsections:\n  - supplementariesFollowContentInsets: |",
      has: ["true", "false", "${…}", "${wide}"]),
    CompletionCase(
      title: "no expressions in the environment",
      text: "let: {a: 1}\nenvironment: {traits: {displayScale: |}}",
      lacks: ["${…}", "${a}"]),
    CompletionCase(title: "devices", text: "environment: {device: |}", has: ["iphone-16", "ipad-11"]),
    CompletionCase(title: "nothing in a title", text: "sections:\n  - title: Hello |\n", isEmpty: true),
    CompletionCase(
      title: "nothing behind a whole word", text: "sections:\n  - list: plain |\n", isEmpty: true),
    CompletionCase(
      title: "dimensions", text: "sections:\n  - carousel: {height: |}",
      has: ["44", "~44", "50%", "absolute"]),
    CompletionCase(
      title: "a size", text: "sections:\n  - group:\n      horizontal:\n        size: |",
      has: ["100% x 44", "width"], lacks: ["44"]),
    CompletionCase(
      title: "the height of a size", text: "sections:\n  - group:\n      horizontal:\n        size: 100% x |",
      has: ["44", "~44"], lacks: ["100% x 44", "width"]),
    CompletionCase(
      title: "columns", text: "sections:\n  - grid:\n      columns: |", has: ["2", "auto(160)"]),
    CompletionCase(
      title: "edges of an anchor in brackets",
      text:
        "sections:\n  - group: {horizontal: {supplementaryItems: [{containerAnchor: {edges: [top, |]}}]}}",
      has: ["trailing"], lacks: ["topTrailing"]),
    CompletionCase(
      title: "definitions of the right sort",
      text: """
        define:
          card: {item: {size: 50% x 100%}}
          row: {horizontal: {size: 100% x 44, subitems: [item: 100% x 100%]}}
          page: {items: 3, list: plain}
          pad: {horizontal: 16}
          wide: 100% x 44
        sections:
          - group: {use: |}
        """, has: ["card", "row"], lacks: ["page", "pad", "wide", "items"]),
    CompletionCase(
      title: "definitions of sections",
      text: "define:\n  card: {item: {}}\n  page: {items: 3}\nsections:\n  - use: |\n",
      has: ["page"], lacks: ["card"]),
    CompletionCase(
      title: "definitions under item",
      text:
        "define:\n  card: {item: {}}\n  bare: {size: 1/2 x 44}\n  row: {vertical: {}}\nsections:\n  - group: {horizontal: {subitem: {item: {use: |}}}}",
      has: ["card", "bare"], lacks: ["row"]),
    CompletionCase(
      title: "not the definition itself",
      text: "define:\n  a: {item: {}}\n  b: {horizontal: {subitem: {use: |}}}\n",
      has: ["a"], lacks: ["b"]),
    CompletionCase(
      title: "a use in the place of a value",
      text: "define:\n  pad: {top: 8}\n  card: {item: {}}\nsections:\n  - contentInsets: |",
      has: ["use: pad", "16", "horizontal"], lacks: ["use: card"]),
    CompletionCase(
      title: "kinds",
      text:
        "sections:\n  - boundarySupplementaryItems:\n      - {elementKind: badge}\n      - {elementKind: |}\n    kind: cell\n",
      has: ["header", "footer", "badge"], lacks: ["cell"]),
    CompletionCase(
      title: "rules in brackets", text: "lint: {disable: [ragged-row, |]}", has: ["unused-definition"],
      lacks: ["syntax-error", "path"]),
    CompletionCase(
      title: "rules in a list", text: "lint:\n  disable:\n    - |\n", has: ["unused-definition"]),
  ]

  static let expressionCases = [
    CompletionCase(
      title: "names of let, the environment, functions",
      text: "let: {gap: 8}\nsections:\n  - interGroupSpacing: ${|}\n",
      has: ["gap", "width", "horizontalSizeClass", "max", "itemCount", "if"],
      lacks: ["estimated", "distance", "groupWidth"]),
    CompletionCase(
      title: "an expression that is still open",
      text: "let: {gap: 8}\nsections:\n  - interGroupSpacing: ${ga|\n    items: 3\n",
      has: ["gap", "max"]),
    CompletionCase(
      title: "in quotes and braces", text: "let: {gap: 8}\nsections:\n  - grid: {spacing: \"${2 * |}\"}",
      has: ["gap"],
      lacks: ["columns"]),
    CompletionCase(
      title: "in JSON", text: #"{"let": {"gap": 8}, "sections": [{"interGroupSpacing": "${|"}]}"#,
      has: ["gap"]),
    CompletionCase(
      title: "words of a trait", text: "let:\n  a: ${1 if horizontalSizeClass == |}\n",
      has: ["compact", "regular"],
      lacks: ["a", "width"]),
    CompletionCase(
      title: "a name is not made of itself", text: "let:\n  a: ${|}\n  b: 2\n", has: ["b"],
      lacks: ["a", "itemCount"]),
    CompletionCase(
      title: "names given by with",
      text:
        "define:\n  card: {item: {size: \"${|} x 44\"}}\nsections:\n  - group: {horizontal: {subitem: {use: card, with: {w: 50}}}}",
      has: ["w", "estimated"]),
    CompletionCase(
      title: "a custom group's own names",
      text:
        "sections:\n  - group:\n      custom:\n        size: 100% x 44\n        count: 3\n        let: {step: 4}\n        frame: [\"${|}\", 0, 10, 10]\n",
      has: ["step", "index", "groupWidth"], lacks: ["distance"]),
    CompletionCase(
      title: "names of visibleItems", text: "sections:\n  - visibleItems:\n      - alpha: ${|}\n",
      has: ["distance", "frame.midX", "index"], lacks: ["groupWidth"]),
    CompletionCase(title: "behind a dot", text: "let:\n  a: ${safeArea.|}\n", has: ["safeArea.top"]),
    CompletionCase(
      title: "behind the end", text: "sections:\n  - interGroupSpacing: ${1}|\n", lacks: ["width"]),
    CompletionCase(
      title: "behind a text with a brace",
      text: "let: {gap: 8}\nsections:\n  - measured: {width: \"${textWidth('a}', body) + |}\"}\n",
      has: ["gap"]),
    CompletionCase(title: "in no text", text: "let: {gap: 8}\nname: ${|}\n", isEmpty: true),
    CompletionCase(
      title: "in a title", text: "let: {gap: 8}\nsections:\n  - title: Gap ${|}\n", has: ["gap"]),
  ]

  static let commentCases = [
    CompletionCase(
      title: "rules in a comment", text: "sections:\n  # layoutc:ignore ragged-row, |\n",
      has: ["one-point-dimension"],
      lacks: ["ragged-row", "items"]),
    CompletionCase(
      title: "rules behind a value", text: "sections: # layoutc:ignore-file |\n", has: ["one-point-dimension"]
    ),
    CompletionCase(
      title: "the word itself", text: "# layoutc:|\n", has: ["layoutc:ignore", "layoutc:ignore-file"]),
    CompletionCase(title: "a reason", text: "# layoutc:ignore ragged-row -- |\n", isEmpty: true),
    CompletionCase(title: "another comment", text: "sections:\n  - items: 3 # all |\n", isEmpty: true),
    CompletionCase(title: "no comment in quotes", text: "name: \"# layoutc:ignore |\"\n", isEmpty: true),
  ]

  @Test(arguments: keyCases + valueCases + expressionCases + commentCases)
  func offers(_ example: CompletionCase) {
    let (bytes, offset) = CompletionCase.split(example.text)
    let labels = CompletionRequest(bytes, at: offset).items().map(\.label)
    #expect(Set(example.has).subtracting(labels).isEmpty, "\(labels)")
    #expect(Set(example.lacks).isDisjoint(with: labels), "\(labels)")
    #expect(!example.isEmpty || labels.isEmpty, "\(labels)")
  }

  // MARK: What is inserted

  /// A text with the cursor, a label, and the text that it leads to.
  static let insertions: [(text: String, label: String, snippets: Bool, result: String)] = [
    ("sec|\n", "sections", false, "sections:\n"),
    ("environment:\n  ori|\n", "orientation", false, "environment:\n  orientation: \n"),
    ("environment:\n  ori|: portrait\n", "orientation", false, "environment:\n  orientation: portrait\n"),
    ("environment:\n  orientation:|\n", "portrait", false, "environment:\n  orientation: portrait\n"),
    ("sections:\n  |\n", "items", false, "sections:\n  - items: \n"),
    ("sections:\n  -|\n", "items", false, "sections:\n  - items: \n"),
    ("sections:\n  - list: inset|Gro\n", "insetGrouped", false, "sections:\n  - list: insetGrouped\n"),
    ("sections:\n  - grid: |\n", "columns", false, "sections:\n  - grid: {columns: }\n"),
    ("lint:\n  disable: |\n", "ragged-row", false, "lint:\n  disable: ragged-row\n"),
    ("lint:\n  disable: [|]\n", "ragged-row", false, "lint:\n  disable: [ragged-row]\n"),
    ("lint:\n  disable:\n    - ragged|\n", "ragged-row", false, "lint:\n  disable:\n    - ragged-row\n"),
    ("lint:\n  disable:\n    |\n", "ragged-row", false, "lint:\n  disable:\n    - ragged-row\n"),
    (#"{"environment": {|}}"#, "device", false, #"{"environment": {"device": }}"#),
    (#"{"environment": {"dev|"}}"#, "device", false, #"{"environment": {"device"}}"#),
    (
      #"{"environment": {"orientation": |}}"#, "portrait", false,
      #"{"environment": {"orientation": "portrait"}}"#
    ),
    (
      #"{"environment": {"orientation": "|"}}"#, "portrait", false,
      #"{"environment": {"orientation": "portrait"}}"#
    ),
    (
      "let: {g: 1}\nsections:\n  - grid: {spacing: |}\n", "${g}", false,
      "let: {g: 1}\nsections:\n  - grid: {spacing: \"${g}\"}\n"
    ),
    (
      "let: {gap: 1}\nsections:\n  - interGroupSpacing: ${2 * g|}\n", "gap", false,
      "let: {gap: 1}\nsections:\n  - interGroupSpacing: ${2 * gap}\n"
    ),
    (
      "define:\n  p: {top: 8}\nsections:\n  - contentInsets: |\n", "use: p", false,
      "define:\n  p: {top: 8}\nsections:\n  - contentInsets: {use: p}\n"
    ),
    ("# layoutc:ignore rag|ged\n", "ragged-row", false, "# layoutc:ignore ragged-row\n"),
    (
      "sections:\n  - group:\n      horizontal:\n        size: 100% x 4|0\n", "~44", false,
      "sections:\n  - group:\n      horizontal:\n        size: 100% x ~44\n"
    ),
    (
      "sections:\n  - |\n", "group", true,
      "sections:\n  - group:\n    horizontal:\n      size: ${1:100% x 44}\n      subitems:\n        - item: ${2:100% x 100%}\n"
    ),
    (
      "sections:\n  - items: 3\n    |\n", "header", true,
      "sections:\n  - items: 3\n    header:\n  height: ${1:44}\n"
    ),
    ("sections:\n  |\n", "variants", true, "sections:\n  - variants:\n    - when: $1\n"),
    (
      "sections:\n  - id: a$ b}\nstates:\n  x:\n    |\n", "a$ b}", true,
      "sections:\n  - id: a$ b}\nstates:\n  x:\n    \"a\\$ b\\}\": $1\n"
    ),
    (
      "define:\n  \"a: b\": {item: {}}\nsections:\n  - group: {horizontal: {subitem: {use: |}}}\n", "a: b",
      false,
      "define:\n  \"a: b\": {item: {}}\nsections:\n  - group: {horizontal: {subitem: {use: \"a: b\"}}}\n"
    ),
    (
      "define:\n  \"true\": {item: {}}\nsections:\n  - group: {horizontal: {subitem: {use: |}}}\n", "true",
      false,
      "define:\n  \"true\": {item: {}}\nsections:\n  - group: {horizontal: {subitem: {use: \"true\"}}}\n"
    ),
    (
      "define:\n  \"1.5\": {top: 8}\nsections:\n  - contentInsets: |\n", "use: 1.5", false,
      "define:\n  \"1.5\": {top: 8}\nsections:\n  - contentInsets: {use: \"1.5\"}\n"
    ),
    (
      "sections:\n  - id: \"null\"\nstates:\n  x:\n    |\n", "null", false,
      "sections:\n  - id: \"null\"\nstates:\n  x:\n    \"null\": \n"
    ),
    (
      "sections:\n  - visibleItems: {scale: {|}}\n", "y", false,
      "sections:\n  - visibleItems: {scale: {y: }}\n"
    ),
    ("environment:\n  bars: {|}\n", "tab", true, "environment:\n  bars: {tab: ${1|true,false|}}\n"),
    (
      #"{"sections": [{"group": {"horizontal": {|}}}]}"#, "size", true,
      #"{"sections": [{"group": {"horizontal": {"size": "${1:100% x 44}"}}}]}"#
    ),
    (#"{"sections": [{"group": |}]}"#, "horizontal", false, #"{"sections": [{"group": {"horizontal": }}]}"#),
    ("environment: {|}\n", "traits", true, "environment: {traits: {$1}}\n"),
    ("environment:\n  |\n", "orientation", true, "environment:\n  orientation: ${1|portrait,landscape|}\n"),
    ("sections:\n  - interGroupSpacing: |\n", "${…}", true, "sections:\n  - interGroupSpacing: \\${$1\\}\n"),
  ]

  @Test(arguments: insertions.indices)
  func inserts(_ index: Int) throws {
    let (text, label, snippets, result) = Self.insertions[index]
    let (bytes, offset) = CompletionCase.split(text)
    var request = CompletionRequest(bytes, at: offset)
    request.hasSnippets = snippets
    let item = try #require(request.items().first { $0.label == label })
    #expect(item.isSnippet == (snippets && item.newText.contains("$")))
    #expect(item.range.contains(offset) || item.range.upperBound == offset)
    #expect(String(decoding: item.applied(to: bytes), as: UTF8.self) == result)
  }

  /// The documentation of a resolved proposal.
  @Test func subjectsAreDocumented() throws {
    var documented: Set<String> = []
    for example in Self.keyCases + Self.valueCases {
      let (bytes, offset) = CompletionCase.split(example.text)
      for item in CompletionRequest(bytes, at: offset).items() {
        guard let subject = item.subject else { continue }
        let sink = ByteSink()
        sink.write(json: subject.value)
        let data = try #require(Parameters(sink.bytes))
        let text = try #require(CompletionDocumentation.text(of: data, inMarkdown: true), "\(item.label)")
        #expect(text.count > 10)
        let plain = try #require(CompletionDocumentation.text(of: data, inMarkdown: false))
        #expect(!plain.contains("```"))
        documented.insert(item.label)
      }
    }
    #expect(documented.isSuperset(of: ["sections", "use", "ragged-row", "interItemSpacing"]))
  }

  @Test func messagesHaveAllThatIsNeeded() throws {
    let (bytes, offset) = CompletionCase.split("sections:\n  - {title: \"🍏\", ite|}\n")
    var request = CompletionRequest(bytes, at: offset)
    request.hasSnippets = true
    let items = request.items()
    let index = try #require(items.firstIndex { $0.label == "items" })
    let positions = TextPositions(SourceFile(name: "a", bytes: bytes), .utf16)
    let sink = ByteSink()
    sink.write(json: items[index].value(positions, index: index, adjusts: true))
    #expect(
      sink.text.hasPrefix(
        #"{"label": "items", "kind": 10, "detail": "count, or list of cells, default 0", "sortText": "00"#))
    #expect(
      sink.text.hasSuffix(
        #""insertTextFormat": 2, "textEdit": {"range": {"start": {"line": 1, "character": 18}, "end": {"line": 1, "character": 21}}, "newText": "items: $1"}, "data": {"noun": "section", "key": "items"}}"#
      ))
  }

  @Test func includedFilesAndConfigurationsCount() throws {
    let (bytes, offset) = CompletionCase.split("include: [a.yaml]\nsections:\n  - use: |\n")
    var request = CompletionRequest(bytes, at: offset)
    request.included = [Array("define:\n  page: {items: 3}\n  card: {item: {}}\n".utf8)]
    #expect(request.items().map(\.label) == ["page"])
    let (file, place) = CompletionCase.split("lint:\n  select: [|]\n")
    request = CompletionRequest(file, at: place)
    request.root = .map(.configurationFile)
    #expect(request.items().prefix(2).map(\.label) == ["all", "adaptive-gap"])
  }

  @Test func anIncludedFileIsCompletedWhileItIsTyped() {
    let part = MarkedTexts.uri("part.yaml")
    let session = ServerSession()
    session.open(part, "define: {pad: {top: 8}}\n")
    session.open(
      MarkedTexts.uri("a.layout.yaml"),
      "include: [part.yaml]\nsections:\n  - {items: 2, list: plain, contentInsets: {use: pad}}\n")
    let result = session.result(
      "textDocument/completion",
      ["textDocument": ["uri": part], "position": TextPlace(line: 1, character: 1).value],
      behindChangeOf: part, to: "define: {pad: {top: 8}}\nl")
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(items.contains { $0["label"] as? String == "let" })
  }

  @Test func requiredKeysComeFirst() {
    let (bytes, offset) = CompletionCase.split("sections:\n  - boundarySupplementaryItems:\n      - |")
    let labels = CompletionRequest(bytes, at: offset).items().map(\.label)
    #expect(labels.prefix(2) == ["elementKind", "size"])
    #expect(labels.last == "use")
  }
}

extension CompletionItem {
  /// A text with the item in it.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound] + Array(newText.utf8) + bytes[range.upperBound...])
  }
}
