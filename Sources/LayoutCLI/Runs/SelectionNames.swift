import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

/// Finds the sections and items that the command line names in each layout of a run.
///
/// A name must exist in at least one layout, because states fill the sections differently.
struct SelectionNames {
  let query: QueryValues
  /// The spec's file, for messages.
  let file: String

  /// The selection for each layout. Layouts are used, one after the other, only if the selection depends on them.
  func selections(_ solutions: some RandomAccessCollection<Solution>) throws(UsageError) -> [ElementSelection]
  {
    var selection = ElementSelection()
    selection.rects = query.rect.map { [$0] } ?? []
    selection.point = query.point
    guard query.isVisible || !query.sections.isEmpty || !query.items.isEmpty else {
      return Array(repeating: selection, count: solutions.count)
    }
    var known: (sections: Set<String>, items: Set<String>) = ([], [])
    let result = solutions.map { solution in
      var selection = selection
      if query.isVisible { selection.rects.append(solution.visibleRect) }
      if !query.sections.isEmpty {
        let found = query.sections.map { (name: $0, place: solution.spec.sectionIndex(named: $0)) }
        known.sections.formUnion(found.filter { $0.place != nil }.map(\.name))
        selection.sections = Set(found.compactMap(\.place)).sorted()
      }
      if !query.items.isEmpty {
        let found = query.items.map { (name: $0, places: cells($0, of: solution.spec)) }
        known.items.formUnion(found.filter { !$0.places.isEmpty }.map(\.name))
        selection.cells = Set(found.flatMap(\.places)).sorted {
          ($0.section, $0.item) < ($1.section, $1.item)
        }
      }
      return selection
    }
    if let name = query.sections.first(where: { !known.sections.contains($0) }) {
      let sections = solutions.first?.spec.sections ?? []
      throw unknownSection(name, among: sections.map { $0.isNamed ? $0.name : nil }, file)
    }
    if let name = query.items.first(where: { !known.items.contains($0) }) {
      throw unknownItem(name, solutions.lazy.map(\.spec))
    }
    return result
  }

  /// The cells that a name stands for: those with this id in any section, or, if there are none, those named `SECTION.ITEM`.
  func cells(_ name: String, of spec: Spec) -> [ElementSelection.Cell] {
    let named = spec.sections.indices.flatMap { section in
      spec.sections[section].items.indices(withID: name).map {
        ElementSelection.Cell(section: section, item: $0)
      }
    }
    return named.isEmpty ? cells(inSectionBeforeDot: name, of: spec) : named
  }

  /// The cells named `SECTION.ITEM`. Ids may contain dots too, so the first dot counts that has a section before it and one of
  /// its cells after it.
  private func cells(inSectionBeforeDot name: String, of spec: Spec) -> [ElementSelection.Cell] {
    for (_, section, rest) in spec.sectionsBeforeDot(in: name) {
      let items = spec.sections[section].items
      var found = items.indices(withID: rest)
      if found.isEmpty, let index = index(rest), index < items.count { found = [index] }
      if !found.isEmpty { return found.map { ElementSelection.Cell(section: section, item: $0) } }
    }
    return []
  }

  private func unknownItem(_ name: String, _ specs: some Sequence<Spec>) -> UsageError {
    let message = "option '--item' names the item \(quotedText(name)), which \(file) does not have"
    for spec in specs {
      for (id, section, rest) in spec.sectionsBeforeDot(in: name) where index(rest) != nil {
        let count = spec.sections[section].items.count
        let cells = count == 0 ? "no cells" : count == 1 ? "one cell, 0" : "the cells 0 to \(count - 1)"
        return UsageError(message: message, help: ["the section \(shownText(id)) has \(cells)"])
      }
    }
    let ids = specs.reduce(into: Set()) { ids, spec in
      for section in spec.sections { ids.formUnion(section.items.runs.compactMap(\.itemID)) }
    }
    if index(name) == nil, let near = nearestWord(to: name, among: ids.sorted()) {
      return UsageError(message: message, help: didYouMean(shownText(near)))
    }
    return UsageError(
      message: message, help: ["expected an item's id, or a section and an index, such as 0.3"])
  }

  private func index(_ text: String) -> Int? {
    guard let number = Int(text), number >= 0, String(number) == text else { return nil }
    return number
  }
}

extension Spec {
  /// The section with an id, or the one at an index.
  func sectionIndex(named name: String) -> Int? {
    if let named = sections.firstIndex(where: { $0.isNamed && $0.name == name }) { return named }
    return Int(name).flatMap { sections.indices.contains($0) ? $0 : nil }
  }

  /// Every way to split a name at a dot so that the part before it names a section. Each has the section's name, its index and the text
  /// after the dot.
  func sectionsBeforeDot(in name: String) -> [(name: String, index: Int, rest: String)] {
    name.indices.compactMap { dot in
      guard name[dot] == "." else { return nil }
      let section = String(name[..<dot])
      return sectionIndex(named: section).map { (section, $0, String(name[name.index(after: dot)...])) }
    }
  }
}

extension ItemList {
  func indices(withID id: String) -> [Int] {
    var result: [Int] = []
    var first = 0
    for run in runs {
      if let offset = run.offset(withID: id) { result.append(first + offset) }
      first += run.count
    }
    return result
  }
}

extension ItemList.Run {
  /// Where in the run the cell with an id is.
  fileprivate func offset(withID id: String) -> Int? {
    guard let own = itemID else { return nil }
    guard isNumbered else { return own == id ? 0 : nil }
    guard id.hasPrefix(own), id.dropFirst(own.count).first == "-" else { return nil }
    let digits = id.dropFirst(own.count + 1)
    guard let number = Int(digits), number >= 0, number < count, String(number) == digits else { return nil }
    return number
  }
}
