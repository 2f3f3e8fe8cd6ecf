import LayoutReader

/// The names of each `with`, which the expressions in the definition see in addition to the `let`s.
struct DefinitionScopes {
  struct Scope {
    /// The names and their values; the values see the names at the `use`.
    var names: [NormalField]
    /// The scope at the `use`.
    var site: Int32
  }

  /// The expressions parsed so far.
  let expressions = ParsedExpressions()

  /// Scope 0 belongs to the spec and has only the `let`s.
  private(set) var scopes = [Scope(names: [], site: 0)]

  /// Adds the scope of a definition's body and returns its number.
  mutating func add(_ names: [NormalField], site: Int32) -> Int32 {
    guard !names.isEmpty else { return 0 }
    scopes.append(Scope(names: names, site: site))
    return Int32(clamping: scopes.count - 1)
  }

  subscript(scope: Int32) -> Scope { scopes[Int(scope)] }
}

/// Parsed expressions by text, shared by all places and environments.
final class ParsedExpressions {
  private var parsed: [String: Result<Expression, ExpressionError>] = [:]
  /// The cache is emptied at this size, because substitution can produce any number of texts.
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
