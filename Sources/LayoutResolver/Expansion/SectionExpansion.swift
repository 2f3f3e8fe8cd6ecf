import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// An expanded section and its copies.
struct ExpandedSection {
  /// The section in the spec, and its copies.
  var source: RepeatedSection
  /// The indices of the section and of copies that differ only in their ids.
  var indices: Range<Int>
  /// The section at the first index, with the formulas of custom groups.
  var normal: Normal
  /// The computed frames of its formula-based custom groups, in document order; `nil` for a group that is not
  /// laid out.
  var customFrames: [[CustomFrame]?]
  /// Its `list`, if it has one.
  var list: ProvidedList?
  /// Its `grid` or `waterfall`, if it has one.
  var grid: WrittenGrid?

  /// Returns the section at an index, with explicit frames.
  func writtenOut(at index: Int) -> Normal {
    var map = normal
    if index > indices.lowerBound, let id = source.map(at: index).field(SectionKeys.id) {
      map = map.setting(SectionKeys.id.name, id.value, at: id.keySpan).ordered(as: .map(.section))
    }
    guard !customFrames.isEmpty, let group = map[SectionKeys.group] else { return map }
    var next = customFrames[...]
    let written = group.replacingFormulas { map in
      next.popFirst().flatMap { $0 }.map { map.writing($0) } ?? map
    }
    return map.replacing(SectionKeys.group.name, with: SectionKeys.group.name, written)
  }
}

/// Chooses each section's variant and evaluates the rest, in document order. Of identical copies only the
/// first is evaluated.
struct SectionExpansion {
  let repeated: [RepeatedSection]
  /// The data by section id.
  let data: [String: Normal]
  /// Overrides of the number of cells, by section.
  let counts: [Int?]?
  /// True if all variants and states, chosen or not, have been checked before.
  let isChecked: Bool
  private(set) var provider: SectionProvider
  private(set) var sections: [ExpandedSection] = []
  /// The variants chosen so far.
  private(set) var variants: Set<VariantID> = []

  mutating func run(into diagnostics: inout DiagnosticBag) {
    for (place, source) in repeated.enumerated() {
      let isList = source.section.map[SectionKeys.list] != nil
      var index = source.indices.lowerBound
      while index < source.indices.upperBound {
        var end = index + 1
        while end < source.indices.upperBound, isLikeBefore(end, source, isList: isList) { end += 1 }
        let isFirst = index == source.indices.lowerBound
        if isFirst, place > 0, repeated[place - 1].section.map.isSame(as: source.section.map),
          isLikeBefore(index, source, isList: isList), let before = sections.last?.indices,
          before.upperBound == index
        {
          // A section repeated by an alias has no id, because ids are unique: it joins the section before it.
          sections[sections.count - 1].indices = before.lowerBound..<end
        } else {
          expand(source, index..<end, isFirst: isFirst && !isChecked, into: &diagnostics)
        }
        if diagnostics.errorCount > DiagnosticBag.capacity { return }
        index = end
      }
    }
  }

  /// Returns `true` if a copy (by `repeat` or an alias) differs from the previous section only in its id: it
  /// has no data or expressions. A list must also be away from the ends of the layout, where it has other
  /// insets.
  private func isLikeBefore(_ index: Int, _ source: RepeatedSection, isList: Bool) -> Bool {
    source.section.isPlain && data.isEmpty && (!isList || index > 1 && index < provider.sectionCount - 1)
      && counts?[index - 1] == counts?[index]
  }

  private mutating func expand(
    _ source: RepeatedSection, _ indices: Range<Int>, isFirst: Bool, into diagnostics: inout DiagnosticBag
  ) {
    let index = indices.lowerBound
    var map = source.map(at: index)
    var isPlain = source.section.isPlain
    var given = GivenCells(count: counts?[index])
    if !data.isEmpty, let items = data[map[SectionKeys.id]?.text ?? String(index)] {
      given.hasData = true
      // A plain count has no cells to inherit from.
      given.own = map[SectionKeys.items].flatMap { $0.elements.isEmpty ? nil : $0 }
      map = map.setting(SectionKeys.items.name, items, at: items.span)
      if items.hasExpressions { isPlain = false }
    }
    guard
      let section = provider.section(
        map, index: index, given: given, isMerged: source.section.isMerged, isPlain: isPlain,
        isFirst: isFirst, into: &diagnostics)
    else { return }
    sections.append(
      ExpandedSection(
        source: source, indices: indices,
        normal: section.normal.writingOutVisibleItems(
          in: provider.environment, along: provider.configuration.scrollDirection),
        customFrames: section.customFrames, list: section.list,
        grid: section.grid))
    if source.section.map[SectionKeys.variants] != nil {
      variants.insert(VariantID(section: source.section.origin, place: provider.chosenVariant))
    }
  }
}
