import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

// Names that a run was told, which only what was resolved has.

extension SpecCompiler {
  /// Throws if an item that is to be expanded or collapsed is in none of the layouts.
  ///
  /// - Parameter ids: those of all layouts.
  func checkRows(_ ids: RowIDs, _ options: ResolveOptions, _ file: String) throws(UsageError) {
    for (id, isExpanded) in options.expandedRows.sorted(by: { $0.key < $1.key }) where !ids.contains(id) {
      let near = nearestWord(to: id, among: ids.single.sorted())
      throw UsageError(
        option: isExpanded ? "expand" : "collapse",
        "names the item \(quotedText(id)), which \(file) does not have",
        help: didYouMean(near.map { shownText($0) }))
    }
  }

  /// Throws if the run gives a number of cells to a section that the spec does not have.
  ///
  /// - Parameter ids: the sections' ids; nil for one without.
  package func checkSections(_ ids: @autoclosure () -> [String?], _ file: String) throws(UsageError) {
    guard !options.cellCounts.isEmpty else { return }
    let ids = ids()
    for given in options.cellCounts {
      guard let name = given.section, !ids.contains(name),
        !(Int(name).map(ids.indices.contains) ?? false)
      else { continue }
      throw unknownSection(name, among: ids, file)
    }
  }
}

/// Names the sections that there are instead of one that there is not.
///
/// - Parameter ids: the sections' ids; nil for one without.
package func unknownSection(_ name: String, among ids: [String?], _ file: String) -> UsageError {
  let names = ids.prefix(20).enumerated().map { $1.map { shownText($0) } ?? "\($0) (no id)" }
  let more = ids.count > names.count ? ", …" : ""
  return UsageError(
    message: "\(file) has no section '\(shownText(name))'; it has \(names.joined(separator: ", "))\(more)",
    help: didYouMean(name, among: ids.compactMap { $0 }))
}
