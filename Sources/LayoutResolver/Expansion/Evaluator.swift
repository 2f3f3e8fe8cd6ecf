import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Evaluates the expressions of one place of a spec: each `with` once.
struct Evaluator {
  /// The names of the environment and of `let`.
  private let base: NameScope
  private let definitions: DefinitionScopes
  private var scopes: [Int32: NameScope] = [:]
  /// The names of each `with` whose values could not be had: that was reported, and what uses them is not.
  private var failedNames: [Int32: Set<String>] = [:]
  /// True if only sorts are wanted: then nothing is evaluated, the values of `with` included.
  private let findsSortsOnly: Bool
  /// The names of a custom group's `let` while its other keys are evaluated, where these names do not hold.
  var namesOfFrames: Set<String> = []

  init(_ base: NameScope, definitions: DefinitionScopes, findsSortsOnly: Bool = false) {
    self.base = base
    self.definitions = definitions
    self.findsSortsOnly = findsSortsOnly
  }

  /// What an expression would come out as, whatever the values are; nil after an error.
  ///
  /// - Parameter own: names that are seen beside those of the place.
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

  /// What an expression comes out as; nil after an error.
  ///
  /// - Parameters:
  ///   - wants: the only sort that will do, if there is one.
  ///   - own: names that are seen beside those of the place.
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

  /// What a name is that stands for an expression: an error is that of its use.
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

  /// What is wrong with the first of some names in an expression that have no value yet, if the place does not know it otherwise.
  mutating func firstLater(
    _ later: Set<String>, in text: String, scope: Int32, into diagnostics: inout DiagnosticBag
  ) -> ExpressionError? {
    let names = self.names(scope, into: &diagnostics)
    guard let expression = try? self.expression(text) else { return nil }
    return expression.references.first { later.contains($0.name) && names[$0.name] == nil }
      .map { UnknownNames.later($0.name, at: $0.range) }
  }

  private func refuseNamesOfFrames(in expression: Expression, seeing names: NameScope) throws(ExpressionError)
  {
    guard !namesOfFrames.isEmpty else { return }
    for (name, range) in expression.references where namesOfFrames.contains(name) && names[name] == nil {
      throw UnknownNames.ofFrames(name, at: range)
    }
  }

  /// True if an expression uses a value of `with` that could not be had.
  private func isFailed(_ expression: Expression, in scope: Int32) -> Bool {
    guard let failed = failedNames[scope] else { return false }
    return expression.references.contains { failed.contains($0.name) }
  }

  /// An expression with the values of `let` and `with` in the place of their names: what is left sees the environment alone.
  ///
  /// - Parameters:
  ///   - kept: names that stay, because something nearer has them.
  ///   - isClosed: true if the numbers of the environment and the section are put in, too.
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

  /// The names that a definition's body sees: its `with`, evaluated where the `use` stands, and what every place sees.
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
  /// The error as it is shown: at what is wrong in the expression; of one written with escapes, at its start.
  ///
  /// - Parameter text: the expression; empty where it is not the one that was written at the span.
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
