import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The errors for unknown names.
enum UnknownNames {
  /// Returns the error for a name that is neither in scope nor a trait's word.
  /// - Parameter text: the expression.
  static func name(_ name: String, at range: Range<Int>, of text: String, in scope: NameScope)
    -> ExpressionError
  {
    if let error = percentage(name, at: range, of: text) { return error }
    if name == "itemCount", scope["sectionIndex"] != nil {
      return ExpressionError(
        .unknownName, "'itemCount' has no value here: items cannot use the number that they give", at: range)
    }
    if let bound = (ReservedNames.placeBound + ReservedNames.shadowable).first(where: { $0.name == name }) {
      return ExpressionError(
        .unknownName, "'\(name)' has no value here; it stands only \(bound.place)", at: range)
    }
    if let callable = Callable(name) { return self.callable(callable, name, at: range) }
    let traits = Traits.having(name)
    if let trait = traits.first {
      return ExpressionError(
        "'\(name)' is a word of \(conjoined(traits, by: "or")); it stands only beside '==' or '!='",
        help: ["compare it: \(trait) == \(name)"], at: range)
    }
    var error = ExpressionError(.unknownName, "unknown name '\(name)'", at: range)
    if let last = name.split(separator: ".").last, Synonyms.appearance.contains(String(last)) {
      error.help = [Synonyms.appearanceHelp]
      return error
    }
    guard scope.suggestsNames else { return error }
    let near = nearest(name, in: scope)
    error.meant = near.map { ExpressionError.Rewriting(range: range, text: $0) }
    error.help =
      near.map { didYouMean($0) }
      ?? ["names come from let and with; the environment has width, height, safeArea.top, the traits, …"]
    return error
  }

  /// Returns the error for a name such as `20%w`, a dimension that is valid only outside expressions.
  private static func percentage(_ name: String, at range: Range<Int>, of text: String) -> ExpressionError? {
    guard name == "w" || name == "h" else { return nil }
    let before = text.utf8.prefix(range.lowerBound)
    guard before.last == UInt8(ascii: "%") else { return nil }
    let digits = before.dropLast().reversed().prefix { $0.isDigit || $0 == UInt8(ascii: ".") }.count
    let start = range.lowerBound - 1 - digits
    let number = String(decoding: Array(before.dropFirst(start).dropLast()), as: UTF8.self)
    guard let percent = parseNumber(number) else { return nil }
    let dimension = "fractional\(name == "w" ? "Width" : "Height")(\(shortestText(percent / 100)))"
    var error = ExpressionError(
      "'\(number)%\(name)' is no value in an expression", help: ["write \(dimension)"],
      at: start..<range.upperBound)
    error.meant = ExpressionError.Rewriting(range: error.range, text: dimension)
    return error
  }

  private static func nearest(_ name: String, in scope: NameScope) -> String? {
    if let dot = name.firstIndex(of: ".") {
      let tail = String(name[name.index(after: dot)...])
      if scope[tail] != nil { return tail }
    }
    let length = name.utf8.count
    let candidates = (scope.names + ["true", "false", "pi"]).lazy.filter { abs($0.utf8.count - length) <= 2 }
    return nearestWord(to: name, among: candidates)
  }

  /// Returns the error for a name that the `let` of a custom group or of visible items defines later.
  static func later(_ name: String, at range: Range<Int>) -> ExpressionError {
    ExpressionError(
      .unknownName, "'\(name)' has no value yet; a let here sees the names before it",
      help: ["define '\(name)' first"], at: range)
  }

  /// Returns the error for a name of a custom group's `let`, outside its frames.
  static func ofFrames(_ name: String, at range: Range<Int>) -> ExpressionError {
    ExpressionError(
      .unknownName,
      "'\(name)' has no value here; the let of a custom group holds in its frames, not in size and count",
      help: ["define '\(name)' in the let of the spec"], at: range)
  }

  /// Returns the error for a function without parentheses.
  static func callable(_ callable: Callable, _ name: String, at range: Range<Int>) -> ExpressionError {
    ExpressionError(
      "'\(name)' is a function; it is written \(name)(\(callable.parameters))", at: range)
  }

  /// Returns the error for a text of a cell outside of cells.
  static func text(_ name: String, at range: Range<Int>) -> ExpressionError {
    ExpressionError(
      .unknownName, "the text '\(name)' has no value here; cells have texts in their measured sizes",
      help: ["put a text of its own in quotes: '\(name)'"], at: range)
  }

  /// Returns the error for a text that no cell of the section has.
  static func text(_ name: String, at range: Range<Int>, among names: [String]) -> ExpressionError {
    var error = ExpressionError(.unknownName, "no text is called '\(name)' here", at: range)
    let near = nearestWord(to: name, among: names)
    error.meant = near.map { ExpressionError.Rewriting(range: range, text: $0) }
    let isOfView = names.count == 1
    error.help =
      didYouMean(near) + [
        isOfView
          ? "a header or footer has only its \(names[0])"
          : "the texts of the cells are \(conjoined(names, by: "and")); others are written under fields"
      ]
    return error
  }

  /// Returns the error for a call of an unknown function.
  static func function(_ name: String, at range: Range<Int>) -> ExpressionError {
    if EnvironmentNames.spellings.contains(name) || name == "pi" {
      return ExpressionError("'\(name)' is no function; it is written without parentheses", at: range)
    }
    var help = ["the functions are \(Callable.names.joined(separator: ", "))"]
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if Callable(last) != nil {
      help = didYouMean(last) + help
    } else if let near = nearestWord(to: name, among: Callable.names) {
      help = didYouMean(near) + help
    }
    return ExpressionError(.unknownName, "unknown function '\(name)'", help: help, at: range)
  }

  /// Returns the error for a word that the trait on the other side cannot have.
  static func word(
    _ word: String, at range: Range<Int>, besides trait: String, words: [String], in scope: NameScope
  ) -> ExpressionError {
    let message = "\(trait) is never '\(word)'; it is \(conjoined(words, by: "or"))"
    let others = Traits.having(word)
    if !others.isEmpty {
      return ExpressionError(
        message, help: ["'\(word)' is a word of \(conjoined(others, by: "or"))"], at: range)
    }
    let near = scope.suggestsNames ? nearestWord(to: word, among: words) : nil
    return ExpressionError(message, help: didYouMean(near), at: range)
  }
}
