import LayoutReader

/// Whose names an expression sees beside the `let`s: those of the `with` beside the `use` that brought it in.
struct DefinitionScopes {
  struct Scope {
    /// The names and their values; the values see the names of the place where `use` stands.
    var names: [NormalField]
    /// The scope of that place.
    var site: Int32
  }

  /// The expressions of the spec that were read so far.
  let expressions = ParsedExpressions()

  /// Scope 0, the spec's own, has no names beside its `let`s.
  private(set) var scopes = [Scope(names: [], site: 0)]

  /// The scope of a definition's body, used at a place that sees `site`.
  mutating func add(_ names: [NormalField], site: Int32) -> Int32 {
    guard !names.isEmpty else { return 0 }
    scopes.append(Scope(names: names, site: site))
    return Int32(clamping: scopes.count - 1)
  }

  subscript(scope: Int32) -> Scope { scopes[Int(scope)] }
}

/// Expressions by their texts, each read once for all places and environments.
final class ParsedExpressions {
  private var parsed: [String: Result<Expression, ExpressionError>] = [:]
  /// More are forgotten: texts may be made of the values of others without an end.
  private static let greatestCount = 10_000

  func expression(_ text: String) throws(ExpressionError) -> Expression {
    if let known = parsed[text] { return try known.get() }
    if parsed.count >= Self.greatestCount { parsed = [:] }
    do throws(ExpressionError) {
      let expression = try Expression.parse(text)
      parsed[text] = .success(expression)
      return expression
    } catch {
      parsed[text] = .failure(error)
      throw error
    }
  }
}
