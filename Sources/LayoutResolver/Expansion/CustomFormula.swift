import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

extension Normal {
  /// Whether the map of a custom group has to be computed for each frame: by formula, with a `let`, or with expressions in its frames.
  var isFormula: Bool {
    field("count") != nil || field("frame") != nil || field("let") != nil
      || self["items"]?.hasExpressions == true
  }

  /// Whether a node or one below it is a custom group by formula.
  var hasFormulas: Bool { contains { $0.key == "custom" && $0.value.isFormula } }

  /// The node with the maps of its custom groups by formula replaced, in the order of the spec.
  func replacingFormulas(_ body: (Normal) -> Normal) -> Normal {
    switch value {
    case .list(let elements):
      return Normal(.list(elements.map { $0.replacingFormulas(body) }), at: span, scope: scope)
    case .map(let fields):
      let replaced = fields.map { field in
        let isFormula = field.key == "custom" && field.value.isFormula
        return NormalField(
          field.key, keySpan: field.keySpan,
          isFormula ? body(field.value) : field.value.replacingFormulas(body))
      }
      return Normal(.map(replaced), at: span, scope: scope)
    case .null, .boolean, .number, .text, .expression, .raw: return self
    }
  }

  /// The map of a custom group with its frames written out.
  func writing(_ frames: [CustomFrame]) -> Normal {
    let build = NormalBuilder(span: (field("count") ?? field("items"))?.keySpan ?? span)
    let items = frames.map { frame in
      let numbers = [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height]
      var fields = [("frame", build.list(numbers.map(build.number)))]
      if frame.zIndex != 0 { fields.append(("zIndex", build.number(Double(frame.zIndex)))) }
      return build.map(fields)
    }
    return removing("count", "frame", "zIndex", "let", "items")
      .setting("items", build.list(items), at: build.span).ordered(as: .map(.custom))
  }
}

/// Computes the frames of custom groups from their formulas.
struct CustomFormula {
  var evaluator: Evaluator
  var diagnostics: DiagnosticBag
  /// How many steps the spec's formulas may still take.
  var budget = Self.greatestWork

  /// The most steps that all formulas of a spec may take: each part of an expression, of a `let` too, is a step for each frame. One group
  /// has at most 1,000,000 frames, as any count.
  static let greatestWork = 100_000_000
  /// What a frame costs at least, in steps, for the room that it takes: a spec has at most 4,000,000 frames by formula.
  private static let leastWork = 25

  /// A number of a frame: written, or computed for each.
  private struct Part {
    var literal: Double?
    var expression: Expression?
    var normal: Normal
    var rule: NumberRule
    var what: String
    /// Whether the expression's sort is known to be right.
    var isChecked = false
  }

  /// Definitions of a `let` that stand in one place.
  private struct Definitions {
    var scope: Int32
    var definitions: LetDefinitions
  }

  /// What the expressions of one group see, by the place where they were written.
  private var names: [Int32: NameScope] = [:]

  init(evaluator: Evaluator, diagnostics: DiagnosticBag) {
    self.evaluator = evaluator
    self.diagnostics = diagnostics
  }

  /// The frames of a custom group whose box is known; nil after an error.
  mutating func frames(of map: Normal, in box: Extent) -> [CustomFrame]? {
    guard let definitions = definitions(map["let"]) else { return nil }
    let size = [("groupWidth", ExpressionValue.number(box.width)), ("groupHeight", .number(box.height))]
    if let items = map["items"]?.elements {
      return frames(items, definitions, size)
    }
    // Chosen: the count may depend on the group's box; it is the same for all frames.
    guard var countPart = part(map["count"], .count, "count"), let frame = map["frame"],
      let number = value(&countPart, NameTable(size), note: []),
      var parts = parts(frame, zIndex: map["zIndex"])
    else { return nil }
    let count = Int(number)
    guard take(count, parts, definitions, at: countPart.normal.span) else { return nil }
    var frames: [CustomFrame] = []
    frames.reserveCapacity(count)
    for index in 0..<count {
      guard let frame = self.frame(&parts, definitions, index: index, count: count, size) else { return nil }
      frames.append(frame)
    }
    return frames
  }

  private mutating func frames(
    _ items: [Normal], _ definitions: [Definitions], _ size: [(String, ExpressionValue)]
  ) -> [CustomFrame]? {
    var frames: [CustomFrame] = []
    for (index, item) in items.enumerated() {
      guard let frame = item["frame"], var parts = parts(frame, zIndex: item["zIndex"]),
        take(1, parts, definitions, at: item.span),
        let result = self.frame(&parts, definitions, index: index, count: items.count, size)
      else { return nil }
      frames.append(result)
    }
    return frames
  }

  private mutating func take(
    _ count: Int, _ parts: [Part], _ definitions: [Definitions], at span: Span
  ) -> Bool {
    let steps =
      parts.reduce(0) { $0 + ($1.expression?.nodes.count ?? 1) }
      + definitions.reduce(0) { $0 + $1.definitions.stepCount }
    budget -= count * max(Self.leastWork, steps)
    if budget >= 0 { return true }
    diagnostics.report(
      Diagnostic(
        .error, rule: "resource-limit",
        "the frames by formula of the spec take more than \(Self.greatestWork) steps to compute", at: span,
        help: ["give the groups fewer frames; a group repeats when they are used up"]))
    return false
  }

  /// One frame; nil after an error.
  private mutating func frame(
    _ parts: inout [Part], _ definitions: [Definitions], index: Int, count: Int,
    _ size: [(String, ExpressionValue)]
  ) -> CustomFrame? {
    var table = NameTable(
      [("index", .number(Double(index))), ("count", .number(Double(count)))] + size)
    for place in definitions {
      let (values, errors) = place.definitions.evaluated(
        seeing: (names[place.scope] ?? NameScope()).adding(table))
      for error in errors {
        diagnostics.report(error.diagnostic(of: "", at: error.definition?.span ?? Span(0, 0)))
      }
      guard errors.isEmpty else { return nil }
      table.take(values)
    }
    let lengths = size.map { decimalText($0.1.number ?? 0) }.joined(separator: " x ")
    let note = ["here index is \(index), and the group is \(lengths)"]
    var numbers: [Double] = []
    numbers.reserveCapacity(5)
    for place in parts.indices {
      guard let number = value(&parts[place], table, note: note) else { return nil }
      numbers.append(number)
    }
    return CustomFrame(
      frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      zIndex: numbers.count > 4 ? Int(numbers[4]) : 0)
  }

  private mutating func value(_ part: inout Part, _ table: NameTable, note: [String]) -> Double? {
    if let literal = part.literal { return literal }
    guard let expression = part.expression, let names = names[part.normal.scope] else { return nil }
    let scope = names.adding(table)
    do throws(ExpressionError) {
      if !part.isChecked {
        let sort = try expression.sort(in: scope)
        guard sort == .number else {
          throw ExpressionError(
            "the expression is \(sort.title); expected a number", at: expression.ranges[expression.root])
        }
        part.isChecked = true
      }
      guard let number = try expression.value(in: scope).number else { return nil }
      if part.rule.allows(number) { return number }
      var check = LiteralEvaluation(evaluator: evaluator, diagnostics: diagnostics)
      _ = check.checked(number, part.rule, part.what, part.normal.span, notes: note)
      diagnostics = check.diagnostics
      return nil
    } catch {
      var found = error.diagnostic(of: expression.text, at: part.normal.span)
      if part.isChecked { found.notes += note }
      diagnostics.report(found)
      return nil
    }
  }

  private mutating func parts(_ frame: Normal, zIndex: Normal?) -> [Part]? {
    var parts: [Part] = []
    for (index, number) in frame.elements.enumerated() {
      let what = ["x", "y", "width", "height"][min(index, 3)] + " of the frame"
      guard let part = part(number, index < 2 ? .points : .length, what) else { return nil }
      parts.append(part)
    }
    guard parts.count == 4 else { return nil }
    if let zIndex {
      guard let part = part(zIndex, .zIndex, "zIndex") else { return nil }
      parts.append(part)
    }
    return parts
  }

  private mutating func part(_ normal: Normal?, _ rule: NumberRule, _ what: String) -> Part? {
    guard let normal else { return nil }
    var part = Part(literal: normal.number, normal: normal, rule: rule, what: what)
    guard case .expression(let text) = normal.value else { return part.literal == nil ? nil : part }
    guard
      let (expression, scope) = evaluator.formula(
        text, scope: normal.scope, at: normal.span, into: &diagnostics)
    else { return nil }
    names[normal.scope] = scope
    part.expression = expression
    return part
  }

  /// The definitions of a group's `let` in order, those of one place together; nil after an error.
  private mutating func definitions(_ map: Normal?) -> [Definitions]? {
    var runs: [(scope: Int32, entries: [LetEntry])] = []
    for field in map?.fields ?? [] {
      if let refusal = ReservedNames.refusal(of: field.key) {
        diagnostics.report(
          Diagnostic(.error, rule: "invalid-value", refusal.message, at: field.keySpan, help: refusal.help))
        return nil
      }
      let entry: LetEntry
      switch field.value.value {
      case .number(let number): entry = LetEntry(field.key, .value(.number(number)), at: field.value.span)
      case .boolean(let boolean):
        entry = LetEntry(field.key, .value(.boolean(boolean)), at: field.value.span)
      case .expression(let text): entry = LetEntry(field.key, .expression(text), at: field.value.span)
      case .null, .text, .list, .map, .raw: continue
      }
      let scope = field.value.scope
      names[scope] = evaluator.names(scope, into: &diagnostics)
      if runs.last?.scope == scope {
        runs[runs.count - 1].entries.append(entry)
      } else {
        runs.append((scope, [entry]))
      }
    }
    return runs.map {
      Definitions(scope: $0.scope, definitions: LetDefinitions($0.entries, visibility: .earlier))
    }
  }
}

extension ExpressionValue {
  /// The number, if it is one.
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension NumberRule {
  /// Whether a number keeps the rule.
  fileprivate func allows(_ number: Double) -> Bool {
    number >= minimum && !(excludesMinimum && number == minimum) && abs(number) <= maximum
      && !(isWhole && number.rounded() != number)
  }
}
