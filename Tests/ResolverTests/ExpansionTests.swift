import LayoutReader
import Testing

@testable import LayoutResolver

/// What writing a spec out keeps to, sentence by sentence of the format's description:
///
/// | sentence | test |
/// | --- | --- |
/// | of keys that exclude each other, naming one drops the others | `MergingTests` |
/// | shorthand is written out before merging; leading wins over horizontal; null removes | `MergingTests` |
/// | null is a wrong type anywhere else | `diagnose/invalid-value/null-removes-in-variant-only` |
/// | what a definition is, is decided where `use` stands | `oneDefinitionIsOfSeveralSorts` |
/// | an unused definition's `use`s are resolved, it is parsed | `unusedDefinitions`, `diagnose/unknown-key/in-unused-definitions` |
/// | an unused definition is a lint finding | `definitionsThatNothingUses`, the examples of `unused-definition` |
/// | `with` values are evaluated where `use` stands | `withSeesThePlaceOfItsUse` |
/// | its names hide `let`, hold in that definition only | `withHoldsInItsDefinitionOnly` |
/// | and may not be reserved; an unused one is an error | `namesOfWith` |
/// | keys beside `use` see the names of the place where they are written | `keysBesideUseSeeTheirPlace` |
/// | a variant may hold `use`, and any key but `id`, `repeat`, `variants` | `variantsHoldUse`, `keysThatNoVariantHas` |
/// | exactly one section kind after merging, for each variant | `diagnose/missing-key/kind-of-a-variant` |
/// | and for the section itself, unless a variant without `when` exists | `kindOfAnOpenVariant` |
/// | `itemCount` in `when` is the base's | `solve/variants/item-count` |
/// | a variant after one without `when` is an error | `diagnose/invalid-value/variants-order*` |
/// | with `repeat`, 1 included, ids are ID-0, ID-1; without an id the index | `idsOfCopies` |
/// | `repeat` sees the environment and `let` only; 0 leaves the section out | `whatRepeatSees`, `solve/variants/repeat` |
/// | an id is a string or a whole number; section ids are unique, also after `repeat` | `diagnose/duplicate-item-id` |
/// | a run's `id: a` gives a-0, a-1 | `diagnose/duplicate-item-id/run-counted-by-expression` |
/// | `count` and `columns` are at least 1; `items`, a run's `count`, `repeat` at least 0 | `leastCounts` |
/// | a count must come out whole | `countsComeOutWhole` |
/// | `include` is relative to the including file, cycles are errors | `IncludeTests` |
/// | a number is finite and at most 1,000,000 | `leastCounts`, `diagnose/non-finite-number` |
/// | `${…}` may stand for any number in a dimension, a spacing, `auto( )`, `%` after it | `placesOfExpressions` |
/// | not in version, name, environment, ids, kinds, words, `use`, `lint` | `diagnose/invalid-value/expressions-in-words` |
/// | precedence, the sign of %, laziness, sorts of branches | `OperatorTests`, `SortErrorTests` |
/// | a `let` is a number, a boolean or one expression | `diagnose/invalid-value/let` |
/// | `width` in `let`, `configuration`, sections, `with`, `when` | `widthOfEachPlace` |
/// | `configuration` sees the environment and `let` only | `whatTheConfigurationSees` |
/// | names and sorts are checked where nothing is chosen | `diagnose/unknown-name/where-it-is-not-chosen` |
/// | a custom group's `let` sees the names before it, and holds in `frame`, `zIndex`, `items` | `framesOfCustomGroups` |
/// | `index` stands in custom groups, item runs and `measured` | `whatDependsOnTheCell`, `diagnose/unknown-name/in-measured` |
/// | states, data and given counts take from the section's cells | `TakenCellTests` |
/// | a cell of a waterfall or a flow has its sizes | `diagnose/missing-key/cells-without-sizes` |
@Suite struct ExpansionTests {
  private static let box = "group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}"
  private static let container = "environment: {container: 300 x 400, traits: {displayScale: 2}}"

  @Test func oneDefinitionIsOfSeveralSorts() {
    let spec = """
      define: {eight: 8, row: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}}
      sections:
      - contentInsets: {use: eight}
        group:
          horizontal:
            size: {width: {use: eight}, height: 9}
            interItemSpacing: {use: eight}
            subitems: [{use: row}]
      """
    let written = """
      sections:
      - contentInsets: 8
        group: {horizontal: {size: 8 x 9, interItemSpacing: 8, subitems: [{horizontal: {size: 100% x 50, subitems: [{item: {}}]}}]}}
      """
    #expect(Expanding(spec).sections == Expanding(written).sections)
  }

  @Test func unusedDefinitions() {
    let unknown = "define:\n  a: {horizontal: {subitems: [{use: bb}]}}\n  b: 3\nsections: [{\(Self.box)}]"
    #expect(Expanding(unknown).errors == ["2:37 unknown-name: 'bb' is not defined"])
    let cycle = "define:\n  a: {use: b}\n  b: {use: a}\nsections: [{\(Self.box)}]"
    #expect(Expanding(cycle).errors == ["3:12 invalid-value: the definition 'a' uses itself: a -> b -> a"])
  }

  /// What only unused definitions use is unused itself; what a file defines for others is no matter.
  @Test func definitionsThatNothingUses() {
    let spec = """
      include: [shared.yaml]
      define:
        a: 8
        b: {contentInsets: {use: c}}
        c: 9
        d: {item: {contentInsets: {use: e}}}
        e: 3
        f: {when: false, contentInsets: {use: g}}
        g: 1
      sections:
      - group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}
        variants: [{use: f}, {when: false, group: {horizontal: {subitems: [{use: d}]}}}]
      """
    let expanding = Expanding(spec, files: ["shared.yaml": "define: {x: 3, y: {top: 4}}"])
    #expect(expanding.errors.isEmpty)
    #expect(expanding.expanded?.unusedDefinitions.map(\.key) == ["a", "b", "c"])
    let included = Expanding(spec, files: ["shared.yaml": "define: {x: {item: {sise: 1 x 1}}}"])
    #expect(included.errors == ["shared.yaml:1:21 unknown-key: unknown key 'sise' in an item"])
  }

  /// Every kind of definition can be there unused.
  @Test(arguments: [
    "{item: 3 x 4}", "{item: }", "{horizontal: {size: 1 x 1}}", "{subitems: [{item: {}}]}", "{use: other}",
    "{use: other, interItemSpacing: 3}", "{use: other, top: 3}", "8", "${gap + 1}", "~44", "50% x 44",
    "{top: 3}", "{horizontal: 8}", "{leading: flexible(3)}", "flexible(3)", "{fixed: 4}", "[1, 2]", "{x: 3}",
    "{absolute: 3}", "{width: 50%}", "{edges: top}", "{elementKind: k, alignment: top}", "{background: b}",
    "{elementKind: k, containerAnchor: {edges: top}}", "{columns: 3}", "{when: true, header: null}",
    "{id: a, repeat: 2, list: plain}", "{height: 30, pinned: true}", "{appearance: grouped}", "grouped",
    "{frame: [0, 0, 1, 1]}", "{snap: paging}", "{align: center}", "{edgeSpacing: {top: 3}}",
  ])
  func unusedDefinitionsOfEverySort(body: String) {
    let written = body.contains("$") ? "\"\(body)\"" : body
    let spec = "define:\n  other: {item: {}}\n  d: \(written)\nsections: [{\(Self.box)}]"
    #expect(Expanding(spec).errors.isEmpty, "\(Expanding(spec).errors)")
  }

  /// What depends on the cell keeps its expressions, but for frames, with the values of `let` and `with` in the place of the names.
  @Test func whatDependsOnTheCell() {
    let spec = """
      \(Self.container)
      let: {gap: -4, tall: "${width / 2}", on: true, part: "${absolute(3)}"}
      define: {fan: {custom: {size: 9 x 9, count: "${gap + n}", let: {a: "${n * groupWidth}"}, frame: ["${a}", 0, "${n}", "${index}"]}}}
      sections:
      - items: [{count: 3, measured: {height: "${index*gap if on else(tall)}", width: "${gap + 9}"}, aspectRatio: "${index + 1 + tall}"}]
        measured: {height: "${index % 2 + 300}"}
        group: {use: fan, with: {n: "${gap + 11}"}}
      """
    let expanding = Expanding(spec)
    #expect(
      expanding.value("items")
        == "[{aspectRatio: ${index + 1 + 150}, count: 3, measured: {height: ${index*(-4) if true else(150)}, width: 5}}]"
    )
    #expect(expanding.value("measured", "height") == "${index % 2 + 300}")
    #expect(
      expanding.value("group", "custom")
        == "{items: [{frame: [63, 0, 7, 0]}, {frame: [63, 0, 7, 1]}, {frame: [63, 0, 7, 2]}], size: {height: {absolute: 9}, width: {absolute: 9}}}"
    )
    // That sees nothing but the environment, and is the same again.
    #expect(Expanding(expanding.json, name: "again.json").json == expanding.json)
  }

  /// Frames that do not need the group's box are evaluated, with the names before each name.
  @Test func framesOfCustomGroups() {
    let spec = """
      \(Self.container)
      let: {gap: 4}
      sections:
      - group:
          custom:
            size: 9 x "${gap}"
            let: {a: "${gap * (index + 1)}", b: "${a + count}", bad: "${1 / index}"}
            items: [{frame: ["${a}", "${b}", "${1 if index == 0 else bad}", 3], zIndex: "${index}"}, {frame: ["${a}", "${b}", "${bad}", 3]}]
      """.replacing("size: 9 x \"${gap}\"", with: "size: \"9 x ${gap}\"")
    let expanding = Expanding(spec)
    #expect(
      expanding.value("group", "custom", "items")
        == "[{frame: [4, 6, 1, 3], zIndex: 0}, {frame: [8, 10, 1, 3]}]")
    #expect(expanding.value("group", "custom", "let") == "nothing")
    let wrong =
      "sections: [{group: {custom: {size: 9 x 9, let: {a: 3}, contentInsets: \"${a}\", items: [{frame: [0, 0, 1, 1]}]}}}]"
    #expect(Expanding(wrong).errors.map { $0.suffix(16) } == ["n size and count"])
    // The names of a group with many frames and many names are not evaluated without end.
    let names = (0..<2_000).map { "a\($0): \"${\($0)}\"" }.joined(separator: ", ")
    let frames = Array(repeating: "{frame: [\"${a1}\", 0, 1, 1]}", count: 2_000).joined(separator: ", ")
    let many = "sections: [{items: 1, group: {custom: {size: 9 x 9, let: {\(names)}, items: [\(frames)]}}}]"
    #expect(Expanding(many).errors.map { $0.contains("resource-limit") } == [true])
  }

  @Test func withSeesThePlaceOfItsUse() {
    let spec = """
      \(Self.container)
      let: {n: 2}
      define:
        inner: {item: {contentInsets: "${k}"}}
        outer: {horizontal: {size: 100% x 50, subitems: [{use: inner, with: {k: "${n + itemCount}"}}]}}
      sections:
      - {items: 3, group: {use: outer, with: {n: "${n * 10 + sectionIndex}"}}}
      - {items: 4, group: {use: outer, with: {n: "${n * 10 + sectionIndex}"}}}
      """
    let insets = Expanding(spec).expanded?.normal["sections"]?.elements.map {
      $0["group"]?["horizontal"]?["subitems"]?.elements.first?["item"]?["contentInsets"]?["top"]?.flow
    }
    #expect(insets == ["23", "25"])
  }

  @Test func withHoldsInItsDefinitionOnly() {
    let spec = """
      \(Self.container)
      let: {k: 1}
      define:
        inner: {item: {contentInsets: "${k}"}}
        outer: {horizontal: {size: "100% x ${k}", subitems: [{use: inner}]}}
      sections:
      - {contentInsets: "${k}", group: {use: outer, with: {k: 5}}}
      """
    let expanding = Expanding(spec)
    #expect(expanding.value("contentInsets", "top") == "1")
    #expect(expanding.value("group", "horizontal", "size", "height") == "{absolute: 5}")
    #expect(expanding.value("group", "horizontal", "subitems", "0", "item", "contentInsets", "top") == "1")
    let hidden =
      "define:\n  d: {item: {contentInsets: \"${k}\"}}\n  e: {horizontal: {size: \"9 x ${k}\", subitems: [{use: d}]}}\n"
    #expect(
      Expanding(hidden + "sections: [{group: {use: e, with: {k: 5}}}]").errors
        == ["2:32 unknown-name: unknown name 'k'"])
  }

  @Test(arguments: [
    ("{k: 1, j: 2}", "4:42 unknown-name: the definition 'd' does not use 'j'"),
    (
      "{k: 1, pad: 2}",
      "4:42 invalid-value: 'pad' is a word of userInterfaceIdiom; it cannot be the name of a value of one's own"
    ),
    ("{k: 50%}", "4:39 invalid-value: k is '50%'; expected a number, true, false or one ${…}"),
    ("{k: [1]}", "4:39 invalid-value: k is a list; expected a number, true, false or one ${…}"),
  ])
  func namesOfWith(with: String, error: String) {
    let spec = """
      \(Self.container)
      define:
        d: {horizontal: {size: "100% x ${k}", subitems: [{item: {}}]}}
      sections: [{group: {use: d, with: \(with)}}]
      """
    #expect(Expanding(spec).errors == [error])
  }

  @Test func keysBesideUseSeeTheirPlace() {
    let spec = """
      \(Self.container)
      let: {k: 1}
      define:
        inner: {item: {contentInsets: "${k}"}}
        outer:
          horizontal:
            size: 100% x 50
            subitems: [{use: inner, with: {k: 3}, edgeSpacing: {top: "${k}"}}]
      sections:
      - {group: {use: outer, with: {k: 5}, interItemSpacing: "${k}"}}
      """
    let expanding = Expanding(spec)
    #expect(expanding.value("group", "horizontal", "interItemSpacing") == "{fixed: 1}")
    let item = expanding.value("group", "horizontal", "subitems", "0", "item")
    #expect(item.contains("contentInsets: {bottom: 3"))
    #expect(item.contains("edgeSpacing: {top: {fixed: 5}}"))
  }

  @Test func variantsHoldUse() {
    let spec = """
      \(Self.container)
      define:
        wide: {when: "${contentWidth > limit}", contentInsets: 5}
        low: {group: {horizontal: {size: {height: 20}}}, items: "${n}"}
      sections:
      - items: 1
        \(Self.box)
        variants: [{use: wide, with: {limit: 400}}, {use: low, with: {n: 4}, title: low}]
      """
    let expanding = Expanding(spec)
    #expect(expanding.value("items") == "4")
    #expect(expanding.value("title") == "low")
    #expect(expanding.value("contentInsets") == "nothing")
    #expect(
      expanding.value("group", "horizontal", "size")
        == "{height: {absolute: 20}, width: {fractionalWidth: 1}}")
  }

  @Test(arguments: ["id", "repeat", "variants"])
  func keysThatNoVariantHas(key: String) {
    let value = key == "variants" ? "[]" : "2"
    let spec = "sections:\n- \(Self.box)\n  variants:\n  - {when: true, \(key): \(value)}"
    #expect(Expanding(spec).errors == ["4:18 unknown-key: unknown key '\(key)' in a variant"])
  }

  @Test func kindOfAnOpenVariant() {
    let open = "sections:\n- items: 1\n  variants: [{when: false, list: plain}, {list: grouped}]"
    #expect(Expanding(open).sections == Expanding("sections:\n- items: 1\n  list: grouped").sections)
    let conditional = "sections:\n- items: 1\n  variants: [{when: true, list: plain}]"
    #expect(Expanding(conditional).errors.map { $0.prefix(15) } == ["3:3 missing-key"])
  }

  @Test func idsOfCopies() {
    let spec = """
      sections:
      - {id: a, repeat: 1, \(Self.box)}
      - {repeat: 2, \(Self.box)}
      - {id: 7, repeat: 2, title: "s", items: "${sectionIndex}", \(Self.box)}
      - {id: b, repeat: 0, \(Self.box)}
      - {id: c, \(Self.box)}
      """
    let sections = Expanding(spec).expanded?.normal["sections"]?.elements ?? []
    #expect(sections.map { $0["id"]?.text } == ["a-0", nil, nil, "7-0", "7-1", "c"])
    #expect(sections.map { $0["items"]?.number } == [nil, nil, nil, 3, 4, nil])
    // An id without repeat may look like a copy's that there is not.
    #expect(
      Expanding("sections:\n- {id: a, repeat: 1, \(Self.box)}\n- {id: a-1, \(Self.box)}").errors.isEmpty)
  }

  @Test func whatRepeatSees() {
    func spec(_ count: String) -> String {
      "\(Self.container)\nlet: {n: 2}\nsections:\n- {repeat: \"${\(count)}\", \(Self.box)}"
    }
    #expect(Expanding(spec("n + contentWidth / 300")).sections.count == 3)
    for name in ["itemCount", "sectionIndex", "sectionCount", "index"] {
      let errors = Expanding(spec(name)).errors
      #expect(
        errors.count == 1 && errors[0].hasPrefix("4:15 unknown-name: '\(name)' has no value here"),
        "\(errors)")
    }
  }

  @Test(arguments: [
    ("items: \"${-1}\", list: plain", "items"), ("items: [{count: \"${-1}\"}], list: plain", "count"),
    ("repeat: \"${-1}\", list: plain", "repeat"), ("items: 1, grid: {columns: \"${0}\"}", "columns"),
    ("items: 1, group: {horizontal: {size: 9 x 9, subitem: {item: {}}, count: \"${0}\"}}", "count"),
    ("interGroupSpacing: \"${1000001}\", \(box)", "interGroupSpacing"),
    ("items: 1, group: {horizontal: {size: \"9 x ${0}\", subitems: [{item: {}}]}}", "height"),
    ("items: 1, group: {horizontal: {size: \"9 x ${-1}%\", subitems: [{item: {}}]}}", "height"),
    ("items: 1, group: {horizontal: {size: \"9 x ~${1 - 1}\", subitems: [{item: {}}]}}", "height"),
  ])
  func leastCounts(section: String, key: String) {
    let errors = Expanding("sections:\n- {\(section)}").errors
    #expect(errors.count == 1 && errors[0].hasPrefix("2:"), "\(errors)")
  }

  /// A section without cells does not evaluate its group; what can never be right is an error all the same.
  @Test func groupsWithoutCells() {
    func errors(_ size: String) -> [String] {
      Expanding(
        "sections:\n- {items: 0, group: {horizontal: {size: \"9 x ${\(size)}\", subitems: [{item: {}}]}}}"
      )
      .errors
    }
    #expect(errors("1 / itemCount").isEmpty)
    #expect(errors("itemCount").isEmpty)
    #expect(errors("itemCont") == ["2:48 unknown-name: unknown name 'itemCont'"])
    #expect(errors("itemCount + true").count == 1)
    #expect(errors("1 +").count == 1)
  }

  @Test func leastCountsAreAllowed() {
    let spec =
      "sections:\n- {items: \"${0}\", list: plain}\n- {items: [{count: \"${0}\"}], list: plain}\n- {repeat: \"${0}\", list: plain}"
    #expect(Expanding(spec).sections.count == 2)
  }

  @Test(arguments: [
    "items: \"${2.7}\", list: plain", "items: [{count: \"${2.7}\"}], list: plain",
    "repeat: \"${2.7}\", list: plain",
    "items: 1, grid: {columns: \"${2.7}\"}",
    "items: 1, group: {horizontal: {size: 9 x 9, subitem: {item: {}}, count: \"${2.7}\"}}",
  ])
  func countsComeOutWhole(section: String) {
    let errors = Expanding("sections:\n- {\(section)}").errors
    #expect(
      errors.count == 1 && errors[0].hasSuffix("invalid-value: 2.7 is no count; write floor(…)"), "\(errors)")
  }

  /// Each place, and its value with 4 for the expression.
  @Test(arguments: [
    "contentInsets: {top: @}", "contentInsets: @", "interGroupSpacing: @", "header: @", "header: ~@",
    "header: @%",
    "header: {height: ~@, hidden: false, zIndex: @, absoluteOffset: [@, @], contentInsets: @}",
    "header: {size: uniform(@) x estimated(@)}", "header: {size: \"@%w x @%h\"}",
    "boundarySupplementaryItems: [{elementKind: k, size: @ x @%, alignment: top, absoluteOffset: {x: @}}]",
    "decorationItems: [{background: b, contentInsets: {leading: @}, zIndex: @}]",
    "items: @", "items: [{id: a, count: @}, b]", "scroll: {x: @, y: @}", "measured: {width: @, height: @}",
    "items: [{id: a, aspectRatio: @, measured: {height: @}}]",
    """
    variants: [{when: true, group: {horizontal: {interItemSpacing: flexible(@), edgeSpacing: {top: \">=@\"},
      subitems: [{item: {size: {width: fractionalWidth(@), height: {absolute: @}}}}]}}}]
    """,
    "variants: [{grid: {columns: auto(@), rowHeight: @, interItemSpacing: @, interGroupSpacing: @}}]",
    "variants: [{grid: {columns: @, aspectRatio: @, spacing: @}}]",
    "variants: [{list: {rowHeight: @, headerTopPadding: @, appearance: plain, headerMode: supplementary}}]",
    "variants: [{carousel: {width: @%, height: @, rows: @, spacing: @}}]",
    "variants: [{group: {custom: {size: @ x @, items: [{frame: [@, @, @, @], zIndex: @}]}}}]",
    "variants: [{waterfall: {columns: @, aspectRatio: @, spacing: @}}]",
    "variants: [{measured: {width: 9, height: 9}, flow: {spacing: @}}]",
    "variants: [{group: {horizontal: {subitem: {item: {}}, count: @}}}]",
    "variants: [{group: {horizontal: {subitems: [{item: {size: {width: @}, aspectRatio: @}}]}}}]",
  ])
  func placesOfExpressions(section: String) {
    func spec(_ value: String) -> String {
      let written = section.replacing("@", with: value)
      return "\(Self.container)\nlet: {n: 4}\nsections:\n- {\(Self.box), \(written)}\n"
    }
    // Text with braces must be quoted in a flow map: each scalar that contains one.
    let plain = Expanding(spec("4").quotingScalars)
    #expect(plain.expanded != nil, "\(plain.errors)")
    let evaluated = Expanding(spec("${n}").quotingScalars)
    #expect(evaluated.expanded != nil, "\(evaluated.errors)")
    #expect(evaluated.sections == plain.sections)
  }

  /// The container is 300 x 400, the safe area takes 40 + 20 across, the margins 10 + 10.
  @Test func widthOfEachPlace() {
    let spec = """
      environment:
        {container: 300 x 400, safeArea: {leading: 40, trailing: 20, top: 30}, layoutMargins: {leading: 10, trailing: 10}}
      let: {w: "${width}", h: "${height}"}
      configuration:
        contentInsetsReference: layoutMargins
        interSectionSpacing: "${width}"
        variants: [{when: "${width == 280}", boundarySupplementaryItems: [{elementKind: header, size: "${height}"}]}]
      define:
        d: {horizontal: {size: "100% x ${k}", subitems: [{item: {}}]}}
      sections:
      - {interGroupSpacing: "${width}", contentInsets: {top: "${w}", bottom: "${h}"}, group: {use: d, with: {k: "${width}"}}}
      - {contentInsetsReference: none, interGroupSpacing: "${width}", group: {use: d, with: {k: "${width}"}}}
      - {contentInsetsReference: safeArea, interGroupSpacing: "${width}", group: {use: d, with: {k: "${height}"}}}
      - contentInsetsReference: safeArea
        group: {use: d, with: {k: 1}}
        variants:
          - {when: "${width == 240}", contentInsetsReference: none, interGroupSpacing: "${width}"}
      """
    let expanding = Expanding(spec)
    #expect(expanding.errors.isEmpty)
    let sections = expanding.expanded?.normal["sections"]?.elements ?? []
    #expect(sections.map { $0["interGroupSpacing"]?.number } == [280, 300, 240, 240])
    #expect(
      sections.map { $0["group"]?["horizontal"]?["size"]?["height"]?["absolute"]?.number } == [
        280, 300, 400, 1,
      ])
    #expect(sections.first?["contentInsets"]?.flow == "{bottom: 400, top: 280}")
    let configuration = expanding.expanded?.normal["configuration"]
    #expect(configuration?["interSectionSpacing"]?.number == 280)
    #expect(
      configuration?["boundarySupplementaryItems"]?.elements.first?["size"]?["height"]?["absolute"]?.number
        == 400)
  }

  @Test(arguments: ["itemCount", "sectionIndex", "sectionCount", "index"])
  func whatTheConfigurationSees(name: String) {
    let spec = "configuration: {interSectionSpacing: \"${\(name)}\"}\nsections: [{list: plain}]"
    let errors = Expanding(spec).errors
    #expect(
      errors.count == 1 && errors[0].hasPrefix("1:41 unknown-name: '\(name)' has no value here"), "\(errors)")
    let inLet = "let: {a: \"${\(name)}\"}\nsections: [{list: plain, interGroupSpacing: 1}]"
    #expect(Expanding(inLet).errors.count == 1)
  }

  @Test func statesMayCount() {
    var options = ResolveOptions()
    options.state = "full"
    let spec = """
      \(Self.container)
      let: {n: 3}
      states: {full: {a: "${n}", b: [{id: r, count: "${n + 1}"}, x], 2: 5}, empty: {a: 0}}
      sections:
      - {id: a, items: 1, \(Self.box)}
      - {id: b, items: 1, \(Self.box)}
      - {items: 1, \(Self.box)}
      - {id: d, items: 1, \(Self.box)}
      """
    let expanding = Expanding(spec, options: options)
    let items = expanding.expanded?.normal["sections"]?.elements.map { $0["items"]?.flow }
    #expect(items == ["3", "[{count: 4, id: r}, {id: x}]", "5", "1"])
    options.state = "empty"
    #expect(Expanding(spec, options: options).value("items") == "0")
  }

  @Test func registrationsAreAccepted() {
    let spec =
      "registrations: {supplementary: [badge, header], decoration: [panel]}\nsections: [{list: plain}]"
    #expect(Expanding(spec).errors.isEmpty)
  }

  /// Deep definitions end in an error, not in a stack that is used up.
  @Test(arguments: [
    ("{use: @}", "8"), ("{vertical: {size: 100% x 100%, subitems: [{use: @}]}}", "{item: {}}"),
  ])
  func depthIsBounded(body: String, last: String) {
    func spec(_ count: Int, isUsed: Bool) -> String {
      let definitions = (0..<count).map { "  d\($0): \(body.replacing("@", with: "d\($0 + 1)"))\n" }.joined()
      let use = last == "8" ? "contentInsets: {use: d0}, \(Self.box)" : "group: {use: d0}"
      return "define:\n\(definitions)  d\(count): \(last)\nsections: [{\(isUsed ? use : Self.box)}]"
    }
    #expect(Expanding(spec(300, isUsed: true)).errors.isEmpty)
    #expect(Expanding(spec(300, isUsed: false)).errors.isEmpty)
    for isUsed in [true, false] {
      let errors = Expanding(spec(2_000, isUsed: isUsed)).errors
      #expect(errors.count == 1 && errors[0].contains("resource-limit"), "\(errors)")
    }
  }
}

extension String {
  /// A flow collection whose plain scalars with `${` are in quotes.
  fileprivate var quotingScalars: String {
    var result = ""
    var scalar = ""
    var depth = 0
    var isQuoted = false
    func flush(_ end: String) {
      let text = scalar.drop { $0 == " " }
      let margin = String(scalar.prefix(scalar.count - text.count))
      result += text.contains("${") && !text.hasPrefix("\"") ? "\(margin)\"\(text)\"\(end)" : scalar + end
      scalar = ""
    }
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if character == "{", scalar.hasSuffix("$") || depth > 0 { depth += 1 }
      if depth > 0 || isQuoted {
        scalar.append(character)
        if character == "}", !isQuoted { depth -= 1 }
      } else if ",{}[]\n:".contains(character) {
        flush(String(character))
      } else {
        scalar.append(character)
      }
    }
    return result + scalar
  }
}
