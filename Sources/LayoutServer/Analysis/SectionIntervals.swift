import LayoutOutput
import LayoutResolver

/// The widths at which the structure of each section of a spec changes, in words.
struct SectionIntervals {
  private let intervals: LayoutIntervals
  private let summaries: [String: String]
  /// The names of the sections by their indexes in the text; of the copies that `repeat` makes that of the first.
  private let names: [Int: String]

  init(_ intervals: LayoutIntervals, _ layout: ResolvedLayout) {
    self.intervals = intervals
    summaries = intervals.summaries
    // Sections without ids are numbered anew where the number of sections changes.
    let areNumberedAnew = Set(intervals.intervals.map(\.structure.sections.count)).count > 1
    names = Dictionary(
      layout.spec.sections.compactMap { section in
        areNumberedAnew && !section.isNamed
          ? nil : layout.sourceMap.section(of: section.id).map { ($0, section.name) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns what a section is from which width on; `nil` if it is the same at all widths.
  func summary(ofSectionAt index: Int) -> String? {
    names[index].flatMap { summaries[$0] }
  }

  private static let shownSections = 8

  /// Returns a line for each change of a section, or for each of several sections; empty if nothing changes.
  func lines(ofSectionsAt indexes: [Int]) -> [String] {
    let changing = indexes.compactMap { index in summary(ofSectionAt: index).map { (index, $0) } }
    guard let (index, _) = changing.first, changing.count == 1 else {
      return changing.prefix(Self.shownSections).map { "\(names[$0] ?? "\($0)"): \($1)" }
    }
    return names[index].map(intervals.titles) ?? []
  }
}
