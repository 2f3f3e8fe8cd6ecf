import LayoutReader
import LayoutSpec

extension Form {
  /// The key for the condition under which a header or footer exists.
  static let presence = "isPresent"

  /// Joins two variants in one form, with the condition wherever they differ; `nil` if their shapes differ.
  static func choosing(
    _ condition: Formula, _ then: Form, else otherwise: Form, as type: ValueType
  ) -> Form? {
    if then == otherwise { return then }
    switch (then, otherwise) {
    case (.formula(let a), .formula(let b)): return .formula(.choosing(condition, a, else: b))
    case (.text(let a), .text(let b)): return .formula(.choosing(condition, .word(a), else: .word(b)))
    case (.text(let a), .formula(let b)): return .formula(.choosing(condition, .word(a), else: b))
    case (.formula(let a), .text(let b)): return .formula(.choosing(condition, a, else: .word(b)))
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return nil }
      var result: [Form] = []
      for (a, b) in zip(a, b) {
        guard let element = choosing(condition, a, else: b, as: type.elementType) else { return nil }
        result.append(element)
      }
      return .list(result)
    case (.map(let a, let use), .map(let b, let other)):
      if case .oneOrMany(let element, _) = type {
        return choosing(condition, then, else: otherwise, as: element)
      }
      return choosing(condition, a, use, b, other, as: type)
    default: return nil
    }
  }

  private static func choosing(
    _ condition: Formula, _ then: [Field], _ use: Use?, _ otherwise: [Field], _ other: Use?,
    as type: ValueType
  ) -> Form? {
    var fields: [Field] = []
    let keys = otherwise.map(\.key) + then.map(\.key).filter { key in !otherwise.contains { $0.key == key } }
    let row = type.row
    let isList = keys.contains(SectionKeys.list.name)
    for key in keys {
      let a = then.first { $0.key == key }?.value
      let b = otherwise.first { $0.key == key }?.value
      let isSetByList = isList && row.noun == .section && SectionKeys.setByList.contains(key)
      let standard = isSetByList ? nil : standard(of: key, in: row.noun, type)
      let isView = key == SectionKeys.header.name || key == SectionKeys.footer.name
      let value: Form?
      switch (a ?? standard, b ?? standard) {
      case (let a?, let b?):
        // The header and footer of a list have other defaults than those of the schema.
        value = choosing(
          condition, a, else: b, as: isSetByList && isView ? .anything : row.fieldType(of: key))
      case (let a?, nil): value = isView ? a.present(when: condition) : nil
      case (nil, let b?): value = isView ? b.present(when: condition.opposite) : nil
      case (nil, nil): value = nil
      }
      guard let value else { return nil }
      fields.append(Field(key: key, value: value))
    }
    return .map(fields, use: chosen(condition, use, other))
  }

  /// The value that a key has if a variant leaves it out; `nil` if that is unknown.
  private static func standard(of key: String, in noun: NounID?, _ type: ValueType) -> Form? {
    if key == presence { return .formula(.boolean(true)) }
    guard let noun else { return type.partDefault.map(Form.init) }
    // A rule of `visibleItems` changes only what it names, so its keys have no defaults, except `for`.
    guard let row = SpecSchema.noun(noun).row(of: key),
      noun != .visibleItemRule || row == VisibleItemKeys.for
    else { return nil }
    if case .list = row.type { return .list([]) }
    return row.standard.map(Form.init)
  }

  /// The use that both variants have, with a choice between their arguments; `nil` if they use different definitions.
  private static func chosen(_ condition: Formula, _ use: Use?, _ other: Use?) -> Use? {
    guard var use, let other, use.name == other.name,
      use.arguments.map(\.name) == other.arguments.map(\.name)
    else { return nil }
    for place in use.arguments.indices {
      use.arguments[place].value = .choosing(
        condition, use.arguments[place].value, else: other.arguments[place].value)
    }
    return use
  }

  private func present(when condition: Formula) -> Form {
    let present = self[Self.presence]?.formula.map { condition.and($0) } ?? condition
    return .map(setting(Self.presence, .formula(present)).fields, use: use)
  }
}
