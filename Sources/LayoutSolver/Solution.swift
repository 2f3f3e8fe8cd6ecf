import LayoutSpec

/// The solved layout: frames on demand, never all at once.
///
/// Opening a solution costs time in the number of sections and nodes of the spec, not in the number of cells.
public struct Solution: Sendable {
  /// The layout that was solved.
  public let spec: Spec
  /// What it was solved for.
  public let environment: Environment
  /// The size of the content, points.
  public let contentSize: Extent
  /// The element kinds that occur; the first is the empty one of cells.
  public let elementKinds: [String]
  /// The solved sections, in order.
  public let sections: [SolvedSection]

  /// Calls `body` with every element in the order of the output contract, until it returns false.
  public func forEachElement(_ body: (Element) -> Bool) {
  }

  /// Calls `body` with the layout-wide items that stand before the content (or after it), until it returns false.
  public func forEachLayoutItem(beforeContent: Bool, _ body: (Element) -> Bool) {
  }

  /// Calls `body` with the elements of one section in the order of the output contract, until it returns false.
  ///
  /// - Parameter zIndex: leaves out all elements but those of this zIndex. See `zIndexes(ofSection:)`.
  public func forEachElement(ofSection section: Int, zIndex: Int? = nil, _ body: (Element) -> Bool) {
  }

  /// The distinct zIndexes of a section's elements, ascending.
  public func zIndexes(ofSection section: Int) -> [Int] {
    []
  }

  /// Calls `body` with the boxes of one section that explain its layout, outer boxes before inner ones, until it returns false.
  public func forEachBox(ofSection section: Int, _ body: (ExplanatoryBox) -> Bool) {
  }

  /// The frame of a cell, or nil where the section has no such cell.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    nil
  }

  /// The title that the spec gives to a boundary item or a cell, for pictures and output.
  public func title(of element: Element) -> String? {
    nil
  }
}

/// A solved section.
public struct SolvedSection: Sendable {
  /// The section's box: the container's whole side across the scroll axis; points, on device pixels.
  public let frame: Rect
}
