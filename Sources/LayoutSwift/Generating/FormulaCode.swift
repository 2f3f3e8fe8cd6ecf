import LayoutReader
import LayoutSpec

extension LayoutGenerator {
  /// The precedence of an expression.
  enum Strength: Int {
    case ternary, or, and, comparison, sum, product, prefix, atom

    var next: Strength { Strength(rawValue: rawValue + 1) ?? .atom }
  }

  /// A number: an `Int` if it must be whole, else a `CGFloat`.
  func number(_ formula: Formula, isWhole: Bool = false, in scope: FunctionScope) -> Code {
    number(formula, isWhole: isWhole, within: .ternary, in: scope)
  }

  /// The number of a key, or the default if the key is missing.
  func number(_ form: Form?, isWhole: Bool = false, default value: Double = 0, in scope: FunctionScope)
    -> Code
  {
    number(form?.formula ?? .number(value), isWhole: isWhole, in: scope)
  }

  /// A condition, or a boolean.
  func condition(_ formula: Formula, in scope: FunctionScope) -> Code {
    condition(formula, within: .ternary, in: scope)
  }

  func sort(of formula: Formula) -> Formula.Sort {
    switch formula {
    case .number, .negation, .arithmetic, .function, .text: .number
    case .boolean, .not, .comparison, .logical: .boolean
    case .dimension: .dimension
    case .word, .name(.trait): .word
    case .choice(_, let a, _), .bound(_, let a): sort(of: a)
    case .name(.value(let name)): values[name]?.sort ?? .number
    case .name(let name): parameterSorts[name] ?? .number
    }
  }

  // MARK: Numbers

  func number(
    _ formula: Formula, isWhole: Bool, within strength: Strength, in scope: FunctionScope
  ) -> Code {
    if isWhole, !kinds.isWhole(formula) {
      if let constant = formula.constant { return .text(SwiftNames.number(constant)) }
      if case .choice(let condition, let a, let b) = formula {
        return choice(condition, (a, b), within: strength, in: scope) {
          self.number($0, isWhole: true, within: .or, in: scope)
        }
      }
      if case .bound(let name, let a) = formula {
        return .text(scope.bind(name, self.number(a, isWhole: true, in: scope)))
      }
      return .call("Int", [("", number(formula, isWhole: false, within: .ternary, in: scope))])
    }
    func part(_ formula: Formula, _ strength: Strength) -> Code {
      number(formula, isWhole: isWhole, within: strength, in: scope)
    }
    switch formula {
    case .number(.pi): return .text(".pi")
    case .number(let number):
      let text = SwiftNames.number(number)
      return enclosed(.text(text), text.contains(" ") ? .product : number < 0 ? .prefix : .atom, strength)
    case .name(let name):
      let code = self.name(name, in: scope)
      return isWhole || !kinds.isWhole(formula) ? code : .call("CGFloat", [("", code)])
    case .negation(let a): return enclosed(prefixed("-", part(a, .atom)), .prefix, strength)
    // Swift does not compile a division by a literal zero, even where the expression is never evaluated.
    case .arithmetic(.divide, _, .number(0)), .arithmetic(.remainder, _, .number(0)):
      return .text("CGFloat.nan")
    case .arithmetic(.remainder, let a, let b) where !isWhole:
      return .call("\(part(a, .atom).flat).truncatingRemainder", [("dividingBy", part(b, .ternary))])
    case .arithmetic(let sign, let a, let b):
      let own: Strength = sign == .add || sign == .subtract ? .sum : .product
      let right = part(b, sign == .add ? own : own.next)
      return enclosed(chained(part(a, own), sign.rawValue, right), own, strength)
    case .choice(let condition, let a, let b):
      return choice(condition, (a, b), within: strength, in: scope) { part($0, .or) }
    case .function(let function, let arguments):
      return self.function(function, arguments, isWhole: isWhole, within: strength, in: scope)
    case .text(let call, let arguments): return measurement(call, arguments, within: strength, in: scope)
    case .bound(let name, let a):
      let isRounded = kinds.isRounded(a)
      let code = Code.text(scope.bind(name, number(a, isWhole: isRounded, in: scope)))
      return isRounded && !isWhole ? .call("CGFloat", [("", code)]) : code
    case .boolean, .word, .not, .comparison, .logical, .dimension: return .text("0")
    }
  }

  private func function(
    _ function: ExpressionFunction, _ arguments: [Formula], isWhole: Bool, within strength: Strength,
    in scope: FunctionScope
  ) -> Code {
    func part(_ formula: Formula) -> Code {
      number(formula, isWhole: isWhole, within: .ternary, in: scope)
    }
    switch function {
    case .clamp:
      let inner = Code.call("min", [("", part(arguments[0])), ("", part(arguments[2]))])
      return .call("max", [("", inner), ("", part(arguments[1]))])
    case .mix:
      return number(
        Self.mixed(arguments[0], arguments[1], arguments[2]), isWhole: isWhole, within: strength, in: scope)
    case .min, .max:
      if arguments.count == 1 { return number(arguments[0], isWhole: isWhole, within: strength, in: scope) }
      return .call(function.rawValue, arguments.map { ("", part($0)) })
    case .floor, .ceil, .round, .abs, .sqrt, .sin, .cos:
      return .call(function.rawValue, arguments.map { ("", part($0)) })
    }
  }

  /// The mix of two numbers, `a + (b - a) * t`, with constant parts computed.
  private static func mixed(_ a: Formula, _ b: Formula, _ t: Formula) -> Formula {
    guard let start = a.constant, let end = b.constant else {
      return .arithmetic(.add, a, .arithmetic(.multiply, .arithmetic(.subtract, b, a), t))
    }
    let change = ((end - start) * 1e12).rounded() / 1e12
    if change == 0 { return a }
    return .arithmetic(
      change < 0 ? .subtract : .add, a, .arithmetic(.multiply, .number(change.magnitude), t))
  }

  // MARK: Names

  func name(_ name: Formula.Name, in scope: FunctionScope) -> Code {
    switch name {
    case .value(let value): return reference(to: value, in: scope)
    case .parameter: return .text(localName(of: name))
    case .own(let own): return scope.places[own] ?? .text(localName(of: name))
    case .length(let length):
      scope.need(.environment)
      return .text(scope.bind(length.rawValue, .text("environment.\(length.path)")))
    case .safeArea(let edge):
      scope.need(.safeAreaInsets)
      return .text("safeAreaInsets.\(edge)")
    case .displayScale: return displayScale(in: scope)
    case .systemVersion:
      usesSystemVersion = true
      return .text(Self.systemVersion)
    case .trait(let trait):
      scope.need(.environment)
      return .text("environment.traitCollection.\(trait)")
    case .data(let datum):
      let need: FunctionScope.Need =
        switch datum {
        case .itemCount: .itemCount
        case .sectionIndex: .sectionIndex
        case .sectionCount: .sectionCount
        }
      scope.need(need)
      return .text(datum.rawValue)
    case .place(let place): return scope.places[place] ?? .text(place)
    }
  }

  /// The display scale. AppKit's environment does not have it, so the main screen is asked.
  func displayScale(in scope: FunctionScope) -> Code {
    guard target.platform == .uikit else { return .text("(NSScreen.main?.backingScaleFactor ?? 2)") }
    scope.need(.environment)
    return .text("environment.traitCollection.displayScale")
  }

  // MARK: Dimensions and words

  /// An `NSCollectionLayoutDimension`; a plain number is an absolute dimension in points.
  func dimension(_ formula: Formula, in scope: FunctionScope) -> Code {
    switch formula {
    case .dimension("uniformAcrossSiblings", let amount):
      let code = number(amount, in: scope)
      switch target.availability(since: .uniform) {
      case .always: return .call(".uniformAcrossSiblings", [("estimate", code)])
      case .when:
        usesUniform = true
        return .call("uniformAcrossSiblings", [("", code)])
      case .never:
        scope.comment("uniformAcrossSiblings does not exist in AppKit: each view has its own size here.")
        return .call(".estimated", [("", code)])
      }
    case .dimension(let form, let amount): return .call(".\(form)", [("", number(amount, in: scope))])
    case .choice(let test, let a, let b):
      return choice(test, (a, b), within: .ternary, in: scope) { self.dimension($0, in: scope) }
    case .name(let name) where sort(of: formula) == .dimension: return self.name(name, in: scope)
    case .bound(let name, let a): return .text(scope.bind(name, dimension(a, in: scope)))
    default: return .call(".absolute", [("", number(formula, in: scope))])
    }
  }

  /// The code for a word, such as `.top`, or for a choice between words.
  func word(_ form: Form?, of key: KeyRow, in scope: FunctionScope) -> Code {
    word(form ?? .standard(key), none: key == ListKeys.contentHuggingElements ? "[]" : ".none", in: scope)
  }

  func word(_ form: Form, none: String = ".none", in scope: FunctionScope) -> Code {
    func name(_ word: String) -> Code { .text(word == "none" ? none : ".\(word)") }
    func code(_ formula: Formula) -> Code {
      switch formula {
      case .word(let word): name(word)
      case .choice(let test, let a, let b): choice(test, (a, b), within: .ternary, in: scope, code)
      default: .text(none)
      }
    }
    guard case .formula(let formula) = form else { return name(form.text ?? "none") }
    return code(formula)
  }

  // MARK: Shapes

  func choice(
    _ test: Formula, _ values: (Formula, Formula), within strength: Strength, in scope: FunctionScope,
    _ code: (Formula) -> Code
  ) -> Code {
    func otherwise(_ formula: Formula) -> Code {
      if case .choice(let test, let a, let b) = formula {
        return .ternary(condition(test, within: .or, in: scope), code(a), otherwise(b))
      }
      return code(formula)
    }
    return enclosed(
      .ternary(condition(test, within: .or, in: scope), code(values.0), otherwise(values.1)), .ternary,
      strength)
  }

  func enclosed(_ code: Code, _ own: Strength, _ wanted: Strength) -> Code {
    own.rawValue < wanted.rawValue ? .list("(", [code], ")") : code
  }

  func prefixed(_ sign: String, _ code: Code) -> Code {
    if case .list(let open, let parts, let close) = code { return .list(sign + open, parts, close) }
    return .text(sign + code.flat)
  }

  /// True if two operators have the same precedence.
  private static func areAlike(_ a: String, _ b: String) -> Bool {
    a == b || [["+", "-"], ["*", "/", "%"]].contains { $0.contains(a) && $0.contains(b) }
  }

  func chained(_ left: Code, _ sign: String, _ right: Code) -> Code {
    if case .infix(let first, let rest) = left, rest.allSatisfy({ Self.areAlike($0.sign, sign) }) {
      return .infix(first, rest + [(sign, right)])
    }
    return .infix(left, [(sign, right)])
  }
}
