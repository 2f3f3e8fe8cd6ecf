import LayoutSpec

/// What becomes of each element from one layout to the next, for pictures that show both.
package struct LayoutTransition: Sendable {
  /// What is told of an element by its colour.
  package enum Change: Int, Sendable, CaseIterable {
    case appeared = 1
    case disappeared
    case moved
    case reloaded
  }

  /// How an element of the new layout comes to where it stands.
  package struct Arrival: Sendable {
    /// Its index among the elements of the old layout; nil for one that was not there.
    package let origin: Int?
    /// Where it was shown, points; nil for one that was not, and for one that is hidden now.
    package let frame: Rect?
    /// Nil for one that stays, though its frame may change.
    package let change: Change?
    /// What is other in what it shows, in words; nil where nothing is.
    package let note: String?

    package init(origin: Int?, frame: Rect?, change: Change?, note: String?) {
      self.origin = origin
      self.frame = frame
      self.change = change
      self.note = note
    }
  }

  /// An element of the old layout that is no longer shown.
  package struct Departure: Sendable {
    /// Where it was shown, points.
    package let frame: Rect
    /// `cell`, `supplementary` or `decoration`.
    package let category: String
    /// Empty for cells.
    package let kind: String
    /// A cell's title, id or index; nil for other views.
    package let name: String?

    package init(frame: Rect, category: String, kind: String, name: String?) {
      self.frame = frame
      self.category = category
      self.kind = kind
      self.name = name
    }
  }

  /// For each element of the new layout, in the order of the output.
  package let arrivals: [Arrival]
  package let departures: [Departure]
  /// The size of the old content, points.
  package let oldContentSize: Extent

  package init(arrivals: [Arrival], departures: [Departure], oldContentSize: Extent) {
    self.arrivals = arrivals
    self.departures = departures
    self.oldContentSize = oldContentSize
  }

  /// The changes there are, each once.
  var changes: [Change] {
    let found = Set(arrivals.compactMap(\.change))
    return Change.allCases.filter { $0 == .disappeared ? !departures.isEmpty : found.contains($0) }
  }
}
