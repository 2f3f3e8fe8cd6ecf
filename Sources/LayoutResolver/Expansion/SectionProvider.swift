import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec

/// A section without variants, expressions or shorthand.
struct ProvidedSection {
  var normal: Normal
  /// The computed frames of its formula-based custom groups, in document order; `nil` for a group that is not
  /// laid out.
  var customFrames: [[CustomFrame]?] = []
  /// The `list` that made it, if any.
  var list: ProvidedList?
  /// The `grid` or `waterfall` that made it, if any.
  var grid: WrittenGrid?
}

struct ProvidedList {
  var normal: Normal
  /// The section's insets in points, which override its own.
  var insets: ListInsets
}

/// Overrides of a section's own items and those of its variants.
struct GivenCells {
  /// True if the items come from a state or from data.
  var hasData = false
  /// The section's own list, from which the new items inherit.
  var own: Normal?
  /// The number of cells, if it is overridden.
  var count: Int?
}

/// Chooses a section's variant for an environment and evaluates the rest.
struct SectionProvider {
  let environment: Environment
  /// The default until the layout's configuration has been evaluated.
  var configuration: Configuration
  /// The values of the `let`s.
  let names: NameTable
  let scopes: DefinitionScopes
  /// The number of sections in the layout, including copies; 0 until it is known.
  var sectionCount: Int
  /// The rows of outlines to expand or collapse, by id. They override the spec.
  let expandedRows: [String: Bool]
  /// The index of the variant that every section uses, regardless of the conditions; `nil` to choose by them.
  let forcedVariant: Int?
  /// The limit for the steps of all formulas in the spec.
  let greatestFormulaWork: Int
  /// The number of steps so far.
  private(set) var formulaWork = 0
  /// The index of the last chosen variant; -1 for the section itself.
  var chosenVariant = -1

  /// Returns the section in an environment; `nil` after an error.
  /// - Parameters:
  ///   - section: with expanded definitions.
  ///   - index: its index in the layout.
  ///   - given: overrides of its items.
  ///   - isMerged: true if definitions were merged into it.
  ///   - isPlain: true if nothing was merged into it and it has no expressions.
  ///   - isFirst: true if it is not a copy of a previous section, for which all variants have been checked.
  mutating func section(
    _ section: Normal, index: Int, given: GivenCells = GivenCells(), isMerged: Bool, isPlain: Bool,
    isFirst: Bool = true,
    into diagnostics: inout DiagnosticBag
  ) -> ProvidedSection? {
    chosenVariant = -1
    let shorthands = ShorthandContext(environment: environment, configuration: configuration)
    let place = SectionPlace(index: index, of: sectionCount)
    if isPlain, section[SectionKeys.variants] == nil, section[SectionKeys.group]?.hasFormulas != true {
      var section = section
      if given.own != nil || given.count != nil || !expandedRows.isEmpty,
        let items = settled(section[SectionKeys.items], given, in: section)
      {
        if given.own != nil { checkItemIDs(items.elements, into: &diagnostics) }
        section = section.settingItems(items).ordered(as: .map(.section))
      }
      section = section.writingOutLeadingBlanks
      checkCellSizes(section, isSideways: configuration.scrollDirection == .horizontal, into: &diagnostics)
      // The reader has ordered all keys, and only a shorthand adds some.
      guard let long = shorthands.expand(section, at: place) else { return ProvidedSection(normal: section) }
      return ProvidedSection(
        long.section.ordered(as: .map(.section)), madeBy: section, long.listInsets)
    }
    var context = context(of: section, index: index)
    if isFirst, section[SectionKeys.variants] != nil,
      !checkExpressions(section, as: .map(.section), what: "the section", context, into: &diagnostics)
    {
      return nil
    }
    // The number of cells is evaluated first, because all other expressions can use it.
    let written = literal(section[SectionKeys.items], as: .items, what: "items", context, into: &diagnostics)
    var given = given
    given.own = literal(given.own?.withoutNulls, as: .items, what: "items", context, into: &diagnostics)
    let items = settled(written, given, in: section)
    context.itemCount = items.map(itemCount) ?? 0
    var base = section
    // The reader has already checked the ids if all counts are constants.
    let isGiven = given.own != nil || given.count != nil
    if isGiven || section[SectionKeys.items]?.hasExpressions == true {
      checkItemIDs(items?.elements ?? [], into: &diagnostics)
    }
    if let items { base = base.settingItems(items) }

    // A section into which nothing was merged has no nulls, and the reader has checked it.
    let isChanged = isMerged || section[SectionKeys.variants] != nil
    guard
      var chosen = chooseVariant(of: base, .map(.section), context, checksAll: isFirst, into: &diagnostics)
    else { return nil }
    if isChanged { chosen = chosen.withoutNulls }
    if given.hasData, let items {
      // Items of a state replace those of a variant, even if the variant removes them.
      chosen = chosen.settingItems(items)
    } else if section[SectionKeys.variants] != nil,
      let own = settled(
        literal(chosen[SectionKeys.items], as: .items, what: "items", context, into: &diagnostics), given,
        in: chosen)
    {
      // A variant can replace the items. Its other expressions then count the new items, but `when` counts
      // the section's own.
      if isGiven || chosen[SectionKeys.items]?.hasExpressions == true {
        checkItemIDs(own.elements, into: &diagnostics)
      }
      chosen = chosen.settingItems(own)
      context.itemCount = itemCount(own)
    }
    let errors = diagnostics.errorCount
    if isChanged, !checkKeys(chosen, as: .map(.section), into: &diagnostics) { return nil }
    // A section without cells does not need its group, so a group without a value is no error.
    let isEmpty = context.itemCount == 0 && (items != nil || section[SectionKeys.items] == nil)
    let unlaid = isEmpty ? SpecSchema.sectionKinds.lazy.compactMap { chosen.field($0) }.first : nil
    let group = unlaid?.key == "group" ? unlaid : nil
    if let unlaid {
      chosen = chosen.removing(unlaid.key)
      let written = Normal(.map([unlaid]), at: unlaid.keySpan)
      guard checkExpressions(written, as: .map(.section), what: "the section", context, into: &diagnostics)
      else {
        return nil
      }
    }
    if let unlaid, group == nil {
      chosen = chosen.setting(unlaid.key, withoutValueless(unlaid, context), at: unlaid.keySpan)
    }
    guard
      let concrete = literal(chosen, as: .map(.section), what: "the section", context, into: &diagnostics)?
        .writingOutLeadingBlanks,
      diagnostics.errorCount == errors
    else { return nil }
    checkCellSizes(concrete, isSideways: configuration.scrollDirection == .horizontal, into: &diagnostics)
    let long = shorthands.expand(concrete, at: place)
    var result = ProvidedSection(
      (long?.section ?? concrete).ordered(as: .map(.section)), madeBy: concrete, long?.listInsets)
    if let group {
      var ignored = DiagnosticBag()
      let value = literal(group.value, as: .node, what: "group", context, into: &ignored)
      let concrete = ignored.hasErrors ? nil : value
      var evaluation = LiteralEvaluation(scope(context), scopes: scopes, diagnostics: ignored)
      // The expanded spec has no `let`, so values replace its names.
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

  /// Returns the shorthand of a section without cells. Keys that describe the group are left out if their
  /// expressions have no value.
  private func withoutValueless(_ shorthand: NormalField, _ context: ExpressionEnvironment) -> Normal {
    let type = ValueType.map(.section).fieldType(of: shorthand.key)
    let fields = shorthand.value.fields.filter { field in
      // A list has its header and footer even without cells.
      if shorthand.key == "list", field.key != "rowHeight" { return true }
      var ignored = DiagnosticBag()
      let value = literal(
        field.value, as: type.fieldType(of: field.key), what: field.key, context, into: &ignored)
      return value != nil && !ignored.hasErrors
    }
    return Normal(.map(fields), at: shorthand.value.span)
  }

  /// Returns the computed frames of a section's formula-based custom groups; `nil` after an error.
  private mutating func customFrames(
    of section: Normal, _ context: ExpressionEnvironment, into diagnostics: inout DiagnosticBag
  ) -> [[CustomFrame]?]? {
    guard let group = section[SectionKeys.group], group.hasFormulas else { return [] }
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

  /// Returns the evaluated items with the overrides applied: inherited keys, expanded rows and the number of
  /// cells.
  private func settled(_ items: Normal?, _ given: GivenCells, in section: Normal) -> Normal? {
    var items = items
    // A number that replaces another number is applied first, because it determines how many of the section's
    // own cells are taken.
    if let count = given.count, items?.number != nil { items = items?.resized(to: count) }
    if let own = given.own { items = items?.taking(from: own.elements) }
    let shown = items?.settingExpanded(expandedRows)
    guard let count = given.count, items != nil || section[SectionKeys.items] == nil else { return shown }
    let none = Normal(.number(0), at: section.firstKey ?? section.span)
    return (shown ?? none).resized(to: count)
  }

  /// Returns the evaluated configuration.
  mutating func configuration(_ map: Normal, into diagnostics: inout DiagnosticBag) -> Normal? {
    var plain = ExpressionEnvironment(environment, effectiveSize: environment.container)
    plain.effectiveSize = effectiveSize(reference: map.contentInsetsReference, axis: map.scrollDirection)
    guard checkExpressions(map, as: .map(.configuration), what: "configuration", plain, into: &diagnostics)
    else {
      return nil
    }
    return chooseVariant(of: map, .map(.configuration), plain, checksAll: true, into: &diagnostics)
      .map(\.withoutNulls).flatMap {
        guard checkKeys($0, as: .map(.configuration), into: &diagnostics) else { return nil }
        return literal($0, as: .map(.configuration), what: "configuration", plain, into: &diagnostics)
      }
  }

  /// Checks a section that is repeated 0 times.
  func check(_ section: Normal, into diagnostics: inout DiagnosticBag) {
    let context = context(of: section, index: 0)
    _ = checkExpressions(section, as: .map(.section), what: "the section", context, into: &diagnostics)
  }

  /// Checks the items of states that are not chosen.
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
  fileprivate init(_ normal: Normal, madeBy section: Normal, _ listInsets: ListInsets?) {
    self.init(normal: normal)
    if let list = section[SectionKeys.list], let listInsets {
      self.list = ProvidedList(normal: list, insets: listInsets)
    }
    if let grid = section[SectionKeys.grid] ?? section[SectionKeys.waterfall] {
      self.grid = WrittenGrid(
        aspectRatio: section[SectionKeys.grid]?[GridKeys.aspectRatio]?.number,
        leastColumnWidth: grid[GridKeys.columns]?.leastColumnWidth)
    }
  }
}

extension Normal {
  /// Returns the section with other items.
  func settingItems(_ items: Normal) -> Normal {
    setting(SectionKeys.items.name, items, at: field(SectionKeys.items)?.keySpan ?? items.span)
  }
}
