import LayoutDiagnostics
import LayoutReader

extension LiteralEvaluation {
  /// The limit for the values that the `let` of a custom group has in all its frames together.
  private static let greatestNameCount = 1_000_000

  /// Evaluates everything in a custom group that does not depend on the group's box; formulas stay formulas.
  mutating func custom(_ map: Normal) -> Normal? {
    let perFrame = map.fields.filter { $0.key == "let" || SpecSchema.perFrameKeys.contains($0.key) }
    let isValid = checkExpressions(Normal(.map(perFrame), at: map.span), as: .map(.custom), what: "custom")
    let isFormula =
      map[CustomKeys.items] == nil
      || !Self.names(in: perFrame).isDisjoint(with: ["groupWidth", "groupHeight"])
    let own = Set(map[CustomKeys.let]?.fields.map(\.key) ?? [])
    let fields = map.fields.compactMap { field -> NormalField? in
      let value: Normal?
      switch field.key {
      case _ where !isValid && perFrame.contains { $0.key == field.key }: value = nil
      case "items" where !isFormula: value = frames(field.value, seeing: map[CustomKeys.let]?.fields ?? [])
      case "let" where !isFormula: value = nil
      case "let", "items", "frame", "zIndex": value = substituted(field.value, keeping: own)
      default:
        evaluator.namesOfFrames = own
        value = literal(field.value, as: SpecSchema.type(of: field.key, in: .custom), what: field.key)
        evaluator.namesOfFrames = []
      }
      return value.map { NormalField(field.key, keySpan: field.keySpan, $0) }
    }
    return isValid ? Normal(.map(fields), at: map.span) : nil
  }

  /// Evaluates frames that are written one by one; each has `index`, `count` and the group's own names.
  private mutating func frames(_ items: Normal, seeing names: [NormalField]) -> Normal? {
    guard items.hasExpressions else { return items }
    guard items.elements.count * names.count <= Self.greatestNameCount else {
      diagnostics.report(
        Diagnostic(
          .error, rule: .resourceLimit,
          "the group's let has more than \(Self.greatestNameCount) values, \(names.count) for each frame",
          at: items.span))
      return nil
    }
    defer { frameNames = nil }
    let type = SpecSchema.type(of: "items", in: .custom).elementType
    let frames = items.elements.enumerated().compactMap { index, frame -> Normal? in
      guard frame.hasExpressions else { return frame }
      var table = NameTable([
        ("index", .number(Double(index))), ("count", .number(Double(items.elements.count))),
      ])
      for field in names { table.define(field.key, entry(field, seeing: table)) }
      frameNames = table
      return literal(frame, as: type, what: "items")
    }
    return Normal(.list(frames), at: items.span)
  }

  private mutating func entry(_ field: NormalField, seeing table: NameTable) -> NameEntry {
    switch field.value.value {
    case .number(let number): .value(.number(number))
    case .boolean(let boolean): .value(.boolean(boolean))
    case .expression(let text):
      evaluator.entry(
        field.key, text, scope: field.value.scope, at: field.value.span, adding: table, into: &diagnostics)
    case .null, .text, .list, .map, .raw: .unknown(.number)
    }
  }

  /// Returns the names in the fields' expressions.
  private static func names(in fields: [NormalField]) -> Set<String> {
    var names: Set<String> = []
    for field in fields {
      field.value.forEachExpression { text in
        guard let expression = try? Expression.parse(text) else { return }
        for reference in expression.references { names.insert(reference.name) }
      }
    }
    return names
  }
}
