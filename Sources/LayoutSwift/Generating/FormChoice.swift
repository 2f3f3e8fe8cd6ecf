import LayoutSpec

extension Form {
  /// The values of keys that are left out, where another variant has them.
  private static let defaults: [String: Form] = [
    "top": .number(0), "leading": .number(0), "bottom": .number(0), "trailing": .number(0), "x": .number(0),
    "y": .number(0), "interGroupSpacing": .number(0), "zIndex": .number(1), "interSectionSpacing": .number(0),
    "pinToVisibleBounds": .formula(.boolean(false)), "extendsBoundary": .formula(.boolean(true)),
    "hidden": .formula(.boolean(false)), "orthogonalScrollingBehavior": .text("none"),
    "contentInsetsReference": .text("automatic"),
    "interItemSpacing": .formula(.dimension("fixed", .number(0))),
    "contentInsets": .map([:]), presence: .formula(.boolean(true)),
    "supplementariesFollowContentInsets": .formula(.boolean(true)),
    "supplementaryContentInsetsReference": .text("automatic"), "scrollDirection": .text("vertical"),
    "boundarySupplementaryItems": .list([]), "decorationItems": .list([]), "supplementaryItems": .list([]),
    "headerMode": .text("none"), "footerMode": .text("none"), "showsSeparators": .formula(.boolean(true)),
  ]

  /// The key of the condition under which a header or a footer is there.
  static let presence = "isPresent"

  /// One form for two variants, in which the condition stands where they differ; nil where they are not of one shape.
  static func choosing(_ condition: Formula, _ then: Form, else otherwise: Form) -> Form? {
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
        guard let element = choosing(condition, a, else: b) else { return nil }
        result.append(element)
      }
      return .list(result)
    case (.map(let a, let use), .map(let b, let other)):
      return choosing(condition, a, use, b, other)
    default: return nil
    }
  }

  private static func choosing(
    _ condition: Formula, _ then: [Field], _ use: Use?, _ otherwise: [Field], _ other: Use?
  ) -> Form? {
    var fields: [Field] = []
    let keys = otherwise.map(\.key) + then.map(\.key).filter { key in !otherwise.contains { $0.key == key } }
    for key in keys {
      let a = then.first { $0.key == key }?.value
      let b = otherwise.first { $0.key == key }?.value
      let value: Form?
      switch (a ?? defaults[key], b ?? defaults[key]) {
      case (let a?, let b?): value = choosing(condition, a, else: b)
      case (let a?, nil): value = key == "header" || key == "footer" ? a.present(when: condition) : nil
      case (nil, let b?):
        value = key == "header" || key == "footer" ? b.present(when: condition.opposite) : nil
      case (nil, nil): value = nil
      }
      guard let value else { return nil }
      fields.append(Field(key: key, value: value))
    }
    return .map(fields, use: chosen(condition, use, other))
  }

  /// The use that both are, with a choice between its arguments.
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
