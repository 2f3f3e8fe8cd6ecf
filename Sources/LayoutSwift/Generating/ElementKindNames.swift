/// The constants for element kinds, in the order of their first use.
struct ElementKindNames {
  private(set) var constants: [(name: String, kind: String)] = []
  private var byKind: [String: String] = [:]
  private var taken = UsedNames()

  /// The name of the constant for a kind, which is added if it is new.
  mutating func name(of kind: String) -> String {
    if let known = byKind[kind] { return known }
    let name = SwiftNames.member(kind, "kind")
    let free = taken.take(name.isEmpty ? "kind" : SwiftNames.escaped(name))
    constants.append((free, kind))
    byKind[kind] = free
    return free
  }
}
