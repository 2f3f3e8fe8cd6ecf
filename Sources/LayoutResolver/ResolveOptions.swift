import LayoutReader

/// The choices from outside for resolving a spec.
package struct ResolveOptions: Sendable {
  /// Overrides of the spec's own environment.
  package var environment = EnvironmentOverrides()
  /// The state that gives the sections their data.
  package var state: String?
  /// Data by section id, in the form of a state; overrides the state.
  package var data: Normal?
  /// Overrides of the number of cells; the last one for a section counts.
  package var cellCounts: [CellCount] = []
  /// Overrides of `let`s.
  package var values: [(name: String, value: NamedValue)] = []
  /// The limit for sections after `repeat`. A section takes a kilobyte, a copy of the section before it only its place.
  package var greatestSectionCount = 1_000_000
  /// The limit for values with definitions written out, and for values in the copies of `repeat`.
  package var greatestValueCount = 1_000_000
  /// The limit for steps to compute the frames of custom groups.
  package var greatestFormulaWork = 100_000_000
  /// The limit for cells with measured sizes that depend on their index.
  package var greatestIndexedCellCount = 10_000_000

  /// Overrides of expanded (true) and collapsed (false) rows of outlines, by item id.
  package var expandedRows: [String: Bool] = [:]

  /// The index of the variant that all sections use, regardless of conditions; -1 is the section itself.
  package var variant: Int?

  package init() {}

  /// The overridden numbers of cells for each section; `nil` if there are none.
  package func cellCounts(of ids: [String?]) -> [Int?]? {
    guard !cellCounts.isEmpty else { return nil }
    var result = [Int?](repeating: nil, count: ids.count)
    for given in cellCounts {
      guard let name = given.section else {
        result = [Int?](repeating: given.count, count: ids.count)
        continue
      }
      let named = ids.firstIndex(of: name)
      if let index = named ?? Int(name), result.indices.contains(index) { result[index] = given.count }
    }
    return result
  }

  /// The number of cells of a section.
  package struct CellCount: Hashable, Sendable {
    /// The section's id or index; `nil` for every section.
    package var section: String?
    package var count: Int

    package init(section: String?, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// A value for a name.
  package enum NamedValue: Sendable {
    case number(Double)
    case boolean(Bool)
  }
}
