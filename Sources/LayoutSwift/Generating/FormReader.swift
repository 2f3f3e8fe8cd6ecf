import LayoutReader
import LayoutResolver
import LayoutSpec

/// Turns the normal form of a spec into forms.
struct FormReader {
  let layout: WrittenLayout
  let values: Set<String>
  /// True if `width` and `height` are those of the whole container, because the section's reference for its insets is `none`.
  var measuresWhole = false

  /// The maximum number of nodes in an expression: nobody reads longer code.
  static let greatestNodeCount = 1_000

  /// The keys for data and pictures, which have no place in code.
  private static let data = Set(
    [
      SectionKeys.title, SectionKeys.titles, CellKeys.kind, CellKeys.measured,
      ListKeys.headerMeasured,
      ListKeys.footerMeasured,
      SectionKeys.scroll, NodeKeys.name,
    ].map(\.name))
  private static let dimensionForms: Set<String> = [
    "absolute", "fractionalWidth", "fractionalHeight", "estimated", "uniformAcrossSiblings", "fixed",
    "flexible",
  ]

  init(_ layout: WrittenLayout) {
    self.layout = layout
    values = Set(layout.values.map(\.key))
  }

  /// The form of a value of the normal form.
  ///
  /// - Parameters:
  ///   - scope: the scope of a definition, whose names stay parameters; other names are replaced by their values.
  ///   - own: the names that a custom group or a rule defines.
  ///   - isSection: true for a section, whose items are data.
  func form(_ normal: Normal, scope: Int32 = 0, own: Set<String> = [], isSection: Bool = false) -> Form {
    switch normal.value {
    case .null, .raw: return .map([], use: nil)
    case .boolean(let boolean): return .formula(.boolean(boolean))
    case .number(let number): return .formula(.number(number))
    case .text(let text): return .text(text)
    case .expression(let text):
      return .formula(formula(text, of: normal.scope, seenFrom: scope, own: own))
    case .list(let list): return .list(list.map { form($0, scope: scope, own: own) })
    case .map(let fields):
      if fields.count == 1, Self.dimensionForms.contains(fields[0].key),
        let amount = form(fields[0].value, scope: scope, own: own).formula
      {
        return .formula(.dimension(fields[0].key, amount))
      }
      let own = own.union(normal[CustomKeys.let]?.fields.map(\.key) ?? [])
      let kept = fields.filter { !Self.data.contains($0.key) && !(isSection && Self.isData($0.key)) }
      return .map(
        kept.map { Form.Field(key: $0.key, value: form($0.value, scope: scope, own: own)) },
        use: normal.used.map { use($0, scope: scope) })
    }
  }

  /// True if a key of a section is no part of its form: its cells, its id, its copies and its variants.
  private static func isData(_ key: String) -> Bool {
    [SectionKeys.items, SectionKeys.id, SectionKeys.repeat, SectionKeys.variants].contains { $0.name == key }
  }

  private func use(_ used: UsedNode, scope: Int32) -> Use {
    let names = layout.names(of: used.scope)
    return Use(
      name: used.name,
      arguments: names.fields.compactMap { field in
        form(field.value, of: names.site, seenFrom: scope).formula.map {
          Use.Argument(name: field.key, value: $0)
        }
      },
      body: used.body, scope: used.scope)
  }

  private func form(_ value: Normal, of scope: Int32, seenFrom viewpoint: Int32) -> Form {
    if case .expression(let text) = value.value {
      return .formula(formula(text, of: scope, seenFrom: viewpoint, own: []))
    }
    return form(value, scope: viewpoint)
  }

  /// Parses an expression and resolves its names.
  ///
  /// - Parameters:
  ///   - scope: the scope in which its names are looked up.
  ///   - viewpoint: the scope whose names stay parameters.
  func formula(_ text: String, of scope: Int32, seenFrom viewpoint: Int32, own: Set<String>) -> Formula {
    if text.hasSuffix("%") {
      let percent = formula(String(text.dropLast()), of: scope, seenFrom: viewpoint, own: own)
      return .arithmetic(.divide, percent, .number(100))
    }
    guard let expression = Expression(reading: text) else { return .boolean(false) }
    var made: [Formula] = []
    made.reserveCapacity(expression.nodes.count)
    for node in expression.nodes {
      let formula: Formula =
        switch node {
        case .number(let number): .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .name(let name): self.name(name, of: scope, seenFrom: viewpoint, own: own)
        case .negation(let a): .negation(made[a])
        case .not(let a): .not(made[a])
        case .arithmetic(let sign, let a, let b): .arithmetic(sign, made[a], made[b])
        case .comparison(let sign, let a, let b): .comparison(sign, made[a], made[b])
        case .logical(let sign, let a, let b): .logical(sign, made[a], made[b])
        case .choice(let condition, let then, let otherwise):
          .choice(made[condition], made[then], made[otherwise])
        case .function(let function, let arguments): .function(function, arguments.map { made[$0] })
        case .text(let call, _): .text(call, call.numbers.map { made[$0] })
        case .dimension(let form, let a):
          .dimension(form == .uniform ? "uniformAcrossSiblings" : form.rawValue, made[a])
        }
      made.append(formula)
    }
    return made.last ?? .boolean(false)
  }

  private func name(_ name: String, of scope: Int32, seenFrom viewpoint: Int32, own: Set<String>) -> Formula {
    if own.contains(name) { return .name(.own(name)) }
    let (names, site) = layout.names(of: scope)
    if let field = names.first(where: { $0.key == name }) {
      if scope == viewpoint { return .name(.parameter(name)) }
      return form(field.value, of: site, seenFrom: viewpoint).formula ?? .boolean(false)
    }
    if values.contains(name) { return .name(.value(name)) }
    return reserved(name)
  }

  private func reserved(_ name: String) -> Formula {
    let short = name.hasPrefix("traitCollection.") ? String(name.dropFirst(16)) : name
    switch short {
    case "width", "container.effectiveContentSize.width":
      return .name(.length(measuresWhole ? .contentWidth : .width))
    case "height", "container.effectiveContentSize.height":
      return .name(.length(measuresWhole ? .contentHeight : .height))
    case "contentWidth": return .name(.length(.contentWidth))
    case "contentHeight": return .name(.length(.contentHeight))
    case "displayScale": return .name(.displayScale)
    case "systemVersion": return .name(.systemVersion)
    case "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "layoutDirection",
      "preferredContentSizeCategory":
      return .name(.trait(short))
    default: break
    }
    if let datum = Formula.Datum(rawValue: short) { return .name(.data(datum)) }
    if short.hasPrefix("safeArea.") { return .name(.safeArea(String(short.dropFirst(9)))) }
    let places: Set = ["index", "count", "groupWidth", "groupHeight"]
    let isPlace = places.contains(short) || VisibleItemVariable.places[short] != nil
    return isPlace ? .name(.place(short)) : .word(short)
  }
}
