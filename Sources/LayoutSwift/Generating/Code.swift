/// A Swift expression, written on one line if it fits.
indirect enum Code {
  case text(String)
  /// A call or a literal: its opening text, its elements, its closing text.
  case list(String, [Code], String)
  case labeled(String, Code)
  case infix(Code, [(sign: String, operand: Code)])
  case ternary(Code, Code, Code)

  /// The maximum length of a line. It is a little below that of formatters, which count differently.
  static let lineLength = 108

  /// A call of a function. An argument with an empty label has no label.
  static func call(_ function: String, _ arguments: [(String, Code)]) -> Code {
    .list("\(function)(", arguments.map { $0.0.isEmpty ? $0.1 : .labeled(SwiftNames.label($0.0), $0.1) }, ")")
  }

  /// The call with the arguments of some labels replaced.
  func replacing(_ arguments: [String: String]) -> Code {
    guard case .list(let open, let parts, let close) = self else { return self }
    let replaced = parts.map { part -> Code in
      guard case .labeled(let label, _) = part, let argument = arguments[label] else { return part }
      return .labeled(label, .text(argument))
    }
    return .list(open, replaced, close)
  }

  var flat: String {
    switch self {
    case .text(let text): text
    case .list(let open, let parts, let close): open + parts.map(\.flat).joined(separator: ", ") + close
    case .labeled(let label, let code): "\(label): \(code.flat)"
    case .infix(let first, let rest):
      rest.reduce(first.flat) { "\($0) \($1.sign) \($1.operand.flat)" }
    case .ternary(let condition, let then, let otherwise):
      "\(condition.flat) ? \(then.flat) : \(otherwise.flat)"
    }
  }

  /// The expression, with line breaks if it is too long for one line.
  ///
  /// - Parameters:
  ///   - column: the column of its first character.
  ///   - indent: the indentation of its first line.
  ///   - suffix: the number of characters after it on its last line.
  func text(column: Int, indent: Int, suffix: Int = 0) -> String {
    let flat = flat
    return column + flat.count + suffix <= Self.lineLength
      ? flat : broken(column: column, indent: indent, suffix: suffix)
  }

  /// The expression with line breaks, even if it would fit.
  func broken(column: Int, indent: Int, suffix: Int = 0) -> String {
    let inner = indent + 2
    switch self {
    case .text(let text): return text
    case .list(let open, let parts, let close):
      let line = parts.map(\.flat).joined(separator: ", ")
      if !open.hasSuffix("["), inner + line.count + close.count + suffix <= Self.lineLength {
        return "\(open)\n\(spaces(inner))\(line)\(close)"
      }
      let lines = parts.map { spaces(inner) + $0.text(column: inner, indent: inner, suffix: 1) }
      let comma = open.hasSuffix("[") && parts.count > 1 ? "," : ""
      return "\(open)\n\(lines.joined(separator: ",\n"))\(comma)\n\(spaces(indent))\(close)"
    case .labeled(let label, let code):
      return "\(label): \(code.text(column: column + label.count + 2, indent: indent, suffix: suffix))"
    case .infix(let first, let rest):
      return rest.reduce(first.text(column: column, indent: indent)) { text, part in
        let operand = part.operand.text(
          column: inner + part.sign.count + 1, indent: inner, suffix: suffix)
        return "\(text)\n\(spaces(inner))\(part.sign) \(operand)"
      }
    case .ternary(let condition, let then, let otherwise):
      let parts = [("?", then), (":", otherwise)].map { sign, code in
        "\(spaces(inner))\(sign) \(code.text(column: inner + 2, indent: inner, suffix: suffix))"
      }
      return ([condition.text(column: column, indent: indent)] + parts).joined(separator: "\n")
    }
  }

  /// The lines of a statement that ends with the expression.
  ///
  /// - Parameter prefix: the text before it, such as `let gap =`.
  func statement(_ prefix: String, indent: Int) -> String {
    let start = "\(spaces(indent))\(prefix) "
    if start.count + flat.count <= Self.lineLength { return start + flat }
    let (canBreak, inner) =
      switch self {
      case .infix, .ternary: (true, indent)
      case .list(let open, _, _): (start.count + open.count > Self.lineLength, indent + 2)
      default: (false, indent)
      }
    if canBreak, prefix.hasSuffix("=") {
      return "\(spaces(indent))\(prefix)\n\(spaces(indent + 2))\(text(column: indent + 2, indent: inner))"
    }
    return start + text(column: start.count, indent: indent)
  }
}

func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
