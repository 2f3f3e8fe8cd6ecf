/// The names that stand in an expression, whatever they mean there.
package enum ExpressionNames {
  /// The names of a whole `${…}` in its order, those of functions left out; of one that cannot be read those before what is wrong.
  ///
  /// Ranges are in bytes, counted from the `$`.
  package static func names(in text: String) -> [(name: String, range: Range<Int>)] {
    let tokens = ExpressionLexer.readableTokens(of: text)
    return tokens.indices.compactMap { index in
      guard case .name(let name) = tokens[index].kind else { return nil }
      let isCall = index + 1 < tokens.count && tokens[index + 1].kind == .open
      return isCall ? nil : (name, tokens[index].range)
    }
  }
}
