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

  /// What the rules of a section made of an element in sight.
  package struct Look: Sendable {
    /// Six numbers, about the centre.
    package let transform: [Double]
    package let alpha: Double

    package init(transform: [Double], alpha: Double) {
      self.transform = transform
      self.alpha = alpha
    }

    /// That of an element that no rule is for.
    static let plain = Look(transform: [1, 0, 0, 1, 0, 0], alpha: 1)
  }

  /// How an element of the new layout comes to where it stands.
  package struct Arrival: Sendable {
    /// Its index among the elements of the old layout; nil for one that was not there.
    package let origin: Int?
    /// Where it was shown, points; nil for one that was not, and for one that is hidden now.
    package let frame: Rect?
    /// What it looked like there; nil where no rule was for it.
    package let look: Look?
    /// Nil for one that stays, though its frame may change.
    package let change: Change?
    /// What is other in what it shows, in words; nil where nothing is.
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
    /// Where it was shown, points.
    package let frame: Rect
    /// What it looked like there; nil where no rule was for it.
    package let look: Look?
    /// `cell`, `supplementary` or `decoration`.
    package let category: String
    /// Empty for cells.
    package let kind: String
    /// A cell's title, id or index; nil for other views.
    package let name: String?

    package init(frame: Rect, look: Look?, category: String, kind: String, name: String?) {
      self.frame = frame
      self.look = look
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
