/// Goes along a layout and adds up how much longer it is than its estimates.
struct GrowthSweep {
  /// Where a group begins, or the views before or after the groups.
  struct Stop {
    let section: Int
    /// The group's first cell.
    var item: Int?
    /// Points along the axis, once everything is measured.
    let place: Double
    /// How much less it was before anything was measured, points.
    let growth: Double
  }

  /// The length of the screen, points.
  let screen: Double
  private(set) var jumps = ContentJumps()
  private var last: Stop?
  /// What jumps on the last screen.
  private var jumpsOnScreen: [(stop: Stop, distance: Double)] = []
  private var head = 0
  private var sum = 0.0

  /// More groups on one screen than these are not added up.
  static let greatestJumpCount = 10_000

  init(screen: Double) { self.screen = screen }

  mutating func pass(_ stop: Stop) {
    defer { last = stop }
    guard let last else { return }
    let distance = abs(stop.growth - last.growth)
    if distance > jumps.group?.distance ?? 0 {
      jumps.group = ContentJumps.Jump(section: last.section, item: last.item, distance: distance)
    }
    jumpsOnScreen.append((last, distance))
    sum += distance
    while head < jumpsOnScreen.count - 1,
      jumpsOnScreen[head].distance == 0 || jumpsOnScreen[head].stop.place < stop.place - screen
        || jumpsOnScreen.count - head > Self.greatestJumpCount
    {
      sum -= jumpsOnScreen[head].distance
      head += 1
    }
    if sum > jumps.screen?.distance ?? 0 {
      let first = jumpsOnScreen[head].stop
      jumps.screen = ContentJumps.Jump(section: first.section, item: first.item, distance: sum)
    }
    guard head > Self.greatestJumpCount else { return }
    jumpsOnScreen.removeFirst(head)
    head = 0
  }

  /// Leaves out stops that are like those before and after them.
  mutating func skip(to stop: Stop) {
    last = stop
    jumpsOnScreen = []
    head = 0
    sum = 0
  }
}
