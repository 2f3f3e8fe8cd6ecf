import LayoutReader

/// What a spec is resolved for, beside what it says itself.
package struct ResolveOptions: Sendable {
  /// What wins over the spec's own environment.
  package var environment = EnvironmentOverrides()
  /// The state whose data the sections hold.
  package var state: String?
  /// Data by section id, as a state has it; wins over the state.
  package var data: Normal?
  /// How many cells sections have whatever else says so; of several for one section the last holds.
  package var cellCounts: [CellCount] = []
  /// Values that win over the `let`s of the same names.
  package var values: [(name: String, value: NamedValue)] = []
  /// The most sections after `repeat`; more are an error. A section takes a kilobyte, one like the section before it only its place.
  package var greatestSectionCount = 1_000_000
  /// The most values with definitions written out, and the most in the copies that `repeat` makes; more are an error.
  package var greatestValueCount = 1_000_000
  /// The most steps that computing the frames of custom groups may take; more are an error.
  package var greatestFormulaWork = 100_000_000
  /// The most cells whose measured sizes depend on their index; more are an error.
  package var greatestIndexedCellCount = 10_000_000

  /// The rows of outlines that are expanded (or collapsed: false) whatever the spec says, by item id.
  package var expandedRows: [String: Bool] = [:]

  /// The variant that sections have whatever the conditions say, by its place; -1 is the section itself.
  package var variant: Int?

  package init() {}

  /// The numbers of cells that were given, section by section; nil where none was.
  ///
  /// - Parameter ids: the ids of the sections.
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

  /// How many cells a section has.
  package struct CellCount: Hashable, Sendable {
    /// The section's id, else its index; nil for every section.
    package var section: String?
    package var count: Int

    package init(section: String?, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// What a name may be given from outside.
  package enum NamedValue: Sendable {
    case number(Double)
    case boolean(Bool)
  }
}
