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
    func pass(_ element: Element, _ motion: MovableElement.Motion) -> Bool {
      body(MovableElement(element: place(element), motion: motion))
    }
    func passAll(_ items: [SectionView]) -> Bool {
      items.allSatisfy { pass($0.natural, $0.pin.map { .pin($0) } ?? .none) }
    }
    func passAll(_ index: Int) -> Bool {
      let section = sections[index]
      let motion: MovableElement.Motion = section.orthogonalRow == nil ? .none : .row
      return passAll(section.decorations) && passAll(section.leadingItems)
        && (section.groups?.emitter().forEachElement(section: index, zIndex: nil) { pass($0, motion) } ?? true)
        && passAll(section.trailingItems)
    }
    _ = passAll(leadingItems) && sections.indices.allSatisfy(passAll) && passAll(trailingItems)
  }
}
