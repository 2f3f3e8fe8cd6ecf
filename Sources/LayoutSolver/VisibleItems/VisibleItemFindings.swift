import LayoutSpec

/// A formula of `visibleItems` without a valid value.
package struct UnsetVisibleItem: Sendable, Equatable {
  package var property: VisibleItemRule.Property
  /// The formula's value; NaN if it has none.
  package var value: Double
  package var element: Element
  /// The variables of the rule's formulas.
  package var variables: [Variable]

  package struct Variable: Sendable, Equatable {
    package var name: String
    package var value: Double
  }
}

extension Solution {
  /// Evaluates the rules for all visible elements. Reports each invalid formula once, for the first such element. Turns the rules off if
  /// they take too many steps.
  mutating func checkVisibleItems() {
    guard hasVisibleItems else { return }
    var found: [SolverFinding] = []
    var selection = ElementSelection()
    selection.rects = [visibleRect]
    var work = SolverFinding.greatestVisibleItemsWork
    let sight = RectangleQuery(visibleRect, grid: place.grid)
    forEachSection(of: selection) { section in
      guard let visible = visibleItems(ofSection: section) else { return true }
      func look(_ element: Element) -> Bool {
        work -= visible.work(for: element)
        if work >= 0 { visible.check(element, into: &found) }
        return work >= 0
      }
      // Elements without area are never visible, but walk through them, too: each costs a step, and there may be any number of them.
      let groupPlace = place.shifted(by: sections[section].groupShift)
      let goesOn =
        (decorations(ofSection: section) + boundaryItems(ofSection: section)).allSatisfy(look)
        && sections[section].groups?.forEachElement(
          section: section, in: sight.window(before: groupPlace), { look(groupPlace($0)) }) ?? true
      if !goesOn, let rule = visible.rules.first {
        found.append(SolverFinding(node: rule.rule.id, problem: .tooMuchVisibleItemsWork))
      }
      return goesOn
    }
    if work < 0 { hasVisibleItems = false }
    findings += found
  }
}

extension VisibleItems {
  /// How many steps an element costs.
  fileprivate func work(for element: Element) -> Int {
    // Computing an element's variables takes about as long as this many steps.
    let variables = 25
    guard isVisible(element) else { return 1 + rules.count }
    return rules.reduce(1) { $0 + ($1.isFor(element) ? variables + $1.rule.program.steps.count : 1) }
  }

  /// Adds a finding for each formula that has no valid value for an element, unless the formula has one already.
  fileprivate func check(_ element: Element, into findings: inout [SolverFinding]) {
    forEachRule(for: element) { rule, variables in
      _ = rule.values(variables) { property, value in
        let isKnown = findings.contains { $0.node == rule.rule.id && $0.problem.property == property }
        guard !isKnown else { return }
        let names = VisibleItemVariable.allCases.enumerated().filter { place, _ in
          rule.rule.program.steps.contains(.variable(place))
        }
        let found = UnsetVisibleItem(
          property: property, value: value, element: element,
          variables: names.map { .init(name: $1.rawValue, value: variables[$0]) })
        findings.append(SolverFinding(node: rule.rule.id, problem: .unsetVisibleItem(found)))
      }
    }
  }
}

extension SolverFinding.Problem {
  fileprivate var property: VisibleItemRule.Property? {
    if case .unsetVisibleItem(let found) = self { found.property } else { nil }
  }
}
