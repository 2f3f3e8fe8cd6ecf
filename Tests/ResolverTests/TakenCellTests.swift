import LayoutReader
import Testing

@testable import LayoutResolver

/// What the cells of a state and of data take from the section's own.
@Suite struct TakenCellTests {
  private static let box = "group: {horizontal: {size: 100% x ~50, subitems: [item: 100% x ~50]}}"

  /// The items of the only section, with a state and a number of cells.
  private func items(_ own: String, state: String, count: Int? = nil, variants: String = "[]") -> String {
    var options = ResolveOptions()
    options.state = "s"
    if let count { options.cellCounts = [.init(section: nil, count: count)] }
    let spec = """
      let: {n: 2}
      states: {s: {a: \(state)}}
      sections: [{id: a, items: \(own), variants: \(variants), \(Self.box)}]
      """
    let plain = spec.replacing("variants: \(variants), ", with: "")
    let result = Expanding(spec, options: options).value("items")
    // A section without variants goes another way, and ends in the same.
    if variants == "[]" { #expect(Expanding(plain, options: options).value("items") == result) }
    return result
  }

  @Test(arguments: [
    // A count is the first cells, and plain ones beyond them.
    ("0", "[]"), ("1", "[{id: x, measured: {height: 80}, title: One}]"),
    (
      "4",
      "[{id: x, measured: {height: 80}, title: One}, {content: 7, id: y, kind: row}, {count: 2, id: r, title: Run}]"
    ),
    (
      "1000000000",
      "[{id: x, measured: {height: 80}, title: One}, {content: 7, id: y, kind: row}, {count: 3, id: r, title: Run}, {count: 999999995}]"
    ),
    ("\"${n}\"", "[{id: x, measured: {height: 80}, title: One}, {content: 7, id: y, kind: row}]"),
    // An id is the section's cell, in the state's order.
    ("[y, x]", "[{content: 7, id: y, kind: row}, {id: x, measured: {height: 80}, title: One}]"),
    // What the state says itself wins, key by key.
    (
      "[{id: x, title: New, kind: k, measured: {width: 9}}]",
      "[{id: x, kind: k, measured: {height: 80, width: 9}, title: New}]"
    ),
    // Others are new, also one that is called like a run.
    (
      "[z, {count: 2}, {id: q, count: 3}, r, {title: T}]",
      "[{id: z}, {count: 2}, {count: 3, id: q}, {id: r}, {title: T}]"
    ),
    // A run keeps what it says, and so does one of its cells.
    ("[{id: r, count: 9}]", "[{count: 9, id: r, title: Run}]"),
    ("[r-2, r-3, r-02]", "[{id: r-2, title: Run}, {id: r-3}, {id: r-02}]"),
    ("[]", "[]"),
  ])
  func cells(state: String, expected: String) {
    let own =
      "[{id: x, title: One, measured: {height: 80}}, {id: y, kind: row, content: 7}, {id: r, count: 3, title: Run}]"
    #expect(items(own, state: state) == expected)
    // Whichever variant is chosen, and whatever cells it has itself.
    for own in ["{items: [v], kind: w}", "{kind: w}"] {
      let variants = "[\(own)]"
      let list =
        "[{id: x, title: One, measured: {height: 80}}, {id: y, kind: row, content: 7}, {id: r, count: \"${n + 1}\", title: Run}]"
      #expect(items(list, state: state, variants: variants) == expected)
    }
  }

  @Test(arguments: [
    ("2", "[{children: [{id: apple, title: A}], id: fruit, title: F}]"),
    (
      "[tea, fruit]",
      "[{children: [{id: green, title: G}], expanded: false, id: tea}, {children: [{id: apple, title: A}, {id: pear}], id: fruit, title: F}]"
    ),
    (
      "[{id: fruit, expanded: false}]",
      "[{children: [{id: apple, title: A}, {id: pear}], expanded: false, id: fruit, title: F}]"
    ),
    // A row that is listed elsewhere is not also below its old row.
    ("[apple, fruit]", "[{id: apple, title: A}, {children: [{id: pear}], id: fruit, title: F}]"),
    (
      "[{id: fruit, children: [green, plum]}]",
      "[{children: [{id: green, title: G}, {id: plum}], id: fruit, title: F}]"
    ),
  ])
  func outlines(state: String, expected: String) {
    let own =
      "[{id: fruit, title: F, children: [{id: apple, title: A}, pear]}, {id: tea, expanded: false, children: [{id: green, title: G}]}]"
    #expect(items(own, state: state) == expected)
  }

  /// A section with a count has plain cells.
  @Test(arguments: [("3", "3"), ("[x, {id: y, title: T}]", "[{id: x}, {id: y, title: T}]")])
  func plainCells(state: String, expected: String) {
    #expect(items("9", state: state) == expected)
    #expect(items("\"${1 - n}\"", state: state) == expected)
  }

  /// A number of cells takes the place of a state's number, and cuts a state's list.
  @Test func givenCounts() {
    #expect(items("[x, y, z]", state: "1", count: 2) == "[{id: x}, {id: y}]")
    #expect(items("[x, y, {id: z, title: Z}]", state: "[z, x]", count: 1) == "[{id: z, title: Z}]")
    #expect(items("[x, y]", state: "[y]", count: 3) == "[{id: y}, {count: 2}]")
  }

  @Test func dataTakesFromTheSectionAndNotFromTheState() {
    var options = ResolveOptions()
    options.state = "s"
    let spec = """
      states: {s: {a: [q, z]}, data: {a: 1}}
      sections: [{id: a, items: [{id: x, title: X}, q], \(Self.box)}]
      """
    options.data = Expanding(spec).normal?["states"]?["data"]
    #expect(Expanding(spec, options: options).value("items") == "[{id: x, title: X}]")
  }

  /// Ids stay unique if a run's cell comes with its row and is also listed elsewhere.
  @Test func idsAreChecked() {
    let own = "[{id: a, children: [{id: b, count: 2}]}]"
    #expect(items(own, state: "[a, b-1]").contains("duplicate-item-id: the item id 'b-1' occurs twice"))
  }

  /// Expressions of the section's cells see what the cells of the state see: their place in the new list.
  @Test func indexCountsTheNewCells() {
    let own = "[{id: a, count: 3, measured: {height: \"${n + index}\"}}, b]"
    #expect(items(own, state: "[b, a-2]") == "[{id: b}, {id: a-2, measured: {height: ${2 + index}}}]")
    // Ratios count the cells of the run.
    let run = "[{id: a, count: 3, aspectRatio: \"${n + index}\"}]"
    #expect(items(run, state: "[a-2, {id: a, count: 2}]").contains("{aspectRatio: 4, id: a-2}"))
  }
}
