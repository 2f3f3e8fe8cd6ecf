/// Merging, for variants and for the keys next to `use`. Maps merge key by key at every level; lists and
/// scalars replace; null removes a key; a key drops the keys that it excludes.
extension Normal {
  /// Returns this map with another one merged over it.
  ///
  /// - Parameter keepsNulls: true if the result is merged over another map later, so that its nulls still
  ///   remove keys.
  package func merged(with over: Normal, as type: ValueType, keepsNulls: Bool = false) -> Normal {
    guard case .map = value, case .map(let overriding) = over.value else { return over }
    let row = type.row
    switch row.map {
    case .noun(let id): return merged(overriding, SpecSchema.noun(id), keepsNulls: keepsNulls)
    case .node: return mergedNode(over, keepsNulls: keepsNulls)
    case .keys, .names:
      return merged(overriding, excluding: { _ in [] }, type: row.entryType, keepsNulls: keepsNulls)
    // The value has one key, so another value replaces it.
    case .oneOf, .none: return over
    }
  }

  private func merged(_ overriding: [NormalField], _ noun: Noun, keepsNulls: Bool) -> Normal {
    merged(
      overriding, excluding: { noun.dropped(by: $0) },
      type: { key in noun.index(of: key).map { noun.keys[$0].type } }, keepsNulls: keepsNulls)
  }

  /// Merges two nodes of the same kind; a later node of another kind replaces the earlier one.
  ///
  /// `use` is a kind like the others: a definition replaces a written node, and a node a definition. Of two
  /// `use`s the later one counts, with its `with`; their other keys merge.
  private func mergedNode(_ over: Normal, keepsNulls: Bool) -> Normal {
    if used != nil || over.used != nil {
      guard let used, let other = over.used else { return over }
      return UsedNode(
        name: other.name, scope: other.scope, body: other.body,
        overrides: used.overrides + other.overrides, site: other.site
      ).node
    }
    guard let own = fields.first, let other = over.fields.first, own.key == other.key,
      let noun = NounID.node(other.key)
    else { return over }
    let body = own.value.merged(with: other.value, as: .map(noun), keepsNulls: keepsNulls)
    return Normal(.map([NormalField(own.key, keySpan: other.keySpan, body)]), at: over.span)
  }

  private func merged(
    _ overriding: [NormalField], excluding: (String) -> [String], type: (String) -> ValueType?,
    keepsNulls: Bool
  ) -> Normal {
    var result = fields
    for field in overriding where !field.value.isNull {
      let dropped = excluding(field.key)
      if !dropped.isEmpty { result.removeAll { dropped.contains($0.key) } }
    }
    for field in overriding {
      let place = result.firstIndex { $0.key == field.key }
      if field.value.isNull, !keepsNulls {
        if let place { result.remove(at: place) }
        continue
      }
      guard let place else {
        result.append(field)
        continue
      }
      let merged =
        type(field.key).map {
          result[place].value.merged(with: field.value, as: $0, keepsNulls: keepsNulls)
        } ?? field.value
      result[place] = NormalField(field.key, keySpan: field.keySpan, merged)
    }
    return with(.map(result))
  }
}

extension Noun {
  /// Returns the keys that a later key replaces.
  func dropped(by key: String) -> [String] {
    var result = exclusions.filter { $0.contains(key) }.flatMap { $0.filter { $0 != key } }
    // The later map has its own count.
    if id == .line, [LineKeys.subitem.name, LineKeys.repeatingSubitem.name].contains(key) {
      result.removeAll { $0 == LineKeys.count.name }
    }
    return result
  }
}

extension NounID {
  /// Returns the noun of a node's key.
  package static func node(_ key: String) -> NounID? {
    switch key {
    case "item": .item
    case "horizontal", "vertical": .line
    case "custom": .custom
    default: nil
    }
  }
}
