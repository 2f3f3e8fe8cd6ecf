/// A layout, or a closure that makes a section, in a function that gives something else, such as a SwiftUI view.
///
/// The function is reduced to the statement that makes it and to the code before. The branch of an `if` or a `switch` around it is taken;
/// an optional that such a branch unwraps has an assumed value where it would be `nil`.
struct InnerLayout {
  let sort: LayoutEntry.Sort
  /// The texts in place of tokens that reduce the function.
  private(set) var edits: [(tokens: Range<Int>, text: String)] = []
  /// The tokens that begin a branch which is taken whatever its condition says.
  private(set) var takenBranches: [Int] = []
  /// The tokens where the function makes further layouts.
  private(set) var others: [Int] = []

  private let code: CodeStructure
  /// True if the body is built of views, where a statement that declares nothing is a view.
  private let isBuilder: Bool
  /// The expression that makes the layout, or the closure with its braces.
  private let target: Range<Int>

  /// - Parameter layouts: the names of layout classes.
  /// - Returns: `nil` if there is no such code, or if a loop or the condition of a branch is around it.
  init?(of function: SwiftDeclaration, in code: CodeStructure, layouts: Set<String>) {
    // In unfinished code, a bracket may be closed outside of the body, or not at all.
    guard let braces = function.body.map({ code.tokens(in: $0) }), braces.count > 2,
      code.partner(of: braces.lowerBound) == braces.upperBound - 1,
      braces.allSatisfy({ braces.contains(code.partner(of: $0)) })
    else { return nil }
    let body = braces.dropFirst().dropLast()
    self.code = code
    isBuilder =
      function.hasOpaqueType
      && !code.statements(in: body).contains { code.text($0.lowerBound) == "return" }
    if function.hasOpaqueType, let made = body.first(where: { code.makes(layouts, at: $0) }) {
      (sort, target) = (.layout, code.chain(around: made))
    } else if let closure = Self.closureOfSection(in: body, code) {
      (sort, target) = (.section, closure)
    } else {
      return nil
    }
    guard reduce(block: body), sort == .layout || makeLayoutOfProvider() else { return nil }
    let made: Set<String> = sort == .layout ? layouts : ["NSCollectionLayoutSection"]
    others = body.filter { !target.contains($0) && code.makes(made, at: $0) }
    replace(
      typeTokens(of: function, before: braces.lowerBound), by: function.kind == .property ? ": Void" : "")
  }

  /// The innermost closure around the first section that is made in one.
  private static func closureOfSection(in body: Range<Int>, _ code: CodeStructure) -> Range<Int>? {
    for made in body where code.makes(["NSCollectionLayoutSection"], at: made) {
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

  /// Replaces the tokens from one to another; in unfinished code there may be none.
  private mutating func replace(_ start: Int, _ end: Int, by text: String) {
    replace(start..<max(start, end), by: text)
  }

  // MARK: The way to the target

  /// Keeps what stands before the target in a block, and reduces the statement around it. Returns false where that cannot be done.
  private mutating func reduce(block: Range<Int>) -> Bool {
    for statement in code.statements(in: block) {
      if statement.upperBound > target.lowerBound {
        replace(statement.upperBound, block.upperBound, by: "")
        return reduce(statement: statement)
      }
      if isBuilder, !["let", "var", "func"].contains(code.text(statement.lowerBound)) {
        replace(statement, by: "")
      } else {
        dropResults(in: statement)
      }
    }
    return false
  }

  /// Leaves of each `return` only the word, since the function has no result anymore.
  private mutating func dropResults(in statement: Range<Int>) {
    var token = statement.lowerBound
    while token < statement.upperBound {
      switch code.text(token) {
      case "{" where !code.isControl(token): token = code.partner(of: token)
      case "func":
        while token < statement.upperBound, code.text(token) != "{" { token += 1 }
        if token < statement.upperBound { token = code.partner(of: token) }
      case "return":
        let end = code.statements(around: token, in: statement).last?.upperBound ?? statement.upperBound
        replace(token + 1, end, by: "")
        token = end - 1
      default: break
      }
      token += 1
    }
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
      guard statement.lowerBound <= target.lowerBound, target.upperBound <= statement.upperBound else {
        return false
      }
      replace(statement.lowerBound, target.lowerBound, by: "")
      replace(target.upperBound, statement.upperBound, by: "")
      return true
    }
    let end = code.partner(of: brace)
    let start = code.closureHeader(brace + 1..<end)?.upperBound ?? brace + 1
    replace(statement.lowerBound, start, by: "do {")
    replace(end, statement.upperBound, by: "}")
    return reduce(block: start..<max(start, end))
  }

  /// Makes of an `if` the block around the target. A condition that unwraps or matches something stays, because the block uses its names.
  private mutating func reduce(condition statement: Range<Int>) -> Bool {
    var start = statement.lowerBound
    while code.text(start) == "if" {
      let brace = (start..<statement.upperBound).first { code.text($0) == "{" && code.isControl($0) }
      guard let brace, brace < target.lowerBound, case let end = code.partner(of: brace) else { return false }
      if end > target.lowerBound {
        let isBinding = ["let", "var", "case"].contains(code.text(start + 1))
        if !isBinding || start > statement.lowerBound { takenBranches.append(start) }
        replace(statement.lowerBound, isBinding ? start : brace, by: isBinding ? "" : "do ")
        replace(end + 1, statement.upperBound, by: "")
        if isBinding, start + 2 < brace { assumeBoundValue(of: start + 2..<brace) }
        return reduce(block: brace + 1..<end)
      }
      guard code.text(end + 1) == "else" else { return false }
      start = end + 2
    }
    guard code.text(start) == "{", case let end = code.partner(of: start), start < target.lowerBound,
      end > target.lowerBound
    else { return false }
    takenBranches.append(start - 1)
    replace(statement.lowerBound, start, by: "do ")
    replace(end + 1, statement.upperBound, by: "")
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
    guard let label, case let start = label.upperBound, case let end = code.end(ofCaseAt: start),
      end > target.lowerBound
    else { return false }
    takenBranches.append(label.lowerBound)
    replace(statement.lowerBound, start, by: "do {")
    replace(end, statement.upperBound, by: "}")
    return reduce(block: start..<max(start, end))
  }

  /// If a condition only unwraps one optional, assumes a value where it is `nil`.
  private mutating func assumeBoundValue(of binding: Range<Int>) {
    let name = code.text(binding.lowerBound)
    if binding.count == 1 {
      replace(binding, by: "\(name) = LayoutProgram.orAssumed(\(name), \"\(name)\")")
      return
    }
    var index = binding.lowerBound
    while index < binding.upperBound {
      if code.text(index) == "," { return }
      index = code.end(of: index)
    }
    if code.text(binding.lowerBound + 1) == "=" {
      replace(binding.lowerBound + 1..<binding.lowerBound + 2, by: "= LayoutProgram.orAssumed(")
      replace(binding.upperBound..<binding.upperBound + 1, by: ", \"\(name)\") {")
    }
  }

  // MARK: The function

  /// Makes a layout of the closure. Its parameters say whether it takes the index and the environment, the environment, or nothing. Returns
  /// false if it takes something else.
  private mutating func makeLayoutOfProvider() -> Bool {
    let environment = "any NSCollectionLayoutEnvironment"
    let types: String
    let values: String
    switch parameterCount(ofClosure: target.dropFirst().dropLast()) {
    case 0: (types, values) = ("", "")
    case 1: (types, values) = (environment, "environment")
    case 2: (types, values) = ("Int, \(environment)", "index, environment")
    default: return false
    }
    replace(
      target.lowerBound..<target.lowerBound + 1,
      by: "let sectionProvider: (\(types)) -> NSCollectionLayoutSection? = {")
    replace(
      target.upperBound - 1..<target.upperBound,
      by:
        "}; _ = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in sectionProvider(\(values)) })"
    )
    return true
  }

  /// The number of parameters; `nil` for more than two, and for a single one that is no environment.
  private func parameterCount(ofClosure inside: Range<Int>) -> Int? {
    guard let header = code.closureHeader(inside) else {
      if inside.contains(where: { code.text($0) == "$1" }) { return 2 }
      guard let first = inside.first(where: { code.text($0) == "$0" }) else { return 0 }
      return ["container", "traitCollection"].contains(code.text(first + 2)) ? 1 : nil
    }
    var names = header.dropLast()
    // The captured values.
    if code.text(names.lowerBound) == "[" {
      names = code.partner(of: names.lowerBound) + 1..<names.upperBound
    }
    if names.isEmpty || code.text(names.lowerBound) == "(" && code.text(names.lowerBound + 1) == ")" {
      return 0
    }
    let commas = names.count { code.text($0) == "," }
    if commas > 0 { return commas == 1 ? 2 : nil }
    let isEnvironment = names.contains {
      code.text($0) == "_" || code.text($0).lowercased().hasSuffix("environment")
        || code.text($0).hasSuffix("env")
    }
    return isEnvironment ? 1 : nil
  }

  /// The tokens between the name or the parameters of a function and its body.
  private func typeTokens(of function: SwiftDeclaration, before brace: Int) -> Range<Int> {
    let name = code.tokens(in: function.nameRange).upperBound
    let sign = function.kind == .property ? ":" : "-"
    var index = name
    while index < brace, code.text(index) != sign { index = code.end(of: index) }
    return min(index, brace)..<brace
  }
}
