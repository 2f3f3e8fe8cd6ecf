/// Values by name. A few names are searched one by one, which is faster than hashing.
struct NamedValues<Value> {
  private var entries: [(name: String, value: Value)] = []
  /// The index of each entry by its name, once there are more than `few` entries.
  private var places: [String: Int] = [:]

  private static var few: Int { 16 }

  var isEmpty: Bool { entries.isEmpty }
  /// The entries in the order in which they were added.
  var all: [(name: String, value: Value)] { entries }

  /// The first value of a name.
  subscript(name: String) -> Value? {
    if entries.count > Self.few { return places[name].map { entries[$0].value } }
    for index in entries.indices where entries[index].name == name { return entries[index].value }
    return nil
  }

  /// Adds a value for a name that has none yet.
  mutating func add(_ value: Value, named name: String) {
    entries.append((name, value))
    if entries.count == Self.few + 1 {
      for (place, entry) in entries.enumerated() { places[entry.name] = place }
    } else if entries.count > Self.few {
      places[name] = entries.count - 1
    }
  }
}
