/// A layout, or a closure that makes a section, in a function that gives something else, such as a SwiftUI view.
///
/// The function is reduced to the code that leads there: what is declared before it, and the conditions around it.
struct InnerLayout {
  let sort: LayoutEntry.Sort
  /// The texts in place of tokens that reduce the function.
  private(set) var edits: [(tokens: Range<Int>, text: String)] = []

  private let code: CodeStructure
  /// The expression that makes the layout, or the closure with its braces.
  private let target: Range<Int>

  /// - Parameter layouts: the names of layout classes.
  /// - Returns: `nil` if there is no such code, or if a loop or a `switch` is around it.
  init?(of function: SwiftDeclaration, in code: CodeStructure, layouts: Set<String>) {
    guard let braces = function.body.map({ code.tokens(in: $0) }), braces.count > 2 else { return nil }
    let body = braces.dropFirst().dropLast()
    self.code = code
    if function.hasOpaqueType, let made = body.first(where: { layouts.contains(code.text($0)) }) {
      (sort, target) = (.layout, code.chain(around: made))
    } else if let closure = Self.closureOfSection(in: body, code) {
      (sort, target) = (.section, closure)
    } else {
      return nil
    }
    guard reduce(block: body) else { return nil }
    if sort == .section { makeLayoutOfProvider() }
    replace(
      typeTokens(of: function, before: braces.lowerBound), by: function.kind == .property ? ": Void" : "")
  }

  /// The innermost closure around the first section that is made in one.
  private static func closureOfSection(in body: Range<Int>, _ code: CodeStructure) -> Range<Int>? {
    for made in body where code.text(made) == "NSCollectionLayoutSection" {
      guard ["(", "."].contains(code.text(made + 1)) else { continue }
      let brace = (body.lowerBound..<made).last {
        code.text($0) == "{" && code.partner(of: $0) > made && !code.isControl($0)
      }
      if let brace { return brace..<code.partner(of: brace) + 1 }
    }
    return nil
  }

  private mutating func replace(_ tokens: Range<Int>, by text: String) {
    if !tokens.isEmpty { edits.append((tokens, text)) }
  }

  // MARK: The way to the target

  /// Keeps the declarations of a block and the statement around the target. Returns false where that cannot be done.
  private mutating func reduce(block: Range<Int>) -> Bool {
    for statement in code.statements(in: block) {
      if statement.upperBound > target.lowerBound {
        replace(statement.upperBound..<block.upperBound, by: "")
        return reduce(statement: statement)
      }
      if !["let", "var", "guard", "func"].contains(code.text(statement.lowerBound)) {
        replace(statement, by: "")
      }
    }
    return false
  }

  private mutating func reduce(statement: Range<Int>) -> Bool {
    switch code.text(statement.lowerBound) {
    case "if": return reduce(condition: statement)
    case "switch": return reduce(switch: statement)
    case "for", "while", "repeat", "guard", "func": return false
    default: break
    }
    let brace = (statement.lowerBound..<target.lowerBound).first {
      code.text($0) == "{" && code.partner(of: $0) >= target.upperBound
    }
    guard let brace else {
      replace(statement.lowerBound..<target.lowerBound, by: "")
      replace(target.upperBound..<statement.upperBound, by: "")
      return true
    }
    let end = code.partner(of: brace)
    let start = code.closureHeader(brace + 1..<end)?.upperBound ?? brace + 1
    replace(statement.lowerBound..<start, by: "do {")
    replace(end..<statement.upperBound, by: "}")
    return reduce(block: start..<end)
  }

  /// Makes of an `if` the block around the target. A condition stays if it declares names.
  private mutating func reduce(condition statement: Range<Int>) -> Bool {
    var start = statement.lowerBound
    while code.text(start) == "if" {
      let brace = (start..<statement.upperBound).first { code.text($0) == "{" && code.isControl($0) }
      guard let brace, case let end = code.partner(of: brace) else { return false }
      if end > target.lowerBound {
        let isBinding = ["let", "var", "case"].contains(code.text(start + 1))
        replace(statement.lowerBound..<(isBinding ? start : brace), by: isBinding ? "" : "do ")
        replace(end + 1..<statement.upperBound, by: "")
        if isBinding { assumeBoundValue(of: start + 2..<brace) }
        return reduce(block: brace + 1..<end)
      }
      guard code.text(end + 1) == "else" else { return false }
      start = end + 2
    }
    guard code.text(start) == "{", case let end = code.partner(of: start), end > target.lowerBound else {
      return false
    }
    replace(statement.lowerBound..<start, by: "do ")
    replace(end + 1..<statement.upperBound, by: "")
    return reduce(block: start + 1..<end)
  }

  /// Makes of a `switch` the case around the target. Names that its pattern declares are then unknown.
  private mutating func reduce(switch statement: Range<Int>) -> Bool {
    let brace = (statement.lowerBound..<target.lowerBound).first {
      code.text($0) == "{" && code.isControl($0)
    }
    guard let brace else { return false }
    let label = code.statements(in: brace + 1..<code.partner(of: brace)).last {
      $0.upperBound <= target.lowerBound
        && ["case", "default", "@unknown"].contains(code.text($0.lowerBound))
    }
    guard let start = label?.upperBound, case let end = code.end(ofCaseAt: start), end > target.lowerBound
    else {
      return false
    }
    replace(statement.lowerBound..<start, by: "do {")
    replace(end..<statement.upperBound, by: "}")
    return reduce(block: start..<end)
  }

  /// Gives the only name that a condition declares an assumed value where it would have none.
  private mutating func assumeBoundValue(of binding: Range<Int>) {
    let name = code.text(binding.lowerBound)
    if binding.count == 1 {
      replace(binding, by: "\(name) = LayoutProgram.orAssumed(\(name), \"\(name)\")")
    } else if code.text(binding.lowerBound + 1) == "=", !binding.contains(where: { code.text($0) == "," }) {
      replace(binding.lowerBound + 1..<binding.lowerBound + 2, by: "= LayoutProgram.orAssumed(")
      replace(binding.upperBound..<binding.upperBound + 1, by: ", \"\(name)\") {")
    }
  }

  // MARK: The function

  /// Makes a layout of the closure, whose parameters say what it is given.
  private mutating func makeLayoutOfProvider() {
    let inside = target.dropFirst().dropLast()
    let isPair: Bool
    var hasNone = false
    if let header = code.closureHeader(inside) {
      var names = header.dropLast()
      // The captured values.
      if code.text(names.lowerBound) == "[" {
        names = code.partner(of: names.lowerBound) + 1..<names.upperBound
      }
      hasNone = names.isEmpty || code.text(names.lowerBound) == "(" && code.text(names.lowerBound + 1) == ")"
      isPair = names.contains { code.text($0) == "," }
    } else {
      isPair = inside.contains { code.text($0) == "$1" }
      hasNone = !inside.contains { code.text($0) == "$0" } && !isPair
    }
    let environment = "any NSCollectionLayoutEnvironment"
    let (types, values) =
      hasNone
      ? ("", "") : isPair ? ("Int, \(environment)", "index, environment") : (environment, "environment")
    replace(
      target.lowerBound..<target.lowerBound + 1,
      by: "let sectionProvider: (\(types)) -> NSCollectionLayoutSection? = {")
    replace(
      target.upperBound - 1..<target.upperBound,
      by:
        "}; _ = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in sectionProvider(\(values)) })"
    )
  }

  /// The tokens between the name or the parameters of a function and its body.
  private func typeTokens(of function: SwiftDeclaration, before brace: Int) -> Range<Int> {
    let name = code.tokens(in: function.nameRange).upperBound
    let sign = function.kind == .property ? ":" : "-"
    var index = name
    while index < brace, code.text(index) != sign { index = code.partner(of: index) + 1 }
    return min(index, brace)..<brace
  }
}
