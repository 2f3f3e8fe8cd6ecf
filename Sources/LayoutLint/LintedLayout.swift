import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// A layout as rules see it: the spec in concrete values, and what was set for the rules.
///
/// What several rules look at is made once, and where none of them runs not at all.
package final class LintedLayout {
  let resolved: ResolvedLayout
  /// The numbers and names that rules go by.
  let options: RuleOptions
  /// The frames, once they are known.
  var solution: Solution?
  /// The sections; of copies that `repeat` makes only the first.
  private(set) lazy var sections = linted(resolved.spec.sections)
  /// The items and groups of all sections, outer ones first.
  private(set) lazy var nodes = sections.flatMap(\.nodes)
  /// The sections with their solved groups, where frames are known.
  private(set) lazy var templates: [SectionTemplate] = solution?.templates(sections) ?? []
  /// The items and groups that are laid out, outer ones first; none where frames are not known.
  private(set) lazy var solvedNodes = templates.flatMap(\.nodes)
  /// The boundary items of each template, and at the end those of the layout, where frames are known.
  private(set) lazy var boundaryItems: [[PlacedBoundaryItem]] = solution?.boundaryItems(of: templates) ?? []
  /// The insets other than 0 of everything that has some.
  private(set) lazy var insets = writtenInsets
  /// The sections that were left out since they have errors: boxes that no rule is about.
  private lazy var leftOut = resolved.nodesLeftOut

  private let sources: SourceSet?
  private let shared: FindingsOfText

  /// - Parameters:
  ///   - policy: for the numbers and names that rules go by.
  ///   - sources: the files that the spec was read from, where they are at hand.
  ///   - shared: what was found in the same text for other environments and states.
  package init(
    _ resolved: ResolvedLayout, _ policy: LintPolicy = LintPolicy(), sources: SourceSet? = nil,
    sharing shared: FindingsOfText = FindingsOfText()
  ) {
    self.shared = shared
    self.resolved = resolved
    self.sources = sources
    options = policy.options
  }

  /// What a rule finds in the text alone, whatever the layout: looked for once.
  func inText(_ rule: RuleID, _ find: () -> [Finding]) -> [Finding] {
    if let found = shared.findings[rule] { return found }
    let found = find()
    shared.findings[rule] = found
    return found
  }

  /// True if a word of ASCII may stand in an expression anywhere: not where the files have neither the word nor escapes that may stand for
  /// a part of it.
  func mayMention(_ word: String) -> Bool {
    guard let sources else { return true }
    return sources.files.contains { $0.holds(word) || $0.holds("\\") }
  }

  /// The files that were read beside the spec's own: those that it includes, its data. Nil where they are not at hand.
  var filesBesides: [SourceFile]? {
    if let sources { return Array(sources.files.dropFirst()) }
    return document["include"] == nil ? [] : nil
  }

  /// True if a finding is about a section that was left out.
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
  func written(_ section: NodeID) -> Normal? {
    guard let index = sourceMap.section(of: section), let sections = document["sections"]?.elements,
      sections.indices.contains(index)
    else { return nil }
    return sections[index]
  }

  /// Where the width or height of a node is written.
  func sizeSpan(of node: NodeID, _ axis: Axis) -> Span { sourceMap.valueSpan(of: node, "size", axis.side) }

  private func linted(_ all: SectionList) -> [LintedSection] {
    let runs = all.runs
    return runs.indices.filter { $0 == 0 || runs[$0 - 1].first.id != runs[$0].first.id }
      .map {
        LintedSection(
          all.range(ofRun: $0).lowerBound, runs[$0].first, list: resolved.lists[runs[$0].first.id])
      }
  }
}

/// What rules find in a text alone, for a spec that is linted for several environments and states.
package final class FindingsOfText {
  fileprivate var findings: [RuleID: [Finding]] = [:]

  package init() {}
}

extension Sequence {
  /// What a rule finds about each element along each axis.
  func findings(_ find: (Element, Axis) -> Finding?) -> [Finding] {
    var result: [Finding] = []
    for element in self {
      for axis in [Axis.horizontal, .vertical] {
        if let finding = find(element, axis) { result.append(finding) }
      }
    }
    return result
  }
}

extension Normal {
  /// True if an expression in the value has a word in it; definitions are looked through as they were written.
  package func mentions(_ word: String) -> Bool {
    switch value {
    case .expression(let text): text.holds(word)
    // Looked at in their places: a copy costs more than the look.
    case .list(let elements): elements.indices.contains { elements[$0].mentions(word) }
    case .map(let fields): fields.indices.contains { fields[$0].value.mentions(word) }
    case .raw(let raw): raw.plain.mentions(word)
    case .null, .boolean, .number, .text: false
    }
  }
}

extension String {
  /// True if the bytes of a word stand in the text: words of expressions are ASCII, so that no characters have to be made out.
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
