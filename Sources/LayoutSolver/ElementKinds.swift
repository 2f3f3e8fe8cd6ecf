import LayoutSpec

/// The element kinds of a layout, numbered in the order in which they occur; 0 is the empty kind of cells.
struct ElementKinds: Sendable {
  private(set) var names = [""]
  /// The numbers by name; empty while there are only a few kinds.
  private var numbers: [String: Int] = [:]

  private static let few = 16

  /// - Parameter names: kinds in the order of their numbers, the empty one first.
  init(_ names: [String] = [""]) {
    for name in names.dropFirst() { meet(name) }
  }

  /// The number of a known kind; 0 for any other.
  subscript(name: String) -> Int {
    (names.count <= Self.few ? names.firstIndex(of: name) : numbers[name]) ?? 0
  }

  /// Adds the kinds of the badges in a node and its children.
  mutating func meet(badgesOf node: Node) {
    for item in node.supplementaryItems { meet(item.elementKind) }
    if case .group(let group) = node, case .line(let line) = group.content {
      for subitem in line.subitems { meet(badgesOf: subitem) }
    }
  }

  /// Adds a kind if it is new.
  mutating func meet(_ name: String) {
    guard !name.isEmpty, self[name] == 0 else { return }
    names.append(name)
    if names.count == Self.few + 1 {
      for (number, name) in names.enumerated() { numbers[name] = number }
    } else if names.count > Self.few {
      numbers[name] = names.count - 1
    }
  }
}
