import LayoutDiagnostics
import LayoutOutput
import LayoutResolver
import LayoutSpec
import LayoutText

extension SolvedLayout {
  /// The nodes with errors and everything below them.
  package var culprits: Culprits {
    let map = layout.sourceMap
    let errors = errors.filter { $0.path?.isEmpty == false }
    let leftOut = sectionsLeftOut
    let messages = self.errors.map(\.message)
    guard !errors.isEmpty || !leftOut.isEmpty else { return Culprits(messages: messages) }
    let byPath = Dictionary(errors.map { ($0.path ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    // An error in a definition is found once, but applies to every use.
    var bySpan: [Span: Diagnostic] = [:]
    for node in map.nodes {
      if let error = byPath[map.path(of: node)] { bySpan[map.keySpan(of: node)] = error }
    }
    let extents = Dictionary(
      solution.findings.compactMap { finding in finding.bounds.first.map { ($0.node, $0.extent) } },
      uniquingKeysWith: { first, _ in first })
    let sections = Dictionary(
      layout.spec.sections.runs.enumerated().map {
        ($1.first.id, layout.spec.sections.range(ofRun: $0).lowerBound)
      }, uniquingKeysWith: { first, _ in first })
    var list: [Culprit] = []
    var indexes: [NodeID: Int] = [:]
    var sectionOf: [NodeID: Int] = [:]
    for node in map.nodes {
      let parent = map.parent(of: node)
      sectionOf[node] = sections[node] ?? parent.flatMap { sectionOf[$0] }
      if let culprit = leftOut[node] {
        indexes[node] = list.count
        list.append(culprit)
      } else if let error = bySpan[map.keySpan(of: node)], !isBelow(node, leftOut, map) {
        indexes[node] = list.count
        list.append(
          Culprit(
            node: node, rule: error.rule.name, message: error.message, section: sectionOf[node],
            extent: extents[node]))
      } else {
        indexes[node] = parent.flatMap { indexes[$0] }
      }
    }
    return Culprits(list, indexes: indexes, messages: messages)
  }

  /// The boxes that stand for sections that were left out, with the error of each.
  private var sectionsLeftOut: [NodeID: Culprit] {
    let errors = Dictionary(
      (layout.leftOut?.sections ?? []).map { ($0.index, $0.error) }, uniquingKeysWith: { first, _ in first })
    var result: [NodeID: Culprit] = [:]
    let boxes = layout.nodesLeftOut
    for (index, section) in layout.spec.sections.enumerated() where boxes.contains(section.id) {
      let error = layout.sourceMap.section(of: section.id).flatMap { errors[$0] ?? nil }
      var culprit = Culprit(
        node: section.id, rule: error?.rule.name ?? "section", message: error?.message ?? LeftOut.reason,
        section: index)
      culprit.isLeftOut = true
      result[section.id] = culprit
    }
    return result
  }

  private func isBelow(_ node: NodeID, _ sections: [NodeID: Culprit], _ map: SourceMap) -> Bool {
    var next: NodeID? = node
    while let node = next {
      if sections[node] != nil { return true }
      next = map.parent(of: node)
    }
    return false
  }
}
