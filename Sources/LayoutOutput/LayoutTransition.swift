import LayoutSpec

/// The change of each element from one layout to the next, for animated pictures.
package struct LayoutTransition: Sendable {
  /// The change that an element's color shows.
  package enum Change: Int, Sendable, CaseIterable {
    case appeared = 1
    case disappeared
    case moved
    case reloaded
  }

  /// The appearance that `visibleItems` gave an element.
  package struct Look: Sendable {
    /// The six numbers of an affine transform about the center.
    package let transform: [Double]
    package let alpha: Double

    package init(transform: [Double], alpha: Double) {
      self.transform = transform
      self.alpha = alpha
    }

    /// The appearance without rules.
    static let plain = Look(transform: [1, 0, 0, 1, 0, 0], alpha: 1)
  }

  /// An element of the new layout and its place in the old one.
  package struct Arrival: Sendable {
    /// Its index among the elements of the old layout; `nil` if it is new.
    package let origin: Int?
    /// Its old frame, in points; `nil` if it was not shown or is hidden now.
    package let frame: Rect?
    /// Its old appearance; `nil` without rules.
    package let look: Look?
    /// The change of the element; `nil` if it stays, although its frame may differ.
    package let change: Change?
    /// The differences of its content, in words.
    package let note: String?

    package init(origin: Int?, frame: Rect?, look: Look?, change: Change?, note: String?) {
      self.origin = origin
      self.frame = frame
      self.look = look
      self.change = change
      self.note = note
    }
  }

  /// An element of the old layout that is no longer shown.
  package struct Departure: Sendable {
    /// Its old frame, in points.
    package let frame: Rect
    /// Its old appearance; `nil` without rules.
    package let look: Look?
    /// `cell`, `supplementary` or `decoration`.
    package let category: String
    /// The element kind; empty for cells.
    package let kind: String
    /// A cell's title, id or index; `nil` for other views.
    package let name: String?
    /// The place of a cell in the old layout; `nil` for other views.
    package let section: Int?
    package let item: Int?
    /// The distance of a leading label from the leading edge, in points; `nil` for a centered label.
    var labelInset: Double?

    package init(
      frame: Rect, look: Look?, category: String, kind: String, name: String?, section: Int? = nil,
      item: Int? = nil
    ) {
      self.frame = frame
      self.look = look
      self.category = category
      self.kind = kind
      self.name = name
      self.section = section
      self.item = item
    }
  }

  /// The elements of the new layout, in the order of the output.
  package let arrivals: [Arrival]
  package let departures: [Departure]
  package let oldContentSize: Extent

  package init(arrivals: [Arrival], departures: [Departure], oldContentSize: Extent) {
    self.arrivals = arrivals
    self.departures = departures
    self.oldContentSize = oldContentSize
  }

  /// The kinds of changes that occur.
  var changes: [Change] {
    let found = Set(arrivals.compactMap(\.change))
    return Change.allCases.filter { $0 == .disappeared ? !departures.isEmpty : found.contains($0) }
  }
}
