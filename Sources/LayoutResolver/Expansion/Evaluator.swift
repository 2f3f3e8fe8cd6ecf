import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Evaluates the expressions at one place of a spec, and each `with` only once.
struct Evaluator {
  /// The names of the environment and the `let`s.
  private let base: NameScope
  private let definitions: DefinitionScopes
  private var scopes: [Int32: NameScope] = [:]
  /// The names of each `with` whose values have errors. The errors have been reported, so expressions that
  /// use the names report nothing.
  private var failedNames: [Int32: Set<String>] = [:]
  /// True if only sorts are checked and nothing is evaluated, not even `with`.
  private let findsSortsOnly: Bool
  /// The names of a custom group's `let` while the group's other keys are evaluated; those keys do not see
  /// them.
  var namesOfFrames: Set<String> = []

  init(_ base: NameScope, definitions: DefinitionScopes, findsSortsOnly: Bool = false) {
    self.base = base
    self.definitions = definitions
    self.findsSortsOnly = findsSortsOnly
  }

  /// Returns the sort of an expression; `nil` after an error.
  /// - Parameter own: additional names.
  mutating func sort(
    of text: String, scope: Int32, at span: Span, adding own: NameTable? = nil,
    into diagnostics: inout DiagnosticBag
  ) -> ExpressionSort? {
    let outer = self.names(scope, into: &diagnostics)
    do throws(ExpressionError) {
      let expression = try self.expression(text)
      if isFailed(expression, in: scope) { return nil }
      try refuseNamesOfFrames(in: expression, seeing: outer)
      return try expression.sort(in: own.map(outer.adding) ?? outer)
    } catch {
      diagnostics.report(error.diagnostic(of: text, at: span))
      return nil
    }
  }

  /// Returns the value of an expression; `nil` after an error.
  /// - Parameters:
  ///   - wants: the only allowed sort, if any.
  ///   - own: additional names.
  mutating func value(
    of text: String, scope: Int32, at span: Span, wants: ExpressionSort? = nil, adding own: NameTable? = nil,
    into diagnostics: inout DiagnosticBag
  ) -> ExpressionValue? {
    let outer = self.names(scope, into: &diagnostics)
    let names = own.map(outer.adding) ?? outer
    do throws(ExpressionError) {
      let expression = try self.expression(text)
      if isFailed(expression, in: scope) { return nil }
      try refuseNamesOfFrames(in: expression, seeing: names)
      let sort = try expression.sort(in: names)
      if let wants, sort != wants {
        throw ExpressionError(
          "the expression is \(sort.title); expected \(wants.title)", at: expression.ranges[expression.root])
      }
      return try expression.value(in: names)
    } catch {
      diagnostics.report(error.diagnostic(of: text, at: span))
      return nil
    }
  }

  /// Returns the meaning of a name that an expression defines. An error is reported only at uses of the name.
  mutating func entry(
    _ name: String, _ text: String, scope: Int32, at span: Span, adding own: NameTable,
    into diagnostics: inout DiagnosticBag
  ) -> NameEntry {
    let names = self.names(scope, into: &diagnostics).adding(own)
    var sort: ExpressionSort?
    do throws(ExpressionError) {
      let expression = try self.expression(text)
      sort = try expression.sort(in: names)
      return .value(try expression.value(in: names))
    } catch {
      return .failed(error.within(LetPlace(name: name, span: span, text: text)), sort: sort)
    }
  }

  /// Returns the error for the first name in an expression that is defined only later, unless the name also
  /// has a meaning here.
  mutating func firstLater(
    _ later: Set<String>, in text: String, scope: Int32, into diagnostics: inout DiagnosticBag
  ) -> ExpressionError? {
    let names = self.names(scope, into: &diagnostics)
    guard let expression = try? self.expression(text) else { return nil }
    return expression.references.first { later.contains($0.name) && names[$0.name] == nil }
      .map { UnknownNames.later($0.name, at: $0.range) }
  }

  /// Returns `true` if an expression depends on the cell that it belongs to.
  mutating func dependsOnCell(_ text: String, scope: Int32, into diagnostics: inout DiagnosticBag) -> Bool {
    guard let expression = try? self.expression(text) else { return false }
    for node in expression.nodes {
      if case .text(let call, _) = node, call.dependsOnCell { return true }
    }
    return expression.references.contains { name, _ in
      name == "index"
        || name == CellProgram.ownWidth && names(scope, into: &diagnostics)[name] == nil
    }
  }

  private func refuseNamesOfFrames(in expression: Expression, seeing names: NameScope) throws(ExpressionError)
  {
    guard !namesOfFrames.isEmpty else { return }
    for (name, range) in expression.references where namesOfFrames.contains(name) && names[name] == nil {
      throw UnknownNames.ofFrames(name, at: range)
    }
  }

  /// Returns `true` if an expression uses a value of `with` that has an error.
  private func isFailed(_ expression: Expression, in scope: Int32) -> Bool {
    guard let failed = failedNames[scope] else { return false }
    return expression.references.contains { failed.contains($0.name) }
  }

  /// Returns the expression with the names of `let` and `with` replaced by their values; the names that are
  /// left are those of the environment.
  /// - Parameters:
  ///   - kept: names that stay, because an inner scope defines them.
  ///   - isClosed: true if values also replace the numbers of the environment and the section.
  mutating func substituted(
    _ text: String, scope: Int32, keeping kept: Set<String>, isClosed: Bool = false,
    into diagnostics: inout DiagnosticBag
  ) -> String {
    let names = self.names(scope, into: &diagnostics)
    guard let expression = try? self.expression(text) else { return text }
    var bytes = Array(text.utf8)
    for (name, range) in expression.references.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where !kept.contains(name) && (isClosed || !ReservedNames.isReserved(name)) {
      guard case .value(let value)? = names[name] else { continue }
      let isNegative = if case .number(let number) = value { number < 0 } else { false }
      let isEnclosed = isNegative || bytes[range.lowerBound] == UInt8(ascii: "(")
      bytes.replaceSubrange(range, with: (isEnclosed ? "(\(value.text))" : value.text).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func expression(_ text: String) throws(ExpressionError) -> Expression {
    try definitions.expressions.expression(text)
  }

  /// Returns the names that a definition's body sees: those of its `with`, evaluated at the `use`, and those
  /// that every expression sees.
  private mutating func names(_ scope: Int32, into diagnostics: inout DiagnosticBag) -> NameScope {
    guard scope > 0 else { return base }
    if let known = scopes[scope] { return known }
    let definition = definitions[scope]
    var table = NameTable()
    for field in definition.names {
      switch field.value.value {
      case .number(let number): table.define(field.key, .value(.number(number)))
      case .boolean(let boolean): table.define(field.key, .value(.boolean(boolean)))
      case .expression(let text):
        let (site, span) = (definition.site, field.value.span)
        let entry: NameEntry? =
          findsSortsOnly
          ? sort(of: text, scope: site, at: span, into: &diagnostics).map { .unknown($0) }
          : value(of: text, scope: site, at: span, into: &diagnostics).map { .value($0) }
        if let entry {
          table.define(field.key, entry)
        } else {
          failedNames[scope, default: []].insert(field.key)
        }
      case .null, .text, .list, .map, .raw: break
      }
    }
    let names = base.adding(table)
    scopes[scope] = names
    return names
  }
}

extension ExpressionError {
  /// Returns the diagnostic at the wrong part of the expression, or at its start if it is written with
  /// escapes.
  /// - Parameter text: the expression; empty if the text at the span differs.
  func diagnostic(of text: String, at span: Span) -> Diagnostic {
    let place = definition?.span ?? span
    let isExact = definition?.isExact ?? (span.length == text.utf8.count)
    let part =
      isExact && !range.isEmpty
      ? place.part(range.lowerBound, range.count) : place.part(0, min(1, place.length))
    let used = place == span ? [] : [DiagnosticLabel(span, "used here")]
    let fixes = meant.flatMap { meant in
      isExact
        ? Fix(
          .unsafe, "write \(meant.text)",
          [TextEdit(place.part(meant.range.lowerBound, meant.range.count), meant.text)]) : nil
    }
    return Diagnostic(
      .error, rule: rule, message, at: part, secondary: used, help: help, fixes: fixes.map { [$0] } ?? [])
  }
}
