import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Replaces each `use` by its definition.
///
/// A definition takes the type that its `use` needs, and the keys next to `use` are merged over its body.
/// Expansion always ends: cycles are errors, and the number of values is limited.
struct UseExpander {
  var definitions: DefinitionBodies
  /// The limit for the values that are created.
  let greatestCount: Int
  private(set) var scopes = DefinitionScopes()
  var diagnostics: DiagnosticBag
  /// The definitions that are being expanded, each used by the previous one.
  var chain: [String] = []
  /// The uses that have been expanded.
  private var followed: Set<UseKey> = []
  /// Expanded definitions that see no `with`, and so are the same everywhere.
  private var written: [WrittenKey: Written] = [:]
  private var produced = 0
  private var isTooLarge = false
  var depth = 0
  /// The greatest depth so far in the current definition.
  private var deepest = 0
  private var isTooDeep = false
  /// True inside a variant, which keeps nulls, because they later remove keys of its section.
  private var isInVariant = false

  /// The greatest depth of nested values with expanded definitions.
  static let greatestDepth = 1_500

  private struct WrittenKey: Hashable {
    var name: String
    var type: ValueType
    var under: NounKey?
    var isInVariant: Bool
  }

  /// An expanded definition: created once, and counted at each use.
  private struct Written {
    var value: Normal
    /// The number of its values.
    var count: Int
    var height: Int
  }

  /// A `use` by its position, and the type it needs.
  private struct UseKey: Hashable {
    var span: Span
    var type: ValueType
    var under: NounKey?
  }

  init(definitions: [NormalField], greatestCount: Int, diagnostics: DiagnosticBag) {
    self.definitions = DefinitionBodies(definitions)
    self.greatestCount = greatestCount
    self.diagnostics = diagnostics
  }

  /// Returns the value with each `use` expanded, and whether it had any; `nil` after an error. A value that
  /// has none is not copied.
  mutating func expandWhole(_ normal: Normal, as type: ValueType) -> (value: Normal, isMerged: Bool)? {
    guard normal.contents.contains(.uses) else { return (normal, false) }
    return expand(normal, as: type, scope: 0).map { ($0, true) }
  }

  /// Returns the value with each `use` expanded; `nil` after an error.
  private mutating func expand(_ normal: Normal, as type: ValueType, scope: Int32) -> Normal? {
    expansion(of: normal, as: type, scope: scope).applied(to: normal)
  }

  /// Returns the result of expanding a value: `removed` after an error.
  /// - Parameter key: the key that contains the value, if it names a noun and so limits the definition's
  ///   type.
  private mutating func expansion(
    of normal: Normal, as type: ValueType, under key: NounKey? = nil, scope: Int32
  ) -> Rewritten<Normal> {
    // Only definitions add values; those of the text have been counted by the reader.
    if chain.isEmpty, !normal.contents.contains(.uses) { return .kept }
    guard produce(1, at: normal.span) else { return .removed }
    guard descend(at: normal.span) else { return .removed }
    let wasInVariant = isInVariant
    if case .map(.sectionVariant) = type { isInVariant = true }
    defer {
      depth -= 1
      isInVariant = wasInVariant
    }
    switch normal.value {
    case .null, .boolean, .number, .text, .raw: return .kept
    case .expression:
      return normal.scope == scope ? .kept : .replaced(Normal(normal.value, at: normal.span, scope: scope))
    case .list(let elements):
      return expansion(of: elements, in: normal, as: type.elementType, scope: scope)
    case .map(let fields):
      guard let use = fields.first(where: { $0.key == SpecSchema.use }) else {
        return expansion(of: fields, in: normal, as: type, scope: scope)
      }
      return Rewritten(substitute(use, in: normal, as: type, under: key, scope: scope))
    }
  }

  private mutating func expansion(
    of elements: [Normal], in normal: Normal, as type: ValueType, scope: Int32
  ) -> Rewritten<Normal> {
    var expanded = RewrittenList(elements)
    for index in elements.indices {
      expanded.add(expansion(of: elements[index], as: type, scope: scope), at: index)
    }
    return expanded.result.map { .replaced(Normal(.list($0), at: normal.span)) } ?? .kept
  }

  private mutating func expansion(
    of fields: [NormalField], in normal: Normal, as type: ValueType, scope: Int32
  ) -> Rewritten<Normal> {
    var expanded = RewrittenList(fields)
    for index in fields.indices {
      let key = fields[index].key
      let type = fields[index].value.isCompound ? type.fieldType(of: key) : .anything
      expanded.addValue(
        expansion(of: fields[index].value, as: type, under: nounKey(key, type), scope: scope), at: index)
    }
    return expanded.result.map { .replaced(Normal(.map($0), at: normal.span)) } ?? .kept
  }

  /// Returns the key if it names a noun and so limits a definition's type; `horizontal` can also be a key of
  /// insets.
  private func nounKey(_ key: String, _ type: ValueType) -> NounKey? {
    type.row.noun == nil ? nil : NounKey(rawValue: key)
  }

  /// Counts values. Returns `false` once there are too many, which is reported once.
  private mutating func produce(_ count: Int, at span: Span) -> Bool {
    guard !isTooLarge else { return false }
    produced += count
    guard produced > greatestCount else { return true }
    isTooLarge = true
    report(
      .resourceLimit, "the spec has more than \(greatestCount) values with definitions written out",
      at: span)
    return false
  }

  /// Goes one level deeper. Returns `false` at the limit, which is reported once.
  mutating func descend(at span: Span) -> Bool {
    if depth < Self.greatestDepth {
      depth += 1
      deepest = max(deepest, depth)
      return true
    }
    if !isTooDeep {
      report(
        .resourceLimit, "definitions within each other are more than \(Self.greatestDepth) levels deep",
        at: span)
    }
    isTooDeep = true
    return false
  }

  private mutating func substitute(
    _ use: NormalField, in normal: Normal, as type: ValueType, under key: NounKey?, scope: Int32
  ) -> Normal? {
    guard let body = body(for: use, as: type, under: key), let name = use.value.text else { return nil }
    let inner = innerScope(of: normal, body, of: name, scope)
    chain.append(name)
    let expanded = writtenOut(body, of: name, as: type, under: key, scope: inner, at: use.value.span)
    chain.removeLast()
    return expanded.flatMap { result(of: use, in: normal, $0, as: type, scope: scope, inner: inner) }
  }

  // Parts of `substitute` are separate functions to keep its stack frame small.

  /// Returns the body of the definition in a `use`; `nil` after an error.
  private mutating func body(for use: NormalField, as type: ValueType, under key: NounKey?) -> Normal? {
    // After an error no values are needed, and a `use` that is expanded again would only report the same
    // errors.
    let isNew = followed.insert(UseKey(span: use.value.span, type: type, under: key)).inserted
    if diagnostics.hasErrors, !isNew { return nil }
    guard let name = use.value.text,
      let definition = definitions.find(name, at: use.value.span, into: &diagnostics),
      let body = definitions.body(
        of: definition, as: type, under: key, at: use.value.span, into: &diagnostics)
    else { return nil }
    guard chain.contains(name) else { return body }
    let cycle = (chain.drop { $0 != name } + [name]).joined(separator: " -> ")
    report(.invalidValue, "the definition '\(name)' uses itself: \(cycle)", at: use.value.span)
    return nil
  }

  /// Returns the scope of a definition's body, with the names of `with`.
  private mutating func innerScope(of normal: Normal, _ body: Normal, of name: String, _ scope: Int32)
    -> Int32
  {
    let names = normal["with"]?.fields ?? []
    DefinitionBodies.checkNames(names, of: body, definition: name, into: &diagnostics)
    return scopes.add(names, site: scope)
  }

  /// Returns the expanded definition with the keys next to its `use` merged over it.
  private mutating func result(
    of use: NormalField, in normal: Normal, _ expanded: Normal, as type: ValueType, scope: Int32, inner: Int32
  ) -> Normal? {
    let name = use.value.text ?? ""
    let overrides = normal.fields.filter { $0.key != SpecSchema.use && $0.key != "with" }
    guard !overrides.isEmpty else {
      let used = UsedNode(name: name, scope: inner, body: expanded, overrides: [], site: use.keySpan)
      if case .node = type { return used.node }
      var value = Normal(expanded.value, at: expanded.span, scope: expanded.scope)
      if type.keepsUse { value.used = used }
      return value
    }
    return merge(
      Normal(.map(overrides), at: normal.span), over: expanded, as: type, scope: scope,
      made: { UsedNode(name: name, scope: inner, body: expanded, overrides: [$0], site: use.keySpan) })
  }

  /// Returns a definition's body with each `use` in it expanded.
  /// - Parameter scope: 0 if it sees only the spec's names.
  private mutating func writtenOut(
    _ body: Normal, of name: String, as type: ValueType, under key: NounKey?, scope: Int32, at span: Span
  ) -> Normal? {
    let place = WrittenKey(name: name, type: type, under: key, isInVariant: isInVariant)
    if scope == 0, let known = written[place], depth + known.height <= Self.greatestDepth {
      // After an error no values are needed.
      if diagnostics.hasErrors { return nil }
      deepest = max(deepest, depth + known.height)
      return produce(known.count, at: span) ? known.value : nil
    }
    let before = (produced: produced, deepest: deepest)
    deepest = depth
    let value = expansion(of: body, as: type, under: key, scope: scope).applied(to: body)
    let height = deepest - depth
    deepest = max(deepest, before.deepest)
    if scope == 0, let value {
      written[place] = Written(value: value, count: produced - before.produced, height: height)
    }
    return value
  }

  /// Merges the keys next to `use`, which see the names at the `use`, over a definition's body.
  /// - Parameter made: makes the record of the `use` from the expanded keys.
  private mutating func merge(
    _ overrides: Normal, over body: Normal, as type: ValueType, scope: Int32, made: (Normal) -> UsedNode
  ) -> Normal? {
    guard case .node = type else {
      guard let expanded = expand(overrides, as: type, scope: scope) else { return nil }
      var value = body.merged(with: expanded, as: type, keepsNulls: isInVariant)
      if type.keepsUse { value.used = made(expanded) }
      return value
    }
    if let kind = overrides.fields.first, NounID.node(kind.key) != nil {
      // A noun next to `use` is merged into a definition of the same kind, and replaces a definition of
      // another kind.
      guard let expanded = expand(overrides, as: type, scope: scope) else { return nil }
      var written = body
      written.used = nil
      return written.merged(with: expanded, as: type, keepsNulls: isInVariant)
    }
    guard let field = body.fields.first, let noun = NounID.node(field.key) else { return body }
    let type = ValueType.map(noun)
    guard let expanded = expand(overrides, as: type, scope: scope) else { return nil }
    for override in expanded.fields where SpecSchema.noun(noun).index(of: override.key) == nil {
      report(
        .unknownKey, "'\(override.key)' stands beside the use of \(SpecSchema.noun(noun).title)",
        at: override.keySpan)
    }
    return made(expanded).node
  }

  mutating func report(_ rule: RuleID, _ message: String, at span: Span) {
    diagnostics.report(Diagnostic(.error, rule: rule, message, at: span))
  }
}

extension ValueType {
  /// True if a map of this type records its definition.
  fileprivate var keepsUse: Bool {
    switch self {
    case .map, .headerOrFooter: true
    default: false
    }
  }
}
