/// Values by name. A few names are looked through, which is faster than to hash them; many are hashed.
struct NamedValues<Value> {
  private var entries: [(name: String, value: Value)] = []
  /// The places of the entries, once they are many.
  private var places: [String: Int] = [:]

  private static var few: Int { 16 }

  var isEmpty: Bool { entries.isEmpty }
  /// The names with their values, in the order in which they were added.
  var all: [(name: String, value: Value)] { entries }

  /// The value that a name was given first; nil where it has none.
  subscript(name: String) -> Value? {
    if entries.count > Self.few { return places[name].map { entries[$0].value } }
    for index in entries.indices where entries[index].name == name { return entries[index].value }
    return nil
  }

  /// Gives a name that has none a value.
  mutating func add(_ value: Value, named name: String) {
    entries.append((name, value))
    if entries.count == Self.few + 1 {
      for (place, entry) in entries.enumerated() { places[entry.name] = place }
    } else if entries.count > Self.few {
      places[name] = entries.count - 1
    }
  }
}
