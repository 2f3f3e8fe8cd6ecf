import LayoutText

/// Sorts the fields of a map into the order of the schema.
struct MapBuilder {
  private(set) var fields: [NormalField] = []
  private(set) var written = KeySet()

  init(capacity: Int) { fields.reserveCapacity(capacity) }

  /// Adds a field at the index of its key, or replaces the field of that key.
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
