/// Finds the types of places in a spec by the keys that lead to them.
package enum PlaceTypes {
  /// Returns the type of the value of a map's key.
  ///
  /// - Parameters:
  ///   - type: the type of the map.
  ///   - keys: the keys of the map.
  ///   - isRoot: true if the map is the whole spec.
  package static func type(
    of key: String, in type: ValueType, beside keys: @autoclosure () -> [String], isRoot: Bool
  ) -> ValueType {
    if key == SpecSchema.use { return .label }
    if key == "with" { return .names(.namedValue) }
    // The sections of a spec with code have only data.
    if isRoot, key == "sections", keys().contains("swift") { return .list(.map(.sectionData), atLeast: 0) }
    let type = ofMap(type)
    if type == .anything, let guess = definition(with: keys()).first { return guess.row.fieldType(of: key) }
    // In place of a node, the keys next to `use` are keys of the definition.
    if case .node = type, NounID.node(key) == nil {
      let known = definition(with: keys()).first { $0.row.noun != nil }
      return known?.row.fieldType(of: key) ?? .anything
    }
    return type.row.fieldType(of: key)
  }

  /// Returns the element's type for `oneOrMany`; any other type unchanged.
  package static func ofMap(_ type: ValueType) -> ValueType {
    if case .oneOrMany(let element, _) = type { element } else { type }
  }

  /// Returns the possible types of a definition's body by its keys, the likeliest first.
  package static func definition(with keys: [String]) -> [ValueType] {
    let keys = keys.filter { $0 != SpecSchema.use && $0 != "with" }
    // No map of the format has more keys.
    guard 1...64 ~= keys.count else { return [] }
    return definable.filter { type in keys.allSatisfy { type.row.hasKey($0) } }
  }

  /// The possible types of a definition whose body is a map.
  package static let definable: [ValueType] =
    [.node, .map(.section), .map(.headerOrFooter), .map(.boundaryItem), .map(.supplementaryItem)]
    + [.map(.decorationItem), .map(.item), .map(.line), .map(.custom), .insets(.points), .size]
    + [.map(.anchor), .map(.visibleItemRule), .map(.grid), .map(.carousel), .map(.waterfall), .map(.flow)]
    + [.map(.measured), .edgeSpacing, .point, .map(.sectionVariant), .map(.customFrame)]
}
