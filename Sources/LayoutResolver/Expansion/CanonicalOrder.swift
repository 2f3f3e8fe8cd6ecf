import LayoutReader

extension Normal {
  /// Returns the value with all its keys in the order of the schema, even after merging.
  func ordered(as type: ValueType) -> Normal { ordering(as: type).applied(to: self) ?? self }

  private func ordering(as type: ValueType) -> Rewritten<Normal> {
    guard contents.contains(.madeMaps) else { return .kept }
    switch value {
    case .list(let elements):
      let element = type.elementType
      var ordered = RewrittenList(elements)
      for index in elements.indices { ordered.add(elements[index].ordering(as: element), at: index) }
      return ordered.result.map { .replaced(Normal(.list($0), at: span, scope: scope)) } ?? .kept
    case .map(let fields):
      var inner = RewrittenList(fields)
      for index in fields.indices {
        let value = fields[index].value
        inner.addValue(
          value.isCompound ? value.ordering(as: type.fieldType(of: fields[index].key)) : .kept, at: index)
      }
      let sorted = type.sorted(inner.result ?? fields)
      return (sorted ?? inner.result).map { .replaced(with(.map($0))) } ?? .kept
    case .null, .boolean, .number, .text, .expression, .raw: return .kept
    }
  }
}

extension ValueType {
  /// Returns a map's fields in canonical order; `nil` if they are already in order, or if their names are the
  /// user's own.
  fileprivate func sorted(_ fields: [NormalField]) -> [NormalField]? {
    guard fields.count > 1 else { return nil }
    switch row.map {
    case .noun(let id):
      let noun = SpecSchema.noun(id)
      return fields.sortedUnlessOrdered { noun.index(of: $0) }
    case .keys(let keys): return fields.sortedUnlessOrdered { keys.firstIndex(of: $0) }
    case .node, .oneOf, .names, .none: return nil
    }
  }
}

extension [NormalField] {
  /// Returns the fields in the order of their keys; `nil` if they are already in order. Unknown keys come
  /// last.
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
