import LayoutReader
import LayoutText
import Testing

@testable import LayoutResolver

/// How much a spec may grow by definitions and `repeat`.
@Suite struct ExpansionLimitTests {
  private func errors(
    _ spec: String, values: Int = 1_000_000, sections: Int = 1_000_000, state: String? = nil
  )
    -> [String]
  {
    var options = ResolveOptions()
    options.greatestValueCount = values
    options.greatestSectionCount = sections
    options.state = state
    return Expanding(spec, options: options).errors
  }

  private static let tooManyCopied = "values with repeated sections written out"

  /// The copies of a section, but for the first, cost the values that they do not share.
  @Test(arguments: [
    // Nothing is a copy's own.
    ("- {repeat: 3, items: 1, list: plain}", 0),
    // The map of the section: id, repeat, items and list, twice.
    ("- {id: a, repeat: 3, items: 1, list: plain}", 8),
    // The section, repeat, items, grid, columns and its form, twice.
    ("- {repeat: 3, items: \"${sectionIndex}\", grid: {columns: 2}}", 10),
    ("- {repeat: 2, items: \"${sectionIndex}\", grid: {columns: 2}}", 5),
    ("- {repeat: 1, items: \"${sectionIndex}\", grid: {columns: 2}}", 0),
    ("- {repeat: 0, items: \"${sectionIndex}\", grid: {columns: 2}}\n- {list: plain}", 0),
  ])
  func copiesCostTheirOwnValues(section: String, cost: Int) {
    let spec = "sections:\n\(section)"
    #expect(errors(spec, values: cost) == [])
    guard cost > 0 else { return }
    let found = errors(spec, values: cost - 1)
    #expect(found.count == 1 && found[0].contains(Self.tooManyCopied), "\(found)")
  }

  @Test func copiesOfAllSectionsCount() {
    let spec = "sections:\n- {id: a, repeat: 3, list: plain}\n- {id: b, repeat: 2, list: plain}"
    #expect(errors(spec, values: 9) == [])
    #expect(
      errors(spec, values: 8) == [
        "3:19 resource-limit: the spec has more than 8 values with repeated sections written out"
      ])
  }

  /// Where a state gives data, each copy may have its own.
  @Test func copiesWithDataShareNothing() {
    let spec = "sections:\n- {repeat: 3, items: 1, list: plain}\nstates: {full: {\"1\": 4}}"
    #expect(errors(spec, values: 0) == [])
    #expect(errors(spec, values: 0, state: "full").count == 1)
    #expect(errors(spec, values: 100, state: "full") == [])
  }

  @Test func sections() {
    let spec = "sections:\n- {repeat: 3, list: plain}"
    #expect(errors(spec, sections: 3) == [])
    #expect(errors(spec, sections: 2) == ["2:12 resource-limit: the spec has more than 2 sections"])
    // Sections without copies count wherever they are.
    let more = "\(spec)\n- {repeat: 2, list: plain}\n- {list: plain}"
    #expect(errors(more, sections: 6) == [])
    #expect(errors(more, sections: 5) == ["3:12 resource-limit: the spec has more than 5 sections"])
  }

  /// After an error each use is followed once: an error in a definition is reported once, however often it is used.
  @Test func mistakesInDefinitionsThatDouble() {
    let double = { (name: String, other: String) in
      "  \(name): {horizontal: {size: 9 x 9, subitems: [{use: \(other)}, {use: \(other)}]}}\n"
    }
    var spec = "define:\n"
    for level in 1...40 { spec += double("d\(level)", "d\(level - 1)") }
    spec += "  d0: {horizontal: {size: 9 x 9, subitems: [{use: absent}, {use: d40}]}}\n"
    spec += "sections:\n- {items: 1, group: {use: d40}}\n"
    #expect(
      errors(spec).map { $0.prefix { $0 != ";" } }
        == [
          "42:51 unknown-name: 'absent' is not defined",
          "42:66 invalid-value: the definition 'd40' uses itself: "
            + (0...40).reversed().map { "d\($0)" }.joined(separator: " -> ") + " -> d40",
        ].map { $0.prefix { $0 != ";" } })
  }
}
