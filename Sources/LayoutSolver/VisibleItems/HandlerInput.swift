import LayoutSpec

/// What UIKit gives a section's `visibleItemsInvalidationHandler`.
package struct HandlerInput: Sendable {
  /// The offset of the section's scroll view.
  package let offset: Point
  package let container: Extent
  /// The visible elements with their frames in the coordinates of the section's scroll view: cells by index, supplementary views, then
  /// decorations.
  package let elements: [(element: Element, frame: Rect)]
}

extension Solution {
  /// How many elements a handler gets, at most.
  private static let greatestHandledCount = 10_000

  /// The input of a section's handler; `nil` if UIKit does not call the handler, as with estimates.
  package func handlerInput(ofSection section: Int) -> HandlerInput? {
    guard let visible = visibleItems(ofSection: section) else { return nil }
    var selection = ElementSelection()
    selection.rects = [visibleRect]
    var found: [Element] = []
    _ = forEachLaidOutElement(ofSection: section, of: selection) { element in
      if visible.isVisible(element) { found.append(element) }
      return found.count < Self.greatestHandledCount
    }
    let order: [Element.Category] = [.cell, .supplementary, .decoration]
    let elements = order.flatMap { category in
      found.filter { $0.category == category }.sorted { $0.item < $1.item }
    }
    return HandlerInput(
      offset: visible.place.offset, container: visible.place.container,
      elements: elements.map { ($0, visible.place.ownFrame(of: $0)) })
  }
}
