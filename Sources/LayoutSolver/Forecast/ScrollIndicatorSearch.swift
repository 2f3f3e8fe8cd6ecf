import LayoutSpec

/// Finds the scroll offset at which the scroll indicator is most wrong.
struct ScrollIndicatorSearch {
  /// The length of the content before anything is measured, and once everything is, points.
  let estimated: Double
  let measured: Double
  /// How much of the content is visible, points.
  let visible: Double
  /// The end of the screen at rest, points from where the scroll offset counts.
  let screenEnd: Double
  /// The greatest offset, points.
  let limit: Double
  private(set) var offset = 0.0
  private var error = 0.0

  init(from estimated: Solution, to measured: Solution, axis: Axis) {
    self.estimated = estimated.contentSize[axis]
    self.measured = measured.contentSize[axis]
    visible = measured.position.visible.extent[axis]
    screenEnd =
      measured.position.bounds.extent[axis]
      - measured.environment.adjustedContentInset(scrolling: axis).start(axis)
    limit = max(0, self.measured - visible)
  }

  /// The indicator's place, from 0 to 1, in a content of a length.
  func position(at offset: Double, in length: Double) -> Double {
    let room = length - visible
    return room > 0 ? min(1, max(0, offset / room)) : 0
  }

  /// Tries the last offset at which a stop is not measured yet, but all before it is. At lesser offsets with the same length the error is
  /// less.
  mutating func pass(_ stop: GrowthSweep.Stop) { check(offset(stop), in: estimated + stop.growth) }

  /// Tries the offsets between two stops, between which the content grows evenly.
  mutating func passEvenly(from first: GrowthSweep.Stop, to last: GrowthSweep.Stop) {
    let start = offset(first)
    let span = offset(last) - start
    let room = estimated + first.growth - visible
    let growth = (last.growth - first.growth) / span
    // The error is s / (room + growth * (s - start)) - s / limit, whose derivative is 0 where the room is this one.
    let extreme = (limit * (room - growth * start)).squareRoot()
    let place = (extreme - room) / growth
    guard place > 0, place < span else { return }
    check(start + place, in: extreme + visible)
  }

  private func offset(_ stop: GrowthSweep.Stop) -> Double { min(limit, max(0, stop.place - screenEnd)) }

  private mutating func check(_ offset: Double, in length: Double) {
    let error = abs(position(at: offset, in: length) - position(at: offset, in: measured))
    guard error > self.error else { return }
    (self.error, self.offset) = (error, offset)
  }
}
