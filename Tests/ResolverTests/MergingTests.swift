import Testing

@testable import LayoutResolver

/// The results of merging, the same in variants and with `use`: each case is a section, the keys over it and the expected section.
@Suite struct MergingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let base: String
    let over: String
    let result: String
    var testDescription: String { "\(over) over \(base)" }
  }

  static let box = "group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}"

  static let cases: [Case] =
    [
      // Maps merge key by key, all the way down; lists and scalars replace.
      ("title: a, kind: k", "title: b", "title: b, kind: k"),
      (
        "header: {height: 30, title: a}", "header: {pinned: true}",
        "header: {height: 30, title: a, pinned: true}"
      ),
      (
        "decorationItems: [{background: a}, {background: b}]", "decorationItems: [{background: c}]",
        "decorationItems: [{background: c}]"
      ),
      ("items: [a, b]", "items: [c]", "items: [c]"),
      ("items: [a, b]", "items: 3", "items: 3"),
      // Shorthand is written out before merging.
      (
        "contentInsets: 8", "contentInsets: {top: 4}",
        "contentInsets: {top: 4, leading: 8, bottom: 8, trailing: 8}"
      ),
      (
        "contentInsets: {leading: 4}", "contentInsets: {horizontal: 8}",
        "contentInsets: {leading: 8, trailing: 8}"
      ),
      ("contentInsets: {top: 4}", "contentInsets: 8", "contentInsets: 8"),
      (
        "contentInsets: 1", "contentInsets: {leading: 4, horizontal: 8, vertical: 2, bottom: 3}",
        "contentInsets: {top: 2, leading: 4, bottom: 3, trailing: 8}"
      ),
      ("header: ~30", "header: {title: a}", "header: {height: ~30, title: a}"),
      ("header: {size: 50% x ~30}", "header: 44", "header: {size: 50% x 44}"),
      // In one map leading and trailing win over horizontal, top and bottom over vertical, in whatever order.
      ("", "contentInsets: {leading: 4, horizontal: 8}", "contentInsets: {leading: 4, trailing: 8}"),
      ("", "contentInsets: {horizontal: 8, trailing: 4}", "contentInsets: {leading: 8, trailing: 4}"),
      ("", "contentInsets: {bottom: 4, vertical: 8, top: 3}", "contentInsets: {top: 3, bottom: 4}"),
      // null removes a key.
      ("header: 30, footer: 20", "header: null", "footer: 20"),
      ("contentInsets: 8", "contentInsets: null", ""),
      (
        "contentInsets: 8", "contentInsets: {top: null}",
        "contentInsets: {leading: 8, bottom: 8, trailing: 8}"
      ),
      ("title: a", "kind: null", "title: a"),
      ("title: a", "contentInsets: {top: null, leading: 4}", "title: a, contentInsets: {leading: 4}"),
      ("title: a", "header: {height: 30, hidden: null}", "title: a, header: 30"),
      ("header: {height: 30, title: a}", "header: {title: null}", "header: {height: 30}"),
      // The two names of one setting.
      (
        "supplementariesFollowContentInsets: false", "supplementaryContentInsetsReference: none",
        "supplementaryContentInsetsReference: none"
      ),
      (
        "supplementaryContentInsetsReference: none", "supplementariesFollowContentInsets: false",
        "supplementariesFollowContentInsets: false"
      ),
    ].map {
      Case(
        base: $0.0.isEmpty ? box : "\(box), \($0.0)", over: $0.1,
        result: $0.2.isEmpty ? box : "\(box), \($0.2)")
    }
    + kinds + groups

  /// Naming one of the section kinds drops the others.
  static let kinds: [Case] = {
    let kinds = [
      box, "list: grouped", "grid: {columns: 2, rowHeight: 30}", "carousel: {height: 100}",
      "waterfall: {columns: 2}",
      "flow: {spacing: 3}",
    ]
    return kinds.flatMap { base in
      kinds.filter { $0 != base }.map { Case(base: base, over: $0, result: $0) }
    } + [
      Case(
        base: "list: {appearance: grouped, rowHeight: 30}", over: "list: plain",
        result: "list: {appearance: plain, rowHeight: 30}"),
      Case(
        base: "grid: {columns: 2, rowHeight: 30}", over: "grid: {aspectRatio: 2}",
        result: "grid: {columns: 2, aspectRatio: 2}"),
      Case(
        base: "grid: {columns: 2, aspectRatio: 2}", over: "grid: {rowHeight: 30}",
        result: "grid: {columns: 2, rowHeight: 30}"),
      Case(
        base: "grid: {columns: 2, rowHeight: 30}", over: "grid: {columns: auto(80)}",
        result: "grid: {columns: auto(80), rowHeight: 30}"),
      Case(
        base: "grid: {columns: auto(80), rowHeight: 30}", over: "grid: {columns: 2, spacing: 5}",
        result: "grid: {columns: 2, rowHeight: 30, spacing: 5}"),
      Case(base: box, over: "list: plain, group: null", result: "list: plain"),
    ]
  }()

  /// Within the section's group.
  static let groups: [Case] = [
    // The nodes.
    (
      "horizontal: {size: 9 x 9, subitems: [{item: {}}]}", "vertical: {size: 8 x 8, subitems: [{item: {}}]}",
      nil
    ),
    (
      "vertical: {size: 9 x 9, subitems: [{item: {}}]}",
      "custom: {size: 8 x 8, items: [{frame: [0, 0, 1, 1]}]}", nil
    ),
    (
      "custom: {size: 8 x 8, items: [{frame: [0, 0, 1, 1]}]}",
      "horizontal: {size: 9 x 9, subitems: [{item: {}}]}", nil
    ),
    (
      "horizontal: {size: 9 x 9, subitem: {item: 1 x 1}, count: 2}",
      "horizontal: {subitem: {vertical: {size: 2 x 2, subitems: [{item: {}}]}}}",
      "horizontal: {size: 9 x 9, subitem: {vertical: {size: 2 x 2, subitems: [{item: {}}]}}, count: 2}"
    ),
    // Their contents.
    (
      "horizontal: {size: 9 x 9, subitem: {item: {}}, count: 2}", "horizontal: {subitems: [{item: 1 x 1}]}",
      "horizontal: {size: 9 x 9, subitems: [{item: 1 x 1}]}"
    ),
    (
      "horizontal: {size: 9 x 9, repeatingSubitem: {item: {}}, count: 2}",
      "horizontal: {subitems: [{item: 1 x 1}]}",
      "horizontal: {size: 9 x 9, subitems: [{item: 1 x 1}]}"
    ),
    (
      "horizontal: {size: 9 x 9, subitems: [{item: 1 x 1}]}", "horizontal: {subitem: {item: {}}, count: 2}",
      "horizontal: {size: 9 x 9, subitem: {item: {}}, count: 2}"
    ),
    (
      "horizontal: {size: 9 x 9, subitem: {item: 1 x 1}, count: 2}",
      "horizontal: {repeatingSubitem: {item: 3 x 3}}",
      "horizontal: {size: 9 x 9, repeatingSubitem: {item: 3 x 3}, count: 2}"
    ),
    (
      "custom: {size: 9 x 9, items: [{frame: [0, 0, 1, 1]}]}", "custom: {count: 2, frame: [0, 0, 2, 2]}",
      "custom: {size: 9 x 9, count: 2, frame: [0, 0, 2, 2]}"
    ),
    (
      "custom: {size: 9 x 9, count: 2, frame: [0, 0, 2, 2]}", "custom: {items: [{frame: [0, 0, 1, 1]}]}",
      "custom: {size: 9 x 9, items: [{frame: [0, 0, 1, 1]}]}"
    ),
    // The forms of a dimension and of a spacing.
    (
      "horizontal: {size: 50% x ~9, subitems: [{item: {}}]}", "horizontal: {size: {height: 50%h}}",
      "horizontal: {size: 50% x 50%, subitems: [{item: {}}]}"
    ),
    (
      "horizontal: {size: {width: {fractionalWidth: 0.5}, height: 9}, subitems: [{item: {}}]}",
      "horizontal: {size: {width: {uniformAcrossSiblings: 4}}}",
      "horizontal: {size: uniform(4) x 9, subitems: [{item: {}}]}"
    ),
    (
      "horizontal: {size: 9 x 9, interItemSpacing: {flexible: 4}, subitems: [{item: {}}]}",
      "horizontal: {interItemSpacing: {fixed: 5}}",
      "horizontal: {size: 9 x 9, interItemSpacing: 5, subitems: [{item: {}}]}"
    ),
    (
      "horizontal: {size: 9 x 9, edgeSpacing: {leading: 4, top: 3}, subitems: [{item: {}}]}",
      "horizontal: {edgeSpacing: {leading: flexible(2)}}",
      "horizontal: {size: 9 x 9, edgeSpacing: {leading: flexible(2), top: 3}, subitems: [{item: {}}]}"
    ),
    // The offsets of an anchor: within a subitem, since lists replace.
    (
      """
      horizontal: {size: 9 x 9, count: 1, subitem: {item: {supplementaryItems: [
        {elementKind: b, size: 1 x 1, containerAnchor: {edges: top, fractionalOffset: [1, 1]}}]}}}
      """,
      """
      horizontal: {subitem: {item: {supplementaryItems: [
        {elementKind: b, size: 1 x 1, containerAnchor: {edges: top, absoluteOffset: [1, 1]}}]}}}
      """,
      """
      horizontal: {size: 9 x 9, count: 1, subitem: {item: {supplementaryItems: [
        {elementKind: b, size: 1 x 1, containerAnchor: {edges: top, absoluteOffset: [1, 1]}}]}}}
      """
    ),
  ].map { Case(base: "group: {\($0.0)}", over: "group: {\($0.1)}", result: "group: {\($0.2 ?? $0.1)}") }

  private static func sections(_ section: String) -> [String] {
    Expanding("sections:\n- {\(section)}\n").sections
  }

  @Test(arguments: cases)
  func inVariants(_ example: Case) {
    let expected = Self.sections(example.result)
    #expect(expected.first?.hasPrefix("{") == true)
    #expect(Self.sections("\(example.base), variants: [{\(example.over)}]") == expected)
    #expect(
      Self.sections("\(example.base), variants: [{when: false, title: x}, {when: true, \(example.over)}]")
        == expected)
  }

  @Test(arguments: cases)
  func besideUse(_ example: Case) {
    let expected = Self.sections(example.result)
    let spec = "define:\n  base: {\(example.base)}\nsections:\n- {use: base, \(example.over)}\n"
    #expect(Expanding(spec).sections == expected)
    let inVariant = """
      define:
        over: {\(example.over)}
      sections:
      - {\(example.base), variants: [{use: over}]}
      """
    #expect(Expanding(inVariant).sections == expected)
  }

  /// An anchor's offsets exclude each other where a definition of a badge is used.
  @Test(arguments: [
    ("fractionalOffset: [1, 1]", "absoluteOffset: [2, 2]"),
    ("absoluteOffset: [2, 2]", "fractionalOffset: [1, 1]"),
  ])
  func offsetsOfAnAnchor(base: String, over: String) {
    func spec(_ badge: String, _ anchor: String) -> String {
      """
      define:
        badge: {elementKind: b, size: 1 x 1, containerAnchor: {edges: top, \(anchor)}}
      sections:
      - {group: {horizontal: {size: 9 x 9, subitems: [{item: {supplementaryItems: [{use: badge\(badge)}]}}]}}}
      """
    }
    let merged = Expanding(spec(", containerAnchor: {\(over)}", base)).sections
    #expect(merged == Expanding(spec("", over)).sections)
    #expect(merged.first?.hasPrefix("{") == true)
  }

  /// A node's `use` takes the node's own keys, without the node.
  @Test func keysOfEveryNodeBesideUse() {
    let spec = """
      define:
        cell: {item: {size: 50% x 20, contentInsets: 4}}
        row: {horizontal: {size: 100% x 30, subitems: [{use: cell, contentInsets: {top: 1}, size: {width: 25%}}]}}
        fan: {custom: {size: 9 x 9, items: [{frame: [0, 0, 1, 1]}]}}
      sections:
      - {group: {use: row, interItemSpacing: 3, size: {height: 40}}}
      - {group: {use: fan, count: 2, frame: [0, 0, 2, 2]}}
      - {group: {use: row, count: 2, subitem: {use: fan, size: 3 x 3}}}
      """
    let written = """
      sections:
      - group:
          horizontal:
            size: 100% x 40
            interItemSpacing: 3
            subitems: [{item: {size: 25% x 20, contentInsets: {top: 1, leading: 4, bottom: 4, trailing: 4}}}]
      - {group: {custom: {size: 9 x 9, count: 2, frame: [0, 0, 2, 2]}}}
      - {group: {horizontal: {size: 100% x 30, count: 2,
          subitem: {custom: {size: 3 x 3, items: [{frame: [0, 0, 1, 1]}]}}}}}
      """
    #expect(Expanding(spec).sections == Expanding(written).sections)
  }

  /// A definition of a node and a node as it is written exclude each other, also where they are of one kind; a `use` takes the place
  /// of a `use`, with its `with`, and the keys beside both merge.
  @Test(arguments: [
    (
      "horizontal: {size: 1 x 1, interItemSpacing: 4, subitems: [{item: 2 x 2}]}", "use: row",
      "horizontal: {size: 9 x 9, subitem: {item: {}}, count: 2}"
    ),
    (
      "vertical: {size: 1 x 1, subitems: [{item: 2 x 2}]}", "use: row, count: 3",
      "horizontal: {size: 9 x 9, subitem: {item: {}}, count: 3}"
    ),
    (
      "use: row, interItemSpacing: 4", "horizontal: {size: 1 x 1, subitems: [{item: 2 x 2}]}",
      "horizontal: {size: 1 x 1, subitems: [{item: 2 x 2}]}"
    ),
    ("use: row", "use: pair", "horizontal: {size: 8 x 8, subitems: [{item: 1 x 1}]}"),
    (
      "use: pair, interItemSpacing: 4", "use: row",
      "horizontal: {size: 9 x 9, subitem: {item: {}}, count: 2, interItemSpacing: 4}"
    ),
    (
      "use: row, interItemSpacing: 4", "use: row, interItemSpacing: 5, size: {width: 7}",
      "horizontal: {size: 7 x 9, subitem: {item: {}}, count: 2, interItemSpacing: 5}"
    ),
    (
      "use: row, interItemSpacing: 4", "use: row, interItemSpacing: null",
      "horizontal: {size: 9 x 9, subitem: {item: {}}, count: 2}"
    ),
    (
      "use: tall, with: {n: 3}", "use: tall, with: {n: 4}",
      "horizontal: {size: 1 x 4, subitems: [{item: {}}]}"
    ),
    ("use: tall, with: {n: 3}", "use: pair", "horizontal: {size: 8 x 8, subitems: [{item: 1 x 1}]}"),
    // What the other kind of node does not have is left behind.
    (
      "use: row, interItemSpacing: 4, contentInsets: 3", "use: fan",
      "custom: {size: 5 x 5, contentInsets: 3, items: [{frame: [0, 0, 1, 1]}]}"
    ),
    // Inside a node as well.
    (
      "horizontal: {size: 1 x 1, subitem: {item: 2 x 2}, count: 2}", "horizontal: {subitem: {use: cell}}",
      "horizontal: {size: 1 x 1, subitem: {item: {contentInsets: 5}}, count: 2}"
    ),
    (
      "horizontal: {size: 1 x 1, subitem: {use: cell, size: 3 x 3}, count: 2}",
      "horizontal: {subitem: {item: {edgeSpacing: {top: 1}}}}",
      "horizontal: {size: 1 x 1, subitem: {item: {edgeSpacing: {top: 1}}}, count: 2}"
    ),
  ])
  func usesAndNodes(base: String, over: String, result: String) {
    let definitions = """
      define:
        cell: {item: {contentInsets: 5}}
        row: {horizontal: {size: 9 x 9, subitem: {item: {}}, count: 2}}
        pair: {horizontal: {size: 8 x 8, subitems: [{item: 1 x 1}]}}
        tall: {horizontal: {size: "1 x ${n}", subitems: [{item: {}}]}}
        fan: {custom: {size: 5 x 5, items: [{frame: [0, 0, 1, 1]}]}}
        base: {group: {\(base)}}
        over: {group: {\(over)}}
      sections:

      """
    func sections(_ section: String) -> [String] { Expanding("\(definitions)- {\(section)}\n").sections }
    let expected = sections("group: {\(result)}")
    #expect(expected.first?.hasPrefix("{") == true, "\(expected)")
    #expect(sections("group: {\(base)}, variants: [{when: true, group: {\(over)}}]") == expected)
    #expect(sections("group: {\(base)}, variants: [{use: over}]") == expected)
    #expect(sections("use: base, group: {\(over)}") == expected)
    #expect(sections("use: base, variants: [{group: {\(over)}}]") == expected)
  }

  /// In a variant null with `use` removes the key from the section, not only from the definition.
  @Test(arguments: [
    ("header: 20", "header: null", "contentInsets: {top: 3}"),
    (
      "header: {height: 20, title: b}", "header: {title: null}",
      "header: {height: 30}, contentInsets: {top: 3}"
    ),
    ("contentInsets: 8", "contentInsets: null", "header: {height: 30, title: a}"),
    (
      "contentInsets: 8", "contentInsets: {top: null}",
      "header: {height: 30, title: a}, contentInsets: {leading: 8, bottom: 8, trailing: 8}"
    ),
  ])
  func nullBesideUseInAVariant(base: String, over: String, result: String) {
    func sections(_ section: String) -> [String] {
      let definition = "define: {v: {header: {height: 30, title: a}, contentInsets: {top: 3}}}"
      return Expanding("\(definition)\nsections: [{\(Self.box), \(section)}]").sections
    }
    let expected = sections(result)
    #expect(expected.first?.hasPrefix("{") == true)
    #expect(sections("\(base), variants: [{use: v, \(over)}]") == expected)
  }

  @Test func configurationsMergeToo() {
    let spec = """
      configuration:
        interSectionSpacing: 5
        boundarySupplementaryItems: [{elementKind: header, size: 30}]
        variants:
          - {when: false, interSectionSpacing: 6}
          - {scrollDirection: horizontal, boundarySupplementaryItems: null}
      sections:
      - {\(Self.box)}
      """
    let expanding = Expanding(spec)
    #expect(
      expanding.expanded?.normal["configuration"]?.flow
        == "{interSectionSpacing: 5, scrollDirection: horizontal}")
  }
}
