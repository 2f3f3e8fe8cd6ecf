import LayoutSpec
import LayoutText

/// What happened to a view between two layouts.
enum FrameChange: Hashable {
  case appeared
  case disappeared
  /// By how much the frame changed, in thousandths of a point so that the same change gives the same numbers, and what else changed.
  case changed(x: Int, y: Int, width: Int, height: Int, others: [String])

  /// The change of a frame and of other attributes; `nil` if there is none.
  static func moved(from old: Rect, to new: Rect, _ slack: Double, _ others: [String]) -> FrameChange? {
    func difference(_ side: KeyPath<Rect, Double>) -> Int {
      let change = new[keyPath: side] - old[keyPath: side]
      return abs(change) > slack ? Int((min(max(change, -1e12), 1e12) * 1_000).rounded()) : 0
    }
    let change = FrameChange.changed(
      x: difference(\.x), y: difference(\.y), width: difference(\.width), height: difference(\.height),
      others: others)
    return change == .changed(x: 0, y: 0, width: 0, height: 0, others: []) ? nil : change
  }

  /// True if only the frame changed.
  var isOfFrameOnly: Bool { if case .changed(_, _, _, _, []) = self { true } else { false } }

  /// True if only the place of the frame changed.
  var isMoveOnly: Bool { if case .changed(_, _, 0, 0, []) = self { true } else { false } }

  /// - Parameter count: how many views changed.
  func words(count: Int) -> String {
    switch self {
    case .appeared: return "appeared"
    case .disappeared: return "disappeared"
    case .changed(let x, let y, let width, let height, let others):
      let moves = [Self.way(x, "right", "left"), Self.way(y, "down", "up")].compactMap { $0 }
      let sizes = [Self.way(width, "wider", "narrower"), Self.way(height, "taller", "shorter")].compactMap {
        $0
      }
      var parts = count == 1 ? others : others.map(Self.plural)
      if !sizes.isEmpty {
        parts.insert((count == 1 ? "is " : "are ") + sizes.joined(separator: " and "), at: 0)
      }
      if !moves.isEmpty { parts.insert("moved " + moves.joined(separator: " and "), at: 0) }
      return parts.joined(separator: ", ")
    }
  }

  /// The changes of several frames in words, with the range of each.
  static func words(_ changes: [FrameChange]) -> String {
    let frames = changes.map { change -> [Int] in
      guard case .changed(let x, let y, let width, let height, _) = change else { return [0, 0, 0, 0] }
      return [x, y, width, height]
    }
    func range(_ side: Int, _ more: String, _ less: String) -> String? {
      let all = frames.map { $0[side] }
      guard let low = all.min(), let high = all.max() else { return nil }
      if low == high { return way(low, more, less) }
      if low < 0, high > 0 { return "\(points(-low)) pt \(less) to \(points(high)) pt \(more)" }
      let isLess = high <= 0
      let (from, to) = isLess ? (-high, -low) : (low, high)
      return "\(points(from)) to \(points(to)) pt \(isLess ? less : more)"
    }
    let ways = [range(0, "right", "left"), range(1, "down", "up")].compactMap { $0 }
    let sizes = [range(2, "wider", "narrower"), range(3, "taller", "shorter")].compactMap { $0 }
    return [("moved ", ways), ("are ", sizes)].filter { !$1.isEmpty }
      .map { $0 + $1.joined(separator: " and ") }.joined(separator: ", ")
  }

  /// The plural of a phrase: `is hidden now` becomes `are hidden now`.
  private static func plural(_ words: String) -> String {
    words.hasPrefix("is ")
      ? "are " + words.dropFirst(3) : words.hasPrefix("has ") ? "have " + words.dropFirst(4) : words
  }

  private static func way(_ thousandths: Int, _ more: String, _ less: String) -> String? {
    thousandths == 0 ? nil : "\(points(abs(thousandths))) pt \(thousandths > 0 ? more : less)"
  }

  private static func points(_ thousandths: Int) -> String { decimalText(Double(thousandths) / 1_000) }
}
