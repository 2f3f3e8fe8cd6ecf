import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Checks expressions without evaluating them: those that are not chosen, and those that depend on a cell.
///
/// Only names and sorts are checked, which do not depend on values. A division by zero or a count below 1 is
/// not reported here, because a variant's condition can prevent it.
struct ExpressionCheck {
  private var evaluator: Evaluator
  private(set) var diagnostics: DiagnosticBag
  /// Reserved names that the spec defines anyway.
  private var refused: Set<String> = []

  /// - Parameters:
  ///   - names: the names for every expression.
  ///   - scopes: the names of each `with`.
  init(_ names: NameScope, scopes: DefinitionScopes, diagnostics: DiagnosticBag) {
    evaluator = Evaluator(names, definitions: scopes, findsSortsOnly: true)
    self.diagnostics = diagnostics
  }

  /// Checks every expression in a value.
  /// - Parameter own: the names of a custom group or a cell.
  mutating func check(_ normal: Normal, as type: ValueType, what: String, seeing own: NameTable? = nil) {
    guard normal.hasExpressions || normal.hasNames else { return }
    switch normal.value {
    case .null, .boolean, .number, .text, .raw: break
    case .expression(let text):
      guard !ReservedNames.isMentioned(refused, in: text) else { return }
      let isPercent = text.hasSuffix("%")
      let sort = evaluator.sort(
        of: isPercent ? String(text.dropLast()) : text, scope: normal.scope,
        at: isPercent ? normal.span.droppingLast : normal.span, adding: own, into: &diagnostics)
      if let sort, !(isPercent ? sort == .number : type.takes(sort)) {
        diagnostics.report(type.refusal(of: sort, what: what, at: normal.span))
      }
    case .list(let elements):
      for element in elements { check(element, as: type.elementType, what: what, seeing: own) }
    case .map(let fields):
      if case .map(.custom) = type {
        custom(normal)
        return
      }
      if case .map(.visibleItemRule) = type {
        visibleItemRule(normal)
        return
      }
      for field in fields where !field.value.isLiteral {
        let names = type.cellNames(of: field.key) ?? own
        check(
          field.value, as: type.fieldType(of: field.key), what: type.name(of: field, among: fields, in: what),
          seeing: names)
      }
    }
  }

  /// Checks a custom group: `let`, `frame`, `zIndex` and `items` see the frame's index, the count and the
  /// group's box.
  private mutating func custom(_ map: Normal) {
    let names = ownNames(map[CustomKeys.let]?.fields ?? [], after: .customGroup)
    for field in map.fields where field.key != "let" {
      let isPerFrame = SpecSchema.perFrameKeys.contains(field.key)
      evaluator.namesOfFrames = isPerFrame ? [] : Set(map[CustomKeys.let]?.fields.map(\.key) ?? [])
      defer { evaluator.namesOfFrames = [] }
      check(
        field.value, as: SpecSchema.type(of: field.key, in: .custom), what: field.key,
        seeing: isPerFrame ? names : nil)
    }
  }

  /// Checks a rule of `visibleItems`: all keys except shorthands see the element's position.
  private mutating func visibleItemRule(_ map: Normal) {
    let names = ownNames(map[VisibleItemKeys.let]?.fields ?? [], after: .visibleItem)
    for field in map.fields where field.key != "let" {
      let isPerElement = SpecSchema.perVisibleElementKeys.contains(field.key)
      check(
        field.value, as: SpecSchema.type(of: field.key, in: .visibleItemRule), what: field.key,
        seeing: isPerElement ? names : nil)
    }
  }

  /// Adds the names of the `let` of a custom group or a rule. Each of them sees the names before it.
  private mutating func ownNames(_ fields: [NormalField], after known: NameTable) -> NameTable {
    var names = known
    var later = Set(fields.map(\.key))
    for field in fields {
      if let refusal = ReservedNames.refusal(of: field, among: fields) {
        diagnostics.report(refusal)
        refused.insert(field.key)
        continue
      }
      var sort = ExpressionSort.number
      switch field.value.value {
      case .expression(let text) where !ReservedNames.isMentioned(refused, in: text):
        if let error = evaluator.firstLater(later, in: text, scope: field.value.scope, into: &diagnostics) {
          diagnostics.report(error.diagnostic(of: text, at: field.value.span))
        } else {
          sort =
            evaluator.sort(
              of: text, scope: field.value.scope, at: field.value.span, adding: names, into: &diagnostics)
            ?? sort
        }
      case .boolean: sort = .boolean
      case .null, .number, .text, .list, .map, .raw, .expression: break
      }
      names.define(field.key, .unknown(sort))
      later.remove(field.key)
    }
    return names
  }
}

extension SpecSchema {
  /// The keys of a custom group that are evaluated for each frame.
  package static let perFrameKeys: Set<String> = [
    CustomFrameKeys.frame.name, CustomFrameKeys.zIndex.name, CustomKeys.items.name,
  ]
}

extension NameTable {
  /// Names of numbers that are not known yet.
  private init(unknown names: [String], textAccess: TextAccess? = .literals) {
    self.init()
    self.textAccess = textAccess
    for name in names { define(name, .unknown(.number)) }
  }

  /// The additional names for expressions of a cell.
  static let cell = NameTable(unknown: ["index"])
  /// The additional names for the measured sizes of cells.
  static let measuredCell = NameTable(unknown: ["index"], textAccess: .textsAndWidth)
  /// The additional names for the measured sizes of headers and footers.
  static let measuredView = NameTable(unknown: [], textAccess: .textsAndWidth)
  /// The additional names for formulas of `visibleItems`.
  static let visibleItem = NameTable(
    unknown: VisibleItemVariable.allCases.map(\.rawValue), textAccess: nil)
  /// The additional names for expressions of a custom group's frames.
  static let customGroup = NameTable(unknown: ["index", "count", "groupWidth", "groupHeight"])
}

extension ValueType {
  func takes(_ sort: ExpressionSort) -> Bool {
    switch row.result {
    case .number: sort == .number
    case .boolean: sort == .boolean
    case .dimension: sort == .number || sort == .dimension
    case .anything: true
    case .none: false
    }
  }

  /// The names that expressions under a key can use besides those of every expression; `nil` if there are none. Cells have them in their
  /// measured size, aspect ratio and texts, headers and footers in their measured size.
  func cellNames(of key: String) -> NameTable? {
    switch (row.noun, key) {
    case (.section, "measured"), (.sectionVariant, "measured"), (.cell, "measured"): .measuredCell
    case (.section, "titles"), (.sectionVariant, "titles"), (.cell, "aspectRatio"), (.cell, "title"),
      (.cell, "subtitle"):
      .cell
    case (.boundaryItem, "measured"), (.headerOrFooter, "measured"), (.list, "headerMeasured"),
      (.list, "footerMeasured"):
      .measuredView
    default: nil
    }
  }

  /// Returns the name of a field's value for messages. Edges that were written as one value have the name of
  /// that value.
  func name(of field: NormalField, among fields: [NormalField], in what: String) -> String {
    switch self {
    case .insets, .scale: break
    default: return field.key
    }
    if field.keySpan == field.value.span { return what }
    guard fields.count(where: { $0.keySpan == field.keySpan }) > 1 else { return field.key }
    return field.key == "leading" || field.key == "trailing" ? "horizontal" : "vertical"
  }

  func refusal(of sort: ExpressionSort, what: String, at span: Span) -> Diagnostic {
    let help =
      self == .title
      ? "a title takes text and numbers, such as Day ${index + 1}; of a condition ${1 if index > 1 else 0}"
      : what == "when" ? "write a condition such as ${width > 800}" : nil
    return Diagnostic(
      .error, rule: .invalidValue, "\(what) comes out as \(sort.title); expected \(resultTitle)", at: span,
      help: help.map { [$0] } ?? [])
  }

  /// The expected result, for messages.
  private var resultTitle: String {
    switch row.result {
    case .boolean: "a boolean"
    case .dimension: "a number or a dimension"
    case .number, .anything, .none: "a number"
    }
  }
}
