import LayoutSpec

/// The offsets at which the row of an orthogonal section comes to rest, points from its leading or top edge; computed on demand.
package struct RestingOffsets: Sendable {
  private enum Steps: Sendable {
    case any
    /// At every page; the length of a page in points.
    case pages(Double)
    /// Where a group begins at the start of the viewport.
    case groups(any GroupSequence)
    /// Where a group's centre is at the centre of the viewport, even beyond the row's ends.
    case centers(any GroupSequence)
    case nowhere
  }

  private let steps: Steps
  private let viewportLength: Double
  private let maxOffset: Double
  /// How many steps are below the greatest offset; with centred paging, how many there are.
  private let stepCount: Int

  init(
    _ behavior: OrthogonalScrolling.Behavior, groups: (any GroupSequence)?, viewportLength: Double,
    maxOffset: Double
  ) {
    self.viewportLength = viewportLength
    self.maxOffset = maxOffset
    switch (behavior, groups) {
    case (.continuous, _):
      steps = .any
      stepCount = 0
    case (.paging, _):
      steps = .pages(viewportLength)
      let pages = viewportLength > 0 ? ((maxOffset - Self.tolerance) / viewportLength).rounded(.up) : 1
      stepCount = maxOffset > 0 ? Int(max(1, min(pages, Self.greatestPageCount))) : 0
    case (_, nil):
      steps = .nowhere
      stepCount = 0
    // Model: orthogonal-group-behaviors measured. These two behaviours rest at the same offsets.
    case (.continuousGroupLeadingBoundary, let groups?), (.groupPaging, let groups?):
      steps = .groups(groups)
      let end = groups.start(ofGroup: 0) + maxOffset - Self.tolerance
      let last = groups.advance ? groups.count : min(1, groups.count)
      stepCount = partitioningIndex(upTo: last) { groups.start(ofGroup: $0) >= end }
    case (.groupPagingCentered, let groups?):
      steps = .centers(groups)
      stepCount = groups.advance ? groups.count : min(1, groups.count)
    }
  }

  /// How far below the greatest offset a step still counts as that offset, points: sums of thirds are not exact.
  static let tolerance = 1e-6
  private static let greatestPageCount = 1e15

  /// True if the row rests at any offset.
  package var isAny: Bool { if case .any = steps { true } else { false } }

  /// The number of resting offsets; 0 if the row rests at any offset.
  package var count: Int {
    switch steps {
    case .any: 0
    case .pages, .groups: stepCount + 1
    case .centers: stepCount
    case .nowhere: 1
    }
  }

  /// The resting offset at an index, ascending.
  /// Model: resting-offsets measured. A row rests at the steps below the greatest offset, and at the greatest offset itself.
  package subscript(index: Int) -> Double {
    if case .centers = steps { return step(index) }
    return index < stepCount ? step(index) : maxOffset
  }

  /// From one resting offset to the next, if there are several.
  package var stride: Double { step(1) - step(0) }

  /// Where the row rests after the app scrolls it to an offset.
  /// Model: settling measured. The row rests at the step nearest to the clamped offset; at the greatest offset it stays. With centred
  /// paging it rests at the nearest group, and nothing is clamped.
  package func settled(_ target: Double) -> Double {
    let clamped = max(0, min(target, maxOffset))
    switch steps {
    case .any: return clamped
    case .nowhere: return 0
    case .centers: return count > 0 ? nearestStep(to: target, upTo: count - 1) : 0
    case .pages, .groups:
      if clamped >= maxOffset - Self.tolerance { return maxOffset }
      return min(nearestStep(to: clamped, upTo: stepCount), maxOffset)
    }
  }

  private func nearestStep(to target: Double, upTo last: Int) -> Double {
    guard last > 0, stride > 0 else { return step(0) }
    let next = min(last, partitioningIndex(upTo: last) { step($0) > target })
    guard next > 0 else { return step(0) }
    let before = step(next - 1)
    let after = step(next)
    // Half-way it goes forward: choice settling-ties.
    return after - target <= target - before ? after : before
  }

  /// A step, even beyond the greatest offset.
  private func step(_ index: Int) -> Double {
    switch steps {
    case .any, .nowhere: 0
    case .pages(let length): Double(index) * length
    case .groups(let groups): groups.start(ofGroup: index) - groups.start(ofGroup: 0)
    case .centers(let groups):
      groups.start(ofGroup: index) + (groups.length(ofGroup: index) - viewportLength) / 2
    }
  }
}

extension GroupSequence {
  /// True if each group begins after the one before: not if negative spacing exceeds a group's length.
  fileprivate var advance: Bool { start(ofGroup: 1) > start(ofGroup: 0) }
}
