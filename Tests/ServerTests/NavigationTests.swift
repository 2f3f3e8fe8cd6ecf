import Testing

/// Definition, references and renaming.
@Suite struct NavigationTests {
  /// Specs in which all places of a name are marked.
  static let cases: [String: [String: String]] = [
    "a definition": [
      "a.layout.yaml": """
      define:
        «card»: {item: 50% x 100%}
        other: {item: {name: card}}
      sections:
        - items: 2  # card
          group:
            horizontal:
              size: 100% x 44
              subitems: [{use: ‹card›}, {use: '‹card›'}, {use: other}]
      """
    ],
    "a definition that another one uses": [
      "a.layout.json": """
      {"define": {"«gutters»": 8, "card": {"item": {"contentInsets": {"use": "‹gutters›"}}}},
       "sections": [{"items": 2, "group": {"horizontal": {"size": "100% x 44", "subitems": [{"use": "card"}]}}}]}
      """
    ],
    "a let in expressions of all kinds": [
      "a.layout.yaml": """
      let:
        "«gap»": 8  # ${gap}
        twice: ${‹gap› * 2}
        compact: "${
          width < 400 and
          ‹gap› > 4}"
      sections:
        - title: "Gaps ${twice}: ${‹gap›} of them"
          items: 2
          contentInsets: {horizontal: "${‹gap›}", top: "${max(‹gap›, twice)}"}
          group:
            horizontal:
              name: gap
              size: 50% x ${‹gap› + 20 if width > ‹gap› else ‹gap›}
              interItemSpacing: ${ ‹gap› }
              subitems: [item: "${‹gap›} x ${twice}"]
      """
    ],
    "a let behind characters of several units": [
      "a.layout.yaml": """
      let: {«gap»: 8}
      sections: [{title: "🙂é", items: 2, contentInsets: {top: "${‹gap›}"}, list: plain}]
      """
    ],
    "a name of with, and a let of the same name elsewhere": [
      "a.layout.yaml": """
      let: {side: 50}
      define:
        card: {item: "${‹side›} x ${‹side› * 2}"}
        row: {horizontal: {size: 100% x 44, subitems: [{use: card, with: {«side»: 4}}]}}
      sections:
        - items: 2
          group: {horizontal: {size: 100% x 44, subitems: [{use: card, with: {«side»: "${side * 2}"}}]}}
        - {items: 2, group: {use: row}}
        - {items: 2, contentInsets: {top: "${side}"}, list: plain}
      """
    ],
    "a let that with hides at some uses only": [
      "a.layout.yaml": """
      let: {«side»: 50}
      define: {card: {item: "${‹side›} x 10"}}
      sections:
        - items: 2
          group:
            horizontal:
              size: 100% x 44
              subitems: [{use: card, with: {«side»: 4}}, {use: card}]
      """
    ],
    "a let of a custom group": [
      "a.layout.yaml": """
      let: {step: 9}
      sections:
        - items: 2
          contentInsets: {top: "${step}"}
          group:
            custom:
              size: 100% x ${step}
              count: 3
              let: {«step»: "${step * 2}", half: "${‹step› / 2}"}
              frame: ["${index * ‹step›}", 0, "${half}", "${‹step›}"]
        - items: 2
          group: {custom: {size: 100% x 9, count: 2, let: {step: 1}, frame: [0, 0, "${step}", 1]}}
      """
    ],
    "a let of a custom group that is changed beside its use": [
      "a.layout.yaml": """
      define:
        spread:
          custom: {size: 100% x 9, count: 3, let: {«step»: 2}, frame: ["${index * ‹step›}", 0, 9, 9]}
      sections:
        - {items: 2, group: {use: spread, let: {«step»: 7}}}
        - {items: 2, group: {custom: {use: spread, frame: [0, 0, "${‹step›}", 9]}}}
      """
    ],
    "a let of visibleItems": [
      "a.layout.yaml": """
      sections:
        - items: 2
          list: plain
          visibleItems:
            let: {«far»: "${abs(distanceX) / width}"}
            scale: ${1 - ‹far› / 10}
            alpha: ${1 - ‹far›}
      """
    ],
    "a section": [
      "a.layout.yaml": """
      sections:
        - {id: «shelf», items: 2, list: plain}
        - {id: other, items: [shelf], list: plain}
      states:
        full: {‹shelf›: 9, other: [shelf]}
        none: {"‹shelf›": 0}
      lint:
        overrides:
          - {path: "sections[‹shelf›].list", disable: [list-inert-key]}
      """
    ],
    "a section with copies": [
      "a.layout.yaml": """
      sections:
        - {id: «shelf», repeat: 2, items: 2, list: plain}
        - {id: shelf-x, items: 2, list: plain}
      states: {full: {‹shelf›-0: 9, ‹shelf›-1: 1, shelf-x: 3}}
      """
    ],
    "an anchor that is given anew": [
      "a.layout.yaml": """
      sections:
        - {id: a, items: 2, list: plain, contentInsets: &in {top: 1}}
        - {id: b, items: 2, list: plain, contentInsets: *in}
        - {id: c, items: 2, list: plain, contentInsets: &«in» {top: 1}}
        - {id: d, items: 2, list: plain, contentInsets: *‹in›}
        - {<<: {contentInsets: *‹in›}, id: in, items: 2, list: plain}
      """
    ],
    "names of an included file": [
      "base.yaml": """
      let: {«gap»: 8}
      define: {gutters: {top: "${‹gap›}"}}
      """,
      "a.layout.yaml": """
      include: [base.yaml]
      sections: [{items: 2, list: plain, contentInsets: {use: gutters, bottom: "${‹gap›}"}}]
      """,
      "b.layout.yaml": """
      include: [base.yaml]
      sections: [{items: 2, list: plain, contentInsets: {bottom: "${‹gap›}"}}]
      """,
    ],
    "names of an included file that is called almost like a configuration": [
      "home.layoutc.yaml": """
      let: {«gap»: 8}
      """,
      "a.layout.yaml": """
      include: [home.layoutc.yaml]
      sections: [{items: 2, list: plain, contentInsets: {bottom: "${‹gap›}"}}]
      """,
    ],
    "texts with braces in expressions": [
      "a.layout.yaml": #"""
      let: {«gap»: 8}
      sections:
        - {flow: {}, items: 2, measured: {width: "${textWidth('}', body) + ‹gap›}", height: 44}}
        - {flow: {}, items: 2, measured: {width: "${textWidth(\"}\", body) + ‹gap›}", height: 44}}
        - {flow: {}, items: 2, measured: {width: '${textWidth(''}'', body) + ‹gap›}', height: 44}}
        - {flow: {}, items: 2, measured: {width: 44, height: ~44}, title: "${index} '} ${‹gap›}"}
      """#
    ],
    "a text with an error elsewhere": [
      "a.layout.yaml": """
      let: {«gap»: 8}
      sections:
        - {items: 2, list: plain, bogus: 1, contentInsets: {bottom: "${‹gap› + nothing}"}}
      """
    ],
  ]

  @Test(arguments: cases.keys.sorted())
  func eachPlaceOfANameLeadsToAllOthers(_ title: String) throws {
    let marked = MarkedTexts(try #require(Self.cases[title]))
    let session = session(marked.texts)
    #expect(!marked.declarations.isEmpty)
    for place in marked.all {
      let at = parameters(place)
      #expect(TextRange.locations(session.result("textDocument/definition", at)) == marked.declarations)
      for withDeclarations in [true, false] {
        let found = session.result(
          "textDocument/references", at.merging(["context": ["includeDeclaration": withDeclarations]]) { $1 })
        #expect(
          TextRange.locations(found)
            == (withDeclarations ? marked.all : marked.all.subtracting(marked.declarations)))
      }
    }
  }

  @Test(arguments: cases.keys.sorted())
  func aNameIsChangedInAllPlacesAndNowhereElse(_ title: String) throws {
    let marked = MarkedTexts(try #require(Self.cases[title]), renaming: "fresh")
    let session = session(marked.texts)
    for place in marked.all {
      let at = parameters(place)
      let prepared = session.result("textDocument/prepareRename", at) as? [String: Any]
      #expect(TextRange(uri: place.uri, prepared?["range"]) == place)
      let edit = session.result("textDocument/rename", at.merging(["newName": "fresh"]) { $1 })
      #expect(marked.texts.applying(edit) == marked.renamed)
    }
  }

  /// Its offsets differ between the specs, and so do its meanings: in one of them it comes from a `with`.
  @Test func aNameIsChangedInAllSpecsThatShareAFile() {
    let marked = MarkedTexts(
      [
        "base.yaml": """
        let: {«gap»: 8}
        # Before a line that is longer than the specs differ by. Before a line that is longer than the specs differ by.
        """,
        "part.yaml": """
        # Behind a line that is longer than the specs differ by. Behind a line that is longer than the specs differ by.
        define: {card: {item: "50% x ${‹gap›}"}}
        """,
        "a.layout.yaml": """
        # A spec that is longer than the other one
        include: [base.yaml, part.yaml]
        sections: [{items: 2, group: {horizontal: {size: 100% x 44, subitems: [{use: card}]}}}]
        """,
        "b.layout.yaml": """
        include: [base.yaml, part.yaml]
        sections: [{items: 2, group: {horizontal: {size: 100% x 44, subitems: [{use: card, with: {«gap»: 4}}]}}}]
        """,
      ], renaming: "fresh")
    let session = session(marked.texts)
    for place in marked.all {
      let edit = session.result("textDocument/rename", parameters(place).merging(["newName": "fresh"]) { $1 })
      #expect(marked.texts.applying(edit) == marked.renamed)
    }
  }

  @Test func aNameThatNeedsQuotesGetsThem() {
    let marked = [
      "a.layout.yaml": """
      sections: [{id: ‹«shelf»›, repeat: 2, items: 2, list: plain}]
      states: {full: {shelf-0: 9, 'shelf-1': 2}}
      """
    ]
    let texts = MarkedTexts(marked).texts
    let session = session(texts)
    let at = parameters(
      TextRange(
        uri: MarkedTexts.uri("a.layout.yaml"), start: TextPlace(line: 0, character: 18),
        end: TextPlace(line: 0, character: 18)))
    let edit = session.result("textDocument/rename", at.merging(["newName": "a: 'b'"]) { $1 })
    #expect(
      texts.applying(edit)[MarkedTexts.uri("a.layout.yaml")] == """
        sections: [{id: "a: 'b'", repeat: 2, items: 2, list: plain}]
        states: {full: {"a: 'b'-0": 9, "a: 'b'-1": 2}}
        """)
  }

  static let spec = """
    let: {gap: 8, side: 4, free: 1}
    define:
      card: {item: {contentInsets: {top: "${gap + extra}"}}}
      other: 8
    sections:
      - id: a
        items: 2
        contentInsets: {top: "${side + gap}", bottom: {use: other}}
        group: {horizontal: {size: 100% x 9, subitems: [{use: card, with: {extra: 1}}]}}
      - {id: b, repeat: 2, items: 2, list: plain, contentInsets: &in {top: 1}}
      - {items: 2, list: plain, contentInsets: &out {top: 2}}
      - {items: 2, list: plain, contentInsets: *in}
    states: {full: {a: 9, "2": 9}}
    """

  /// What is asked for, and what the answer says.
  static let refusals: [(at: String, name: String, says: String)] = [
    ("gap: 8", "width", "'width' is a name that expressions have already"),
    ("gap: 8", "max", "'max' is a function"),
    ("gap: 8", "compact", "'compact' is a word of"),
    ("gap: 8", "a-b", "cannot be written in an expression"),
    ("gap: 8", "", "cannot be written in an expression"),
    ("gap: 8", "side", "'side' is taken: see line 1"),
    ("gap: 8", "free", "'free' is taken: see line 1"),
    ("gap: 8", "extra", "'extra' is taken: see line 9"),
    ("extra: 1", "gap", "'gap' is taken: see line 1"),
    ("card, with", "", "a name has a character at least"),
    ("card: {", "other", "'other' is taken: see line 4"),
    ("card: {", "a\nb", "has characters that are not seen"),
    ("a: 9", "b", "'b' is taken: see line 10"),
    ("a: 9", "b-1", "'b-1' is taken: see line 10"),
    ("a: 9", "2", "'2' is taken: see line 11"),
    ("a: 9", "x]", "an id with ] could not be named in settings"),
    ("2\": 9", "c", "section 2 has no id"),
    ("&in", "out", "'out' is taken: see line 11"),
    ("&out", "in", "'in' is taken: see line 10"),
    ("items: 2", "c", "there is no name here"),
    ("full", "c", "there is no name here"),
  ]

  @Test(arguments: refusals.indices)
  func aNameThatCannotBeIsRefused(_ index: Int) throws {
    let (text, name, says) = Self.refusals[index]
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = session([uri: Self.spec])
    let place = TextPlace(try #require(Self.spec.range(of: text)).lowerBound, in: Self.spec)
    let at = parameters(TextRange(uri: uri, start: place, end: place))
    let refusal = session.refusal("textDocument/rename", at.merging(["newName": name]) { $1 })
    #expect(refusal?.contains(says) == true, "\(refusal ?? "no refusal")")
  }

  @Test func nothingIsRenamedWhereASyntaxErrorHidesAPart() {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = session([uri: "let: {gap: 8}\nsections:\n  - {items: 2, list: plain}\n  - {items: [\n"])
    let place = TextPlace(line: 0, character: 7)
    let at = parameters(TextRange(uri: uri, start: place, end: place))
    #expect(session.refusal("textDocument/prepareRename", at)?.contains("syntax error") == true)
  }

  @Test func versionsAreToldToClientsThatKnowThem() {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = ServerSession(["workspace": ["workspaceEdit": ["documentChanges": true]]])
    session.open(uri, Self.spec)
    let place = TextPlace(line: 0, character: 7)
    let at = parameters(TextRange(uri: uri, start: place, end: place))
    let edit =
      session.result("textDocument/rename", at.merging(["newName": "gutter"]) { $1 }) as? [String: Any]
    let changes = edit?["documentChanges"] as? [[String: Any]]
    #expect((changes?.first?["textDocument"] as? [String: Any])?["version"] as? Int == 1)
    #expect((changes?.first?["edits"] as? [Any])?.count == 3)
  }

  @Test func filesThatASpecNamesAreLinked() {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = session([uri: "include:\n  - parts/base.yaml\nswift: {file: '../Home.swift'}\n"])
    let links =
      session.result("textDocument/documentLink", ["textDocument": ["uri": uri]]) as? [[String: Any]]
    #expect(
      links?.map { $0["target"] as? String } == ["file:///specs/parts/base.yaml", "file:///Home.swift"])
    let place = TextPlace(line: 2, character: 20)
    let target =
      session.result(
        "textDocument/definition", parameters(TextRange(uri: uri, start: place, end: place)))
      as? [String: Any]
    #expect(target?["uri"] as? String == "file:///Home.swift")
  }

  @Test func findingsOfABrokenConfigurationAreToldAtTheURIThatTheClientHas() {
    let configuration = "file:///specs/%2Elayoutc.yaml"
    let session = session([configuration: "bogus: 1\n"])
    session.open(MarkedTexts.uri("a.layout.yaml"), "sections: [{items: 2, list: plain}]\n")
    let found =
      session.result("textDocument/diagnostic", ["textDocument": ["uri": configuration]]) as? [String: Any]
    #expect((found?["items"] as? [[String: Any]])?.count == 1)
  }

  // MARK: Sessions

  /// A session with open texts; the included ones first.
  private func session(_ texts: Texts) -> ServerSession {
    let session = ServerSession()
    for (uri, text) in texts.sorted(by: { $0.key > $1.key }) { session.open(uri, text) }
    return session
  }

  private func parameters(_ range: TextRange) -> [String: Any] {
    ["textDocument": ["uri": range.uri], "position": range.start.value]
  }
}
