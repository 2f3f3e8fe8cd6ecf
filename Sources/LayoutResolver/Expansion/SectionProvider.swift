import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

/// A section in concrete values: no variants, no expressions, no shorthand.
struct ProvidedSection {
  var normal: Normal
  /// The frames of its custom groups by formula, in the order of the spec; nil for one that is not laid out.
  var customFrames: [[CustomFrame]?] = []
}

/// Chooses a section's variant for an environment and evaluates what is left.
struct SectionProvider {
  let environment: Environment
  let configuration: Configuration
  /// The names of `let` with their values in this environment.
  let names: NameTable
  let scopes: DefinitionScopes
  /// How many sections the layout has.
  let sectionCount: Int
  /// The rows of outlines that are expanded or collapsed whatever the spec says, by id.
  var expandedRows: [String: Bool] = [:]
  /// How many steps the spec's formulas may still take.
  private var frameBudget = CustomFormula.greatestWork

  init(
    environment: Environment, configuration: Configuration, names: NameTable, scopes: DefinitionScopes,
    sectionCount: Int, expandedRows: [String: Bool] = [:]
  ) {
    self.environment = environment
    self.configuration = configuration
    self.names = names
    self.scopes = scopes
    self.sectionCount = sectionCount
    self.expandedRows = expandedRows
  }

  /// A section for the environment; nil after an error.
  ///
  /// - Parameters:
  ///   - section: with definitions written out.
  ///   - index: the section's own, among all.
  ///   - isPlain: whether nothing was merged into it, and no expression stands in it.
  mutating func section(
    _ section: Normal, index: Int, isPlain: Bool, into diagnostics: inout DiagnosticBag
  ) -> ProvidedSection? {
    let shorthands = ShorthandContext(environment: environment, configuration: configuration)
    let isLiteral = isPlain && section["variants"] == nil
    if isLiteral, section["group"]?.hasFormulas != true {
      return ProvidedSection(normal: shorthands.expanded(settingExpanded(section)))
    }
    var context = ExpressionEnvironment(environment, effectiveSize: effectiveSize(of: section))
    context.sectionIndex = index
    context.sectionCount = sectionCount
    // The number of cells is known before anything else is evaluated: it may stand in all the rest.
    let items = literal(section["items"], as: .items, what: "items", context, into: &diagnostics)?
      .settingExpanded(expandedRows)
    context.itemCount = items.map(itemCount) ?? 0
    var base = section
    checkItemIDs(items?.elements ?? [], into: &diagnostics)
    if let items {
      base = base.setting("items", items, at: section.field("items")?.keySpan ?? items.span)
    }

    guard var chosen = chooseVariant(of: base, .map(.section), context, into: &diagnostics)?.withoutNulls
    else { return nil }
    // A variant may have brought items of its own: the rest counts those, only `when` counted the base's.
    if section["variants"] != nil,
      let own = literal(chosen["items"], as: .items, what: "items", context, into: &diagnostics)?
        .settingExpanded(expandedRows)
    {
      chosen = chosen.setting("items", own, at: chosen.field("items")?.keySpan ?? own.span)
      context.itemCount = itemCount(own)
      checkItemIDs(own.elements, into: &diagnostics)
    }
    var check = SchemaCheck(into: diagnostics)
    let errors = diagnostics.errorCount
    check.walk(chosen, as: .map(.section), what: "the section", at: chosen.firstKey ?? chosen.span)
    diagnostics = check.diagnostics
    guard diagnostics.errorCount == errors else { return nil }
    // A section without cells does not evaluate its group: one that has no value lays out nothing.
    let isEmpty = context.itemCount == 0 && (items != nil || section["items"] == nil)
    let group = isEmpty ? chosen.field("group") : nil
    if group != nil { chosen = chosen.removing("group") }
    guard
      let concrete = literal(chosen, as: .map(.section), what: "the section", context, into: &diagnostics),
      diagnostics.errorCount == errors
    else { return nil }
    var result = ProvidedSection(normal: shorthands.expanded(concrete).ordered(as: .map(.section)))
    if let group {
      var check = LiteralEvaluation(
        evaluator: Evaluator(scope(context), definitions: scopes), diagnostics: diagnostics)
      check.check(group.value)
      diagnostics = check.diagnostics
      var ignored = DiagnosticBag()
      let value = literal(group.value, as: .node, what: "group", context, into: &ignored)
      let normal = result.normal.setting(
        "group", ignored.hasErrors ? group.value : value ?? group.value, at: group.keySpan)
      result.normal = normal.ordered(as: .map(.section))
      if !ignored.hasErrors { result.customFrames = customFrames(of: normal, context, into: &ignored) ?? [] }
    } else {
      guard let frames = customFrames(of: result.normal, context, into: &diagnostics) else { return nil }
      result.customFrames = frames
    }
    return result
  }

  /// The frames of a section's custom groups by formula; nil after an error.
  private mutating func customFrames(
    of section: Normal, _ context: ExpressionEnvironment, into diagnostics: inout DiagnosticBag
  ) -> [[CustomFrame]?]? {
    guard let group = section["group"], group.hasFormulas else { return [] }
    var resolver = SpecResolver()
    let (skeleton, nodes) = resolver.skeleton(of: section)
    let boxes = customGroupBoxes(of: skeleton, configuration: configuration, in: environment)
    var formula = CustomFormula(
      evaluator: Evaluator(scope(context), definitions: scopes), diagnostics: diagnostics)
    formula.budget = frameBudget
    defer {
      diagnostics = formula.diagnostics
      frameBudget = formula.budget
    }
    var result: [[CustomFrame]?] = []
    for node in nodes {
      let frames = boxes[node].map { formula.frames(of: resolver.sourceMap.map(of: node), in: $0) }
      if case .some(nil) = frames { return nil }
      result.append(frames ?? nil)
    }
    return result
  }

  private func settingExpanded(_ section: Normal) -> Normal {
    guard !expandedRows.isEmpty, let items = section["items"] else { return section }
    return section.replacing("items", with: "items", items.settingExpanded(expandedRows))
  }

  /// The configuration in concrete values.
  mutating func configuration(_ map: Normal, into diagnostics: inout DiagnosticBag) -> Normal? {
    var plain = ExpressionEnvironment(environment, effectiveSize: environment.container)
    plain.effectiveSize = effectiveSize(reference: reference(map), axis: axis(map))
    return chooseVariant(of: map, .map(.configuration), plain, into: &diagnostics)
      .map(\.withoutNulls).flatMap {
        literal($0, as: .map(.configuration), what: "configuration", plain, into: &diagnostics)
      }
  }

  /// The map with its first variant that holds merged over it.
  private mutating func chooseVariant(
    of map: Normal, _ type: ValueType, _ context: ExpressionEnvironment, into diagnostics: inout DiagnosticBag
  ) -> Normal? {
    let variants = map["variants"]?.elements ?? []
    let base = map.removing("variants", "repeat")
    guard !variants.isEmpty else { return base }
    var evaluator = Evaluator(scope(context), definitions: scopes)
    var chosen: Normal?
    if let open = variants.firstIndex(where: { $0["when"] == nil }), open + 1 < variants.count {
      // The reader has looked at those that use no definition.
      diagnostics.report(
        Diagnostic(
          .error, rule: "invalid-value", "a variant after one without 'when' is never chosen",
          at: variants[open + 1].firstKey ?? variants[open + 1].span))
      return nil
    }
    for variant in variants {
      let merged = base.merged(with: variant.removing("when"), as: type)
      if case .map(.section) = type, !checkKind(of: merged, variant, into: &diagnostics) { return nil }
      guard chosen == nil else { continue }
      switch variant["when"]?.value {
      case nil, .boolean(true): chosen = merged
      case .boolean(false): break
      case .expression(let text):
        let when = variant["when"] ?? variant
        switch evaluator.value(of: text, scope: when.scope, at: when.span, into: &diagnostics) {
        case .boolean(true): chosen = merged
        case .boolean(false): break
        case nil: return nil
        case .number, .dimension, .word:
          diagnostics.report(
            Diagnostic(
              .error, rule: "invalid-value",
              "when comes out as no boolean; write a condition such as ${width > 800}",
              at: when.span))
          return nil
        }
      default: break
      }
    }
    return chosen ?? base
  }

  /// Exactly one section kind is checked after merging, for each variant.
  private func checkKind(of merged: Normal, _ variant: Normal, into diagnostics: inout DiagnosticBag) -> Bool
  {
    guard !SpecSchema.sectionKinds.contains(where: { merged[$0] != nil }) else { return true }
    diagnostics.report(
      Diagnostic(
        .error, rule: "missing-key",
        "with this variant the section has none of \(SpecSchema.sectionKinds.joined(separator: ", "))",
        at: variant.firstKey ?? variant.span))
    return false
  }

  private func literal(
    _ normal: Normal?, as type: ValueType, what: String, _ context: ExpressionEnvironment,
    into diagnostics: inout DiagnosticBag
  ) -> Normal? {
    guard let normal else { return nil }
    var evaluation = LiteralEvaluation(
      evaluator: Evaluator(scope(context), definitions: scopes), diagnostics: diagnostics)
    let result = evaluation.literal(normal, as: type, what: what)
    diagnostics = evaluation.diagnostics
    return result
  }

  private func scope(_ context: ExpressionEnvironment) -> NameScope { NameScope(context.table, names) }

  private func itemCount(_ items: Normal) -> Int {
    if let count = items.number { return Int(count) }
    return Outline(items).visibleCount
  }

  // MARK: The effective size

  private func reference(_ map: Normal) -> ContentInsetsReference {
    map["contentInsetsReference"]?.text.flatMap(ContentInsetsReference.init) ?? .automatic
  }

  private func axis(_ map: Normal) -> Axis {
    map["scrollDirection"]?.text == "horizontal" ? .horizontal : .vertical
  }

  /// The container less the reference insets of the section before its variants, which exist only across the scroll axis.
  private func effectiveSize(of section: Normal) -> Extent {
    let own = reference(section)
    return effectiveSize(
      reference: own == .automatic ? configuration.contentInsetsReference : own,
      axis: configuration.scrollDirection)
  }

  private func effectiveSize(reference: ContentInsetsReference, axis: Axis) -> Extent {
    let across = axis.cross
    let insets = reference.insets(in: environment, across: across, layout: .automatic)
    var size = environment.container
    size[across] = max(0, size[across] - insets.total(across))
    return size
  }
}

extension ShorthandContext {
  /// A section in long form, its keys in the order of the schema.
  fileprivate func expanded(_ section: Normal) -> Normal {
    let isShort = SpecSchema.sectionKinds.dropFirst().contains { section[$0] != nil }
    return isShort ? expand(section).ordered(as: .map(.section)) : section
  }
}

extension Normal {
  /// The value without the keys that are null: what they were to remove was not there. `item:` with nothing after it stays.
  fileprivate var withoutNulls: Normal {
    switch value {
    case .list(let elements): return Normal(.list(elements.map(\.withoutNulls)), at: span, scope: scope)
    case .map(let fields):
      let kept = fields.compactMap { field -> NormalField? in
        guard field.value.isNull else {
          return NormalField(field.key, keySpan: field.keySpan, field.value.withoutNulls)
        }
        return field.key == "item"
          ? NormalField("item", keySpan: field.keySpan, Normal(.map([]), at: field.value.span)) : nil
      }
      return Normal(.map(kept), at: span, scope: scope)
    case .null, .boolean, .number, .text, .expression, .raw: return self
    }
  }
}
