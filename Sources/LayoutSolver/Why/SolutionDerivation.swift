import LayoutSpec

extension Solution {
  /// Why an element of this layout has its frame: nothing of it is kept, it is found out when it is asked for, from one group.
  package func derivation(of element: Element) -> Derivation {
    var deriver = DerivationBuilder(self)
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
    return Derivation(element: element, steps: deriver.steps)
  }
}
