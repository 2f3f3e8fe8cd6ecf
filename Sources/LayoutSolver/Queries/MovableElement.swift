import LayoutSpec

/// An element where it stands while nothing is scrolled, and what moves it from there: enough to draw it at any scroll position.
package struct MovableElement: Sendable {
  package enum Motion: Sendable {
    /// It stands where it is in the content.
    case none
    /// It is scrolled with the row of its section.
    case row
    /// It stays in sight.
    case pin(Pin)
  }

  /// With the frame and zIndex that it has where neither the content nor a row is scrolled and nothing is pinned.
  package var element: Element
  package var motion: Motion
}

extension Solution {
  /// Calls `body` with every element in the order of the output contract, until it returns false.
  package func forEachMovableElement(_ body: (MovableElement) -> Bool) {
    guard forEachBoundaryItem(leadingItems, body) else { return }
    for (index, section) in sections.enumerated() {
      guard forEachMovableElement(of: section, index: index, body) else { return }
    }
    _ = forEachBoundaryItem(trailingItems, body)
  }

  private func forEachMovableElement(
    of section: SolvedSection, index: Int, _ body: (MovableElement) -> Bool
  ) -> Bool {
    for element in section.decorations
    where !body(MovableElement(element: place(element), motion: .none)) { return false }
    guard forEachBoundaryItem(section.leadingItems, body) else { return false }
    let motion = section.orthogonalRow == nil ? MovableElement.Motion.none : .row
    let goesOn =
      section.groups?.emitter().forEachElement(section: index, zIndex: nil) {
        body(MovableElement(element: place($0), motion: motion))
      } ?? true
    return goesOn && forEachBoundaryItem(section.trailingItems, body)
  }

  private func forEachBoundaryItem(
    _ items: [SolvedBoundaryItem], _ body: (MovableElement) -> Bool
  ) -> Bool {
    items.allSatisfy {
      body(MovableElement(element: place($0.natural), motion: $0.pin.map { .pin($0) } ?? .none))
    }
  }
}
