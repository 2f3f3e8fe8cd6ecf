import LayoutDiagnostics
import LayoutText

/// Explains libyaml's errors in layoutc's words, at the exact token.
struct YAMLSyntaxErrors {
  let source: UnsafeBufferPointer<UInt8>
  let textStart: Int
  /// The offset of the innermost `[` or `{` that is still open.
  let openBracket: Int?

  func failure(_ problem: YAMLProblem) -> ReadFailure {
    tabIndentation(problem) ?? flexibleSpacing(problem) ?? unquotedExpression(problem) ?? unclosed(problem)
      ?? byProblem(problem)
  }

  private func byProblem(_ problem: YAMLProblem) -> ReadFailure {
    let span = token(at: problem.offset)
    let found = foundText(span)
    if problem.problem.hasPrefix("did not find expected "), span.length > 0, problem.offset < source.count,
      !isFlowIndicator(source[problem.offset]), let quote = closingQuote(before: problem.offset)
    {
      return .syntax(
        "\(found) right after a closing quote", at: span,
        help: quote == UInt8(ascii: "'")
          ? "quote the whole text; inside single quotes a quote is written twice"
          : "quote the whole text; inside double quotes a quote is written \\\"")
    }
    switch problem.problem {
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return flowSeparator(problem)
    case "did not find expected key":
      return missingSpace(at: problem.offset) ?? missingSpace(at: problem.contextOffset ?? problem.offset)
        ?? .syntax(
          "\(found) where a key of the mapping or the end of it is expected", at: span,
          secondary: begins(problem, "the mapping begins here"),
          help: "indent the keys of one mapping alike")
    case "did not find expected '-' indicator":
      return missingSpace(at: problem.offset)
        ?? .syntax(
          "\(found) where a `-` of the sequence or the end of it is expected", at: span,
          secondary: begins(problem, "the sequence begins here"),
          help: "indent the elements of one sequence alike")
    case "did not find expected node content":
      return .syntax("\(found) where a value is expected", at: span, help: "quote it if it is part of a text")
    case "did not find expected <document start>":
      return .syntax("\(found) after the end of the document", at: span, help: "a spec is one value")
    case "mapping values are not allowed in this context":
      return mappingValue(problem)
    case "mapping keys are not allowed in this context":
      return .syntax("\(found) where no key can begin", at: span, help: "quote it if it is part of a text")
    case "block sequence entries are not allowed in this context":
      return .syntax(
        "found `-` where no sequence can begin", at: Span(problem.offset, problem.offset + 1),
        help: "begin the sequence on a line of its own, or quote a text that begins with `- `")
    case "could not find expected ':'":
      let key = line(at: problem.contextOffset ?? problem.offset)
      return missingSpace(at: Int(key.start))
        ?? .syntax("\(foundText(key)) where a key is expected, but no `:` after it", at: key)
    case "found unexpected ':'":
      return .syntax("found `:` without a space after it", at: span, help: "write a space after the colon")
    case "found character that cannot start any token":
      return cannotBegin(problem)
    default:
      return scalarProblem(problem) ?? .syntax("\(found): \(problem.problem)", at: span)
    }
  }

  private func scalarProblem(_ problem: YAMLProblem) -> ReadFailure? {
    let span = token(at: problem.offset)
    switch problem.problem {
    case "found unknown escape character":
      let escape = Span(problem.offset, source.endOfCharacter(at: problem.offset + 1))
      return .syntax(
        "found the unknown escape \(quoted(source, escape)) in double quotes", at: escape,
        help: "a backslash itself is written \\\\, or as it is in single quotes")
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      let start = backslash(before: problem.offset)
      let escape = Span(start, endOfEscape(from: start))
      return .syntax(
        "found the escape \(quoted(source, escape)), which is no character", at: escape,
        help: "escapes are \\xXX, \\uXXXX and \\UXXXXXXXX, with as many hexadecimal digits")
    case "did not find expected comment or line break":
      let isBlock = problem.context == "while scanning a block scalar"
      return .syntax(
        "\(foundText(span)) after \(isBlock ? "`\(blockIndicator(problem))`, which begins a block of text" : "a directive")",
        at: isBlock ? Span(problem.contextOffset ?? problem.offset, Int(span.end)) : span,
        help: isBlock ? "quote a text that begins with | or >" : "end the line here")
    case "found an indentation indicator equal to 0":
      return .syntax("found a block of text indented by 0; 1 to 9 is allowed", at: span)
    case "did not find expected alphabetic or numeric character":
      let isAlias = problem.context.hasSuffix("alias")
      let start = problem.contextOffset ?? problem.offset
      return .syntax(
        "found `\(isAlias ? "*" : "&")` without the name of an anchor", at: Span(start, start + 1),
        help: "quote a text that begins with \(isAlias ? "*" : "&")")
    case "found undefined tag handle", "did not find expected whitespace or line break",
      "did not find expected tag URI", "did not find the expected '>'", "did not find expected '!'":
      let start = problem.problem == "found undefined tag handle" ? problem.offset : problem.contextOffset
      let tag = word(at: start ?? problem.offset)
      return .syntax(
        "\(foundText(tag)), which is no tag of YAML's own", at: tag, help: "quote a text that begins with !")
    case "found incompatible YAML document":
      return .syntax("found a `%YAML` version other than 1.1 and 1.2", at: line(at: problem.offset))
    case "found duplicate %YAML directive", "found duplicate %TAG directive", "found unknown directive name",
      "could not find expected directive name", "did not find expected version number",
      "did not find expected digit or '.' character", "found extremely long version number",
      "found unexpected non-alphabetical character", "did not find expected whitespace":
      let directive = line(at: problem.contextOffset ?? problem.offset)
      return .syntax(
        "\(foundText(directive)), which is no directive", at: directive,
        help: "quote a text that begins with %")
    default: return nil
    }
  }

  private func flowSeparator(_ problem: YAMLProblem) -> ReadFailure {
    let isMapping = problem.problem.hasSuffix("'}'")
    let span = token(at: problem.offset)
    let start = problem.contextOffset ?? problem.offset
    let isLater = startOfLine(start) != startOfLine(problem.offset)
    return .syntax(
      "\(foundText(span)) in \(isMapping ? "a `{ }` mapping" : "a `[ ]` sequence"); `,` or `\(isMapping ? "}" : "]")` is expected",
      at: span,
      secondary: begins(problem, isMapping ? "the mapping begins here" : "the sequence begins here"),
      help: isLater
        ? "close it with \(isMapping ? "}" : "]") where it ends"
        : "quote a text that holds any of , [ ] { } or a colon before a blank")
  }

  private func mappingValue(_ problem: YAMLProblem) -> ReadFailure {
    let span = Span(problem.offset, problem.offset + 1)
    if let expression = lastExpression(before: problem.offset) {
      return .syntax(
        "found `:` in an expression without quotes", at: Span(expression, expression + 2),
        help: quotedExpression(from: expression))
    }
    if isFirstColon(problem.offset), startOfLine(problem.offset) > textStart {
      let above = textContinued(at: problem.offset)
      if let above, let missing = missingSpace(at: above.isValue ? startOfEntry(above.start) : above.start) {
        return missing
      }
      return .syntax(
        "found `:` in a line that continues the text above it, where no key can stand", at: span,
        secondary: above.map { [DiagnosticLabel(line(at: $0.start), "the text begins here")] } ?? [],
        help: "indent the keys of one mapping alike")
    }
    return .syntax(
      "found `:` where no key can end; one line has one key", at: span,
      help: "quote a text that holds `: `, or begin the mapping on a line of its own")
  }

  private func cannotBegin(_ problem: YAMLProblem) -> ReadFailure {
    let span = Span(problem.offset, source.endOfCharacter(at: problem.offset))
    guard problem.offset < source.count else { return .syntax(foundText(span), at: span) }
    let sign = source[problem.offset]
    if sign == UInt8(ascii: "@") || sign == UInt8(ascii: "`") {
      return .syntax(
        "found a value that begins with \(sign == UInt8(ascii: "@") ? "`@`" : "a backquote"), which YAML reserves",
        at: span, help: "quote it")
    }
    return .syntax(
      "\(foundText(span)), which cannot begin a value", at: span, help: "quote the text it begins")
  }

  // MARK: Frequent mistakes in specs

  /// Reports a tab in the indentation.
  private func tabIndentation(_ problem: YAMLProblem) -> ReadFailure? {
    let isTab = problem.offset < source.count && source[problem.offset] == 0x09
    let isTabProblem =
      problem.problem.hasPrefix("found a tab character")
      || isTab && problem.problem == "found character that cannot start any token"
    guard isTabProblem else { return nil }
    var offset = problem.offset
    let start = startOfLine(problem.offset)
    if let tab = (start..<max(start, offset)).first(where: { source[$0] == 0x09 }) { offset = tab }
    return .shape(
      "found a tab in the indentation; YAML indents with spaces", at: Span(offset, offset + 1),
      help: "replace it with spaces")
  }

  /// Reports `>=8` without quotes, which YAML reads as a block scalar.
  private func flexibleSpacing(_ problem: YAMLProblem) -> ReadFailure? {
    let isBlock = problem.context == "while scanning a block scalar"
    let start = isBlock ? problem.contextOffset ?? problem.offset : problem.offset
    guard start + 1 < source.count, source[start] == UInt8(ascii: ">"), source[start + 1] == UInt8(ascii: "=")
    else { return nil }
    var digits = start + 2
    while digits < source.count, source[digits] == 0x20 { digits += 1 }
    let number = digits < source.count ? source[digits..<Int(word(at: digits).end)] : source[digits...]
    let isNumber =
      (1...16).contains(number.count)
      && number.allSatisfy { $0 >= UInt8(ascii: "-") && $0 <= UInt8(ascii: "9") }
    let text = String(decoding: number, as: UTF8.self)
    let span = isNumber ? Span(start, number.endIndex) : word(at: start)
    return .syntax(
      "found \(quoted(source, span)) without quotes; YAML takes `>` for the beginning of a block of text",
      at: span, help: isNumber ? "quote it: \">=\(text)\" or write flexible(\(text))" : "quote it")
  }

  /// Reports `${...}` without quotes inside brackets.
  private func unquotedExpression(_ problem: YAMLProblem) -> ReadFailure? {
    let offset = problem.offset
    guard problem.problem.hasPrefix("did not find expected ','"), offset < source.count, offset > textStart,
      source[offset] == UInt8(ascii: "{"), source[offset - 1] == UInt8(ascii: "$")
    else { return nil }
    return .syntax(
      "found an expression without quotes inside `{ }` or `[ ]`, where `}` and `,` end a text",
      at: Span(offset - 1, endOfExpression(from: offset - 1)), help: quotedExpression(from: offset - 1))
  }

  /// Returns the help for quoting an expression; a ternary expression of another language is also rewritten.
  private func quotedExpression(from start: Int) -> String {
    let inner = source[min(start + 2, source.count)..<endOfExpression(from: start)]
      .prefix { $0 != UInt8(ascii: "}") }
    guard let choice = choice(insteadOf: String(decoding: inner, as: UTF8.self)) else {
      return "quote it: \"${...}\""
    }
    return "quote it, and write the choice so: \"${\(choice)}\""
  }

  /// Reports a string or a bracket that is never closed.
  private func unclosed(_ problem: YAMLProblem) -> ReadFailure? {
    switch problem.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      guard let start = problem.contextOffset, start < source.count else { return nil }
      return .syntax(
        "found a string that is never closed", at: Span(start, start + 1),
        help: "close it with \(source[start] == UInt8(ascii: "'") ? "a single" : "a double") quote")
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'",
      "did not find expected node content":
      guard isEnd(problem.offset), let openBracket else { return nil }
      let isMapping = source[openBracket] == UInt8(ascii: "{")
      return .syntax(
        "found a `\(isMapping ? "{" : "[")` that is never closed", at: Span(openBracket, openBracket + 1),
        help: "close it with \(isMapping ? "}" : "]")")
    default: return nil
    }
  }
}
