import LayoutReader

/// What may stand at a place of a spec, by the keys on the way to it.
enum PlaceTypes {
  /// What may stand under a key of a map.
  ///
  /// - Parameters:
  ///   - type: what the map is.
  ///   - keys: the keys of the map.
  ///   - isRoot: true if the map is the whole spec.
  static func type(of key: String, in type: ValueType, beside keys: @autoclosure () -> [String], isRoot: Bool)
    -> ValueType
  {
    if key == SpecSchema.use { return .label }
    if key == "with" { return .names(.namedValue) }
    // Beside code the sections hold data alone.
    if isRoot, key == "sections", keys().contains("swift") { return .list(.map(.sectionData), atLeast: 0) }
    let type = ofMap(type)
    if type == .anything, let guess = definition(with: keys()).first { return guess.row.fieldType(of: key) }
    // Beside `use` in the place of a node stand the keys of what the definition is.
    if case .node = type, NounID.node(key) == nil {
      let known = definition(with: keys()).first { $0.row.noun != nil }
      return known?.row.fieldType(of: key) ?? .anything
    }
    return type.row.fieldType(of: key)
  }

  /// The element's type for `oneOrMany`; any other type unchanged.
  static func ofMap(_ type: ValueType) -> ValueType {
    if case .oneOrMany(let element) = type { element } else { type }
  }

  /// What the body of a definition may be by its keys, the likeliest first.
  static func definition(with keys: [String]) -> [ValueType] {
    let keys = keys.filter { $0 != SpecSchema.use && $0 != "with" }
    // No map of the format has as many keys as that.
    guard 1...64 ~= keys.count else { return [] }
    return definable.filter { type in keys.allSatisfy { type.row.hasKey($0) } }
  }

  /// What a definition may be whose body is a map.
  static let definable: [ValueType] =
    [.node, .map(.section), .map(.headerOrFooter), .map(.boundaryItem), .map(.supplementaryItem)]
    + [.map(.decorationItem), .map(.item), .map(.line), .map(.custom), .insets(.points), .size]
    + [.map(.anchor), .map(.visibleItemRule), .map(.grid), .map(.carousel), .map(.waterfall), .map(.flow)]
    + [.map(.measured), .edgeSpacing, .point, .map(.sectionVariant), .map(.customFrame)]
}
