import LayoutDiagnostics
import LayoutText

/// The canonical keys of a dimension.
let dimensionForms = [
  "absolute", "fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings",
]

extension Normalizer {
  /// Normalizes a dimension: a number, a text such as `50%`, or a map with one key.
  mutating func dimension(_ node: NodeIndex, _ axis: DimensionAxis, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .number:
      let number = checked(document.number(node), .dimension, what: place.what, at: span)
      return Self.form("absolute", number, at: span)
    case .string:
      return dimension(piece(of: node), axis, what: place.what)
    case .mapping:
      return singleForm(node, among: dimensionForms, .dimension, title: "a dimension", at: place)
    case .null, .boolean, .sequence:
      expected("a dimension", node, at: place, help: [Self.dimensionHelp(axis)])
      return nil
    }
  }

  mutating func dimension(_ whole: Piece, _ axis: DimensionAxis, what: String) -> Normal? {
    let piece = whole.trimmed
    if piece.isExpression { return Normal(.expression(piece.text), at: piece.span) }
    if let estimate = piece.dropping(first: "~") {
      return Self.form("estimated", amount(estimate.trimmed, .dimension, what: what), at: piece.span)
    }
    if let call = constructor(piece) {
      return Self.form(call.form, amount(call.argument.trimmed, .dimension, what: what), at: piece.span)
    }
    let (side, rest) = sideOfFraction(piece, axis)
    if let percent = rest.dropping(last: "%")?.trimmed {
      return Self.form(side, hundredth(percent, what: what), at: piece.span)
    }
    if let quotient = quotient(rest) {
      return Self.form(side, checked(quotient, .dimension, what: what, at: piece.span), at: piece.span)
    }
    if let number = parseNumber(piece.bytes) {
      return Self.form("absolute", checked(number, .dimension, what: what, at: piece.span), at: piece.span)
    }
    notADimension(piece, axis, what: what)
    return nil
  }

  /// Normalizes a number, or an expression for it, inside a dimension or a spacing.
  mutating func amount(_ piece: Piece, _ rule: NumberRule, what: String) -> Normal? {
    let piece = piece.trimmed
    if piece.isExpression { return Normal(.expression(piece.text), at: piece.span) }
    guard let number = parseNumber(piece.bytes) else {
      var help: [String] = []
      if quotient(piece) != nil {
        help.append("\(quoted(piece.text)) is no number: write ${\(piece.text)}")
      } else if piece.bytes.last == UInt8(ascii: "%") {
        help.append("only a number of points stands here")
      } else if let number = numberWithUnit(piece.text) {
        help.append(unitHelp(number))
      } else if let open = openExpressionHelp(piece) {
        help.append(open)
      }
      report(
        .invalidValue,
        "\(what) has \(piece.isEmpty ? "nothing" : quoted(piece.text)) where a number stands",
        at: piece.span, help: help, fixes: rewriting(piece, as: numberWithUnit(piece.text)))
      return nil
    }
    return checked(number, rule, what: what, at: piece.span).map { Normal(.number($0), at: piece.span) }
  }

  /// Normalizes a map with one of a few keys, the canonical form of dimensions and spacings.
  mutating func singleForm(
    _ node: NodeIndex, among forms: [String], _ rule: NumberRule, title: String, at place: Place
  ) -> Normal? {
    let entries = document.entries(node)
    for entry in entries where !forms.contains(entry.key) {
      let name = nearestWord(to: entry.key, among: forms)
      let near = didYouMean(name)
      let value =
        entries.count > 1
        ? nil
        : name.flatMap { name in
          var meant = entry
          meant.key = name
          return meantValue {
            $0.hundredth(meant) ?? $0.number(entry.value, rule, at: place.under(name, entry.keySpan))
          }
        }
      report(
        .unknownKey, "unknown key \(quoted(entry.key)) in \(title)", at: entry.keySpan,
        help: near + ["\(title) has one of the keys \(listed(forms))"], fixes: renaming(entry, to: name),
        losesNothing: value != nil)
      guard let value, let name else { return nil }
      return Self.form(name, value, at: document.span(node))
    }
    guard let entry = entries.first else {
      expected("\(title) with one of the keys \(listed(forms))", node, at: place)
      return nil
    }
    if let second = entries.dropFirst().first {
      report(
        .excludedKey, "'\(second.key)' stands beside \(quoted(entry.key)); \(title) has only one key",
        at: second.keySpan, secondary: [DiagnosticLabel(entry.keySpan, "the other is here")])
      return nil
    }
    guard
      let value = hundredth(entry) ?? number(entry.value, rule, at: place.under(entry.key, entry.keySpan))
    else { return nil }
    return Normal(whole: [NormalField(entry.key, keySpan: entry.keySpan, value)], at: document.span(node))
  }

  /// Makes a map with one key; `nil` if the value is `nil`.
  static func form(_ key: String, _ value: Normal?, at span: Span) -> Normal? {
    guard let value else { return nil }
    return Normal(whole: [NormalField(key, keySpan: span, value)], at: span)
  }

  private static func form(_ key: String, _ number: Double?, at span: Span) -> Normal? {
    guard let number else { return nil }
    return form(key, Normal(.number(number), at: span), at: span)
  }

  func quotient(_ piece: Piece) -> Double? {
    guard let slash = piece.bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let (top, bottom) = piece.split(at: slash)
    guard let dividend = parseNumber(top.trimmed.bytes), let divisor = parseNumber(bottom.trimmed.bytes),
      divisor != 0
    else { return nil }
    return dividend / divisor
  }

  private func constructor(_ piece: Piece) -> (form: String, argument: Piece)? {
    guard piece.bytes.last == UInt8(ascii: ")") else { return nil }
    for name in dimensionForms {
      if let argument = piece.argument(of: name) { return (name, argument) }
    }
    return piece.argument(of: "uniform").map { ("uniformAcrossSiblings", $0) }
  }

  /// Returns the key of a fraction's axis, and the text without the letter of the axis.
  private func sideOfFraction(_ piece: Piece, _ axis: DimensionAxis) -> (form: String, rest: Piece) {
    if let rest = piece.dropping(last: "w") { return ("fractionalWidth", rest.trimmed) }
    if let rest = piece.dropping(last: "h") { return ("fractionalHeight", rest.trimmed) }
    return (axis == .width ? "fractionalWidth" : "fractionalHeight", piece)
  }

  /// Reads `${…}%` as the value of a fraction's key, the canonical form of a percentage by expression.
  private func hundredth(_ entry: Document.Entry) -> Normal? {
    guard entry.key.hasPrefix("fractional"), document.kind(entry.value) == .string,
      let inner = piece(of: entry.value).dropping(last: "%"), inner.isExpression
    else { return nil }
    return Normal(.expression(inner.text + "%"), at: piece(of: entry.value).span)
  }

  /// Returns the number before a percent sign, divided by 100.
  private mutating func hundredth(_ piece: Piece, what: String) -> Normal? {
    guard let value = amount(piece, .dimension, what: what) else { return nil }
    switch value.value {
    case .number(let number):
      // A number too small for a Double is not a fraction.
      return checked(number / 100, .dimension, what: what, at: value.span).map {
        Normal(.number($0), at: value.span)
      }
    case .expression(let text):
      // The percent sign stays: the value of the expression is divided later.
      return Normal(.expression(text + "%"), at: Span(start: value.span.start, end: value.span.end + 1))
    case .null, .boolean, .text, .list, .map, .raw: return value
    }
  }

  func unitHelp(_ number: Double) -> String {
    "lengths are in points and have no unit: write \(shortestText(number))"
  }

  private func openExpressionHelp(_ piece: Piece) -> String? {
    piece.text.hasPrefix("${") && !piece.text.contains("}") ? "the expression has no closing }" : nil
  }

  private mutating func notADimension(_ piece: Piece, _ axis: DimensionAxis, what: String) {
    guard !isBagFull else {
      report(.invalidValue, "", at: piece.span)
      return
    }
    var help: [String] = []
    if let number = numberWithUnit(piece.text) {
      help.append(unitHelp(number))
    } else if let name = piece.text.split(separator: "(").first, piece.text.hasSuffix(")"),
      let near = nearestWord(to: String(name), among: dimensionForms)
    {
      help += didYouMean("\(near)(…)")
    } else if let open = openExpressionHelp(piece) {
      help.append(open)
    } else if piece.text.hasPrefix("${") {
      help.append("after an expression only %, %w or %h may stand")
    }
    help.append(Self.dimensionHelp(axis))
    let found = piece.isEmpty ? "empty" : quoted(piece.text)
    report(
      .invalidValue, "\(what) is \(found); expected a dimension", at: piece.span, help: help,
      fixes: rewriting(piece, as: numberWithUnit(piece.text)))
  }

  static func dimensionHelp(_ axis: DimensionAxis) -> String {
    let other = axis == .width ? "50%h of the container's height" : "50%w of the container's width"
    return
      "a dimension is 44 (points), 50% or 1/2 of the container's \(axis == .width ? "width" : "height"), \(other), "
      + "~44 (estimated) or uniform(44)"
  }
}
