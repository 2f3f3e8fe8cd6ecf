/// Finds the common lines of two texts with Myers' algorithm in linear memory. Stretches that differ in many
/// places are split at the lines that occur once in both, and replaced as a whole if there are none.
struct LineDiff {
  /// The greatest number of differences to look for in one stretch. The time grows with this limit times the
  /// number of lines.
  private static let greatestCost = 200

  private let old: [Int32]
  private let new: [Int32]
  /// True for each removed line of the old text, and for each added line of the new text.
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]

  /// - Parameters:
  ///   - old: the lines of the old text as numbers. Equal lines have equal numbers.
  ///   - new: the lines of the new text, numbered the same way.
  init(old: [Int32], new: [Int32]) {
    self.old = old
    self.new = new
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
    compare()
  }

  private mutating func compare() {
    var stack = [(old.indices, new.indices)]
    while var (a, b) = stack.popLast() {
      while let x = a.first, let y = b.first, old[x] == new[y] {
        a.removeFirst()
        b.removeFirst()
      }
      while let x = a.last, let y = b.last, old[x] == new[y] {
        a.removeLast()
        b.removeLast()
      }
      if a.isEmpty || b.isEmpty {
        replace(a, b)
      } else if let (x, y) = middle(a, b) {
        stack.append((a.lowerBound..<x, b.lowerBound..<y))
        stack.append((x..<a.upperBound, y..<b.upperBound))
      } else {
        split(a, b, into: &stack)
      }
    }
  }

  /// Keeps as many of the lines that occur once in both stretches as stand in the same order, and adds what
  /// stands between them to the stack. Replaces the stretches if there is no such line.
  private mutating func split(
    _ a: Range<Int>, _ b: Range<Int>, into stack: inout [(Range<Int>, Range<Int>)]
  ) {
    let places = Self.onlyPlaces(in: old[a])
    let others = Self.onlyPlaces(in: new[b])
    let pairs = a.compactMap { x -> (x: Int, y: Int)? in
      guard places[old[x]] == x, case let y?? = others[old[x]] else { return nil }
      return (x, y)
    }
    let kept = longestIncreasingSubsequence(of: pairs.map(\.y)).map { pairs[$0] }
    guard !kept.isEmpty else { return replace(a, b) }
    var (x, y) = (a.lowerBound, b.lowerBound)
    for pair in kept {
      stack.append((x..<pair.x, y..<pair.y))
      (x, y) = (pair.x + 1, pair.y + 1)
    }
    stack.append((x..<a.upperBound, y..<b.upperBound))
  }

  /// Returns where each line stands that occurs once, and `nil` for the others.
  private static func onlyPlaces(in lines: ArraySlice<Int32>) -> [Int32: Int?] {
    Dictionary(zip(lines, lines.indices.map(Optional.some)), uniquingKeysWith: { _, _ in nil })
  }

  private mutating func replace(_ a: Range<Int>, _ b: Range<Int>) {
    for x in a { isRemoved[x] = true }
    for y in b { isAdded[y] = true }
  }

  /// Returns a point on a shortest path between two stretches that differ at both ends, or `nil` if the path
  /// is too long.
  private func middle(_ a: Range<Int>, _ b: Range<Int>) -> (Int, Int)? {
    let delta = a.count - b.count
    let limit = min((a.count + b.count + 1) / 2, Self.greatestCost)
    let size = 2 * limit + 3
    // The distance that a path reaches on each diagonal, from both ends. The arrays are centred on diagonal
    // 0.
    var forward = Array(repeating: 0, count: size)
    var backward = Array(repeating: 0, count: size)
    let centre = limit + 1
    func advance(
      _ reached: inout [Int], _ cost: Int, _ diagonal: Int, while isSame: (Int, Int) -> Bool
    ) -> (x: Int, y: Int) {
      let index = centre + diagonal
      let goesDown =
        diagonal == -cost || diagonal != cost && reached[index - 1] < reached[index + 1]
      var x = goesDown ? reached[index + 1] : reached[index - 1] + 1
      var y = x - diagonal
      while x < a.count, y >= 0, y < b.count, isSame(x, y) {
        x += 1
        y += 1
      }
      reached[index] = x
      return (x, y)
    }
    for cost in 0...limit {
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        let (x, y) = advance(&forward, cost, diagonal) {
          old[a.lowerBound + $0] == new[b.lowerBound + $1]
        }
        let other = delta - diagonal
        if delta % 2 != 0, abs(other) < cost, x + backward[centre + other] >= a.count {
          return place(x, y, a, b)
        }
      }
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        let (x, y) = advance(&backward, cost, diagonal) {
          old[a.upperBound - 1 - $0] == new[b.upperBound - 1 - $1]
        }
        let other = delta - diagonal
        if delta % 2 == 0, abs(other) <= cost, x + forward[centre + other] >= a.count {
          return place(a.count - x, b.count - y, a, b)
        }
      }
    }
    return nil
  }

  /// Returns the point in both texts, or `nil` if it would not split them.
  private func place(_ x: Int, _ y: Int, _ a: Range<Int>, _ b: Range<Int>) -> (Int, Int)? {
    guard (0...a.count).contains(x), (0...b.count).contains(y), x + y > 0, x + y < a.count + b.count else {
      return nil
    }
    return (a.lowerBound + x, b.lowerBound + y)
  }
}
