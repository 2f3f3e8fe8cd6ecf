import LayoutSpec

/// Applies a section's `visibleItems` rules to its visible elements, one element at a time and on demand.
/// An element is visible if its frame meets the collection view's bounds, even in an orthogonal section (choice visible-items-sight). UIKit
/// hands a handler the cells by index, then supplementary views, then decorations; rules see one element at a time. This is a class so that
/// passes over a million elements share one reference.
package final class VisibleItems: Sendable {
  /// A rule with the numbers of the element kinds that it applies to.
  struct Rule: Sendable {
    let rule: VisibleItemRule
    private let kinds: Set<Int>
    /// The appearances of the elements that code changed; `nil` for a rule of a spec.
    private let handled: [ElementName: VisibleAppearance]?

    private struct ElementName: Hashable {
      let category: Element.Category
      let kind: Int
      let item: Int
    }

    init(_ rule: VisibleItemRule, kinds names: [String]) {
      self.rule = rule
      if case .kinds(let wanted) = rule.targets {
        kinds = Set(names.indices.filter { wanted.contains(names[$0]) })
      } else {
        kinds = []
      }
      handled = rule.handled.map { elements in
        Dictionary(
          elements.compactMap { element in
            guard let category = Element.Category(rawValue: element.category),
              let kind = names.firstIndex(of: element.kind)
            else { return nil }
            let name = ElementName(category: category, kind: kind, item: element.item)
            return (name, VisibleAppearance(element))
          }, uniquingKeysWith: { $1 })
      }
    }

    /// The appearance that code gave an element.
    func handled(_ element: Element) -> VisibleAppearance? {
      handled?[ElementName(category: element.category, kind: element.kind, item: element.item)]
    }

    /// True if it applies to an element.
    func isFor(_ element: Element) -> Bool {
      if handled != nil { return handled(element) != nil }
      return switch rule.targets {
      case .all: true
      case .cells: element.category == .cell
      case .supplementaries: element.category == .supplementary
      case .decorations: element.category == .decoration
      case .kinds: element.category != .cell && kinds.contains(element.kind)
      }
    }

    /// The values that the rule sets for an element; `nil` if one of them is invalid. `refuse` is called with each invalid value.
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
  /// True if a rule sets a property of the element itself: its zIndex, or whether it is hidden.
  let changesElements: Bool
  let place: VisibleItemPlace
  private let sight: RectangleQuery
  private let grid: PixelGrid

  init(_ solution: Solution, section index: Int) {
    let section = solution.spec.sections[index]
    rules = section.visibleItems.map { Rule($0, kinds: solution.elementKinds) }
    changesElements = section.visibleItems.contains { $0.sets(.zIndex, .hidden) }
    place = VisibleItemPlace(solution, section: index)
    grid = solution.place.grid
    sight = RectangleQuery(solution.visibleRect, grid: grid)
  }

  private init(_ other: VisibleItems, scrolledOnBy distance: Double) {
    (rules, changesElements, grid) = (other.rules, other.changesElements, other.grid)
    place = other.place.scrolledOn(by: distance)
    sight = RectangleQuery(place.sight, grid: grid)
  }

  /// The same rules once the section is scrolled on by a distance along its axis, in a layout from left to right.
  func scrolledOn(by distance: Double) -> VisibleItems { VisibleItems(self, scrolledOnBy: distance) }

  /// The appearance of an element; `nil` if it is not visible, or no rule applies to it. Rules without a valid value are skipped; they were
  /// reported when the layout was solved.
  package func appearance(of element: Element) -> VisibleAppearance? {
    var appearance: VisibleAppearance?
    forEachRule(for: element) { rule, variables in
      if let handled = rule.handled(element) {
        appearance = handled
        return
      }
      let values = rule.values(variables) { _, _ in }
      appearance = appearance ?? VisibleAppearance()
      if let values { appearance?.add(values) }
    }
    return appearance
  }

  /// The element with the zIndex and visibility that rules set.
  func applied(to element: Element) -> Element {
    guard changesElements, let appearance = appearance(of: element) else { return element }
    var element = element
    if let zIndex = appearance.zIndex { element.zIndex = zIndex }
    if let isHidden = appearance.isHidden { element.isHidden = isHidden }
    return element
  }

  /// Calls `body` with the rules that apply to a visible element, and with the values of their variables.
  func forEachRule(for element: Element, _ body: (Rule, [Double]) -> Void) {
    guard isVisible(element), rules.contains(where: { $0.isFor(element) }) else { return }
    let variables = place.variables(of: element)
    for rule in rules where rule.isFor(element) { body(rule, variables) }
  }

  func isVisible(_ element: Element) -> Bool { sight.meets(element.frame) }
}

extension Solution {
  /// The rules of a section; `nil` if it has none, if it has estimates (choice visible-items-estimates), or if the view has no area.
  package func visibleItems(ofSection section: Int) -> VisibleItems? {
    guard hasVisibleItems, sections[section].appliesVisibleItems, visibleRect.width > 0,
      visibleRect.height > 0
    else { return nil }
    return VisibleItems(self, section: section)
  }

  /// The rules of a section if they change elements themselves; otherwise `nil`.
  func changingItems(ofSection section: Int) -> VisibleItems? {
    visibleItems(ofSection: section).flatMap { $0.changesElements ? $0 : nil }
  }

  /// The appearance of an element; `nil` if it is not visible, or no rule applies to it.
  package func appearance(of element: Element) -> VisibleAppearance? {
    element.section.flatMap(visibleItems(ofSection:))?.appearance(of: element)
  }
}
