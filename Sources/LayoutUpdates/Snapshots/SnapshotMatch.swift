import LayoutSpec

/// What identifies an item.
package enum ItemIdentity: String, CaseIterable, Sendable {
  /// Its id, or its index in the section.
  case id
  /// Everything that the item shows. An item with changed content is another item, as if a whole struct were the identifier.
  case content
}

/// Matches the sections and items of two snapshots: sections by id or index, items by identifier in the whole layout, or else by index in
/// the section. Model: unique-identifiers documented.
package struct SnapshotMatch: Sendable {
  package let old: DataSnapshot
  package let new: DataSnapshot
  /// For each new section, the old one that it was; `nil` if it is inserted.
  package let oldSections: [Int?]
  /// For each old section, the new one that it becomes; `nil` if it is deleted.
  package let newSections: [Int?]
  /// For each new item, its old position, or -1.
  package let oldPlaces: [Int]
  /// For each old item, its new position, or -1.
  package let newPlaces: [Int]
  /// The remaining sections in which items are matched by index.
  package let sectionsByIndex: [Int]

  package init(_ old: DataSnapshot, _ new: DataSnapshot, by identity: ItemIdentity = .id)
    throws(RepeatedIdentifier)
  {
    self.old = old
    self.new = new
    let oldNames = try Self.sectionNumbers(old, isOld: true)
    _ = try Self.sectionNumbers(new, isOld: false)
    oldSections = new.sections.indices.map { oldNames[new.sectionName($0)] }
    var newSections = [Int?](repeating: nil, count: old.sections.count)
    for (index, section) in oldSections.enumerated() { if let section { newSections[section] = index } }
    self.newSections = newSections

    let before = Identifiers(snapshot: old, identity: identity, isOld: true)
    let after = Identifiers(snapshot: new, identity: identity, isOld: false)
    var places: [String: Int] = [:]
    places.reserveCapacity(before.count)
    try before.forEach { identifier, place throws(RepeatedIdentifier) in
      if let first = places.updateValue(place, forKey: identifier) {
        throw before.repeated(place, first)
      }
    }
    var oldPlaces = [Int](repeating: -1, count: new.itemCount)
    var newPlaces = [Int](repeating: -1, count: old.itemCount)
    var inserted: [String: Int] = [:]
    try after.forEach { identifier, place throws(RepeatedIdentifier) in
      guard let oldPlace = places[identifier] else {
        if let first = inserted.updateValue(place, forKey: identifier) { throw after.repeated(place, first) }
        return
      }
      if newPlaces[oldPlace] >= 0 { throw after.repeated(place, newPlaces[oldPlace]) }
      oldPlaces[place] = oldPlace
      newPlaces[oldPlace] = place
    }
    var sectionsByIndex: [Int] = []
    for (section, oldSection) in oldSections.enumerated() {
      guard let oldSection else { continue }
      let areByIndex = after.areByIndex(section)
      if areByIndex.contains(true) { sectionsByIndex.append(section) }
      let pairs = zip(before.areByIndex(oldSection), areByIndex)
      for (item, (isOld, isNew)) in pairs.enumerated() where isOld && isNew {
        oldPlaces[new.starts[section] + item] = old.starts[oldSection] + item
        newPlaces[old.starts[oldSection] + item] = new.starts[section] + item
      }
    }
    self.oldPlaces = oldPlaces
    self.newPlaces = newPlaces
    self.sectionsByIndex = sectionsByIndex
  }

  /// True if the cell of a new item stays. An item that leaves a deleted section or enters an inserted one gets a new cell.
  func stays(newPlace: Int) -> Bool {
    let place = oldPlaces[newPlace]
    return place >= 0 && newSections[old.section(ofPlace: place)] != nil
      && oldSections[new.section(ofPlace: newPlace)] != nil
  }

  private static func sectionNumbers(
    _ snapshot: DataSnapshot, isOld: Bool
  ) throws(RepeatedIdentifier) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for index in snapshot.sections.indices {
      if let first = numbers.updateValue(index, forKey: snapshot.sectionName(index)) {
        throw RepeatedIdentifier(
          identifier: snapshot.sectionName(index), places: ["section \(first)", "section \(index)"],
          isSection: true, isOld: isOld)
      }
    }
    return numbers
  }
}

/// A repeated identifier, for which UIKit raises an exception.
package struct RepeatedIdentifier: Error {
  package let identifier: String
  /// Where the identifier occurs, such as `item 0 of loans`.
  package let places: [String]
  /// True for a section, false for an item.
  package let isSection: Bool
  /// True if the old snapshot repeats it, false if the new one does.
  package let isOld: Bool
}

/// The identifiers of a snapshot's items.
private struct Identifiers {
  let snapshot: DataSnapshot
  let identity: ItemIdentity
  let isOld: Bool

  /// How many items may have an identifier.
  var count: Int {
    snapshot.sections.reduce(0) { $0 + ($1.items.runs.contains { $0.itemID != nil } ? $1.items.count : 0) }
  }

  /// Calls `body` with each identifier and the position of its item.
  func forEach(_ body: (String, Int) throws(RepeatedIdentifier) -> Void) throws(RepeatedIdentifier) {
    var place = 0
    for section in snapshot.sections {
      let items = section.items
      for (index, run) in items.runs.enumerated() {
        let cells = items.range(ofRun: index)
        for cell in cells {
          if let identifier = identifier(run, cell, in: cells, of: items) {
            try body(identifier, place + cell)
          }
          if identity == .id, run.itemID == nil { break }
        }
      }
      place += items.count
    }
  }

  /// Says of each item of a section whether it is matched by index; empty if none is.
  func areByIndex(_ section: Int) -> [Bool] {
    let items = snapshot.sections[section].items
    guard items.runs.contains(where: { $0.itemID == nil }) else { return [] }
    return items.runs.indices.flatMap { index in
      let (run, cells) = (items.runs[index], items.range(ofRun: index))
      func isByIndex(_ cell: Int) -> Bool {
        run.itemID == nil && identifier(run, cell, in: cells, of: items) == nil
      }
      if items.hasOwnTitles(in: run) { return cells.map(isByIndex) }
      return Array(repeating: isByIndex(cells.lowerBound), count: cells.count)
    }
  }

  func repeated(_ place: Int, _ first: Int) -> RepeatedIdentifier {
    let paths = [first, place].map(snapshot.path(ofPlace:))
    return RepeatedIdentifier(
      identifier: snapshot.id(at: paths[0]) ?? "item \(paths[0].item)",
      places: paths.map { "item \($0.item) of \(snapshot.sectionName($0.section))" }, isSection: false,
      isOld: isOld)
  }

  /// - Parameter cells: the cells of the run.
  private func identifier(_ run: ItemList.Run, _ cell: Int, in cells: Range<Int>, of items: ItemList)
    -> String?
  {
    let offset = cell - cells.lowerBound
    let id = run.itemID.map { run.isNumbered ? "\($0)-\(offset)" : $0 }
    return identity == .id ? id : ItemValue(run, offset, at: cell, of: items).identifier(with: id)
  }
}
