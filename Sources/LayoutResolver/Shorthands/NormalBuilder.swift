import LayoutReader
import LayoutSpec
import LayoutText

/// Builds values of the normal form, all at the place of one shorthand.
struct NormalBuilder {
  let span: Span

  func number(_ number: Double) -> Normal { Normal(.number(number), at: span) }
  func boolean(_ boolean: Bool) -> Normal { Normal(.boolean(boolean), at: span) }
  func text(_ text: String) -> Normal { Normal(.text(text), at: span) }
  func expression(_ text: String) -> Normal { Normal(.expression(text), at: span) }
  func list(_ elements: [Normal]) -> Normal { Normal(.list(elements), at: span) }

  func field(_ key: String, _ value: Normal) -> NormalField { NormalField(key, keySpan: span, value) }
  func field(_ key: KeyRow, _ value: Normal) -> NormalField { field(key.name, value) }

  /// Returns a map with its keys in the schema's order.
  func map(_ fields: [NormalField]) -> Normal { Normal(whole: fields, at: span) }

  /// Returns a dimension or a spacing: a map with one key.
  func form(_ key: String, _ amount: Double) -> Normal { map([field(key, number(amount))]) }

  func size(_ width: Normal, _ height: Normal) -> Normal {
    map([field("width", width), field("height", height)])
  }

  /// Returns an item of a size as a node.
  func item(_ size: Normal) -> Normal { map([field("item", map([field(ItemKeys.size, size)]))]) }

  /// Returns the default of a key that is a dimension.
  func standard(_ key: KeyRow) -> Normal {
    guard case .form(let form, let amount)? = key.standard else {
      preconditionFailure("\(key.name) has no dimension by default")
    }
    return self.form(form, amount)
  }

  func insets(_ insets: Insets) -> Normal {
    map([
      field("top", number(insets.top)), field("leading", number(insets.leading)),
      field("bottom", number(insets.bottom)), field("trailing", number(insets.trailing)),
    ])
  }
}

extension Normal {
  /// Returns the map with another key and value in place of one of its keys.
  func replacing(_ key: String, with newKey: String, _ value: Normal) -> Normal {
    let fields = fields.map { field in
      field.key == key ? NormalField(newKey, keySpan: field.keySpan, value) : field
    }
    return with(.map(fields))
  }

  func replacing(_ key: KeyRow, with newKey: KeyRow, _ value: Normal) -> Normal {
    replacing(key.name, with: newKey.name, value)
  }

  func setting(_ key: KeyRow, _ value: Normal, at keySpan: Span) -> Normal {
    setting(key.name, value, at: keySpan)
  }

  func setting(_ key: String, _ value: Normal, at keySpan: Span) -> Normal {
    var fields = fields
    let field = NormalField(key, keySpan: keySpan, value)
    if let index = fields.firstIndex(where: { $0.key == key }) {
      fields[index] = field
    } else {
      fields.append(field)
    }
    return with(.map(fields))
  }

  func removing(_ keys: String...) -> Normal {
    guard fields.contains(where: { keys.contains($0.key) }) else { return self }
    return with(.map(fields.filter { !keys.contains($0.key) }))
  }
}
