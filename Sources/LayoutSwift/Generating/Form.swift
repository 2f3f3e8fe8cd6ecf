import LayoutReader

/// A part of a spec from which code is written: expressions are parsed, data is left out, and uses of definitions are marked.
indirect enum Form: Hashable, Sendable {
  case formula(Formula)
  /// A name from the spec, such as an element kind.
  case text(String)
  case list([Form])
  case map([Field], use: Use?)

  struct Field: Hashable, Sendable {
    var key: String
    var value: Form

    init(key: String, value: Form) {
      self.key = key
      self.value = value
    }

    init(_ key: KeyRow, _ value: Form) { self.init(key: key.name, value: value) }
  }

  /// Two forms are equal if their code does the same, whether or not they use definitions.
  static func == (left: Form, right: Form) -> Bool {
    switch (left, right) {
    case (.formula(let a), .formula(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.map(let a, _), .map(let b, _)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .formula(let formula): hasher.combine(formula)
    case .text(let text): hasher.combine(text)
    case .list(let list): hasher.combine(list)
    case .map(let fields, _): hasher.combine(fields)
    }
  }
}

struct Use: Sendable {
  let name: String
  /// The arguments in its `with`.
  var arguments: [Argument]
  /// The definition's own body, and the scope of its names.
  let body: Normal
  let scope: Int32

  struct Argument: Hashable, Sendable {
    var name: String
    var value: Formula
  }
}

extension Form {
  var fields: [Field] { if case .map(let fields, _) = self { fields } else { [] } }
  var elements: [Form] { if case .list(let list) = self { list } else { [] } }
  var use: Use? { if case .map(_, let use) = self { use } else { nil } }
  var formula: Formula? { if case .formula(let formula) = self { formula } else { nil } }

  /// The text or word.
  var text: String? {
    switch self {
    case .text(let text), .formula(.word(let text)): text
    default: nil
    }
  }

  subscript(key: String) -> Form? { fields.first { $0.key == key }?.value }
  subscript(key: KeyRow) -> Form? { self[key.name] }

  /// The map with a key set, or removed for `nil`. The result no longer counts as the use of a definition.
  func setting(_ key: String, _ value: Form?) -> Form {
    var fields = fields
    let place = fields.firstIndex { $0.key == key }
    if let place { fields.remove(at: place) }
    if let value { fields.insert(Field(key: key, value: value), at: place ?? fields.endIndex) }
    return .map(fields, use: nil)
  }

  func setting(_ key: KeyRow, _ value: Form?) -> Form { setting(key.name, value) }

  /// Calls `body` with every formula in it and the formula's key.
  func forEachFormula(under key: String = "", _ body: (Formula, String) -> Void) {
    switch self {
    case .formula(let formula): body(formula, key)
    case .text: break
    case .list(let list): list.forEach { $0.forEachFormula(under: key, body) }
    case .map(let fields, _): fields.forEach { $0.value.forEachFormula(under: $0.key, body) }
    }
  }

  /// The form with the parameters of a definition replaced by arguments.
  func substituting(_ arguments: [Use.Argument]) -> Form {
    if arguments.isEmpty { return self }
    let values = arguments.map { (Formula.Name.parameter($0.name), $0.value) }
    let names = Dictionary(values) { first, _ in first }
    return mapFormulas { $0.replacing(names) }
  }

  /// The form with each formula changed. The result no longer counts as the use of a definition.
  func mapFormulas(_ change: (Formula) -> Formula) -> Form {
    switch self {
    case .formula(let formula): .formula(change(formula))
    case .text: self
    case .list(let list): .list(list.map { $0.mapFormulas(change) })
    case .map(let fields, _):
      .map(fields.map { Field(key: $0.key, value: $0.value.mapFormulas(change)) }, use: nil)
    }
  }

  static func map(_ fields: KeyValuePairs<String, Form>) -> Form {
    .map(fields.map { Field(key: $0.key, value: $0.value) }, use: nil)
  }

  static func size(_ width: Formula, _ height: Formula) -> Form {
    .map(["width": .formula(width), "height": .formula(height)])
  }

  /// A node that is an item with nothing but a size.
  static func item(size: Form) -> Form { .map(["item": .map([Field(ItemKeys.size, size)], use: nil)]) }

  static func number(_ number: Double) -> Form { .formula(.number(number)) }
}

extension Formula {
  /// The formula with some names replaced by formulas.
  func replacing(_ names: [Name: Formula]) -> Formula {
    if case .name(let name) = self { return names[name] ?? self }
    return mapParts { $0.replacing(names) }
  }
}
