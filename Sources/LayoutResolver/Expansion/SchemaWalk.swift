import LayoutDiagnostics
import LayoutReader

// What stands below a value of the normal form, as far as definitions and expressions have to know it.

extension ValueType {
  /// The type of a map's value under a key.
  func fieldType(of key: String) -> ValueType { row.fieldType(of: key) }

  /// True if a definition's body looks like what may stand here, so that its own errors are worth telling.
  ///
  /// - Parameter key: the noun's key under which the `use` stands, if under one.
  func accepts(_ raw: RawValue, under key: NounKey?) -> Bool {
    let keys = raw.keys
    if let key, keys.contains(key.rawValue) { return true }
    let isNode = keys.contains { NounID.node($0) != nil }
    if keys.contains(SpecSchema.use) { return true }
    switch row.map {
    case .node:
      // One whose kind is misspelt is told so.
      let isMeant =
        keys.count == 1 && keys.contains { nearestWord(to: $0, among: SpecSchema.nodeKinds) != nil }
      return isNode || isMeant
    case .noun(let id):
      // A size alone may be a header or an item.
      if keys.isEmpty { return self == .headerOrFooter || key == .item }
      let known = keys.count { SpecSchema.noun(id).index(of: $0) != nil }
      return !isNode && (known == keys.count || known > 0 && !raw.isOfOneSort)
    // `horizontal` is a key of insets, too.
    case .keys(let own) where own.contains("horizontal"): return keys.allSatisfy(own.contains)
    case .keys, .oneOf, .names, .none: return !isNode
    }
  }
}

extension SpecSchema {
  /// The type of a noun's key.
  static func type(of key: String, in id: NounID) -> ValueType { ValueType.map(id).fieldType(of: key) }
}
