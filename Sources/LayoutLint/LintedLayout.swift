import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

/// A layout as rules see it: the spec in concrete values, and what was set for the rules.
public final class LintedLayout: Sendable {
  let resolved: ResolvedLayout
  /// The numbers and names that rules go by.
  let options: RuleOptions
  /// The sections with their solved groups, where frames are known.
  let templates: [SectionTemplate]
  /// The boundary items of each template, and at the end those of the layout, where frames are known.
  let boundaryItems: [[PlacedBoundaryItem]]
  /// The sections that were left out since they have errors: boxes that no rule is about.
  private let leftOut: Set<NodeID>
  /// What `forEachNode` goes through, once for all rules.
  private let nodes: WalkedNodes

  init(_ resolved: ResolvedLayout, _ options: RuleOptions, _ solution: Solution? = nil) {
    self.resolved = resolved
    self.options = options
    templates = solution?.templates ?? []
    boundaryItems = solution?.boundaryItems(of: templates) ?? []
    nodes = WalkedNodes(resolved.spec)
    leftOut = resolved.nodesLeftOut
  }

  /// Whether a finding is about a section that was left out.
  func isLeftOut(_ finding: Finding) -> Bool {
    guard let parts = resolved.leftOut else { return false }
    var node = finding.node
    while let next = node {
      if leftOut.contains(next) { return true }
      node = sourceMap.parent(of: next)
    }
    return parts.spans.contains { $0.start <= finding.span.start && finding.span.start < $0.end }
  }

  var spec: Spec { resolved.spec }
  var environment: Environment { resolved.environment }
  var sourceMap: SourceMap { resolved.sourceMap }
  /// The spec's own definitions that nothing uses.
  var unusedDefinitions: [ResolvedLayout.Definition] { resolved.unusedDefinitions }
  /// The normal form, with what has no part in the layout: registrations, states, settings.
  var document: Normal { resolved.document }
  /// The keys of the `list` that a section was made by, by the section.
  var lists: [NodeID: Normal] { resolved.lists }

  /// A section as it was written, before variants; nil where it is not among the spec's own.
  func written(_ section: Section) -> Normal? {
    let path = sourceMap.path(of: section.id)
    guard let index = Int(path.dropFirst("sections[".count).dropLast()),
      let sections = document["sections"]?.elements, sections.indices.contains(index)
    else { return nil }
    return sections[index]
  }

  /// Calls `body` with every item and group and the group that holds it, outer ones first; outermost groups have none.
  func forEachNode(_ body: (_ node: Node, _ parent: Group?) -> Void) { nodes.forEach(body) }
}

extension Normal {
  /// Whether an expression in the value has a word in it; definitions are looked through as they were written.
  func mentions(_ word: String) -> Bool {
    switch value {
    case .expression(let text): text.holds(word)
    case .list(let elements): elements.contains { $0.mentions(word) }
    case .map(let fields): fields.contains { $0.value.mentions(word) }
    case .raw(let raw): raw.plain.mentions(word)
    case .null, .boolean, .number, .text: false
    }
  }
}

extension String {
  /// Whether the bytes of a word stand in the text: words of expressions are ASCII, so that no characters have to be made out.
  fileprivate func holds(_ word: String) -> Bool {
    let text = utf8
    guard let first = word.utf8.first, text.count >= word.utf8.count else { return word.isEmpty }
    var start = text.startIndex
    while let place = text[start...].firstIndex(of: first) {
      if text[place...].starts(with: word.utf8) { return true }
      start = text.index(after: place)
    }
    return false
  }
}
