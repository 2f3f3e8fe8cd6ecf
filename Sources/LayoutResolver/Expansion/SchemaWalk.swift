import LayoutDiagnostics
import LayoutReader

// The types of nested values, for expanding definitions and evaluating expressions.

extension ValueType {
  func fieldType(of key: String) -> ValueType { row.fieldType(of: key) }

  /// Returns `true` if a definition's body looks meant for this type. Its errors are then worth reporting.
  /// - Parameter key: the key that contains the `use`, if it names a noun.
  func accepts(_ raw: RawValue, under key: NounKey?) -> Bool {
    let keys = raw.keys
    if let key, keys.contains(key.rawValue) { return true }
    let isNode = keys.contains { NounID.node($0) != nil }
    if keys.contains(SpecSchema.use) { return true }
    switch row.map {
    case .node:
      // A map under a misspelt kind is accepted, because the mistake should be reported.
      let isMeant =
        keys.count == 1 && keys.contains { nearestWord(to: $0, among: SpecSchema.nodeKinds) != nil }
      return isNode || isMeant
    case .noun(let id):
      // A size alone can be a header or an item, and a map without keys anything.
      if keys.isEmpty { return self == .headerOrFooter || key == .item || raw.isMap }
      let noun = SpecSchema.noun(id)
      let known = keys.count { noun.index(of: $0) != nil }
      if known > 0 { return !isNode && (known == keys.count || !raw.isOfOneSort) }
      // So is a map of misspelt keys.
      let names = noun.keys.map(\.name)
      return !isNode && keys.allSatisfy { nearestWord(to: $0, among: names) != nil }
    // `horizontal` is also a key of insets.
    case .keys(let own) where own.contains("horizontal"): return keys.allSatisfy(own.contains)
    case .keys, .oneOf, .names, .none: return !isNode
    }
  }
}

extension SpecSchema {
  static func type(of key: String, in id: NounID) -> ValueType { ValueType.map(id).fieldType(of: key) }
}
