import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText
import LayoutTypography

extension ExpressionParser {
  /// Parses the arguments of a function that measures text, by position or with their names: `lines: 2`.
  mutating func textCall(_ function: TextFunction, at range: Range<Int>) throws(ExpressionError) -> Int {
    let opened = token
    try enter()
    var call = TextCall(function: function)
    var given: Set<TextFunction.Parameter> = []
    var left = function.parameters
    var textRange: Range<Int>?
    while token.kind != .close {
      let start = token.range
      let parameter = try parameter(of: function, among: &left, given: given)
      given.insert(parameter)
      switch parameter {
      case .text:
        textRange = token.range
        call.text = try text()
      case .style: call.style = try style()
      case .length: call.length = try choice()
      case .width: call.width = try choice()
      case .lines: call.lines = try choice()
      }
      guard token.kind == .comma else { break }
      advance()
      if token.kind == .close { throw ExpressionError("an argument is missing after ','", at: start) }
    }
    try close("',' or ')'", opened: opened)
    let whole = range.lowerBound..<tokens[position - 1].range.upperBound
    if let missing = function.parameters.first(where: { !$0.isOptional && !given.contains($0) }) {
      throw ExpressionError(
        "'\(function.rawValue)' has no \(missing.rawValue); it is written \(function.signature)", at: whole)
    }
    return add(.text(call, textRange: textRange ?? whole), at: whole)
  }

  /// The parameter that the next argument is for.
  private mutating func parameter(
    of function: TextFunction, among left: inout [TextFunction.Parameter],
    given: Set<TextFunction.Parameter>
  ) throws(ExpressionError) -> TextFunction.Parameter {
    if case .label(let name) = token.kind {
      guard let parameter = function.parameters.first(where: { $0.rawValue == name }) else {
        throw ExpressionError(
          .unknownName, "'\(function.rawValue)' has no argument '\(name)'",
          help: didYouMean(name, among: function.parameters.map(\.rawValue))
            + ["it is written \(function.signature)"], at: token.range)
      }
      guard !given.contains(parameter) else {
        throw ExpressionError("the argument '\(name)' is given twice", at: token.range)
      }
      advance()
      left = []
      return parameter
    }
    guard !left.isEmpty else {
      let isNamed = given.count < function.parameters.count
      throw ExpressionError(
        isNamed
          ? "an argument without a name follows one with a name"
          : "'\(function.rawValue)' is given too many arguments; it is written \(function.signature)",
        help: isNamed ? ["it is written \(function.signature)"] : [], at: token.range)
    }
    return left.removeFirst()
  }

  private mutating func text() throws(ExpressionError) -> CellText {
    let found = token
    switch found.kind {
    case .text(let text):
      advance()
      return .literal(text)
    case .name(let name):
      advance()
      return .field(name)
    default:
      throw ExpressionError(
        "found \(found.kind == .end ? "the end" : quoted(written(found))) where a text is expected",
        help: ["a text is title, subtitle, the name of one of the cell's fields, or 'words in quotes'"],
        at: found.range)
    }
  }

  private mutating func style() throws(ExpressionError) -> FontChoice {
    let found = token
    guard case .name(let name) = found.kind else {
      throw ExpressionError(
        "found \(found.kind == .end ? "the end" : quoted(written(found))) where a text style is expected",
        help: [Self.styleHelp], at: found.range)
    }
    advance()
    if name == FontChoice.system, token.kind == .open { return .system(try systemFont()) }
    guard let style = TextStyle(rawValue: name) else {
      let names = TextStyle.allCases.map(\.rawValue)
      var error = ExpressionError(
        .unknownName, "unknown text style '\(name)'", help: [Self.styleHelp], at: found.range)
      if let near = Self.otherNames[name] ?? nearestWord(to: name, among: names + [FontChoice.system]) {
        error.help = didYouMean(near) + error.help
        error.meant = ExpressionError.Rewriting(range: found.range, text: near)
      }
      throw error
    }
    return .style(style)
  }

  private static let styleHelp =
    "the styles are \(TextStyle.allCases.map(\.rawValue).joined(separator: ", ")) and system(17, semibold)"

  /// What SwiftUI and design tools call the styles.
  private static let otherNames = ["title": "title1", "subhead": "subheadline", "caption": "caption1"]

  /// Parses `(17)` or `(17, semibold)`.
  private mutating func systemFont() throws(ExpressionError) -> SystemFont {
    advance()
    guard case .number(let size) = token.kind, (1...1000).contains(size) else {
      throw ExpressionError(
        "the size of the system font is a number of points from 1 to 1000: system(17)", at: token.range)
    }
    advance()
    var font = SystemFont(size: size)
    if token.kind == .comma {
      advance()
      let names = SystemFont.Weight.allCases.map(\.rawValue)
      guard case .name(let name) = token.kind, let weight = SystemFont.Weight(rawValue: name) else {
        throw ExpressionError(
          .unknownName, "found \(quoted(written(token))) where a weight is expected",
          help: didYouMean(written(token), among: names) + [
            "the weights are \(names.joined(separator: ", "))"
          ],
          at: token.range)
      }
      font.weight = weight
      advance()
    }
    guard token.kind == .close else {
      throw ExpressionError(
        "found \(quoted(written(token))) where the ')' of \(FontChoice.system)(17, semibold) is expected",
        at: token.range)
    }
    advance()
    return font
  }
}

extension TextFunction {
  /// The function with its arguments, for messages.
  var signature: String { "\(rawValue)(\(Callable.text(self).parameters))" }
}
