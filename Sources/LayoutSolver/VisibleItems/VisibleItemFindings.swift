import LayoutSpec

/// A formula of `visibleItems` that has no value that can be set.
package struct UnsetVisibleItem: Sendable, Equatable {
  /// What it sets.
  package var property: VisibleItemRule.Property
  /// What it comes out as; no number where it has none.
  package var value: Double
  package var element: Element
  /// The names in the rule's formulas, with their values.
  package var variables: [Variable]

  package struct Variable: Sendable, Equatable {
    package var name: String
    package var value: Double
  }
}

extension Solution {
  /// How many elements in sight are looked at.
  private static let greatestCheckedCount = 100_000

  /// The formulas of `visibleItems` that have no value for an element in sight, each for the first such element.
  var visibleItemFindings: [SolverFinding] {
    guard hasVisibleItems else { return [] }
    var findings: [SolverFinding] = []
    var selection = ElementSelection()
    selection.rects = [visibleRect]
    var left = Self.greatestCheckedCount
    forEachSection(of: selection) { section in
      guard let visible = visibleItems(ofSection: section) else { return true }
      return forEachLaidOutElement(ofSection: section, of: selection) { element in
        visible.forEachRule(for: element) { rule, variables in
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
        left -= 1
        return left > 0
      }
    }
    return findings
  }
}

extension SolverFinding.Problem {
  fileprivate var property: VisibleItemRule.Property? {
    if case .unsetVisibleItem(let found) = self { found.property } else { nil }
  }
}
