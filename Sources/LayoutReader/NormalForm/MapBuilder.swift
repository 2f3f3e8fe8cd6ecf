import LayoutText

/// The fields of a map in the order that its keys have, in whatever order they were written.
struct MapBuilder {
  private(set) var fields: [NormalField] = []
  /// The keys that are there.
  private(set) var written = KeySet()

  init(capacity: Int) { fields.reserveCapacity(capacity) }

  /// Adds a field whose key has an index in the order, or puts it in the place of the one that is there.
  mutating func set(_ index: Int, _ field: NormalField) {
    let place = written.count(before: index)
    // Most maps are written in the schema's order.
    if place == fields.count {
      fields.append(field)
    } else if written.contains(index) {
      fields[place] = field
    } else {
      fields.insert(field, at: place)
    }
    written.insert(index)
  }
}
