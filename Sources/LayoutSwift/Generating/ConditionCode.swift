import LayoutSpec

extension LayoutGenerator {
  func condition(_ formula: Formula, within strength: Strength, in scope: FunctionScope) -> Code {
    switch formula {
    case .boolean(let boolean): return .text(boolean ? "true" : "false")
    case .not(let a):
      return enclosed(prefixed("!", condition(a, within: .atom, in: scope)), .prefix, strength)
    case .logical(let sign, let a, let b):
      let own: Strength = sign == .and ? .and : .or
      let left = condition(a, within: own, in: scope)
      let right = condition(b, within: own.next, in: scope)
      return enclosed(chained(left, sign == .and ? "&&" : "||", right), own, strength)
    case .comparison(let sign, let a, let b):
      return enclosed(comparison(sign, a, b, in: scope), .comparison, strength)
    case .choice(let test, let a, let b):
      return choice(test, (a, b), within: strength, in: scope) {
        self.condition($0, within: .or, in: scope)
      }
    case .bound(let name, let a): return .text(scope.bind(name, condition(a, in: scope)))
    case .name(let name): return self.name(name, in: scope)
    case .number, .word, .negation, .arithmetic, .function, .text, .dimension: return .text("true")
    }
  }

  /// The condition of an `if`, with `#available` for conditions on the system's version.
  func branch(_ formula: Formula, in scope: FunctionScope) -> Code {
    let parts = formula.conjuncts
    let known = parts.map(availability)
    guard known.contains(where: { $0 != nil }) else { return condition(formula, in: scope) }
    let code = zip(parts, known).map { part, known in
      known ?? condition(part, within: parts.count == 1 ? .ternary : .or, in: scope).flat
    }.joined(separator: ", ")
    // A list of conditions cannot be broken into lines, so it must fit on one.
    let room = Code.lineLength - scope.indent - "} else if  {".count
    return code.count <= room || parts.count == 1 ? .text(code) : condition(formula, in: scope)
  }

  private func availability(_ formula: Formula) -> String? {
    guard case .comparison(let sign, let a, let b) = formula else { return nil }
    switch (a, b) {
    case (.name(.systemVersion), .number(let version)): return target.condition(sign, version)
    case (.number(let version), .name(.systemVersion)): return target.condition(sign.mirrored, version)
    default: return nil
    }
  }

  private func comparison(
    _ sign: ComparisonOperator, _ a: Formula, _ b: Formula, in scope: FunctionScope
  ) -> Code {
    let sorts = [sort(of: a), sort(of: b)]
    if sorts.contains(.word) { return trait(sign, a, b, in: scope) }
    switch sorts[0] {
    case .boolean:
      return .infix(
        condition(a, within: .sum, in: scope), [(sign.rawValue, condition(b, within: .sum, in: scope))])
    case .dimension: return .infix(dimension(a, in: scope), [(sign.rawValue, dimension(b, in: scope))])
    case .number, .word: break
    }
    if let a = a.constant, let b = b.constant { return .text(sign.holds(a, b) ? "true" : "false") }
    let areWhole = kinds.isWhole(a) && kinds.isWhole(b)
    let sides = [a, b].map { number($0, isWhole: areWhole, within: .sum, in: scope) }
    return .infix(sides[0], [(sign.rawValue, sides[1])])
  }

  /// A comparison of a trait with a word. AppKit's environment has no traits, so their values on a Mac are used.
  private func trait(_ sign: ComparisonOperator, _ a: Formula, _ b: Formula, in scope: FunctionScope) -> Code
  {
    func code(_ formula: Formula) -> Code {
      if case .word(let word) = formula { return .text(traitWord(word)) }
      if case .name(let name) = formula { return self.name(name, in: scope) }
      return .text("nil")
    }
    guard target.platform == .appkit else { return .infix(code(a), [(sign.rawValue, code(b))]) }
    let words = [a, b].map { formula -> String in
      switch formula {
      case .word(let word): word
      case .name(.trait("layoutDirection")): "layoutDirection"
      case .name(.trait("userInterfaceIdiom")): "mac"
      case .name(.trait("preferredContentSizeCategory")): "large"
      default: "regular"
      }
    }
    if words.contains("layoutDirection") {
      let isSame = words[0] == words[1]
      let word = words.first { $0 != "layoutDirection" } ?? "ltr"
      if isSame { return .text(sign == .equal ? "true" : "false") }
      return .infix(
        .text("NSApplication.shared.userInterfaceLayoutDirection"), [(sign.rawValue, .text(traitWord(word)))])
    }
    let holds = (words[0] == words[1]) == (sign == .equal)
    let written = [a, b].map { formula -> String in
      switch formula {
      case .word(let word): word
      case .name(.trait(let name)): name
      default: ""
      }
    }
    return .text("\(holds) /* \(written[0]) \(sign.rawValue) \(written[1]) in AppKit */")
  }

  private func traitWord(_ word: String) -> String {
    switch word {
    case "ltr": ".leftToRight"
    case "rtl": ".rightToLeft"
    // These two cases are newer than some targets, whose code needs the raw value.
    case "vision": target.major >= 17 ? ".vision" : "UIUserInterfaceIdiom(rawValue: 6)"
    case "mac": target.major >= 14 ? ".mac" : "UIUserInterfaceIdiom(rawValue: 5)"
    default: ".\(word)"
    }
  }
}
