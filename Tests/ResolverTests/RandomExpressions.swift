import LayoutText
import TestSupport

@testable import LayoutResolver

/// An expression of the tests' own: printed with the fewest parentheses and some more, and evaluated by itself.
indirect enum Model {
  case number(Double)
  case boolean(Bool)
  case name(String)
  case negative(Model)
  case not(Model)
  case binary(String, Model, Model)
  case choice(Model, Model, Model)
  case call(String, [Model])
  case trait(String, String, String)

  /// No value: a division by zero, or a result that is not finite.
  struct NoValue: Error {}

  enum Value: Equatable {
    case number(Double)
    case boolean(Bool)
  }

  static let numbers: [String: Double] = ["gap": 10, "cols": 3, "zero": 0, "width": 361, "safeArea.top": 59]

  /// How tightly the outermost operator binds.
  private var level: Int {
    switch self {
    case .choice: 0
    case .binary("or", _, _): 1
    case .binary("and", _, _): 2
    case .not: 3
    case .trait, .binary("<", _, _), .binary("<=", _, _), .binary(">", _, _), .binary(">=", _, _),
      .binary("==", _, _), .binary("!=", _, _):
      4
    case .binary("+", _, _), .binary("-", _, _): 5
    case .binary: 6
    case .negative: 7
    case .number, .boolean, .name, .call: 8
    }
  }

  /// The text, in parentheses where it binds weaker than its place, and sometimes where it need not.
  func text(_ place: Int = 0, _ random: inout SeededGenerator) -> String {
    let plain = plainText(&random)
    return level < place || random.oneIn(8) ? "(" + plain + ")" : plain
  }

  private func plainText(_ random: inout SeededGenerator) -> String {
    let space = random.oneIn(3) ? "" : " "
    switch self {
    case .number(let number): return shortestText(number)
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .name(let name): return name
    case .negative(let inner): return "-" + inner.text(7, &random)
    case .not(let inner): return "not " + inner.text(3, &random)
    case .binary(let sign, let left, let right):
      let isWord = sign == "and" || sign == "or"
      // A comparison takes no comparison on either side.
      let first = left.text(level == 4 ? 5 : level, &random)
      let second = right.text(level + 1, &random)
      return first + (isWord ? " " : space) + sign + (isWord ? " " : space) + second
    case .choice(let condition, let then, let otherwise):
      return then.text(1, &random) + " if " + condition.text(1, &random) + " else "
        + otherwise.text(0, &random)
    case .call(let name, let arguments):
      return name + "(" + arguments.map { $0.text(0, &random) }.joined(separator: "," + space) + ")"
    case .trait(let name, let sign, let word):
      return random.oneIn(2) ? name + space + sign + space + word : word + space + sign + space + name
    }
  }

  // MARK: Values

  func value() throws -> Value {
    switch self {
    case .number(let number): return .number(number)
    case .boolean(let boolean): return .boolean(boolean)
    case .name("wide"): return .boolean(false)
    case .name(let name): return .number(Self.numbers[name] ?? .nan)
    case .negative(let inner): return .number(-(try inner.number()))
    case .not(let inner): return .boolean(!(try inner.boolean()))
    case .binary("and", let left, let right): return .boolean(try left.boolean() ? right.boolean() : false)
    case .binary("or", let left, let right): return .boolean(try left.boolean() ? true : right.boolean())
    case .binary("==", let left, let right): return .boolean(try left.value() == right.value())
    case .binary("!=", let left, let right): return .boolean(try left.value() != right.value())
    case .binary(let sign, let left, let right): return try Self.apply(sign, left.number(), right.number())
    case .choice(let condition, let then, let otherwise):
      return try condition.boolean() ? then.value() : otherwise.value()
    case .call(let name, let arguments):
      return .number(try Self.finite(Self.call(name, arguments.map { try $0.number() })))
    case .trait(let name, let sign, let word):
      let words = [
        "horizontalSizeClass": "compact", "verticalSizeClass": "regular", "userInterfaceIdiom": "phone",
      ]
      return .boolean((words[name] == word) == (sign == "=="))
    }
  }

  private static func apply(_ sign: String, _ a: Double, _ b: Double) throws -> Value {
    switch sign {
    case "+": return .number(try finite(a + b))
    case "-": return .number(try finite(a - b))
    case "*": return .number(try finite(a * b))
    case "/": return .number(try finite(a / b))
    case "%": return .number(try finite(b == 0 ? .nan : a.truncatingRemainder(dividingBy: b)))
    case "<": return .boolean(a < b)
    case "<=": return .boolean(a <= b)
    case ">": return .boolean(a > b)
    default: return .boolean(a >= b)
    }
  }

  private static func call(_ name: String, _ numbers: [Double]) -> Double {
    let first = numbers[0]
    switch name {
    case "min": return numbers.min() ?? .nan
    case "max": return numbers.max() ?? .nan
    case "floor": return first.rounded(.down)
    case "ceil": return first.rounded(.up)
    case "round": return first.rounded(.toNearestOrAwayFromZero)
    case "abs": return abs(first)
    default: return first.squareRoot()
    }
  }

  private static func finite(_ number: Double) throws -> Double {
    guard number.isFinite else { throw NoValue() }
    return number
  }

  private func number() throws -> Double {
    guard case .number(let number) = try value() else { throw NoValue() }
    return number
  }

  private func boolean() throws -> Bool {
    guard case .boolean(let boolean) = try value() else { throw NoValue() }
    return boolean
  }
}

// MARK: Generation

extension Model {
  static func randomNumber(_ depth: Int, _ random: inout SeededGenerator) -> Model {
    guard depth > 0, !random.oneIn(6) else {
      if random.oneIn(2) { return .name(numbers.keys.sorted().randomElement(using: &random) ?? "gap") }
      return .number([0, 1, 2, 3, 0.5, 0.25, 7, 44, 1e3, 1e200].randomElement(using: &random) ?? 0)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .negative(randomNumber(depth - 1, &random))
    case 1:
      return .choice(
        randomBoolean(depth - 1, &random), randomNumber(depth - 1, &random), randomNumber(depth - 1, &random))
    case 2:
      let name = ["min", "max"].randomElement(using: &random) ?? "min"
      let count = Int.random(in: 1...3, using: &random)
      return .call(name, (0..<count).map { _ in randomNumber(depth - 1, &random) })
    case 3:
      let name = ["floor", "ceil", "round", "abs", "sqrt"].randomElement(using: &random) ?? "abs"
      return .call(name, [randomNumber(depth - 1, &random)])
    default:
      let sign = ["+", "-", "*", "/", "%"].randomElement(using: &random) ?? "+"
      return .binary(sign, randomNumber(depth - 1, &random), randomNumber(depth - 1, &random))
    }
  }

  static func randomBoolean(_ depth: Int, _ random: inout SeededGenerator) -> Model {
    guard depth > 0, !random.oneIn(6) else {
      return random.oneIn(3) ? .name("wide") : .boolean(random.oneIn(2))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .not(randomBoolean(depth - 1, &random))
    case 1:
      return .choice(
        randomBoolean(depth - 1, &random), randomBoolean(depth - 1, &random),
        randomBoolean(depth - 1, &random))
    case 2:
      let traits = [
        ("horizontalSizeClass", "compact"), ("verticalSizeClass", "compact"), ("userInterfaceIdiom", "pad"),
      ]
      let (name, word) = traits.randomElement(using: &random) ?? traits[0]
      return .trait(name, random.oneIn(2) ? "==" : "!=", word)
    case 3:
      return .binary(
        random.oneIn(2) ? "==" : "!=", randomBoolean(depth - 1, &random), randomBoolean(depth - 1, &random))
    case 4, 5:
      let sign = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &random) ?? "<"
      return .binary(sign, randomNumber(depth - 1, &random), randomNumber(depth - 1, &random))
    default:
      return .binary(
        random.oneIn(2) ? "and" : "or", randomBoolean(depth - 1, &random), randomBoolean(depth - 1, &random))
    }
  }
}
