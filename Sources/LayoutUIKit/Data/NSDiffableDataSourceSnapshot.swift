/// The identifiers of the sections and items of a collection view.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
    /// The items as an outline, if a section snapshot was applied.
    var outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
  }

  var sections: [Section] = []
  @available(iOS 15, *)
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  @available(iOS 15, *)
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  @available(iOS 15, *)
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Adds sections at the end. It traps, as in UIKit, if one exists already.
  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType], file: StaticString = #filePath, line: UInt = #line
  ) {
    check(identifiers, are: "section", missingFrom: sectionIdentifiers, file, line)
    sections += identifiers.map { Section(identifier: $0) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) { insert(identifiers, at: place(of: toIdentifier, file, line), file, line) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) { insert(identifiers, at: place(of: toIdentifier, file, line) + 1, file, line) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at index: Int, _ file: StaticString, _ line: UInt
  ) {
    check(identifiers, are: "section", missingFrom: sectionIdentifiers, file, line)
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let section = sections.remove(at: place(of: identifier, file, line))
    sections.insert(section, at: place(of: toIdentifier, file, line))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let section = sections.remove(at: place(of: identifier, file, line))
    sections.insert(section, at: place(of: toIdentifier, file, line) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Adds items to a section, by default to the last. It traps, as in UIKit, if there is no section, or if an item is given twice. Items
  /// that the snapshot has move, with UIKit's warning.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let index = sectionIdentifier.map({ place(of: $0, file, line) }) ?? sections.indices.last else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.", file: file,
        line: line)
    }
    takeOut(identifiers, file, line)
    sections[index].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    takeOut(identifiers, file, line)
    let place = place(of: beforeIdentifier, file, line)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    takeOut(identifiers, file, line)
    let place = place(of: afterIdentifier, file, line)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { deleted.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier, file: file, line: line)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier, file: file, line: line)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  @available(iOS 15, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private func place(of identifier: SectionIdentifierType, _ file: StaticString, _ line: UInt) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("Invalid parameter not satisfying: section \(identifier)", file: file, line: line)
    }
    return index
  }

  private func place(
    of identifier: ItemIdentifierType, _ file: StaticString, _ line: UInt
  ) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    preconditionFailure("Invalid parameter not satisfying: item \(identifier)", file: file, line: line)
  }

  /// Removes items that are about to be inserted. It traps if one of them is given twice.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType], _ file: StaticString, _ line: UInt) {
    check(identifiers, are: "item", missingFrom: [], file, line)
    let present = Set(itemIdentifiers)
    let again = identifiers.filter(present.contains)
    if again.isEmpty { return }
    let names = again.prefix(3).map { "\($0)" }.joined(separator: ", ") + (again.count > 3 ? ", ..." : "")
    UIKitMessage.report(
      .insertedAgain,
      "\(again.count) inserted identifier(s) already present; existing items will be moved into place for this current insertion: \(names)",
      file: "\(file)", line: line)
    deleteItems(again)
  }

  private func check<Identifier: Hashable>(
    _ identifiers: [Identifier], are noun: String, missingFrom present: [Identifier], _ file: StaticString,
    _ line: UInt
  ) {
    var known = Set(present)
    for identifier in identifiers where !known.insert(identifier).inserted {
      preconditionFailure(
        "supplied \(noun) identifiers are not unique. Duplicate identifiers: {( \(identifier) )}", file: file,
        line: line)
    }
  }
}

/// A section for every case of an enum.
extension NSDiffableDataSourceSnapshot: AssumedDefault {
  public static var assumedDefault: Any {
    var snapshot = Self()
    var seen: Set<SectionIdentifierType> = []
    snapshot.appendSections([SectionIdentifierType].assumedElements.filter { seen.insert($0).inserted })
    return snapshot
  }
}
