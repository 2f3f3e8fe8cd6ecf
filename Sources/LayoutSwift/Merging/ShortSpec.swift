import LayoutReader
import LayoutText

extension Normal {
  /// The spec with sizes and cells in short forms, which read back as the same spec.
  package var inShortForms: Normal {
    switch value {
    case .list(let elements): return with(.list(elements.map(\.inShortForms)))
    case .map(let fields):
      let short = fields.filter { !$0.isNeedless }.map { field in
        NormalField(field.key, keySpan: field.keySpan, field.shortValue ?? field.value.inShortForms)
      }
      return with(.map(short))
    default: return self
    }
  }

  /// The short form of a dimension, such as `44`, `~44` or `50%`; `nil` for other values.
  ///
  /// - Parameter side: the side of the size. `50%` means half of the same side of the container.
  fileprivate func dimension(_ side: String) -> Normal? {
    if case .expression = value { return self }
    if fields.count == 1, fields[0].key == "absolute", case .expression = fields[0].value.value {
      return fields[0].value
    }
    guard fields.count == 1, let number = fields[0].value.number else { return nil }
    func text(_ sign: String) -> Normal {
      with(.text(shortestText(RoundNumber.cleaned(number * 100)) + sign))
    }
    // Fractions that no percentage gives exactly are kept.
    let isExact = RoundNumber.cleaned(number * 100) / 100 == number
    switch fields[0].key {
    case "absolute": return with(.number(number))
    case "estimated": return with(.text("~" + shortestText(number)))
    case "fractionalWidth" where isExact: return text(side == "width" ? "%" : "%w")
    case "fractionalHeight" where isExact: return text(side == "height" ? "%" : "%h")
    default: return nil
    }
  }
}

extension NormalField {
  /// True if the key only repeats a default.
  fileprivate var isNeedless: Bool {
    key == "version" || (key == "registrations" && value.fields.allSatisfy(\.value.elements.isEmpty))
      || (key == "configuration" && value.fields.isEmpty)
  }

  fileprivate var shortValue: Normal? {
    switch key {
    case "size":
      guard value.fields.map(\.key) == ["width", "height"] else { return nil }
      let sides = value.fields.map { $0.value.dimension($0.key) ?? $0.value }
      let (width, height) = (sides[0], sides[1])
      if let first = width.word, let second = height.word { return value.with(.text("\(first) x \(second)")) }
      return value.with(
        .map([
          NormalField("width", keySpan: keySpan, width), NormalField("height", keySpan: keySpan, height),
        ]))
    case "items", "children":
      guard !value.elements.isEmpty, value.elements.allSatisfy({ $0.fields.map(\.key) == ["id"] }) else {
        return nil
      }
      return value.with(.list(value.elements.compactMap { $0["id"] }))
    default: return nil
    }
  }
}

extension Normal {
  /// A number or a text as a word of a size such as `100% x 44`.
  fileprivate var word: String? { number.map { shortestText($0) } ?? text }
}
