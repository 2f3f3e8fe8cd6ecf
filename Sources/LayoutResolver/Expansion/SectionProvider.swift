import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec

/// A section in concrete values: no variants, no expressions, no shorthand.
struct ProvidedSection {
  var normal: Normal
  /// The frames of its custom groups by formula, in the order of the spec; nil for one that is not laid out.
  var customFrames: [[CustomFrame]?] = []
  /// The `list` that it was made by, if by one.
  var list: ProvidedList?
}

/// A `list` that a section was made by.
struct ProvidedList {
  /// Its keys.
  var normal: Normal
  /// The insets that it gives the section, whatever the section's own say, points.
  var insets: ListInsets
}

/// What stands above a section's own items, and above those of its variants.
struct GivenCells {
  /// True if the section's items are those of a state or of data.
  var hasData = false
  /// The list in whose place those stand, from which they take what they do not say.
  var own: Normal?
  /// How many cells it has, whatever the items say.
  var count: Int?
}

/// Chooses a section's variant for an environment and evaluates what is left.
struct SectionProvider {
  let environment: Environment
  /// The default one until the layout's own has been evaluated.
  var configuration: Configuration
  /// The names of `let` with their values in this environment.
  let names: NameTable
  let scopes: DefinitionScopes
  /// How many sections the layout has; 0 until their copies are counted.
  var sectionCount: Int
  /// The rows of outlines that are expanded or collapsed whatever the spec says, by id.
  let expandedRows: [String: Bool]
  /// The variant that sections have whatever the conditions say.
  let forcedVariant: Int?
  /// How many steps all formulas of the spec may take together.
  let greatestFormulaWork: Int
  /// How many steps the spec's formulas have taken.
  private(set) var formulaWork = 0
  /// The variant that was chosen last, by its place; -1 is the section itself.
  var chosenVariant = -1

  /// A section for the environment; nil after an error.
  ///
  /// - Parameters:
  ///   - section: with definitions written out.
  ///   - index: the section's own, among all.
  ///   - given: true if the items are given from outside, and how many.
  ///   - isMerged: true if definitions were put into it.
  ///   - isPlain: true if nothing was merged into it, and no expression stands in it.
  ///   - isFirst: true if it is no copy of a section before it, in which all that is not chosen was looked at already.
  mutating func section(
    _ section: Normal, index: Int, given: GivenCells = GivenCells(), isMerged: Bool, isPlain: Bool,
    isFirst: Bool = true,
    into diagnostics: inout DiagnosticBag
  ) -> ProvidedSection? {
    chosenVariant = -1
    let shorthands = ShorthandContext(environment: environment, configuration: configuration)
    let place = SectionPlace(index: index, of: sectionCount)
    if isPlain, section["variants"] == nil, section["group"]?.hasFormulas != true {
      var section = section
      if given.own != nil || given.count != nil || !expandedRows.isEmpty,
        let items = settled(section["items"], given, in: section)
      {
        if given.own != nil { checkItemIDs(items.elements, into: &diagnostics) }
        section = section.settingItems(items).ordered(as: .map(.section))
      }
      checkCellSizes(section, isSideways: configuration.scrollDirection == .horizontal, into: &diagnostics)
      // The reader has put all keys in order, and only a shorthand adds to them.
      guard let long = shorthands.expand(section, at: place) else { return ProvidedSection(normal: section) }
      return ProvidedSection(
        long.section.ordered(as: .map(.section)), madeBy: section["list"], long.listInsets)
    }
    var context = context(of: section, index: index)
    if isFirst, section["variants"] != nil,
      !isRight(section, as: .map(.section), what: "the section", context, into: &diagnostics)
    {
      return nil
    }
    // The number of cells is known before anything else is evaluated: it may stand in all the rest.
    let written = literal(section["items"], as: .items, what: "items", context, into: &diagnostics)
    var given = given
    given.own = literal(given.own?.withoutNulls, as: .items, what: "items", context, into: &diagnostics)
    let items = settled(written, given, in: section)
    context.itemCount = items.map(itemCount) ?? 0
    var base = section
    // The reader has looked at ids beside counts without expressions.
    let isGiven = given.own != nil || given.count != nil
    if isGiven || section["items"]?.hasExpressions == true {
      checkItemIDs(items?.elements ?? [], into: &diagnostics)
    }
    if let items { base = base.settingItems(items) }

    // What the reader made and nothing was merged over has no nulls and was looked at as a whole.
    let isChanged = isMerged || section["variants"] != nil
    guard
      var chosen = chooseVariant(of: base, .map(.section), context, checksAll: isFirst, into: &diagnostics)
    else { return nil }
    if isChanged { chosen = chosen.withoutNulls }
    if given.hasData, let items {
      // Neither a variant's items nor their removal hold against a state.
      chosen = chosen.settingItems(items)
    } else if section["variants"] != nil,
      let own = settled(
        literal(chosen["items"], as: .items, what: "items", context, into: &diagnostics), given, in: chosen)
    {
      // A variant may have brought items of its own: the rest counts those, only `when` counted the base's.
      if isGiven || chosen["items"]?.hasExpressions == true { checkItemIDs(own.elements, into: &diagnostics) }
      chosen = chosen.settingItems(own)
      context.itemCount = itemCount(own)
    }
    let errors = diagnostics.errorCount
    if isChanged, !isWhole(chosen, as: .map(.section), into: &diagnostics) { return nil }
    // A section without cells does not evaluate its group: one that has no value lays out nothing.
    let isEmpty = context.itemCount == 0 && (items != nil || section["items"] == nil)
    let unlaid = isEmpty ? SpecSchema.sectionKinds.lazy.compactMap { chosen.field($0) }.first : nil
    let group = unlaid?.key == "group" ? unlaid : nil
    if let unlaid {
      chosen = chosen.removing(unlaid.key)
      let written = Normal(.map([unlaid]), at: unlaid.keySpan)
      guard isRight(written, as: .map(.section), what: "the section", context, into: &diagnostics) else {
        return nil
      }
    }
    if let unlaid, group == nil {
      chosen = chosen.setting(unlaid.key, withoutValueless(unlaid, context), at: unlaid.keySpan)
    }
    guard
      let concrete = literal(chosen, as: .map(.section), what: "the section", context, into: &diagnostics),
      diagnostics.errorCount == errors
    else { return nil }
    checkCellSizes(concrete, isSideways: configuration.scrollDirection == .horizontal, into: &diagnostics)
    let long = shorthands.expand(concrete, at: place)
    var result = ProvidedSection(
      (long?.section ?? concrete).ordered(as: .map(.section)), madeBy: concrete["list"], long?.listInsets)
    if let group {
      var ignored = DiagnosticBag()
      let value = literal(group.value, as: .node, what: "group", context, into: &ignored)
      let concrete = ignored.hasErrors ? nil : value
      var evaluation = LiteralEvaluation(scope(context), scopes: scopes, diagnostics: ignored)
      // Written out, it is read where there is no `let`.
      let normal = result.normal.setting(
        "group", concrete ?? evaluation.substituted(group.value, keeping: []), at: group.keySpan)
      result.normal = normal.ordered(as: .map(.section))
      if concrete != nil {
        result.customFrames = customFrames(of: result.normal, context, into: &ignored) ?? []
      }
    } else {
      guard let frames = customFrames(of: result.normal, context, into: &diagnostics) else { return nil }
      result.customFrames = frames
    }
    return result
  }

  /// A shorthand of a section without cells, less what would go into its group and has no value.
  private func withoutValueless(_ shorthand: NormalField, _ context: ExpressionEnvironment) -> Normal {
    let type = ValueType.map(.section).fieldType(of: shorthand.key)
    let fields = shorthand.value.fields.filter { field in
      // A list's own header and footer are there without cells, too.
      if shorthand.key == "list", field.key != "rowHeight" { return true }
      var ignored = DiagnosticBag()
      let value = literal(
        field.value, as: type.fieldType(of: field.key), what: field.key, context, into: &ignored)
      return value != nil && !ignored.hasErrors
    }
    return Normal(.map(fields), at: shorthand.value.span)
  }

  /// The frames of a section's custom groups by formula; nil after an error.
  private mutating func customFrames(
    of section: Normal, _ context: ExpressionEnvironment, into diagnostics: inout DiagnosticBag
  ) -> [[CustomFrame]?]? {
    guard let group = section["group"], group.hasFormulas else { return [] }
    var resolver = SpecResolver(environment: environment)
    let (skeleton, nodes) = resolver.skeleton(of: section)
    let boxes = customGroupBoxes(of: skeleton, configuration: configuration, in: environment)
    var formula = CustomFormula(
      names: scope(context), scopes: scopes, budget: greatestFormulaWork - formulaWork,
      greatestWork: greatestFormulaWork, diagnostics: diagnostics)
    defer {
      diagnostics = formula.diagnostics
      formulaWork = greatestFormulaWork - formula.budget
    }
    var result: [[CustomFrame]?] = []
    for node in nodes {
      let frames = boxes[node].map { formula.frames(of: resolver.sourceMap.map(of: node), in: $0) }
      if case .some(nil) = frames { return nil }
      result.append(frames ?? nil)
    }
    return result
  }

  /// A section's items in concrete values with what was said from outside: what they take from its own, which rows are expanded, and
  /// how many there are.
  private func settled(_ items: Normal?, _ given: GivenCells, in section: Normal) -> Normal? {
    var items = items
    // One number stands in the place of another before the section's own cells are counted off.
    if let count = given.count, items?.number != nil { items = items?.resized(to: count) }
    if let own = given.own { items = items?.taking(from: own.elements) }
    let shown = items?.settingExpanded(expandedRows)
    guard let count = given.count, items != nil || section["items"] == nil else { return shown }
    let none = Normal(.number(0), at: section.firstKey ?? section.span)
    return (shown ?? none).resized(to: count)
  }

  /// The configuration in concrete values.
  mutating func configuration(_ map: Normal, into diagnostics: inout DiagnosticBag) -> Normal? {
    var plain = ExpressionEnvironment(environment, effectiveSize: environment.container)
    plain.effectiveSize = effectiveSize(reference: map.contentInsetsReference, axis: map.scrollDirection)
    guard isRight(map, as: .map(.configuration), what: "configuration", plain, into: &diagnostics) else {
      return nil
    }
    return chooseVariant(of: map, .map(.configuration), plain, checksAll: true, into: &diagnostics)
      .map(\.withoutNulls).flatMap {
        guard isWhole($0, as: .map(.configuration), into: &diagnostics) else { return nil }
        return literal($0, as: .map(.configuration), what: "configuration", plain, into: &diagnostics)
      }
  }

  /// Looks for mistakes in a section that is left out.
  func check(_ section: Normal, into diagnostics: inout DiagnosticBag) {
    let context = context(of: section, index: 0)
    _ = isRight(section, as: .map(.section), what: "the section", context, into: &diagnostics)
  }

  /// Looks for mistakes in what states that are not chosen give a section.
  func check(items: Normal, into diagnostics: inout DiagnosticBag) {
    let context = context(of: Normal(.map([]), at: items.span), index: 0)
    var check = ExpressionCheck(scope(context), scopes: scopes, diagnostics: diagnostics)
    check.check(items, as: .items, what: "items")
    diagnostics = check.diagnostics
  }

  private func literal(
    _ normal: Normal?, as type: ValueType, what: String, _ context: ExpressionEnvironment,
    into diagnostics: inout DiagnosticBag
  ) -> Normal? {
    guard let normal else { return nil }
    var evaluation = LiteralEvaluation(scope(context), scopes: scopes, diagnostics: diagnostics)
    let result = evaluation.literal(normal, as: type, what: what)
    diagnostics = evaluation.diagnostics
    return result
  }

  private func itemCount(_ items: Normal) -> Int {
    if let count = items.number { return Int(count) }
    return Outline(items).visibleCount
  }
}

extension ProvidedSection {
  fileprivate init(_ normal: Normal, madeBy list: Normal?, _ listInsets: ListInsets?) {
    self.init(normal: normal)
    if let list, let listInsets { self.list = ProvidedList(normal: list, insets: listInsets) }
  }
}

extension Normal {
  /// A section with other items, which stand where its own do.
  fileprivate func settingItems(_ items: Normal) -> Normal {
    setting("items", items, at: field("items")?.keySpan ?? items.span)
  }
}
