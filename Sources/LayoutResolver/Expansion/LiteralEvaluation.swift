import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Puts values in the place of expressions, within what the schema allows there.
struct LiteralEvaluation {
  var evaluator: Evaluator
  var diagnostics: DiagnosticBag

  /// A value without expressions; nil after an error.
  ///
  /// What depends on the cell keeps its expressions: `measured` with `index`, and custom groups by formula.
  mutating func literal(_ normal: Normal, as type: ValueType, what: String) -> Normal? {
    switch normal.value {
    case .null, .boolean, .number, .text, .raw: return normal
    case .expression(let text): return value(of: text, normal, as: type, what: what)
    case .list(let elements):
      let literals = elements.compactMap { literal($0, as: type.elementType, what: what) }
      return Normal(.list(literals), at: normal.span)
    case .map(let fields):
      if case .map(.custom) = type, normal.isFormula { return formula(normal) }
      let literals = fields.compactMap { field -> NormalField? in
        if field.key == "measured", field.value.dependsOnIndex { return field }
        return literal(field.value, as: type.fieldType(of: field.key), what: field.key)
          .map { NormalField(field.key, keySpan: field.keySpan, $0) }
      }
      return Normal(.map(literals), at: normal.span)
    }
  }

  /// Checks the expressions of a value that is not to be evaluated; those of custom groups by formula are not looked at.
  mutating func check(_ normal: Normal) {
    switch normal.value {
    case .null, .boolean, .number, .text, .raw: break
    case .expression(let text):
      let expression = text.hasSuffix("%") ? String(text.dropLast()) : text
      evaluator.check(expression, scope: normal.scope, at: normal.span, into: &diagnostics)
    case .list(let elements): elements.forEach { check($0) }
    case .map(let fields):
      for field in fields where !(field.key == "custom" && field.value.isFormula) { check(field.value) }
    }
  }

  /// A custom group by formula: only what does not depend on the frame's index and the group's box.
  private mutating func formula(_ map: Normal) -> Normal {
    let perFrame: Set<String> = ["count", "frame", "zIndex", "let", "items"]
    let fields = map.fields.compactMap { field -> NormalField? in
      if perFrame.contains(field.key) { return field }
      return literal(field.value, as: SpecSchema.type(of: field.key, in: .custom), what: field.key)
        .map { NormalField(field.key, keySpan: field.keySpan, $0) }
    }
    return Normal(.map(fields), at: map.span)
  }

  private mutating func value(of text: String, _ normal: Normal, as type: ValueType, what: String) -> Normal?
  {
    let span = normal.span
    if text.hasSuffix("%") {
      guard
        case .number(let percent)? = evaluator.value(
          of: String(text.dropLast()), scope: normal.scope, at: span, wants: .number, into: &diagnostics)
      else { return nil }
      return checked(percent / 100, .dimension, what, span)
    }
    guard let value = evaluator.value(of: text, scope: normal.scope, at: span, into: &diagnostics) else {
      return nil
    }
    switch (type, value) {
    case (.number(let rule), .number(let number)): return checked(number, rule, what, span)
    case (.aspectRatio, .number(let number)): return checked(number, .ratio, what, span)
    case (.columns, .number(let number)): return checked(number, .count, what, span)
    case (.items, .number(let number)): return checked(number, .itemCount, what, span)
    case (.boolean, .boolean(let boolean)): return Normal(.boolean(boolean), at: span)
    case (.dimension, .number(let number)):
      return checked(number, .dimension, what, span).map { form("absolute", $0) }
    case (.dimension, .dimension(let dimension)): return normalForm(of: dimension, what, span)
    default:
      diagnostics.report(
        Diagnostic(
          .error, rule: "invalid-value",
          "\(what) comes out as \(value.sort.title); expected \(type.resultTitle)",
          at: span))
      return nil
    }
  }

  /// A number that an expression came out as, or nil after an error.
  ///
  /// - Parameter notes: what else an error says.
  mutating func checked(
    _ number: Double, _ rule: NumberRule, _ what: String, _ span: Span, notes: [String] = []
  ) -> Normal? {
    if rule.isWhole, number.rounded() != number {
      diagnostics.report(
        Diagnostic(
          .error, rule: "invalid-value",
          "\(decimalText(number)) is no \(rule.noun.dropFirst(2)); write floor(…)", at: span,
          notes: notes, help: ["\(what) must come out whole"]))
      return nil
    }
    var check = SchemaCheck(into: diagnostics)
    let result = check.number(number, rule, what: what, at: span, notes: notes)
    diagnostics = check.diagnostics
    return result.map { Normal(.number($0), at: span) }
  }

  private mutating func normalForm(of dimension: Dimension, _ what: String, _ span: Span) -> Normal? {
    let (key, amount) = dimension.canonical
    return checked(amount, .dimension, what, span).map { form(key, $0) }
  }

  private func form(_ key: String, _ amount: Normal) -> Normal {
    Normal(.map([NormalField(key, keySpan: amount.span, amount)]), at: amount.span)
  }
}

/// A number with at most three decimals, for messages.
func decimalText(_ number: Double) -> String {
  let sink = ByteSink()
  sink.write(decimal: number)
  return sink.text
}

extension Dimension {
  /// The canonical key of the dimension, and its number.
  var canonical: (key: String, amount: Double) {
    switch self {
    case .absolute(let points): ("absolute", points)
    case .fractionalWidth(let fraction): ("fractionalWidth", fraction)
    case .fractionalHeight(let fraction): ("fractionalHeight", fraction)
    case .estimated(let points): ("estimated", points)
    case .uniformAcrossSiblings(let points): ("uniformAcrossSiblings", points)
    }
  }
}

extension ValueType {
  /// What an expression must come out as here, for messages.
  fileprivate var resultTitle: String {
    switch self {
    case .boolean: "a boolean"
    case .dimension: "a number or a dimension"
    default: "a number"
    }
  }
}

extension Normal {
  /// Whether an expression in the value names `index`.
  fileprivate var dependsOnIndex: Bool {
    var depends = false
    forEachExpression { text in
      guard let expression = try? Expression.parse(text) else { return }
      if expression.references.contains(where: { $0.name == "index" }) { depends = true }
    }
    return depends
  }
}
