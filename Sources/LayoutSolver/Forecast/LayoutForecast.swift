import LayoutSpec

/// How far estimates lead a layout astray until everything is measured.
/// UIKit moves the content offset along with what it measures, which is known only in part: errors are upper bounds.
package struct LayoutForecast: Sendable {
  /// A length at three times, points.
  package struct Lengths: Sendable, Equatable {
    /// Before anything is measured.
    package let estimated: Double
    /// When the layout appears: the first screen is measured.
    package let first: Double
    /// Once everything is measured.
    package let measured: Double
  }

  /// Where the scroll indicator is most wrong.
  package struct ScrollIndicator: Sendable, Equatable {
    /// The scroll offset from rest, points.
    package let offset: Double
    /// The length of the content there, points, with all above the end of the screen measured.
    package let contentLength: Double
    /// The indicator's place there, from 0 to 1.
    package let position: Double
    /// Where it would be in the content with everything measured.
    package let measuredPosition: Double

    package var error: Double { position - measuredPosition }
  }

  package let axis: Axis
  /// How far the content is scrolled when the layout appears, points from rest.
  package let offset: Double
  package let contentLength: Lengths
  package let scrollIndicator: ScrollIndicator
  /// `nil` without cells.
  package let landing: LandingErrors?
  package let jumps: ContentJumps
  /// How many cells the first screen asks for before they are measured, and how many it shows then; at most `greatestScreenCount`.
  package let askedCells: Int
  package let shownCells: Int
  /// The sections that have self-sizing views; of copies only the first.
  package let sections: [SectionForecast]
  /// The estimates of the layout's own boundary items.
  package let estimates: [EstimateForecast]

  /// More cells on a screen than these are not counted.
  package static let greatestScreenCount = 100_000

  /// A number of self-sizing views, those of all copies of a section included.
  package struct Count: Sendable {
    package let all: Int
    /// Those that have no measured size.
    package let unmeasured: Int
  }

  package var selfSizingCells: Count { selfSizing { $0.elementKind == nil } }
  package var selfSizingBoundaryItems: Count { selfSizing { $0.elementKind != nil } }

  private func selfSizing(_ isCounted: (EstimateForecast) -> Bool) -> Count {
    var (all, unmeasured) = (0, 0)
    func add(_ estimates: [EstimateForecast], copies: Int) {
      // A view that is estimated on both axes counts once.
      let estimates = estimates.filter(isCounted)
      for node in Set(estimates.map(\.node)) {
        let own = estimates.filter { $0.node == node }
        func total(_ count: (EstimateForecast) -> Int) -> Int {
          (own.map(count).max() ?? 0).multipliedSaturated(by: copies)
        }
        all = all.addingSaturated(total(\.viewCount))
        unmeasured = unmeasured.addingSaturated(total(\.unmeasuredCount))
      }
    }
    add(estimates, copies: 1)
    for section in sections { add(section.estimates, copies: section.copies) }
    return Count(all: all, unmeasured: unmeasured)
  }
}

/// How far estimates lead a section astray.
package struct SectionForecast: Sendable {
  /// The index of the section, or of the first of its copies.
  package let index: Int
  package let copies: Int
  /// The axis along which the section's cells are scrolled: the layout's, or across it in an orthogonal section.
  package let axis: Axis
  /// The section's length along the layout's scroll axis, points.
  package let length: LayoutForecast.Lengths
  /// The length of the row of an orthogonal section, points; `nil` for other sections.
  package let rowLength: LayoutForecast.Lengths?
  package let landing: LandingErrors?
  package let jumps: ContentJumps
  package let estimates: [EstimateForecast]
}

/// The estimate of a node along one axis, and the measured lengths of the views that it is for.
package struct EstimateForecast: Sendable {
  package let node: NodeID
  package let axis: Axis
  /// `nil` for cells.
  package let elementKind: String?
  /// Points.
  package let estimate: Double
  package internal(set) var viewCount = 0
  /// The lengths of the views that have a measured size, points.
  package internal(set) var measured = LengthCounts()
  /// Those of them that decide how long the layout is, points: of cells beside each other the longest, in an orthogonal section
  /// the longest of all.
  package internal(set) var deciding = LengthCounts()
  /// The measured lengths by the cells' kind, in the order in which kinds occur; empty if no cell has a kind.
  package internal(set) var kinds: [(kind: String, measured: LengthCounts)] = []

  package var unmeasuredCount: Int { viewCount - measured.count }

  /// Adds the views of another section, or of its copies, with the same estimate.
  package mutating func add(_ other: EstimateForecast, copies: Int) {
    viewCount = viewCount.addingSaturated(other.viewCount.multipliedSaturated(by: copies))
    measured.add(other.measured, copies: copies)
    deciding.add(other.deciding, copies: copies)
  }

  /// How much longer views are than estimated, on average, points.
  package var meanError: Double? { measured.mean.map { $0 - estimate } }

  /// How far views are from the estimate, on average, points.
  package var meanJump: Double? { measured.mean { abs($0 - estimate) } }

  /// The estimate that makes the content as long as it is in the end, points: the mean, in whole points if lengths differ; `nil` if the
  /// present one is as good.
  package var better: Double? {
    guard let mean = deciding.mean else { return nil }
    let written = inWholePoints(mean)
    return abs(written - mean) < abs(estimate - mean) ? written : nil
  }

  /// The estimate at which the content jumps least on average, points: the median, in whole points if lengths differ.
  package var steadiest: Double? { deciding.median.map(inWholePoints) }

  private func inWholePoints(_ length: Double) -> Double {
    max(1, deciding.least == deciding.greatest ? length : length.rounded())
  }
}

/// How far from items `scrollToItem` lands if it goes by estimates.
package struct LandingErrors: Sendable, Equatable {
  package struct Landing: Sendable, Equatable {
    package let section: Int
    package let item: Int
    /// The item's place once everything is measured, less its place before anything is, points: positive if scrolling ends too early.
    package let error: Double
  }

  package internal(set) var first: Landing
  package internal(set) var middle: Landing
  package internal(set) var last: Landing
  package internal(set) var worst: Landing
}

/// How far the content jumps while views come into sight unmeasured, as when scrolling up after a rotation.
package struct ContentJumps: Sendable, Equatable {
  package struct Jump: Sendable, Equatable {
    package let section: Int
    /// The first cell of the group; `nil` for boundary items and insets.
    package let item: Int?
    /// Points.
    package let distance: Double
  }

  /// The greatest jump of a group; `nil` if nothing jumps.
  package internal(set) var group: Jump?
  /// The greatest sum of jumps on one screen, with the first group on it.
  package internal(set) var screen: Jump?
}
