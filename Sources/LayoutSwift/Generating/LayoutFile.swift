import LayoutReader
import LayoutText

/// Writes the file around the functions.
extension LayoutGenerator {
  /// The whole file.
  ///
  /// - Parameter name: the name of the spec.
  func file(name: String?) -> String {
    let type = Self.typeName(name)
    let cases = caseNames
    var functions: [String] = []
    let calls = sections.indices.map { sectionFunction($0, cases[$0], into: &functions) }
    let order = sections.count > 1 ? sectionsEnum(cases) : []
    let layout = makeLayout(cases, calls)
    var parts: [[String]] = []
    if !elementKinds.constants.isEmpty { parts.append(kindsEnum) }
    parts += order
    // Keep the order of the spec, so that a changed value changes only its own lines.
    let values = reader.layout.values.compactMap { self.values[$0.key] }
    let constants = values.filter(\.needs.isEmpty).flatMap { $0.text ?? [] }
    if !constants.isEmpty { parts.append(constants) }
    parts.append(layout)
    parts.append(contentsOf: functions.map { [$0] })
    parts.append(contentsOf: definitionOrder.compactMap { definitions[$0]?.text })
    parts.append(contentsOf: values.filter { !$0.needs.isEmpty }.compactMap(\.text))
    if usesSystemVersion {
      let version = "ProcessInfo.processInfo.operatingSystemVersion.majorVersion"
      parts.append(["  private static var \(Self.systemVersion): Int { \(version) }"])
    }
    if usesUniform { parts.append(uniformFunction) }
    let body = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    let title = name.map { "The layout \(SwiftNames.literal($0))." } ?? "A layout."
    return """
      // Made by layoutc from a spec: change that and make this again, or take the code over as it is.

      import \(target.platform.module)

      /// \(title)
      @MainActor
      enum \(type) {
      \(body)
      }

      """
  }

  private static func typeName(_ name: String?) -> String {
    let words = SwiftNames.capital(name ?? "")
    let start = words.isEmpty ? "Collection" : words
    if start.first?.isNumber == true { return "Layout\(start)" }
    return start.hasSuffix("Layout") ? start : "\(start)Layout"
  }

  private var kindsEnum: [String] {
    ["  enum ElementKind {"]
      + elementKinds.constants.map { constant in
        let (head, value) = ("    static let \(constant.name) =", SwiftNames.literal(constant.kind))
        let fits = head.count + 1 + value.count <= Code.lineLength
        return fits ? "\(head) \(value)" : "\(head)\n\(spaces(6))\(value)"
      } + ["  }"]
  }

  private var uniformFunction: [String] {
    [
      "  /// As high as the highest of its siblings; before iOS 17 each has its own size.",
      "  private static func uniformAcrossSiblings(_ estimate: CGFloat) -> NSCollectionLayoutDimension {",
      "    if #available(iOS 17, *) {",
      "      return .uniformAcrossSiblings(estimate: estimate)",
      "    } else {",
      "      return .estimated(estimate)",
      "    }",
      "  }",
    ]
  }

  // MARK: Sections

  /// The names of the sections in code, each different.
  private var caseNames: [String] {
    var names = UsedNames(["allCases"])
    return sections.enumerated().map { index, section in
      let name = SwiftNames.member(section.id ?? "", "section")
      return names.take(name.isEmpty ? "section\(index)" : name)
    }
  }

  private var isRepeated: Bool { sections.contains { $0.repetition != nil } }

  private func sectionsEnum(_ cases: [String]) -> [[String]] {
    let head = isRepeated ? "enum Section" : "enum Section: Int, CaseIterable"
    let all = ["  \(head) {"] + cases.map { "    case \(SwiftNames.escaped($0))" } + ["  }"]
    guard isRepeated else { return [all] }
    let scope = newScope()
    let arrays = zip(sections, cases).map { section, name -> Code in
      guard let count = section.repetition else { return .text("[.\(name)]") }
      return .call(
        "Array",
        [("repeating", .text("Section.\(name)")), ("count", number(count, isWhole: true, in: scope))])
    }
    let sum = arrays.count == 1 ? arrays[0] : .infix(arrays[0], arrays.dropFirst().map { ("+", $0) })
    if !scope.isEmpty || !scope.needs.isEmpty {
      scope.add("return", sum)
    } else {
      scope.add(sum)
    }
    sectionNeeds = scope.needs
    let doc = ["  /// The sections in their order."]
    return [
      all,
      doc + function("static func sections", parameterList(scope.needs, last: "in "), "[Section]", scope),
    ]
  }

  /// Writes the function of a section, and returns its call.
  private func sectionFunction(
    _ index: Int, _ name: String, into functions: inout [String]
  ) -> (call: Code, needs: Set<FunctionScope.Need>) {
    let section = sections[index]
    // A section that only uses a definition needs no function: the definition has one.
    if section.id == nil, sections.count > 1 {
      let scope = newScope()
      if let made = usedSection(section.cases, in: scope), made.keys.isEmpty, scope.isEmpty {
        return (made.call, scope.needs)
      }
    }
    let scope = newScope()
    if section.hasOwnReference, Self.usesWidth(section.cases) {
      scope.comment(
        "The spec's width is less the section's own reference insets: the environment knows those of the configuration only."
      )
    }
    self.section(section.cases, in: scope)
    let base =
      switch section.id {
      case nil: sections.count == 1 ? "makeSection" : "makeSection\(index)"
      case _? where name.hasSuffix("ection"): "make\(name.capitalizedFirst)"
      case _?: "make\(name.capitalizedFirst)Section"
      }
    let function = functionNames.take(base)
    var lines: [String] = []
    let which =
      section.id.map { " `\(shownName($0))`" } ?? (sections.count == 1 ? "" : " \(index)")
    lines.append("  /// The section\(which).")
    // With several sections, the code itself shows how often one occurs.
    let dataKeys = section.dataKeys.filter { $0 != "repeat" || sections.count == 1 }
    if !dataKeys.isEmpty {
      lines.append("  ///")
      lines.append(
        "  /// Left to the data source and the views: \(dataKeys.joined(separator: ", ")).")
    }
    lines += self.function(
      "static func \(function)", parameterList(scope.needs), "NSCollectionLayoutSection", scope)
    functions.append(lines.joined(separator: "\n"))
    return (.call(function, callArguments(scope.needs)), scope.needs)
  }

  private static func usesWidth(_ cases: [SectionCase]) -> Bool {
    cases.contains { names(in: $0.form).contains(.length(.width)) }
  }

  // MARK: The layout

  private func makeLayout(
    _ cases: [String], _ calls: [(call: Code, needs: Set<FunctionScope.Need>)]
  ) -> [String] {
    let scope = newScope()
    let hasConfiguration = makeConfiguration(in: scope)
    let configurationNeeds = scope.needs
    let needs = calls.reduce(into: sectionNeeds) { $0.formUnion($1.needs) }
    let type = "\(target.platform.prefix)CollectionViewCompositionalLayout"
    let usesCount = sections.count > 1 || !needs.isEmpty
    let registers = !decorationKinds.isEmpty
    let start = registers ? "let layout =" : "return"
    if !usesCount, let call = calls.first?.call {
      let configuration: [(String, Code)] =
        hasConfiguration ? [("configuration", .text("configuration"))] : []
      let made = Code.call(type, [("section", call)] + configuration)
      if !registers, !hasConfiguration { scope.add(made) } else { scope.add(start, made) }
    } else {
      let usesEnvironment = needs.contains(.environment)
      let usesIndex = sections.count > 1 || needs.contains(.itemCount) || needs.contains(.sectionIndex)
      let names = "\(usesIndex ? "sectionIndex" : "_"), \(usesEnvironment ? "environment" : "_") in"
      let isBare = !hasConfiguration && !registers
      if hasConfiguration {
        scope.add("\(start) \(type)(")
        scope.inside(end: ")") {
          scope.block("sectionProvider: { \(names)", end: "},") {
            self.provider(cases, calls, needs, in: scope)
          }
          scope.add("configuration: configuration")
        }
      } else {
        scope.block("\(isBare ? "" : "\(start) ")\(type) { \(names)") {
          self.provider(cases, calls, needs, in: scope)
        }
      }
    }
    for kind in decorationKinds {
      scope.comment("Put the class of the app's own view here.")
      let view = target.platform == .uikit ? "UICollectionReusableView" : "NSView"
      let code = elementKind(kind)
      scope.add(.call("layout.register", [("", .text("\(view).self")), ("forDecorationViewOfKind", code)]))
    }
    if registers { scope.add("return layout") }
    return documentation(needs, configurationNeeds)
      + function("static func makeLayout", layoutParameters(needs, configurationNeeds), type, scope)
  }

  /// The documentation of `makeLayout`.
  private func documentation(
    _ needs: Set<FunctionScope.Need>, _ configurationNeeds: Set<FunctionScope.Need>
  ) -> [String] {
    var rows: [String] = []
    if needs.contains(.itemCount) { rows.append("itemCount: how many items the section with an index has.") }
    if needs.contains(.sectionCount), sections.count == 1 {
      rows.append("sectionCount: how many sections there are.")
    }
    if needs.union(configurationNeeds).contains(.safeAreaInsets) {
      rows.append("safeAreaInsets: those of the collection view, which the environment does not know.")
    }
    if configurationNeeds.contains(.environment) {
      rows.append("environment: what the configuration is for; make a new layout when it changes.")
    }
    guard !rows.isEmpty else { return ["  /// The layout for the collection view."] }
    let list =
      rows.count == 1
      ? ["  /// - Parameter \(rows[0])"] : ["  /// - Parameters:"] + rows.map { "  ///   - \($0)" }
    return ["  /// The layout for the collection view.", "  ///"] + list
  }

  private func layoutParameters(
    _ needs: Set<FunctionScope.Need>, _ configurationNeeds: Set<FunctionScope.Need>
  ) -> [Code] {
    var parameters: [Code] = []
    if needs.contains(.itemCount) { parameters.append(.text("itemCount: @escaping (Int) -> Int")) }
    if needs.contains(.sectionCount), sections.count == 1 { parameters.append(.text("sectionCount: Int")) }
    if needs.union(configurationNeeds).contains(.safeAreaInsets) {
      parameters.append(.text("safeAreaInsets: @escaping () -> NSDirectionalEdgeInsets"))
    }
    if configurationNeeds.contains(.environment) {
      parameters.append(.text("environment: NSCollectionLayoutEnvironment"))
    }
    return parameters
  }

  private func provider(
    _ cases: [String], _ calls: [(call: Code, needs: Set<FunctionScope.Need>)],
    _ needs: Set<FunctionScope.Need>, in scope: FunctionScope
  ) {
    if sections.count == 1, let call = calls.first {
      let asked = ["itemCount": "itemCount(sectionIndex)", "safeAreaInsets": "safeAreaInsets()"]
      return scope.add(call.call.replacing(asked))
    }
    if needs.contains(.safeAreaInsets) { scope.add("let safeAreaInsets = safeAreaInsets()") }
    if isRepeated {
      let sections = Code.call("sections", callArguments(sectionNeeds, last: "in"))
      scope.add("let sections =", sections)
      scope.add("guard sections.indices.contains(sectionIndex) else { return nil }")
    } else {
      scope.add("guard let section = Section(rawValue: sectionIndex) else { return nil }")
    }
    if needs.contains(.itemCount) { scope.add("let itemCount = itemCount(sectionIndex)") }
    if needs.contains(.sectionCount) {
      scope.add("let sectionCount = \(isRepeated ? "sections.count" : "Section.allCases.count")")
    }
    scope.add("switch \(isRepeated ? "sections[sectionIndex]" : "section") {")
    for (name, call) in zip(cases, calls) {
      let line = "case .\(name): return \(call.call.flat)"
      if scope.indent + line.count <= Code.lineLength {
        scope.add(line)
      } else {
        scope.add("case .\(name):")
        scope.nested { scope.add("return", call.call) }
      }
    }
    scope.add("}")
  }
}
