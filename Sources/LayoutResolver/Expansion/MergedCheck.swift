import LayoutReader
import LayoutText

extension SchemaCheck {
  /// Checks that every map in a merged value has its required keys and no keys that exclude each other.
  /// - Parameter span: the key of the value.
  mutating func walk(_ normal: Normal, as type: ValueType, what: String, at span: Span) {
    // The reader has checked unmerged values.
    guard normal.contents.contains(.madeMaps) else { return }
    switch normal.value {
    case .list(let elements):
      if case .map(let id) = type.elementType { kinds(of: elements, as: id, at: span) }
      for element in elements where element.isCompound {
        walk(element, as: type.elementType, what: what, at: element.firstKey ?? span)
      }
    case .map(let fields):
      if let id = type.row.noun { merged(normal, as: id, what: what, at: span) }
      for field in fields where field.value.isCompound {
        walk(field.value, as: type.fieldType(of: field.key), what: field.key, at: field.keySpan)
      }
    case .null, .boolean, .number, .text, .expression, .raw: break
    }
  }
}

extension SchemaCheck {
  /// The longest list of boundary items that is checked again for each variant with a header.
  private static let greatestListLength = 1_000

  /// Checks only those parts of a merged value that a change was merged over. The variants of a long section
  /// thus stay cheap.
  /// - Parameter change: the value that was merged over the other one.
  mutating func walkChanges(
    _ merged: Normal, _ change: Normal, as type: ValueType, what: String, at span: Span
  ) {
    guard case .map = merged.value, case .map = change.value else {
      walk(merged.withoutNulls, as: type, what: what, at: span)
      return
    }
    var present = merged.withoutOwnNulls
    // The section's own boundary items have been checked. A variant that does not set them checks them again
    // only if it sets a header, a footer or a `list`, and only if they are not too many.
    let items = "boundarySupplementaryItems"
    if let own = present[items], change[items] == nil,
      own.elements.count > Self.greatestListLength
        || ![SectionKeys.header.name, SectionKeys.footer.name, SectionKeys.list.name].contains(where: {
          change[$0] != nil
        })
    {
      present = present.removing(items)
    }
    if let id = type.row.noun { self.merged(present, as: id, what: what, at: span) }
    for field in present.fields {
      guard let change = change[field.key] else { continue }
      walkChanges(
        field.value, change, as: type.fieldType(of: field.key), what: field.key, at: field.keySpan)
    }
  }
}

extension Normal {
  /// The value without the keys that are still null because they had nothing to remove. An empty `item:`
  /// stays.
  package var withoutNulls: Normal {
    removingNulls.applied(to: self) ?? self
  }

  private var removingNulls: Rewritten<Normal> {
    guard contents.contains(.nulls) else { return .kept }
    switch value {
    case .list(let elements):
      var kept = RewrittenList(elements)
      for index in elements.indices { kept.add(elements[index].removingNulls, at: index) }
      return kept.result.map { .replaced(Normal(.list($0), at: span, scope: scope)) } ?? .kept
    case .map(let fields):
      var kept = RewrittenList(fields)
      for index in fields.indices {
        let field = fields[index]
        if !field.value.isNull {
          kept.addValue(field.value.removingNulls, at: index)
        } else {
          let isItem = field.key == "item"
          kept.addValue(isItem ? .replaced(Normal(.map([]), at: field.value.span)) : .removed, at: index)
        }
      }
      return kept.result.map { .replaced(with(.map($0))) } ?? .kept
    case .null, .boolean, .number, .text, .expression, .raw: return .kept
    }
  }

  /// The map without those of its own keys that are null. An empty `item:` stays.
  fileprivate var withoutOwnNulls: Normal {
    guard fields.contains(where: { $0.value.isNull }) else { return self }
    let kept = fields.compactMap { field -> NormalField? in
      guard field.value.isNull else { return field }
      return field.key == "item"
        ? NormalField("item", keySpan: field.keySpan, Normal(.map([]), at: field.value.span)) : nil
    }
    return Normal(.map(kept), at: span, scope: scope)
  }

  /// The span of the first key in the source.
  var firstKey: Span? {
    guard case .map(let fields) = value else { return nil }
    var first: Span?
    for index in fields.indices {
      let span = fields[index].keySpan
      if let found = first, found.start <= span.start { continue }
      first = span
    }
    return first
  }
}
