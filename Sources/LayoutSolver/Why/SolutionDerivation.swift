import LayoutSpec

extension Solution {
  /// Derives an element's frame. Only the groups that it needs are solved.
  package func derivation(of element: Element) -> Derivation {
    var derivations = Derivations(self)
    return derivations.derivation(of: element)
  }

  fileprivate func derivation(of seen: Element, _ deriver: inout DerivationBuilder) -> Derivation {
    let element = laidOut(seen)
    deriver.begin()
    if seen.zIndex != element.zIndex { deriver.seen = seen }
    switch (element.category, element.section) {
    case (.cell, let section?): deriver.cell(element, inSection: section)
    case (.decoration, let section?): deriver.decoration(element, inSection: section)
    case (.supplementary, let section?):
      if spec.sections[section].boundaryItems.contains(where: {
        $0.id == element.node && $0.elementKind == elementKinds[element.kind]
      }) {
        deriver.boundaryItem(element, inSection: section)
      } else {
        deriver.badge(element, inSection: section)
      }
    case (.supplementary, nil): deriver.boundaryItem(element, inSection: nil)
    case (.cell, nil), (.decoration, nil): break
    }
    return Derivation(subject: .element(seen), steps: deriver.steps)
  }

  /// Derives a section's place and length.
  package func derivation(ofSection index: Int) -> Derivation {
    var deriver = DerivationBuilder(self)
    deriver.section(index)
    return Derivation(subject: .section(index, frame(ofSection: index)), steps: deriver.steps)
  }

  /// The element before `visibleItems` rules.
  private func laidOut(_ element: Element) -> Element {
    guard let section = element.section, changingItems(ofSection: section) != nil else { return element }
    var found: Element?
    var selection = ElementSelection()
    selection.rects = [element.frame]
    selection.sections = [section]
    _ = forEachLaidOutElement(ofSection: section, of: selection) { other in
      if other.node == element.node, other.kind == element.kind, other.item == element.item { found = other }
      return found == nil
    }
    var result = element
    if let found { result.zIndex = found.zIndex }
    return result
  }
}

/// Derives the frames of many elements. What elements of a section share is derived once if they follow each other.
package struct Derivations {
  private let solution: Solution
  private var builder: DerivationBuilder

  package init(_ solution: Solution) {
    self.solution = solution
    builder = DerivationBuilder(solution)
  }

  package mutating func derivation(of element: Element) -> Derivation {
    solution.derivation(of: element, &builder)
  }
}
