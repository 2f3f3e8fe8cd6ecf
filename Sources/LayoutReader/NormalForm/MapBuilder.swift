import LayoutText

/// The fields of a map in the order of its noun's keys, in whatever order they were written.
struct MapBuilder {
  private(set) var fields: [NormalField] = []
  /// The keys that are there.
  private(set) var written = KeySet()
  private let noun: Noun

  init(_ noun: Noun, capacity: Int) {
    self.noun = noun
    fields.reserveCapacity(capacity)
  }

  /// Adds the noun's key at an index; it is not there yet.
  mutating func add(_ index: Int, keySpan: Span, _ value: Normal) {
    let field = NormalField(noun.keys[index].name, keySpan: keySpan, value)
    let place = written.count(before: index)
    // Most maps are written in the schema's order.
    if place == fields.count { fields.append(field) } else { fields.insert(field, at: place) }
    written.insert(index)
  }
}
