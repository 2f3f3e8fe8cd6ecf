/// Keeps the topmost of many elements.
struct ElementStack {
  /// How many elements are kept, at most: negative spacing can stack billions of cells.
  static let greatestCount = 100_000

  private var entries: [(order: Int, element: Element)] = []
  private var count = 0

  mutating func add(_ element: Element) {
    entries.append((count, element))
    count += 1
    if entries.count >= 2 * Self.greatestCount { cut() }
  }

  /// By descending zIndex, then the later ones first.
  var topmostFirst: [Element] {
    var stack = self
    stack.cut()
    return stack.entries.map(\.element)
  }

  private mutating func cut() {
    entries.sort { ($0.element.zIndex, $0.order) > ($1.element.zIndex, $1.order) }
    entries.removeLast(max(0, entries.count - Self.greatestCount))
  }
}
