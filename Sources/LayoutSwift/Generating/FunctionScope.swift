import LayoutText

/// The statements of one function, and the parameters that the function needs.
final class FunctionScope {
  /// The possible parameters of a function, in their order.
  enum Need: Int, Comparable, CaseIterable {
    case itemCount
    case sectionIndex
    case sectionCount
    case safeAreaInsets
    case environment

    var name: String { String(describing: self) }

    var type: String {
      switch self {
      case .itemCount, .sectionIndex, .sectionCount: "Int"
      case .safeAreaInsets: "NSDirectionalEdgeInsets"
      case .environment: "NSCollectionLayoutEnvironment"
      }
    }

    static func < (left: Need, right: Need) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Binding {
    var name: String
    var code: Code
  }

  private(set) var needs: Set<Need> = []
  private var bindings: [Binding] = []
  private var boundNames: Set<String> = []
  private var lines: [String] = []
  private var endsParagraph = false
  private var names: UsedNames
  private(set) var indent: Int
  /// The names of the nodes that are already written, by their forms, so that no node is written twice. Each open block has a map.
  var nodes: [[Form: String]] = [[:]]
  /// The code for names that only `visibleItems` and the closures of custom groups have.
  var places: [String: Code] = [:]

  /// - Parameter reserved: names that constants must not have.
  init(reserved: Set<String>, indent: Int = 4) {
    names = UsedNames(reserved)
    self.indent = indent
  }

  func need(_ need: Need) { needs.insert(need) }

  /// An unused name for a constant.
  func freeName(_ name: String) -> String { names.take(SwiftNames.constant(name)) }

  func isFree(_ name: String) -> Bool { !names.contains(name) }

  /// Declares a constant at the beginning of the function, unless it is declared already. Returns its name.
  func bind(_ name: String, _ code: @autoclosure () -> Code) -> String {
    if boundNames.insert(name).inserted {
      // Making the code first declares the constants that it needs, so they come before this one.
      let code = code()
      bindings.append(Binding(name: name, code: code))
      names.insert(name)
    }
    return name
  }

  func add(_ line: String) { append(spaces(indent) + line) }

  func add(_ prefix: String, _ code: Code) { append(code.statement(prefix, indent: indent)) }

  func add(_ code: Code) { append(spaces(indent) + code.text(column: indent, indent: indent)) }

  private func append(_ line: String) {
    if endsParagraph { lines.append("") }
    endsParagraph = false
    lines.append(line)
  }

  /// Puts a blank line before the next statement, if there is one.
  func endParagraph() { endsParagraph = true }

  func comment(_ text: String) {
    for line in comment(text, indent: indent) { append(line) }
  }

  func block(_ head: String, end: String = "}", _ body: () -> Void) {
    if indent + head.count <= Code.lineLength {
      add(head)
    } else if let place = head.firstRange(of: " where ") {
      add(String(head[..<place.lowerBound]))
      add(String(head[place.lowerBound...].dropFirst()))
    } else if head.hasSuffix(" {") {
      add(String(head.dropLast(2)))
      add("{")
    } else {
      add(head)
    }
    inside(end: end, body)
  }

  /// Writes a call whose last argument is a closure. If the head is too long for a line, the arguments have lines of their own.
  ///
  /// - Parameters:
  ///   - prefix: the text before the call, such as `let group =`.
  ///   - closure: the closure's parameters.
  func closure(_ prefix: String, _ call: Code, _ closure: String, _ body: () -> Void) {
    let head = "\(prefix) \(call.flat) { \(closure) in"
    guard indent + head.count > Code.lineLength, case .list(let open, let parts, let close) = call else {
      return block(head, body)
    }
    add("\(prefix) \(open)")
    nested {
      for (index, part) in parts.enumerated() {
        let comma = index < parts.count - 1 ? "," : ""
        add(part.text(column: indent, indent: indent, suffix: comma.count) + comma)
      }
    }
    add("\(close) { \(closure) in")
    inside(body)
  }

  /// Returns a constant. If the last line declares it, returns its value directly.
  func returnConstant(_ name: String) {
    let start = "\(spaces(indent))let \(name) = "
    if let last = lines.last, last.hasPrefix(start) {
      lines[lines.count - 1] = "\(spaces(indent))return \(last.dropFirst(start.count))"
    } else {
      endsParagraph = false
      add("return \(name)")
    }
  }

  /// Writes the statements of a block whose head is already written, and its end.
  func inside(end: String = "}", _ body: () -> Void) {
    let before = names
    let bound = bindings.count
    indent += 2
    nodes.append([:])
    body()
    nodes.removeLast()
    indent -= 2
    // After the block, its names are free again, except those of constants at the beginning of the function.
    names = before
    for binding in bindings[bound...] { names.insert(binding.name) }
    endsParagraph = false
    add(end)
  }

  /// Writes indented statements without braces.
  func nested(_ body: () -> Void) {
    indent += 2
    body()
    indent -= 2
  }

  func condition(_ condition: Code, _ body: () -> Void) { self.condition("if", condition, body) }

  /// Writes an `else` or `else if` after the block that was closed last.
  func otherwise(if condition: Code?, _ body: () -> Void) {
    lines.removeLast()
    if let condition { self.condition("} else if", condition, body) } else { block("} else {", body) }
  }

  private func condition(_ word: String, _ condition: Code, _ body: () -> Void) {
    let head = "\(word) \(condition.flat) {"
    if indent + head.count <= Code.lineLength { return block(head, body) }
    add("\(word) \(condition.broken(column: indent + word.count + 1, indent: indent))")
    block("{", body)
  }

  /// Writes statements for systems with a feature, and others for systems without it.
  func whenAvailable(
    _ availability: SwiftTarget.Availability, _ body: () -> Void, else otherwise: (() -> Void)? = nil
  ) {
    switch availability {
    case .always: body()
    case .never: otherwise?()
    case .when(let condition):
      block("if \(condition) {", body)
      if let otherwise { self.otherwise(if: nil, otherwise) }
    }
  }

  /// The lines of the function, with the constants at the beginning.
  var text: [String] {
    // A function of one expression needs no `return`.
    let word = "    return "
    if bindings.isEmpty, lines.count == 1, lines[0].hasPrefix(word) {
      return ["    " + lines[0].dropFirst(word.count)]
    }
    return bindings.map { $0.code.statement("let \($0.name) =", indent: 4) } + lines
  }

  /// True if nothing was written yet.
  var isEmpty: Bool { bindings.isEmpty && lines.isEmpty }

  private func comment(_ text: String, indent: Int) -> [String] {
    wrapped(text.split(separator: " "), width: 100 - indent).map { "\(spaces(indent))// \($0)" }
  }
}
