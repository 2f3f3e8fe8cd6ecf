import LayoutSpec

/// A `let` of the spec in code: a constant, or a function of the environment.
struct GeneratedValue {
  let formula: Formula
  var sort: Formula.Sort
  let name: String
  /// The parameters of its function; empty for a constant.
  var needs: Set<FunctionScope.Need> = []
  /// The lines of its declaration; `nil` until something uses it.
  var text: [String]?

  func type(isWhole: Bool) -> String { GeneratedValue.type(sort, isWhole: isWhole) }

  static func type(_ sort: Formula.Sort, isWhole: Bool) -> String {
    switch sort {
    case .number, .word: isWhole ? "Int" : "CGFloat"
    case .boolean: "Bool"
    case .dimension: "NSCollectionLayoutDimension"
    }
  }
}

extension LayoutGenerator {
  /// The code for a value: its constant, or, if it depends on the environment, a local constant with the result of its function.
  func reference(to name: String, in scope: FunctionScope) -> Code {
    declare(name)
    guard let value = values[name] else { return .text("0") }
    guard !value.needs.isEmpty else { return .text(value.name) }
    value.needs.forEach(scope.need)
    let plain = value.name.filter { $0 != "`" }
    return .text(scope.bind(value.name, .call("\(plain)", callArguments(value.needs, last: "in"))))
  }

  /// The arguments for a function that needs these parameters. The caller has them under the same names.
  func callArguments(_ needs: Set<FunctionScope.Need>, last: String? = nil) -> [(String, Code)] {
    needs.sorted().map { need in
      (need == .environment ? last ?? need.name : need.name, .text(need.name))
    }
  }

  func value(_ formula: Formula, isWhole: Bool, in scope: FunctionScope) -> Code {
    switch sort(of: formula) {
    case .boolean: condition(formula, in: scope)
    case .dimension: dimension(formula, in: scope)
    case .number, .word: number(formula, isWhole: isWhole, in: scope)
    }
  }

  /// The given names and all names that they use, directly or not, each after those that it uses. Those already declared are left out.
  func dependenciesFirst(of names: [String]) -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    var open = names.reversed().map { (name: $0, isExpanded: false) }
    while let (name, isExpanded) = open.popLast() {
      if isExpanded {
        order.append(name)
      } else if let value = values[name], value.text == nil, seen.insert(name).inserted {
        open.append((name, true))
        for case .value(let used) in value.formula.names { open.append((used, false)) }
      }
    }
    return order
  }

  /// Declares a value when it is first used, after the values that it uses.
  private func declare(_ name: String) {
    guard values[name]?.text == nil else { return }
    for name in dependenciesFirst(of: [name]) { writeDeclaration(of: name) }
  }

  private func writeDeclaration(of name: String) {
    guard let value = values[name] else { return }
    // From here on, it counts as declared.
    values[name]?.text = []
    let isWhole = kinds.wholeNames.contains(.value(name))
    let scope = FunctionScope(reserved: reservedNames)
    let code = self.value(value.formula, isWhole: isWhole, in: scope)
    let type = value.type(isWhole: isWhole)
    values[name]?.needs = scope.needs
    if scope.needs.isEmpty {
      values[name]?.text = [code.statement("private static let \(value.name): \(type) =", indent: 2)]
    } else {
      let parameters = parameterList(scope.needs, last: "in ")
      if !scope.isEmpty { scope.add("return", code) } else { scope.add(code) }
      values[name]?.text = function("private static func \(value.name)", parameters, type, scope)
    }
  }

  /// The declarations of the parameters that a function needs.
  func parameterList(_ needs: Set<FunctionScope.Need>, last: String = "") -> [Code] {
    needs.sorted().map { need in
      .text("\(need == .environment ? last : "")\(need.name): \(need.type)")
    }
  }

  func function(_ head: String, _ parameters: [Code], _ type: String, _ scope: FunctionScope) -> [String] {
    let end = " -> \(type) {"
    let flat = "  \(head)(\(parameters.map(\.flat).joined(separator: ", ")))\(end)"
    if flat.count <= Code.lineLength { return [flat] + scope.text + ["  }"] }
    if parameters.isEmpty { return ["  \(head)()", "   \(end.dropLast(2))", "  {"] + scope.text + ["  }"] }
    let list = parameters.map(\.flat).joined(separator: ", ")
    let lines =
      4 + list.count <= Code.lineLength
      ? ["    \(list)"] : ["    " + parameters.map(\.flat).joined(separator: ",\n    ")]
    return ["  \(head)("] + lines + ["  )\(end)"] + scope.text + ["  }"]
  }
}
