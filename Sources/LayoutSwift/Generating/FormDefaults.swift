import LayoutReader

extension Form {
  /// Makes the form of a default value.
  init(_ standard: DefaultValue) {
    switch standard {
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .formula(.boolean(boolean))
    case .word(let word): self = .text(word)
    case .zero: self = .map([:])
    case .form(let form, let amount): self = .formula(.dimension(form, .number(amount)))
    case .full:
      self = .size(.dimension("fractionalWidth", .number(1)), .dimension("fractionalHeight", .number(1)))
    }
  }

  /// The form of a key's default. The key must have one.
  static func standard(_ key: KeyRow) -> Form {
    guard let standard = key.standard else { preconditionFailure("\(key.name) has no default") }
    return Form(standard)
  }

  /// The formula of a key, or of the key's default.
  func formula(_ key: KeyRow) -> Formula { self[key]?.formula ?? Form.standard(key).formula ?? .number(0) }

  /// The word of a key, or of the key's default.
  func word(_ key: KeyRow) -> String { self[key]?.text ?? Form.standard(key).text ?? "" }

  /// True if code can leave the value out, because it is the default of a key.
  func isDefault(of key: KeyRow) -> Bool {
    if case .map(let fields, nil) = self, key.standard == .zero {
      return fields.allSatisfy { $0.value == .number(0) }
    }
    return key.standard.map { self == Form($0) } ?? false
  }
}
