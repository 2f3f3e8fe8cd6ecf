import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// A layout as rules see it: the spec in concrete values, and the settings of the rules.
///
/// Values that several rules use are computed once, on first use.
package final class LintedLayout {
  let resolved: ResolvedLayout
  let settings: LintSettings
  let options: RuleOptions
  let suppressions: Suppressions
  /// Plans the text edits of fixes; without it, findings have no fixes.
  package var planner: FixPlanner?
  var solution: Solution?
  /// The sections. Of the copies that `repeat` makes, only the first is included.
  private(set) lazy var sections = linted(resolved.spec.sections)
  /// The items and groups of all sections, outer ones first.
  private(set) lazy var nodes = sections.flatMap(\.nodes)
  /// The sections with their solved groups; empty until frames are known.
  private(set) lazy var templates: [SectionTemplate] = solution?.templates(sections) ?? []
  /// The items and groups that are laid out, outer ones first; empty until frames are known.
  private(set) lazy var solvedNodes = templates.flatMap(\.nodes)
  /// The boundary items of each template, and last those of the layout; empty until frames are known.
  private(set) lazy var boundaryItems: [[PlacedBoundaryItem]] = solution?.boundaryItems(of: templates) ?? []
  /// The insets other than 0 of every node.
  private(set) lazy var insets = writtenInsets
  /// The boxes that stand in for sections with errors; findings about them are dropped.
  private lazy var leftOut = resolved.nodesLeftOut

  private let sources: SourceSet?
  private let shared: FindingsOfText

  /// - Parameters:
  ///   - suppressions: the comments that hide findings; linting marks those that did.
  ///   - shared: what was found in the same text for other environments and states.
  package init(
    _ resolved: ResolvedLayout, _ policy: LintPolicy = LintPolicy(),
    _ suppressions: Suppressions = Suppressions(), planner: FixPlanner? = nil, sources: SourceSet? = nil,
    sharing shared: FindingsOfText = FindingsOfText()
  ) {
    self.resolved = resolved
    self.suppressions = suppressions
    self.planner = planner
    self.shared = shared
    self.sources = sources
    settings = LintSettings(resolved.normal, policy, sections: resolved.spec.sections)
    options = policy.options
  }

  /// What a rule finds in the text alone. The rule searches once for all environments.
  func inText(_ rule: RuleID, _ find: () -> [Finding]) -> [Finding] {
    if let known = shared.findings.first(where: { $0.rule == rule }) { return known.found }
    let found = find()
    shared.findings.append((rule, found))
    return found
  }

  /// True if an ASCII word may occur in an expression: a file contains the word, or an escape that could spell a part of it.
  func mayMention(_ word: String) -> Bool {
    guard let sources else { return true }
    return sources.files.contains { $0.holds(word) || $0.holds("\\") }
  }

  /// The other files that were read, such as includes and data; `nil` if they are not available.
  var otherFiles: [SourceFile]? {
    if let sources { return Array(sources.files.dropFirst()) }
    return normal["include"] == nil ? [] : nil
  }

  /// True if a finding is about a section that was left out because of errors.
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
  /// The normal form of the whole spec, including registrations, states and settings.
  var normal: Normal { resolved.normal }
  /// The `list` that a section was made from, by the section's id.
  var lists: [NodeID: Normal] { resolved.lists }

  /// A section as it was written, before a variant was chosen; `nil` if it is not in the spec's own list of sections.
  func written(_ section: NodeID) -> Normal? {
    guard let index = sourceMap.section(of: section), let sections = normal["sections"]?.elements,
      sections.indices.contains(index)
    else { return nil }
    return sections[index]
  }

  /// Where the width or height of a node is written.
  func sizeSpan(of node: NodeID, _ axis: Axis) -> Span { sourceMap.valueSpan(of: node, "size", axis.side) }

  private func linted(_ all: SectionList) -> [LintedSection] {
    let runs = all.runs
    return runs.indices.filter { $0 == 0 || runs[$0 - 1].first.id != runs[$0].first.id }.map {
      LintedSection(
        all.range(ofRun: $0).lowerBound, run: $0, of: runs, list: resolved.lists[runs[$0].first.id])
    }
  }
}

/// What rules find in the text alone, shared by all environments and states of a spec.
package final class FindingsOfText {
  /// What each rule has found. A list, because few rules look only at the text.
  fileprivate var findings: [(rule: RuleID, found: [Finding])] = []

  package init() {}
}

extension Sequence {
  /// What `find` finds about each element along each axis.
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
  /// True if an expression in the value contains a word; definitions are searched as they were written.
  package func mentions(_ word: String) -> Bool { hasExpression { $0.holds(word) } }

  /// True if the layout depends on the user's text size: an expression names it, or measures text.
  package var followsTextSize: Bool {
    hasExpression { text in
      // A text is cheaper to search than to parse.
      Self.wordsOfTextSize.contains { text.holds($0) }
        && Expression(reading: text)?.followsTextSize ?? true
    }
  }

  /// One of these words is in every expression that depends on the user's text size.
  static let wordsOfTextSize =
    [TraitKeys.preferredContentSizeCategory.name] + TextFunction.allCases.map(\.rawValue)

  private func hasExpression(where isSuch: (String) -> Bool) -> Bool {
    switch value {
    case .expression(let text): isSuch(text)
    // By index, because copying an element costs more than searching it.
    case .list(let elements): elements.indices.contains { elements[$0].hasExpression(where: isSuch) }
    case .map(let fields): fields.indices.contains { fields[$0].value.hasExpression(where: isSuch) }
    case .raw(let raw): raw.plain.hasExpression(where: isSuch)
    case .null, .boolean, .number, .text: false
    }
  }
}

extension String {
  /// True if the text contains the bytes of a word; words of expressions are ASCII, so bytes suffice.
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
