import LayoutReader
import LayoutText

struct GeneratedDefinition {
  let function: String
  let cases: [SectionCase]
  let parameters: [Parameter]
  var needs: Set<FunctionScope.Need> = []
  var text: [String] = []

  struct Parameter {
    var name: String
    var sort: Formula.Sort
    var isWhole: Bool
  }
}

extension LayoutGenerator {
  /// The call of a definition's function, if a form uses a definition.
  ///
  /// - Parameters:
  ///   - noun: what the function makes, for its name.
  ///   - settable: the keys that may differ from the definition, because code can set them after the call.
  /// - Returns: the call, and the keys to set after it; `nil` if the function cannot make the form.
  func used(
    _ form: Form, noun: String, settable: Set<String>, in scope: FunctionScope
  ) -> (call: Code, keys: Set<String>)? {
    if let use = form.use {
      let body = reader.form(use.body, scope: use.scope)
      return used([SectionCase(form: form)], use, [SectionCase(form: body)], noun, settable, in: scope)
    }
    // In a node such as `item: {use: …}`, the value of the only key uses the definition.
    guard form.fields.count == 1, let kind = form.fields.first, let use = kind.value.use else { return nil }
    let body = Form.map([kind.key: reader.form(use.body, scope: use.scope)])
    return used([SectionCase(form: form)], use, [SectionCase(form: body)], noun, settable, in: scope)
  }

  /// The same for a section whose cases have conditions.
  func used(
    _ cases: [SectionCase], _ use: Use, _ body: [SectionCase], _ noun: String, _ settable: Set<String>,
    in scope: FunctionScope
  ) -> (call: Code, keys: Set<String>)? {
    guard cases.count == body.count,
      let keys = Self.differingKeys(cases, body.map { $0.substituting(use.arguments) }),
      keys.isSubset(of: settable), cases.count == 1 || keys.isEmpty
    else { return nil }
    let definition = definition(use, noun, body)
    guard definition.cases == body else { return nil }
    definition.needs.forEach(scope.need)
    var arguments = zip(definition.parameters, use.arguments).map { parameter, argument in
      (parameter.name, value(argument.value, isWhole: parameter.isWhole, in: scope))
    }
    arguments += callArguments(definition.needs)
    return (.call(definition.function, arguments), keys)
  }

  /// The keys in which two sections or parts differ; `nil` if the first lacks a key of the second, or if their conditions or kinds differ.
  static func differingKeys(_ ours: [SectionCase], _ theirs: [SectionCase]) -> Set<String>? {
    var keys: Set<String> = []
    for (ours, theirs) in zip(ours, theirs) {
      var (own, other) = (ours.form, theirs.form)
      if NounID.node(own.fields.first?.key ?? "") != nil, own.fields.count == 1 {
        guard own.fields[0].key == other.fields.first?.key else { return nil }
        (own, other) = (own.fields[0].value, other.fields.first?.value ?? .map([:]))
      }
      guard ours.when == theirs.when else { return nil }
      for field in own.fields where other[field.key] != field.value { keys.insert(field.key) }
      guard other.fields.allSatisfy({ own[$0.key] != nil }) else { return nil }
    }
    return keys
  }

  /// The function of a definition. It is written when it is first used.
  func definition(_ use: Use, _ noun: String, _ body: [SectionCase]) -> GeneratedDefinition {
    let key = "\(use.name) \(noun)"
    if let known = definitions[key] { return known }
    let name = SwiftNames.capital(use.name)
    let base = name.hasSuffix(noun) ? name : name + noun
    let function = functionNames.take("make\(base)")
    definitionOrder.append(key)

    let before = (kinds, parameterSorts, localNames)
    defer { (kinds, parameterSorts, localNames) = before }
    setLocalNames(use.arguments.map { .parameter($0.name) })
    let sorts = use.arguments.map { sort(of: $0.value) }
    let whole = zip(use.arguments, sorts).filter { $1 == .number && kinds.isRounded($0.value) }
    kinds = NumberKinds(
      whole.map { (.parameter($0.0.name), .number(0)) }, in: body.map(\.form), known: kinds.wholeNames)
    for (argument, sort) in zip(use.arguments, sorts) { parameterSorts[.parameter(argument.name)] = sort }
    let parameters = zip(use.arguments, sorts).map { argument, sort in
      GeneratedDefinition.Parameter(
        name: localName(of: .parameter(argument.name)), sort: sort,
        isWhole: kinds.wholeNames.contains(.parameter(argument.name)))
    }
    var definition = GeneratedDefinition(function: function, cases: body, parameters: parameters)
    let scope = newScope(reserving: parameters.map(\.name))
    var group: [Code] = []
    if noun == "Section", body.count == 1, groupParameters.contains(use.name),
      let node = body[0].form[SectionKeys.group]
    {
      group = [.text("group: NSCollectionLayoutGroup? = nil")]
      let made = groupFunction(of: use.name, node, parameters, in: scope)
      write(body, group: .infix(.text("group"), [("??", made)]), in: scope)
    } else {
      write(body, as: noun, in: scope)
    }
    definition.needs = scope.needs
    let list = parameters.map { parameter -> Code in
      .text("\(parameter.name): \(GeneratedValue.type(parameter.sort, isWhole: parameter.isWhole))")
    }
    definition.text =
      ["  /// The definition `\(shownName(use.name))`."]
      + self.function(
        "private static func \(function)", group + list + parameterList(scope.needs), Self.type(of: noun),
        scope)
    definitions[key] = definition
    return definition
  }

  /// Writes a function that makes the group of a definition, and returns its call.
  private func groupFunction(
    of name: String, _ node: Form, _ parameters: [GeneratedDefinition.Parameter], in caller: FunctionScope
  ) -> Code {
    let function = functionNames.take("make\(SwiftNames.capital(name))Group")
    let scope = newScope(reserving: parameters.map(\.name))
    scope.returnConstant(self.node(node, role: "", in: scope))
    scope.needs.forEach(caller.need)
    let names = Self.names(in: node)
    let used = parameters.filter { parameter in
      names.contains {
        if case .parameter = $0 { localName(of: $0) == parameter.name } else { false }
      }
    }
    let list = used.map { parameter -> Code in
      .text("\(parameter.name): \(GeneratedValue.type(parameter.sort, isWhole: parameter.isWhole))")
    }
    let key = "\(name) Group"
    definitionOrder.append(key)
    var definition = GeneratedDefinition(function: function, cases: [], parameters: used)
    definition.text =
      ["  /// The group of the definition `\(shownName(name))`."]
      + self.function(
        "private static func \(function)", list + parameterList(scope.needs), Self.type(of: "Group"), scope)
    definitions[key] = definition
    let arguments = used.map { ($0.name, Code.text($0.name)) } + callArguments(scope.needs)
    return .call(function, arguments)
  }

  private func write(_ body: [SectionCase], as noun: String, in scope: FunctionScope) {
    guard let form = body.first?.form else { return }
    switch noun {
    case "Section": section(body, in: scope)
    case "SupplementaryItem":
      let owner = Form.map([NodeKeys.supplementaryItems.name: .list([form])])
      scope.returnConstant(supplementaryItems(of: owner, in: scope).first ?? "nil")
    case "DecorationItem":
      let code = elementKind(form[DecorationKeys.background]?.text ?? "")
      let call = Code.call("NSCollectionLayoutDecorationItem.background", [("elementKind", code)])
      scope.add("let background =", call)
      set(Self.decorationKeys, of: "background", from: form, in: scope)
      scope.returnConstant("background")
    case "Header", "Footer": scope.returnConstant(boundaryItem(form, key: noun.lowercased(), in: scope))
    case "BoundaryItem": scope.returnConstant(boundaryItem(form, in: scope))
    default: scope.returnConstant(node(form, role: "", in: scope))
    }
  }

  private static func type(of noun: String) -> String {
    switch noun {
    case "Header", "Footer", "BoundaryItem": "NSCollectionLayoutBoundarySupplementaryItem"
    default: "NSCollectionLayout\(noun)"
    }
  }
}

extension SectionCase {
  func substituting(_ arguments: [Use.Argument]) -> SectionCase {
    SectionCase(
      when: when.flatMap { Form.formula($0).substituting(arguments).formula },
      form: form.substituting(arguments))
  }
}
