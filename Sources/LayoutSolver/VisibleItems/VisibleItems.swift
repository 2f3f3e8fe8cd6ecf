import LayoutSpec

/// The elements of a section in sight, and what its rules make of them: computed for an element when it is asked for.
///
/// An element is in sight if its frame meets the collection view's bounds, of a row, too (choice visible-items-sight). UIKit hands a handler
/// the cells in the order of their index, then supplementary views, then decorations; rules see one element at a time.
///
/// A class: passes over a million elements share one reference.
package final class VisibleItems: Sendable {
  /// A rule with the numbers of the element kinds that it is for.
  struct Rule: Sendable {
    let rule: VisibleItemRule
    private let kinds: Set<Int>

    init(_ rule: VisibleItemRule, kinds names: [String]) {
      self.rule = rule
      if case .kinds(let wanted) = rule.targets {
        kinds = Set(names.indices.filter { wanted.contains(names[$0]) })
      } else {
        kinds = []
      }
    }

    /// True if it is for an element.
    func isFor(_ element: Element) -> Bool {
      switch rule.targets {
      case .all: true
      case .cells: element.category == .cell
      case .supplementaries: element.category == .supplementary
      case .decorations: element.category == .decoration
      case .kinds: element.category != .cell && kinds.contains(element.kind)
      }
    }

    /// The values that the rule sets for an element; nil if one of them cannot be set, and `refuse` is called with each of those.
    func values(_ variables: [Double], refuse: (VisibleItemRule.Property, Double) -> Void) -> VisibleValues? {
      var registers = rule.program.registers
      rule.program.run(variables, in: &registers)
      var isWhole = true
      for output in rule.outputs where !output.property.allows(registers[output.register]) {
        refuse(output.property, registers[output.register])
        isWhole = false
      }
      return isWhole ? VisibleValues(outputs: rule.outputs, registers: registers) : nil
    }
  }

  let rules: [Rule]
  /// True if a rule sets what stands in an element itself: its zIndex, and whether it is hidden.
  let changesElements: Bool
  private let place: VisibleItemPlace
  private let sight: RectangleQuery

  init(_ solution: Solution, section index: Int) {
    let section = solution.spec.sections[index]
    rules = section.visibleItems.map { Rule($0, kinds: solution.elementKinds) }
    changesElements = section.visibleItems.contains { $0.sets(.zIndex, .hidden) }
    place = VisibleItemPlace(solution, section: index)
    sight = RectangleQuery(solution.visibleRect, grid: solution.place.grid)
  }

  /// What an element looks like; nil where it is out of sight, or no rule is for it.
  ///
  /// A rule that has no value for the element is left out: that was found when the layout was solved.
  package func appearance(of element: Element) -> VisibleAppearance? {
    var appearance: VisibleAppearance?
    forEachRule(for: element) { rule, variables in
      let values = rule.values(variables) { _, _ in }
      appearance = appearance ?? VisibleAppearance()
      if let values { appearance?.add(values) }
    }
    return appearance
  }

  /// An element with the zIndex that it has in sight, and hidden where a rule hides it.
  func seen(_ element: Element) -> Element {
    guard changesElements, let appearance = appearance(of: element) else { return element }
    var element = element
    if let zIndex = appearance.zIndex { element.zIndex = zIndex }
    if let isHidden = appearance.isHidden { element.isHidden = isHidden }
    return element
  }

  /// Calls `body` with the rules that are for an element in sight, and with the values of their variables.
  func forEachRule(for element: Element, _ body: (Rule, [Double]) -> Void) {
    guard isInSight(element), rules.contains(where: { $0.isFor(element) }) else { return }
    let variables = place.variables(of: element)
    for rule in rules where rule.isFor(element) { body(rule, variables) }
  }

  func isInSight(_ element: Element) -> Bool { sight.meets(element.frame) }
}

extension Solution {
  /// What a section's rules make of its elements in sight; nil where it has none, or estimates (choice visible-items-estimates), and in a
  /// view without width or height, in which nothing is in sight.
  package func visibleItems(ofSection section: Int) -> VisibleItems? {
    guard hasVisibleItems, sections[section].appliesVisibleItems, visibleRect.width > 0,
      visibleRect.height > 0
    else { return nil }
    return VisibleItems(self, section: section)
  }

  /// The same, where the rules change what stands in an element itself.
  func changingItems(ofSection section: Int) -> VisibleItems? {
    visibleItems(ofSection: section).flatMap { $0.changesElements ? $0 : nil }
  }

  /// What an element looks like by the rules of its section; nil where it is out of sight, or no rule is for it.
  package func appearance(of element: Element) -> VisibleAppearance? {
    element.section.flatMap(visibleItems(ofSection:))?.appearance(of: element)
  }
}
