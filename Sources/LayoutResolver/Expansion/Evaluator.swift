import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Evaluates the expressions of one place of a spec: each text is read once, each `with` evaluated once.
struct Evaluator {
  /// The names of the environment and of `let`.
  private let base: NameScope
  private let definitions: DefinitionScopes
  private var scopes: [Int32: NameScope] = [:]
  /// The names of each `with` whose values could not be had: that was reported, and what uses them is not.
  private var failedNames: [Int32: Set<String>] = [:]
  private var parsed: [String: Result<Expression, ExpressionError>] = [:]

  init(_ base: NameScope, definitions: DefinitionScopes) {
    self.base = base
    self.definitions = definitions
  }

  /// What an expression comes out as; nil after an error, which stands at the expression's `$`.
  ///
  /// - Parameter wants: the only sort that will do, if there is one.
  mutating func value(
    of text: String, scope: Int32, at span: Span, wants: ExpressionSort? = nil,
    into diagnostics: inout DiagnosticBag
  ) -> ExpressionValue? {
    let names = self.names(scope, into: &diagnostics)
    do throws(ExpressionError) {
      let expression = try self.expression(text)
      if let failed = failedNames[scope], expression.references.contains(where: { failed.contains($0.name) })
      {
        return nil
      }
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

  /// Reports what is wrong with an expression whatever its names stand for: its syntax, its sorts, unknown names.
  mutating func check(_ text: String, scope: Int32, at span: Span, into diagnostics: inout DiagnosticBag) {
    guard let (expression, names) = formula(text, scope: scope, at: span, into: &diagnostics) else { return }
    do throws(ExpressionError) {
      _ = try expression.sort(in: names)
    } catch {
      diagnostics.report(error.diagnostic(of: text, at: span))
    }
  }

  /// An expression that is evaluated many times, and the names that its place sees; nil after an error.
  mutating func formula(
    _ text: String, scope: Int32, at span: Span, into diagnostics: inout DiagnosticBag
  ) -> (expression: Expression, names: NameScope)? {
    let names = self.names(scope, into: &diagnostics)
    do throws(ExpressionError) {
      let expression = try self.expression(text)
      if let failed = failedNames[scope], expression.references.contains(where: { failed.contains($0.name) })
      {
        return nil
      }
      return (expression, names)
    } catch {
      diagnostics.report(error.diagnostic(of: text, at: span))
      return nil
    }
  }

  private mutating func expression(_ text: String) throws(ExpressionError) -> Expression {
    if let known = parsed[text] { return try known.get() }
    do throws(ExpressionError) {
      let expression = try Expression.parse(text)
      parsed[text] = .success(expression)
      return expression
    } catch {
      parsed[text] = .failure(error)
      throw error
    }
  }

  /// The names that a definition's body sees: its `with`, evaluated where the `use` stands, and what every place sees.
  mutating func names(_ scope: Int32, into diagnostics: inout DiagnosticBag) -> NameScope {
    guard scope > 0 else { return base }
    if let known = scopes[scope] { return known }
    let definition = definitions[scope]
    var table = NameTable()
    for field in definition.names {
      switch field.value.value {
      case .number(let number): table.define(field.key, .value(.number(number)))
      case .boolean(let boolean): table.define(field.key, .value(.boolean(boolean)))
      case .expression(let text):
        if let value = value(of: text, scope: definition.site, at: field.value.span, into: &diagnostics) {
          table.define(field.key, .value(value))
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
  /// The error as it is shown: at the expression's `$`, with what is wrong marked beside it.
  func diagnostic(of text: String, at span: Span) -> Diagnostic {
    let place = definition?.span ?? span
    let start = Span(start: place.start, end: min(place.end, place.start + 1))
    // Where the text stands as it was written, the very part can be shown.
    let isExact =
      definition == nil && span.length == text.utf8.count && !range.isEmpty && range.lowerBound > 0
    let part = isExact ? [DiagnosticLabel(span.part(range.lowerBound, range.count), "here")] : []
    let used = place == span ? [] : [DiagnosticLabel(span, "used here")]
    return Diagnostic(.error, rule: rule.rawValue, message, at: start, secondary: part + used, help: help)
  }
}
