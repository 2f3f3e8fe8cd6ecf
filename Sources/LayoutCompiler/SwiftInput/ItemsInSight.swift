import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver

extension Normal {
  /// The spec with as many cells as are visible, in sections whose number of items is unknown.
  ///
  /// - Parameter sections: the indexes of these sections. Those that have items keep them.
  func withItems(
    in sections: [Int], including included: [Normal], _ options: ResolveOptions
  ) -> Normal {
    let written = self[SpecKeys.sections]?.elements ?? []
    let sections = sections.filter { written.indices.contains($0) && written[$0][SectionKeys.items] == nil }
    if sections.isEmpty || options.cellCounts.contains(where: { $0.section == nil }) { return self }
    let trial = settingItems(sections.map { ($0, Self.greatestCount) })
    var ignored = DiagnosticBag()
    guard let layout = resolve(trial, including: included, options: options, into: &ignored) else {
      return self
    }
    let solution = LayoutSolver.solve(layout.spec, in: layout.environment)
    return settingItems(
      sections.map { section in
        let box = solution.frame(ofSection: section)
        let size = layout.environment.container
        let frames = solution.frames(ofFirst: Self.greatestCount, inSection: section)
        // In right-to-left layouts, cells leave the screen on the left. Thirds of a point are not exact: a cell that begins at the end of
        // the screen is not in sight.
        let sliver = 0.001
        let last = frames.lastIndex { frame in
          frame.x - box.x < size.width - sliver && frame.x + frame.width > box.x + sliver
            && frame.y - box.y < size.height - sliver
        }
        return (section, (last ?? 0) + 1)
      })
  }

  private static let greatestCount = 200

  /// The spec with the numbers of items that the run's options give.
  func settingItems(givenBy options: ResolveOptions) -> Normal {
    let counts =
      options.cellCounts(of: (self[SpecKeys.sections]?.elements ?? []).map { $0[SectionKeys.id]?.text }) ?? []
    return settingItems(counts.enumerated().compactMap { section, count in count.map { (section, $0) } })
  }

  /// The spec with other numbers of items in some sections. Lists of items keep their first elements.
  func settingItems(_ counts: [(section: Int, count: Int)]) -> Normal {
    var fields = fields
    guard let index = fields.firstIndex(where: { $0.key == SpecKeys.sections.name }) else { return self }
    var sections = fields[index].value.elements
    for (section, count) in counts where sections.indices.contains(section) {
      let old = sections[section]
      let items = (old[SectionKeys.items] ?? Normal(.number(0), at: old.span)).resized(to: count)
      let field = NormalField(SectionKeys.items.name, keySpan: old.span, items)
      sections[section] = old.with(.map(old.fields.filter { $0.key != SectionKeys.items.name } + [field]))
    }
    fields[index].value = fields[index].value.with(.list(sections))
    return with(.map(fields))
  }
}
