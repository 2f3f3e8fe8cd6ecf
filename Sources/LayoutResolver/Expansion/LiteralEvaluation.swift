import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Replaces expressions by their values, and checks that the schema allows these.
struct LiteralEvaluation {
  var evaluator: Evaluator
  var diagnostics: DiagnosticBag
  private let names: NameScope
  private let scopes: DefinitionScopes
  /// The names that a custom group's frame sees, while that frame is evaluated.
  var frameNames: NameTable?

  /// - Parameters:
  ///   - names: the names for every expression.
  ///   - scopes: the names of each `with`.
  init(_ names: NameScope, scopes: DefinitionScopes, diagnostics: DiagnosticBag) {
    self.names = names
    self.scopes = scopes
    self.diagnostics = diagnostics
    evaluator = Evaluator(names, definitions: scopes)
  }

  /// Returns the value without expressions; `nil` after an error.
  ///
  /// Keeps expressions that depend on the cell's `index`, and those that are evaluated for each frame of a
  /// custom group. They then see only the environment.
  mutating func literal(_ normal: Normal, as type: ValueType, what: String) -> Normal? {
    evaluation(of: normal, as: type, what: what).applied(to: normal)
  }

  /// Returns the result of evaluating a value: `removed` after an error.
  private mutating func evaluation(of normal: Normal, as type: ValueType, what: String) -> Rewritten<Normal> {
    guard normal.hasExpressions || normal.hasNames else { return .kept }
    switch normal.value {
    case .null, .boolean, .number, .text, .raw: return .kept
    case .expression(let text): return Rewritten(value(of: text, normal, as: type, what: what))
    case .list(let elements):
      let element = type.elementType
      var literals = RewrittenList(elements)
      for index in elements.indices {
        literals.add(evaluation(of: elements[index], as: element, what: what), at: index)
      }
      guard let result = literals.result else { return .kept }
      if type == .title {
        return .replaced(Normal(.text(result.compactMap(\.text).joined()), at: normal.span))
      }
      return .replaced(Normal(.list(result), at: normal.span))
    case .map(let fields):
      if case .map(.custom) = type { return Rewritten(custom(normal)) }
      if case .map(.visibleItemRule) = type { return Rewritten(visibleItemRule(normal)) }
      var literals = RewrittenList(fields)
      for index in fields.indices {
        literals.addValue(evaluation(of: fields[index], among: fields, in: type, what: what), at: index)
      }
      return literals.result.map { .replaced(normal.with(.map($0))) } ?? .kept
    }
  }

  private mutating func evaluation(
    of field: NormalField, among fields: [NormalField], in type: ValueType, what: String
  ) -> Rewritten<Normal> {
    guard !field.value.isLiteral else { return .kept }
    let fieldType = type.fieldType(of: field.key)
    if let names = type.cellNames(of: field.key) {
      return perCell(field.value, as: fieldType, what: field.key, seeing: names)
    }
    return evaluation(of: field.value, as: fieldType, what: type.name(of: field, among: fields, in: what))
  }

  /// Checks a value that can depend on the cell: on its `index`, its texts or its width. If it does, its other names are replaced by
  /// their values.
  private mutating func perCell(_ normal: Normal, as type: ValueType, what: String, seeing own: NameTable)
    -> Rewritten<Normal>
  {
    guard normal.hasExpressions else { return .kept }
    guard checkExpressions(normal, as: type, what: what, seeing: own) else { return .removed }
    if case .oneOrMany(let element, _) = type {
      var each = RewrittenList(normal.elements)
      for index in normal.elements.indices {
        each.add(perCell(normal.elements[index], as: element, what: what, seeing: own), at: index)
      }
      return each.result.map { .replaced(Normal(.list($0), at: normal.span)) } ?? .kept
    }
    guard case .map(let fields) = normal.value else {
      return dependsOnCell(normal)
        ? .replaced(closed(normal)) : evaluation(of: normal, as: type, what: what)
    }
    let values = fields.compactMap { field -> NormalField? in
      let value =
        dependsOnCell(field.value)
        ? closed(field.value)
        : literal(field.value, as: type.fieldType(of: field.key), what: field.key)
      return value.map { NormalField(field.key, keySpan: field.keySpan, $0) }
    }
    return .replaced(Normal(.map(values), at: normal.span))
  }

  private mutating func dependsOnCell(_ normal: Normal) -> Bool {
    var depends = false
    normal.forEachExpression { text in
      if evaluator.dependsOnCell(text, scope: normal.scope, into: &diagnostics) { depends = true }
    }
    return depends
  }

  /// Checks the names and sorts of all expressions in a value, and reports errors.
  /// - Returns: `true` if there are none.
  mutating func checkExpressions(
    _ normal: Normal, as type: ValueType, what: String, seeing own: NameTable? = nil
  )
    -> Bool
  {
    let errors = diagnostics.errorCount
    var check = ExpressionCheck(names, scopes: scopes, diagnostics: diagnostics)
    check.check(normal, as: type, what: what, seeing: own)
    diagnostics = check.diagnostics
    return diagnostics.errorCount == errors
  }

  /// Returns the expression with only `index` left in it, and words of traits, which mean the same
  /// everywhere.
  private mutating func closed(_ normal: Normal) -> Normal {
    substituted(normal, keeping: [], isClosed: true)
  }

  /// Returns a rule of `visibleItems`. In its formulas, only names that depend on the element are left.
  private mutating func visibleItemRule(_ map: Normal) -> Normal? {
    guard checkExpressions(map, as: .map(.visibleItemRule), what: "visibleItems") else { return nil }
    let own = Set(VisibleItemVariable.allCases.map(\.rawValue)).union(
      map[VisibleItemKeys.let]?.fields.map(\.key) ?? [])
    let fields = map.fields.compactMap { field -> NormalField? in
      let value =
        SpecSchema.perVisibleElementKeys.contains(field.key)
        ? substituted(field.value, keeping: own, isClosed: true)
        : literal(
          field.value, as: SpecSchema.type(of: field.key, in: .visibleItemRule), what: field.key)
      return value.map { NormalField(field.key, keySpan: field.keySpan, $0) }
    }
    return map.with(.map(fields))
  }

  /// Returns the value with the names of `let` and `with` replaced by their values.
  /// - Parameters:
  ///   - own: names that stay; so do those of a custom group's `let` in its frames.
  ///   - isClosed: true if values also replace the numbers of the environment and the section.
  mutating func substituted(_ normal: Normal, keeping own: Set<String>, isClosed: Bool = false) -> Normal {
    guard normal.hasExpressions else { return normal }
    switch normal.value {
    case .expression(let text):
      // In `${share}%` the percent sign comes after the expression.
      let unit = text.hasSuffix("%") ? "%" : ""
      let result =
        evaluator.substituted(
          String(text.dropLast(unit.utf8.count)), scope: normal.scope, keeping: own, isClosed: isClosed,
          into: &diagnostics) + unit
      return Normal(
        .expression(result), at: normal.span, scope: result == text ? min(0, normal.scope) : Normal.rewritten)
    case .list(let elements):
      return Normal(
        .list(elements.map { substituted($0, keeping: own, isClosed: isClosed) }), at: normal.span)
    case .map(let fields):
      let inFrames = own.union(normal[SpecKeys.let]?.fields.map(\.key) ?? [])
      let fields = fields.map {
        let kept = $0.key == "let" || SpecSchema.perFrameKeys.contains($0.key) ? inFrames : own
        return NormalField(
          $0.key, keySpan: $0.keySpan, substituted($0.value, keeping: kept, isClosed: isClosed))
      }
      return Normal(.map(fields), at: normal.span)
    case .null, .boolean, .number, .text, .raw: return normal
    }
  }

  private mutating func value(of text: String, _ normal: Normal, as type: ValueType, what: String) -> Normal?
  {
    let span = normal.span
    if text.hasSuffix("%") {
      guard
        case .number(let percent)? = evaluator.value(
          of: String(text.dropLast()), scope: normal.scope, at: span.droppingLast, wants: .number,
          adding: frameNames,
          into: &diagnostics)
      else { return nil }
      return checked(percent / 100, .dimension, what, span)
    }
    guard
      let value = evaluator.value(
        of: text, scope: normal.scope, at: span, adding: frameNames, into: &diagnostics)
    else { return nil }
    switch (type, value) {
    case (.title, .number(let number)): return Normal(.text(Title.text(number)), at: span)
    case (.number(let rule), .number(let number)): return checked(number, rule, what, span, of: text)
    case (.aspectRatio, .number(let number)): return checked(number, .ratio, what, span)
    case (.columns, .number(let number)): return checked(number, .count, what, span, of: text)
    case (.items, .number(let number)): return checked(number, .itemCount, what, span)
    case (.boolean, .boolean(let boolean)): return Normal(.boolean(boolean), at: span)
    case (.dimension, .number(let number)):
      return checked(number, .dimension, what, span).map { form("absolute", $0) }
    case (.dimension, .dimension(let dimension)):
      let (key, amount) = dimension.canonical
      return checked(amount, .dimension, what, span).map { form(key, $0) }
    default:
      diagnostics.report(type.refusal(of: value.sort, what: what, at: span))
      return nil
    }
  }

  /// Checks the number that an expression gives; `nil` after an error.
  /// - Parameters:
  ///   - text: the expression, if it is the text at the span.
  ///   - notes: added to an error.
  mutating func checked(
    _ number: Double, _ rule: NumberRule, _ what: String, _ span: Span, of text: String? = nil,
    notes: [String] = []
  ) -> Normal? {
    if rule.allows(number) { return Normal(.number(number), at: span) }
    if rule.isWhole, number.rounded() != number {
      diagnostics.report(
        Diagnostic(
          .error, rule: .invalidValue,
          "\(decimalText(number)) is no \(rule.noun.dropFirst(2)); write floor(…)", at: span,
          notes: notes, help: ["\(what) must come out whole"]))
      return nil
    }
    let fixes = rule.rangeRule == .countNotPositive ? text.map { atLeastOne($0, at: span) } ?? [] : []
    var check = SchemaCheck(into: diagnostics)
    let result = check.number(number, rule, what: what, at: span, notes: notes, fixes: fixes)
    diagnostics = check.diagnostics
    return result.map { Normal(.number($0), at: span) }
  }

  private func form(_ key: String, _ amount: Normal) -> Normal {
    Normal(.map([NormalField(key, keySpan: amount.span, amount)]), at: amount.span)
  }
}

extension Dimension {
  /// The dimension's canonical key and amount.
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
