import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes a number, or an expression in its place.
  ///
  /// - Parameter expecting: the allowed values in words, if a number is not the only one.
  mutating func number(
    _ node: NodeIndex, _ rule: NumberRule, expecting: String? = nil, at place: Place
  ) -> Normal? {
    let span = document.span(node)
    var wanted: String {
      expecting ?? rule.wanted ?? (rule.isWhole ? "\(rule.noun): a whole number" : rule.noun)
    }
    switch document.kind(node) {
    case .number:
      return checked(document.number(node), rule, what: place.what, at: span).map {
        Normal(.number($0), at: span)
      }
    case .string:
      let piece = piece(of: node)
      if rule.allowsExpression, piece.isExpression {
        return Normal(.expression(piece.text), at: piece.span)
      }
      if piece.isExpression {
        refuseExpression(node, at: place, help: "expressions do not stand here: use variants")
        return nil
      }
      var help: [String] = []
      var literal: Double?
      if let value = parseNumber(piece.bytes) {
        literal = value
        help.append("a quoted number is a string: write \(shortestText(value))")
      } else if rule.allowsExpression, quotient(piece) != nil {
        help.append("\(quoted(piece.text)) is no number: write ${\(piece.text)}")
      } else if let value = numberWithUnit(piece.text) {
        literal = value
        help.append("numbers here have no unit: write \(shortestText(value))")
      }
      if place.what.hasPrefix("fractional"), let percent = piece.dropping(last: "%") {
        literal = parseNumber(percent.trimmed.bytes).map { $0 / 100 }
      }
      expected(
        wanted, node, at: place, help: help, fixes: rewriting(node, asLiteral: literal.map(shortestText)))
      return nil
    case .null, .boolean, .sequence, .mapping:
      expected(wanted, node, at: place, help: measuredListHelp(node, at: place))
      return nil
    }
  }

  /// Returns a number that its rule allows; `nil` after an error.
  mutating func checked(
    _ number: Double, _ rule: NumberRule, what: String, at span: Span, notes: [String] = [],
    fixes: [Fix] = []
  ) -> Double? {
    if rule.allows(number) { return number }
    guard let number = finite(number, at: span) else { return nil }
    var found: String { "\(what) is \(shortestText(number))" }
    if number < rule.minimum || rule.excludesMinimum && number <= rule.minimum {
      let least = shortestText(rule.minimum)
      let allowed = rule.excludesMinimum ? "greater than \(least)" : "at least \(least)"
      report(
        rule.rangeRule, "\(found); \(rule.noun) must be \(allowed)", at: span, notes: notes, fixes: fixes)
      return nil
    }
    if rule.isWhole, number.rounded() != number {
      report(.invalidValue, "\(found); \(rule.noun) must be a whole number", at: span, notes: notes)
      return nil
    }
    if abs(number) > rule.maximum {
      let id =
        rule.isWhole
        ? RuleID.resourceLimit : rule.maximum < SpecSchema.greatestLength ? .invalidValue : .nonFiniteNumber
      report(id, "\(found); \(rule.noun) is \(rule.limitText)", at: span, notes: notes)
      return nil
    }
    return number
  }

  /// Returns a finite number; `nil` after an error.
  mutating func finite(_ number: Double, at span: Span) -> Double? {
    guard number.isFinite else {
      report(
        .nonFiniteNumber, "\(quoted(source.text(span))) is no finite number", at: span,
        help: ["the greatest number of points is \(shortestText(SpecSchema.greatestLength))"])
      return nil
    }
    return number
  }

  mutating func boolean(_ node: NodeIndex, allowsExpression: Bool, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .boolean: return Normal(.boolean(document.boolean(node)), at: span)
    case .string where allowsExpression && isExpression(document.bytes(of: node)):
      return expression(node)
    case .null, .number, .string, .sequence, .mapping:
      let words = ["yes", "no", "on", "off", "y", "n"]
      let isOldBoolean = document.kind(node) == .string && words.contains(document.text(node).lowercased())
      if !isOldBoolean, allowsExpression, document.kind(node) == .string, !isBagFull,
        let meant = expressionMeant(by: document.text(node))
      {
        expected(
          "true, false or an expression", node, at: place, help: ["write \(meant)"],
          fixes: rewriting(node, asLiteral: "\"\(meant)\""))
        return nil
      }
      expected(
        "true or false", node, at: place, help: isOldBoolean ? ["YAML 1.2 has only true and false"] : [],
        fixes: isOldBoolean
          ? rewriting(
            node, asLiteral: ["yes", "on", "y"].contains(document.text(node).lowercased()) ? "true" : "false")
          : [])
      return nil
    }
  }

  /// Reads a whole `${…}`.
  func expression(_ node: NodeIndex) -> Normal {
    let piece = piece(of: node)
    return Normal(.expression(piece.text), at: piece.span)
  }

  /// Normalizes the value of a `let`: a number, a boolean or an expression.
  mutating func namedValue(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .number: return finite(document.number(node), at: span).map { Normal(.number($0), at: span) }
    case .boolean: return Normal(.boolean(document.boolean(node)), at: span)
    case .string where isExpression(document.bytes(of: node)):
      return expression(node)
    case .null, .string, .sequence, .mapping:
      let number = document.kind(node) == .string ? numberWithUnit(document.text(node)) : nil
      expected(
        "a number, true, false or one ${…}", node, at: place,
        help: number.map { ["numbers here have no unit: write \(shortestText($0))"] } ?? [],
        fixes: rewriting(node, asLiteral: number.map(shortestText)))
      return nil
    }
  }

  /// Normalizes width divided by height: a number, an expression, or `3/4`.
  mutating func aspectRatio(_ node: NodeIndex, at place: Place) -> Normal? {
    if document.kind(node) == .string {
      let piece = piece(of: node).trimmed
      if let quotient = quotient(piece) {
        return checked(quotient, .ratio, what: place.what, at: piece.span).map {
          Normal(.number($0), at: piece.span)
        }
      }
    }
    return number(node, .ratio, expecting: "a ratio such as 3/4 or 1.5", at: place)
  }

  /// Normalizes a number of columns, or `auto(least width)`.
  mutating func columns(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    var least: Normal?
    switch document.kind(node) {
    case .string:
      let piece = piece(of: node).trimmed
      guard let inner = piece.argument(of: "auto") else {
        return number(node, .count, expecting: Self.columnsText, at: place)
      }
      least = amount(inner, .dimension, what: place.what)
    case .mapping:
      let entries = document.entries(node)
      guard entries.count == 1, let entry = entries.first, entry.key == "auto" else {
        if let stray = entries.first(where: { $0.key != "auto" }) {
          report(
            .unknownKey, "unknown key \(quoted(stray.key)) in columns", at: stray.keySpan,
            help: didYouMeanHelp(stray.key, ["auto"]) + ["columns is \(Self.columnsText)"])
        } else {
          expected(Self.columnsText, node, at: place)
        }
        return nil
      }
      least = number(entry.value, .dimension, at: place)
    case .null, .boolean, .number, .sequence:
      return number(node, .count, expecting: Self.columnsText, at: place)
    }
    return least.map { Normal(whole: [NormalField("auto", keySpan: span, $0)], at: span) }
  }

  private static var columnsText: String { "a count or auto(least width)" }

  func piece(of node: NodeIndex) -> Piece {
    Piece(document.bytes(of: node), span: document.span(node), source: source)
  }
}
