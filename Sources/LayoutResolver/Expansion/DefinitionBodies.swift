import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The definitions of a spec, and their bodies in normal form, one for each type that they are used as.
struct DefinitionBodies {
  private struct Key: Hashable {
    var name: String
    var type: ValueType
    var under: NounKey?
  }

  private let definitions: [String: NormalField]
  /// The names of the definitions, for suggestions.
  private lazy var names = WordList(definitions.keys.sorted())
  /// The names of the definitions that have been used.
  private var used: Set<String> = []
  private var bodies: [Key: Normal?] = [:]

  /// - Parameter definitions: in order of precedence.
  init(_ definitions: [NormalField]) {
    self.definitions = Dictionary(definitions.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The definitions that have not been used, in order.
  var unused: [NormalField] {
    definitions.values.filter { !used.contains($0.key) }.sorted { $0.keySpan.start < $1.keySpan.start }
  }

  func isUsed(_ name: String) -> Bool { used.contains(name) }

  /// Finds the definition of a name and marks it as used; reports an unknown name.
  mutating func find(_ name: String, at span: Span, into diagnostics: inout DiagnosticBag) -> NormalField? {
    if let definition = definitions[name] {
      used.insert(name)
      return definition
    }
    diagnostics.report(Self.undefined(name, among: &names, at: span))
    return nil
  }

  /// Returns the error for a `use` of an unknown definition.
  static func undefined(_ name: String, among definitions: inout WordList, at span: Span) -> Diagnostic {
    let near = definitions.nearest(to: name)
    var help = didYouMean(near)
    let names = definitions.words
    help.append(
      names.isEmpty ? "the spec has no define" : "defined are \(names.prefix(20).joined(separator: ", "))")
    return Diagnostic(
      .error, rule: .unknownName, "'\(name)' is not defined", at: span, help: help,
      fixes: renaming(name, to: near, at: span))
  }

  /// Returns a definition's body in the normal form of a type; made once for each type.
  /// - Parameter key: the key that contains the `use`, if it names a noun.
  mutating func body(
    of definition: NormalField, as type: ValueType, under key: NounKey?, at span: Span,
    into diagnostics: inout DiagnosticBag
  ) -> Normal? {
    guard case .raw(let raw) = definition.value.value else { return nil }
    let wanted = Key(name: definition.key, type: type, under: key)
    if let body = bodies[wanted] { return body }
    guard type.accepts(raw, under: key) else {
      // It is not kept in `bodies`, because every `use` should report it.
      diagnostics.report(
        Diagnostic(
          .error, rule: .invalidValue,
          "'\(definition.key)' is \(raw.title); expected \(key?.title ?? type.row.title)", at: span,
          secondary: [DiagnosticLabel(definition.keySpan, "defined here")],
          help: Self.help(definition.key, raw, as: type, under: key)))
      return nil
    }
    let errors = diagnostics.errorCount
    var body = raw.normalized(as: type, under: key, what: definition.key, into: &diagnostics)
    if let body, diagnostics.errorCount == errors {
      Self.refuseNulls(in: body, as: type, what: definition.key, into: &diagnostics)
    }
    if diagnostics.errorCount > errors { body = nil }
    bodies[wanted] = body
    return body
  }

  /// Returns help that shows how a definition of this kind can be used instead.
  private static func help(_ name: String, _ raw: RawValue, as type: ValueType, under key: NounKey?)
    -> [String]
  {
    if case .node = type, let noun = raw.bareNode {
      return ["write it under its key: \(noun.rawValue): {use: \(name)}"]
    }
    if let key, key.isNode, raw.isNode { return ["write {use: \(name)} without '\(key.rawValue)'"] }
    return []
  }

  /// Reports null in a definition, except in a variant and next to `use`, where it removes a key.
  private static func refuseNulls(
    in body: Normal, as type: ValueType, what: String, into diagnostics: inout DiagnosticBag
  ) {
    guard body.contents.contains(.nulls) else { return }
    switch body.value {
    case .null:
      diagnostics.report(
        Diagnostic(
          .error, rule: .invalidValue,
          "\(what) is null; null removes a key in variants and beside use only", at: body.span))
    case .list(let elements):
      for element in elements {
        refuseNulls(in: element, as: type.elementType, what: what, into: &diagnostics)
      }
    case .map(let fields):
      if case .map(.sectionVariant) = type { return }
      if fields.contains(where: { $0.key == SpecSchema.use }) { return }
      for field in fields where !(field.key == "item" && field.value.isNull) {
        refuseNulls(in: field.value, as: type.fieldType(of: field.key), what: field.key, into: &diagnostics)
      }
    case .boolean, .number, .text, .expression, .raw: break
    }
  }

  /// Reports names in `with` that the definition does not use, or that are reserved.
  static func checkNames(
    _ names: [NormalField], of body: Normal, definition: String, into diagnostics: inout DiagnosticBag
  ) {
    guard !names.isEmpty else { return }
    var referenced: Set<String> = []
    body.forEachExpression { text in
      guard let expression = try? Expression.parse(text) else { return }
      for reference in expression.references { referenced.insert(reference.name) }
    }
    for field in names {
      if let refusal = ReservedNames.refusal(of: field, among: names) {
        diagnostics.report(refusal)
      } else if !referenced.contains(field.key) {
        let near = nearestWord(to: field.key, among: referenced.sorted())
        diagnostics.report(
          Diagnostic(
            .error, rule: .unknownName, "the definition '\(definition)' does not use '\(field.key)'",
            at: field.keySpan,
            help: didYouMean(near),
            fixes: names.contains { $0.key == near } ? [] : renaming(field.key, to: near, at: field.keySpan)))
      }
    }
  }
}
