import LayoutDiagnostics
import LayoutReader

// What stands below a value of the normal form, as far as definitions and expressions have to know it.

extension ValueType {
  private static let points = ValueType.number(.points)
  private static let length = ValueType.number(.dimension)

  /// The type of a list's elements.
  var elementType: ValueType {
    switch self {
    case .list(let type, _), .oneOrMany(let type): type
    case .items: .map(.cell)
    case .frame: Self.points
    default: .anything
    }
  }

  /// The type of a map's value under a key.
  func fieldType(of key: String) -> ValueType {
    switch self {
    case .map(let id), .short(let id, _, _): SpecSchema.type(of: key, in: id)
    case .cell: SpecSchema.type(of: key, in: .cell)
    case .headerOrFooter: SpecSchema.type(of: key, in: .headerOrFooter)
    case .node: NounID.node(key).map { .map($0) } ?? .anything
    case .dimension, .columns: Self.length
    case .spacing: Self.points
    default: entryType(of: key) ?? .anything
    }
  }

  /// What may stand here, for messages.
  var title: String {
    switch self {
    case .map(let id), .short(let id, _, _): SpecSchema.noun(id).title
    case .headerOrFooter: SpecSchema.noun(.headerOrFooter).title
    case .node: "an item or a group"
    case .size, .itemSize, .boundarySize, .extent: "a size"
    case .insets: "insets"
    case .edgeSpacing: "edge spacing"
    case .spacing: "a spacing"
    case .point: "a point"
    case .dimension: "a dimension"
    default: "a value"
    }
  }

  /// Whether a definition's body looks like what may stand here, so that its own errors are worth telling.
  func accepts(_ raw: RawValue) -> Bool {
    let keys = raw.keys
    let isNode = keys.contains { NounID.node($0) != nil }
    if keys.contains(SpecSchema.use) { return true }
    switch self {
    case .node:
      // One whose kind is misspelt is told so.
      let isMeant =
        keys.count == 1 && keys.contains { nearestWord(to: $0, among: SpecSchema.nodeKinds) != nil }
      return isNode || isMeant
    case .map(let id), .short(let id, _, _):
      return keys.isEmpty ? false : !isNode && keys.contains { SpecSchema.noun(id).index(of: $0) != nil }
    case .headerOrFooter:
      return keys.isEmpty
        || !isNode && keys.contains { SpecSchema.noun(.headerOrFooter).index(of: $0) != nil }
    // `horizontal` is a key of insets, too.
    case .insets:
      return keys.allSatisfy {
        ["top", "leading", "bottom", "trailing", "horizontal", "vertical"].contains($0)
      }
    default: return !isNode
    }
  }
}

extension SpecSchema {
  /// The type of a noun's key.
  static func type(of key: String, in id: NounID) -> ValueType {
    let noun = noun(id)
    return noun.index(of: key).map { noun.keys[$0].type } ?? .anything
  }
}
