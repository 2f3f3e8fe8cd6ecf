import LayoutSpec

extension Solution {
  /// Why an element of this layout has its frame: nothing of it is kept, it is found out when it is asked for, from one group.
  public func derivation(of element: Element) -> Derivation { derivation(of: element, motion: .asSolved) }

  /// Why a movable element has the frame that it has where nothing is scrolled.
  public func stillDerivation(of movable: MovableElement) -> Derivation {
    derivation(of: movable.element, motion: .still)
  }

  /// Why a movable element has its frame where it is moved: arithmetic that holds for every number that stands for how far things are
  /// scrolled (`DerivationStep.scrollNames`). None for what nothing moves; two for what is held at either edge, the near one first.
  public func movedDerivations(of movable: MovableElement) -> [Derivation] {
    var element = movable.element
    switch movable.motion {
    case .none: return []
    case .row: return [derivation(of: element, motion: .anywhere(isPulled: false))]
    case .pin(let pin):
      element.isPinned = true
      element.zIndex += Pin.zIndex
      let edges = pin.side == .center ? [false, true] : [false]
      return edges.map { derivation(of: element, motion: .anywhere(isPulled: $0)) }
    }
  }

  private func derivation(of element: Element, motion: Deriver.Motion) -> Derivation {
    var deriver = Deriver(self, motion: motion)
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

extension DerivationStep {
  /// What the numbers are called that say how far the content or a row is scrolled.
  public static let scrollNames: Set = ["scroll", "scroll.x", "scroll.y"]
}
