/// The items of one section as an outline. Items are collapsed at first.
@available(iOS 14, *)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []
  /// All items. The children of an item follow it.
  public private(set) var items: [ItemIdentifierType] = []

  public init() {}

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parents[item].map { isExpanded($0) && isVisible($0) } ?? true
  }

  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
  func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { items.filter { parents[$0] == item } }

  /// Adds items after the parent's children, or at the end.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let end = parent.map { endOfOutline(of: $0, file, line) } ?? self.items.endIndex
    insert(items, at: end, parent: parent, file, line)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) { insert(items, at: index(of: item) ?? self.items.endIndex, parent: parents[item], file, line) }

  public mutating func insert(
    _ items: [ItemIdentifierType], after item: ItemIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) { insert(items, at: endOfOutline(of: item, file, line), parent: parents[item], file, line) }

  private mutating func insert(
    _ new: [ItemIdentifierType], at index: Int, parent: ItemIdentifierType?, _ file: StaticString,
    _ line: UInt
  ) {
    var known = Set(items)
    for item in new {
      precondition(
        known.insert(item).inserted,
        "supplied item identifiers are not unique. Duplicate identifiers: {( \(item) )}", file: file,
        line: line)
      if let parent { parents[item] = parent }
    }
    items.insert(contentsOf: new, at: index)
  }

  private func endOfOutline(
    of item: ItemIdentifierType, _ file: StaticString = #filePath, _ line: UInt = #line
  ) -> Int {
    guard let start = index(of: item) else {
      preconditionFailure("Invalid parameter not satisfying: parent item \(item)", file: file, line: line)
    }
    let level = level(of: item)
    return items[(start + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.endIndex
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let start = index(of: item) else { continue }
      let gone = self.items[start..<endOfOutline(of: item)]
      for item in gone { parents[item] = nil }
      expanded.subtract(gone)
      self.items.removeSubrange(gone.indices)
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Returns the items below a parent.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    guard let start = index(of: parent) else { return NSDiffableDataSourceSectionSnapshot() }
    var result = NSDiffableDataSourceSectionSnapshot()
    result.items = Array(items[(includingParent ? start : start + 1)..<endOfOutline(of: parent)])
    let kept = Set(result.items)
    result.parents = parents.filter { kept.contains($0.key) && kept.contains($0.value) }
    result.expanded = expanded.intersection(kept)
    return result
  }
}
