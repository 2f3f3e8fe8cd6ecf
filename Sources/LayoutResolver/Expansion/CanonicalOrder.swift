import LayoutReader

extension Normal {
  /// The value with all its keys in canonical order: that of the schema, whatever was merged.
  func ordered(as type: ValueType) -> Normal { reordered(as: type) ?? self }

  /// The same, or nil where all keys stand in that order: then nothing is made anew.
  private func reordered(as type: ValueType) -> Normal? {
    switch value {
    case .list(let elements):
      let element = type.elementType
      return elements.reordered { $0.reordered(as: element) }.map {
        Normal(.list($0), at: span, scope: scope)
      }
    case .map(let fields):
      let inner = fields.reordered { field in
        field.value.reordered(as: type.fieldType(of: field.key))
          .map { NormalField(field.key, keySpan: field.keySpan, $0) }
      }
      let sorted = type.sorted(inner ?? fields)
      guard inner != nil || sorted != nil else { return nil }
      return Normal(.map(sorted ?? inner ?? fields), at: span, scope: scope)
    case .null, .boolean, .number, .text, .expression, .raw: return nil
    }
  }
}

extension Array {
  /// The elements with those that change in their places; nil where none does.
  fileprivate func reordered(_ change: (Element) -> Element?) -> [Element]? {
    var result: [Element]?
    for index in indices {
      guard let changed = change(self[index]) else { continue }
      if result == nil { result = self }
      result?[index] = changed
    }
    return result
  }
}

extension ValueType {
  /// A map's fields in canonical order; nil where they stand in it, or where the keys are the user's own.
  fileprivate func sorted(_ fields: [NormalField]) -> [NormalField]? {
    guard fields.count > 1 else { return nil }
    switch self {
    case .map(let id), .short(let id, _, _): return fields.sortedUnlessOrdered(by: SpecSchema.noun(id))
    case .cell: return fields.sortedUnlessOrdered(by: SpecSchema.noun(.cell))
    case .headerOrFooter: return fields.sortedUnlessOrdered(by: SpecSchema.noun(.headerOrFooter))
    case .insets, .edgeSpacing: return fields.sortedUnlessOrdered { Self.edges.firstIndex(of: $0) }
    case .size, .itemSize, .boundarySize, .extent:
      return fields.sortedUnlessOrdered { Self.sides.firstIndex(of: $0) }
    case .point: return fields.sortedUnlessOrdered { Self.coordinates.firstIndex(of: $0) }
    default: return nil
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let sides = ["width", "height"]
  private static let coordinates = ["x", "y"]
}

extension [NormalField] {
  fileprivate func sortedUnlessOrdered(by noun: Noun) -> [NormalField]? {
    sortedUnlessOrdered { noun.index(of: $0) }
  }

  /// The fields in the order of their keys' places; nil where they stand in it. Keys without a place come last.
  fileprivate func sortedUnlessOrdered(by place: (String) -> Int?) -> [NormalField]? {
    var last = -1
    for index in indices {
      let next = place(self[index].key) ?? .max
      if next < last { return sorted { (place($0.key) ?? .max) < (place($1.key) ?? .max) } }
      last = next
    }
    return nil
  }
}
