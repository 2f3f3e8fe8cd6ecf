/// The names in an expression, regardless of their meaning.
package enum ExpressionNames {
  /// Returns the names of a whole `${…}` in order, without functions, with ranges in bytes from the `$`. If
  /// the expression is invalid, returns only the names before its first invalid token.
  package static func names(in text: String) -> [(name: String, range: Range<Int>)] {
    let tokens = ExpressionLexer.readableTokens(of: text)
    return tokens.indices.compactMap { index in
      guard case .name(let name) = tokens[index].kind else { return nil }
      let isCall = index + 1 < tokens.count && tokens[index + 1].kind == .open
      return isCall ? nil : (name, tokens[index].range)
    }
  }
}
