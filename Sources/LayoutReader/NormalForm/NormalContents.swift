/// The kinds of values inside a value, at any depth, so that a step can skip values with nothing to do.
package struct NormalContents: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let expressions = NormalContents(rawValue: 1)
  /// Maps with the key `use`.
  package static let uses = NormalContents(rawValue: 2)
  /// Maps with the key `let`, with which custom groups define names.
  package static let names = NormalContents(rawValue: 4)
  package static let customGroups = NormalContents(rawValue: 32)
  package static let nulls = NormalContents(rawValue: 8)
  /// Merged or incomplete maps, which are not yet checked as a whole or in the schema's order.
  package static let madeMaps = NormalContents(rawValue: 16)

  init(of value: Normal.Value) {
    switch value {
    case .boolean, .number, .text, .raw: self = []
    case .null: self = .nulls
    case .expression: self = .expressions
    case .list(let elements):
      self = []
      for index in elements.indices { formUnion(elements[index].contents) }
    case .map(let fields): self = NormalContents(of: fields).union(.madeMaps)
    }
  }

  init(of fields: [NormalField]) {
    self = []
    for index in fields.indices {
      formUnion(fields[index].value.contents)
      switch fields[index].key.utf8.count {
      case 3:
        if fields[index].key == SpecSchema.use { insert(.uses) }
        if fields[index].key == "let" { insert(.names) }
      case 6: if fields[index].key == "custom" { insert(.customGroups) }
      default: break
      }
    }
  }
}
