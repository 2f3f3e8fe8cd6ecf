import LayoutReader

/// The caller's choices for resolving a spec: the environment, data, values and limits.
package struct ResolveOptions: Sendable {
  /// Overrides of the spec's own environment.
  package var environment = EnvironmentOverrides()
  /// The state that gives the sections their data.
  package var state: String?
  /// Data by section id, in the form of a state; overrides the state.
  package var data: Normal?
  /// Overrides of the number of cells; if several concern one section, the last one wins.
  package var cellCounts: [CellCount] = []
  /// The measured sizes that the run gives to code; specs have a key for them.
  package var measured: [MeasuredSize] = []
  /// Overrides of `let`s.
  package var values: [(name: String, value: NamedValue)] = []
  /// The limit for sections after `repeat`. A section takes a kilobyte; a copy that equals the section before
  /// it takes almost nothing.
  package var greatestSectionCount = 1_000_000
  /// The limit for the values of a spec with its definitions written out, and for the values in the copies
  /// that `repeat` makes.
  package var greatestValueCount = 1_000_000
  /// The limit for the steps that compute the frames of custom groups.
  package var greatestFormulaWork = 100_000_000
  /// The limit for cells with measured sizes that depend on their index.
  package var greatestIndexedCellCount = 10_000_000

  /// The rows of outlines to expand (true) or collapse (false), by item id. They override the spec.
  package var expandedRows: [String: Bool] = [:]

  /// The index of the variant that all sections use, regardless of conditions; -1 is the section itself.
  package var variant: Int?

  package init() {}

  /// Returns the overridden number of cells of each section, `nil` for a section without an override. The
  /// result itself is `nil` if nothing is overridden.
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

  /// An override of the number of cells.
  package struct CellCount: Hashable, Sendable {
    /// The section's id or index; `nil` for every section.
    package var section: String?
    package var count: Int

    package init(section: String?, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// A size that views ask for, points; `nil` on a side that is not measured.
  package struct MeasuredSize: Hashable, Sendable {
    /// The id or the index of a section, or an element kind.
    package var name: String
    package var width: Double?
    package var height: Double?

    package init(name: String, width: Double?, height: Double?) {
      self.name = name
      self.width = width
      self.height = height
    }
  }

  /// A value given to a `let`.
  package enum NamedValue: Sendable {
    case number(Double)
    case boolean(Bool)
  }
}
