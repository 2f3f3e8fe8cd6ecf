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

  /// The expression on one line.
  var flat: String {
    var text = ""
    _ = writeFlat(to: &text, room: .max)
    return text
  }

  /// The expression on one line; `nil` if it has more characters than there is room for.
  private func flat(room: Int) -> String? {
    var text = ""
    return writeFlat(to: &text, room: room) == nil ? nil : text
  }

  /// Writes the expression on one line, and returns how much of the room is left. Ends early with `nil` if there is too little, so that the
  /// parts of a long expression are not written again at each level.
  private func writeFlat(to text: inout String, room: Int) -> Int? {
    func write(_ piece: String, _ room: Int) -> Int? {
      text += piece
      return room == .max ? room : room < piece.count ? nil : room - piece.count
    }
    func write(_ code: Code, _ room: Int) -> Int? { code.writeFlat(to: &text, room: room) }
    switch self {
    case .text(let piece): return write(piece, room)
    case .list(let open, let parts, let close):
      var left = write(open, room)
      for (index, part) in parts.enumerated() {
        if index > 0 { left = left.flatMap { write(", ", $0) } }
        left = left.flatMap { write(part, $0) }
        if left == nil { return nil }
      }
      return left.flatMap { write(close, $0) }
    case .labeled(let label, let code): return write("\(label): ", room).flatMap { write(code, $0) }
    case .infix(let first, let rest):
      var left = write(first, room)
      for (sign, operand) in rest {
        left = left.flatMap { write(" \(sign) ", $0) }.flatMap { write(operand, $0) }
        if left == nil { return nil }
      }
      return left
    case .ternary(let condition, let then, let otherwise):
      return write(condition, room).flatMap { write(" ? ", $0) }.flatMap { write(then, $0) }
        .flatMap { write(" : ", $0) }.flatMap { write(otherwise, $0) }
    }
  }

  /// The expression, with line breaks if it is too long for one line.
  ///
  /// - Parameters:
  ///   - column: the column of its first character.
  ///   - indent: the indentation of its first line.
  ///   - suffix: the number of characters after it on its last line.
  func text(column: Int, indent: Int, suffix: Int = 0) -> String {
    var text = ""
    write(to: &text, column: column, indent: indent, suffix: suffix)
    return text
  }

  private func write(to text: inout String, column: Int, indent: Int, suffix: Int = 0) {
    if let flat = flat(room: Self.lineLength - column - suffix) {
      text += flat
    } else {
      writeBroken(to: &text, column: column, indent: indent, suffix: suffix)
    }
  }

  /// The expression with line breaks, even if it would fit.
  func broken(column: Int, indent: Int) -> String {
    var text = ""
    writeBroken(to: &text, column: column, indent: indent)
    return text
  }

  private func writeBroken(to text: inout String, column: Int, indent: Int, suffix: Int = 0) {
    // Expressions in many others would otherwise consist of spaces.
    let inner = min(indent + 2, max(indent, Self.lineLength / 2))
    switch self {
    case .text(let piece): text += piece
    case .list(let open, let parts, let close):
      text += "\(open)\n\(spaces(inner))"
      let isLiteral = open.hasSuffix("[")
      if !isLiteral,
        let line = Code.list("", parts, "").flat(room: Self.lineLength - inner - close.count - suffix)
      {
        text += line + close
        return
      }
      for (index, part) in parts.enumerated() {
        if index > 0 { text += ",\n\(spaces(inner))" }
        part.write(to: &text, column: inner, indent: inner, suffix: 1)
      }
      text += "\(isLiteral && parts.count > 1 ? "," : "")\n\(spaces(indent))\(close)"
    case .labeled(let label, let code):
      text += "\(label): "
      code.write(to: &text, column: column + label.count + 2, indent: indent, suffix: suffix)
    case .infix(let first, let rest):
      first.write(to: &text, column: column, indent: indent)
      for (sign, operand) in rest {
        text += "\n\(spaces(inner))\(sign) "
        operand.write(to: &text, column: inner + sign.count + 1, indent: inner, suffix: suffix)
      }
    case .ternary(let condition, let then, let otherwise):
      condition.write(to: &text, column: column, indent: indent)
      for (sign, code) in [("?", then), (":", otherwise)] {
        text += "\n\(spaces(inner))\(sign) "
        code.write(to: &text, column: inner + 2, indent: inner, suffix: suffix)
      }
    }
  }

  /// The lines of a statement that ends with the expression.
  ///
  /// - Parameter prefix: the text before it, such as `let gap =`.
  func statement(_ prefix: String, indent: Int) -> String {
    let start = "\(spaces(indent))\(prefix) "
    if let flat = flat(room: Self.lineLength - start.count) { return start + flat }
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
