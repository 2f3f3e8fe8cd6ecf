import LayoutOutput
import LayoutSpec

extension BreakpointSearch {
  /// One length of the view with its layout.
  struct Sample {
    /// In pixels.
    let pixel: Int
    let structure: LayoutStructure
    let problems: [LayoutProblem]
    let solved: SolvedLayout?
  }
}

extension BreakpointSearch.Sample {
  /// How many nodes, cells and frames of custom groups were laid out one by one.
  var work: Int {
    guard let layout = solved?.layout else { return 0 }
    return layout.spec.sections.runs.reduce(layout.sourceMap.nodeCount + layout.spec.sections.count) {
      $0 + ($1.first.items.areAlike ? 0 : $1.first.items.count) + $1.first.group.customFrameCount
    }
  }

  /// What changes from the length before.
  func changes(
    from old: Self, along axis: Axis, of spec: PreparedSpec
  ) -> [LayoutIntervals.Change] {
    let before = Dictionary(
      zip(old.structure.sections.map(\.name), old.structure.sections.indices)
    ) { first, _ in first }
    let names = Set(structure.sections.map(\.name))
    let causes = solved.flatMap { new in
      old.solved.map { BreakpointCauses(new, after: $0, of: spec, along: axis) }
    }
    let gone = old.structure.sections.indices.compactMap { index -> LayoutIntervals.Change? in
      let name = old.structure.sections[index].name
      guard !names.contains(name) else { return nil }
      let cause = causes?.cause(ofSection: nil, nil, before: index, old.structure.sections[index])
      return LayoutIntervals.Change(section: name, text: "gone", cause: cause)
    }
    return gone
      + structure.sections.indices.compactMap { index in
        let section = structure.sections[index]
        let oldIndex = before[section.name]
        let earlier = oldIndex.map { old.structure.sections[$0] }
        guard earlier != section else { return nil }
        return LayoutIntervals.Change(
          section: section.name, text: section.title(after: earlier),
          cause: causes?.cause(ofSection: index, section, before: oldIndex, earlier))
      }
  }
}

extension Group {
  /// How many frames the custom groups in it have.
  fileprivate var customFrameCount: Int {
    switch content {
    case .custom(let frames): frames.count
    case .line(let line):
      line.subitems.reduce(0) { count, node in
        if case .group(let group) = node { count + group.customFrameCount } else { count }
      }
    }
  }
}
