/// An unscrolled element and how it moves: enough to draw it at any scroll position.
package struct MovableElement: Sendable {
  package enum Motion: Sendable {
    /// It keeps its place in the content.
    case none
    /// It scrolls with its orthogonal section.
    case row
    /// It is pinned to the visible bounds.
    case pin(Pin)
  }

  /// Its frame and zIndex while nothing is scrolled or pinned.
  package var element: Element
  package var motion: Motion
}

extension Solution {
  /// Calls `body` with every element in output order until it returns false.
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
