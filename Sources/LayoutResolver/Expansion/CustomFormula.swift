import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Evaluates the frames of custom groups from formulas whose names and sorts have been checked, but not their
/// values.
struct CustomFormula {
  /// The names that every expression sees. Those of the spec's `let` and of `with` have already been replaced
  /// by their values.
  let names: NameScope
  let scopes: DefinitionScopes
  /// The number of steps left for the spec's formulas.
  private(set) var budget: Int

  /// The limit for the steps of all formulas in a spec. Each part of an expression, also in a `let`, is one
  /// step per frame. Like any other count, the number of frames in a group is at most 1,000,000.
  let greatestWork: Int
  private(set) var diagnostics: DiagnosticBag
  /// The least cost of a frame, in steps, because it takes memory: a spec has at most 4,000,000 computed
  /// frames.
  private static let leastWork = 25

  /// A number of a frame: a constant or a formula.
  private struct Part {
    var literal: Double?
    var expression: Expression?
    /// The expression if it is the text at the span, otherwise empty.
    var written = ""
    var span: Span
    var rule: NumberRule
    var what: String
  }

  /// Returns the frames of a custom group in its box; `nil` after an error.
  mutating func frames(of map: Normal, in box: Extent) -> [CustomFrame]? {
    guard let definitions = definitions(map[CustomKeys.let]) else { return nil }
    let size = [("groupWidth", ExpressionValue.number(box.width)), ("groupHeight", .number(box.height))]
    if let items = map[CustomKeys.items]?.elements { return frames(items, definitions, size) }
    guard let count = whole(map[CustomKeys.count]), let frame = map[CustomKeys.frame],
      let parts = parts(frame, zIndex: map[CustomKeys.zIndex]),
      take(count, parts, definitions, at: map[CustomKeys.count]?.span ?? map.span)
    else { return nil }
    var program = builder(definitions, count: count, size).flatMap { FrameProgram(parts, $0) }
    var frames: [CustomFrame] = []
    frames.reserveCapacity(count)
    for index in 0..<count {
      // The first frame is evaluated without the program, to report errors in the `let`; so is one with an
      // invalid number, to report why.
      if index > 0, let frame = program?.frame(index) {
        frames.append(frame)
        continue
      }
      guard let frame = self.frame(parts, definitions, index: index, count: count, size) else { return nil }
      frames.append(frame)
    }
    return frames
  }

  private mutating func frames(
    _ items: [Normal], _ definitions: LetDefinitions, _ size: [(String, ExpressionValue)]
  ) -> [CustomFrame]? {
    let builder = builder(definitions, count: items.count, size)
    var frames: [CustomFrame] = []
    for (index, item) in items.enumerated() {
      guard let frame = item[CustomFrameKeys.frame],
        let parts = parts(frame, zIndex: item[CustomFrameKeys.zIndex]),
        take(1, parts, definitions, at: item.span)
      else { return nil }
      var program = index > 0 ? builder.flatMap { FrameProgram(parts, $0) } : nil
      guard
        let result = program?.frame(index)
          ?? self.frame(parts, definitions, index: index, count: items.count, size)
      else { return nil }
      frames.append(result)
    }
    return frames
  }

  /// A program that computes the frames.
  private struct FrameProgram {
    private let program: NumberProgram
    private var registers: [Double]
    private let outputs: [(register: Int, rule: NumberRule)]

    /// - Parameter builder: has the names of the group's `let`.
    /// - Returns: `nil` if an expression uses a dimension.
    init?(_ parts: [Part], _ builder: ProgramBuilder) {
      var builder = builder
      var outputs: [(Int, NumberRule)] = []
      for part in parts {
        let register =
          part.literal.map { builder.add($0) } ?? part.expression.flatMap { builder.add($0) }
        guard let register else { return nil }
        outputs.append((register, part.rule))
      }
      program = builder.program
      registers = program.registers
      self.outputs = outputs
    }

    /// Returns a frame; `nil` if one of its numbers has no value or is out of range.
    mutating func frame(_ index: Int) -> CustomFrame? {
      program.run([Double(index)], in: &registers)
      for output in outputs where !output.rule.allows(registers[output.register]) { return nil }
      return CustomFrame(outputs.map { registers[$0.register] })
    }
  }

  /// Returns a builder with the names of a group's `let`; `nil` if one of them uses a dimension.
  private func builder(
    _ definitions: LetDefinitions, count: Int, _ size: [(String, ExpressionValue)]
  ) -> ProgramBuilder? {
    let scope = names.adding(NameTable([("count", .number(Double(count)))] + size))
    var builder = ProgramBuilder(scope, variables: ["index": 0])
    for definition in definitions.definitions {
      let register: Int?
      switch definition.body {
      case .value(.number(let number)): register = builder.add(number)
      case .value(.boolean(let boolean)): register = builder.add(boolean ? 1 : 0)
      case .expression(let expression): register = builder.add(expression)
      case .value, .failed: register = nil
      }
      guard let register else { return nil }
      builder.define(definition.place.name, register)
    }
    return builder
  }

  private mutating func take(
    _ count: Int, _ parts: [Part], _ definitions: LetDefinitions, at span: Span
  ) -> Bool {
    let steps = parts.reduce(definitions.stepCount) { $0 + ($1.expression?.nodes.count ?? 1) }
    budget -= count * max(Self.leastWork, steps)
    if budget >= 0 { return true }
    diagnostics.report(
      Diagnostic(
        .error, rule: .resourceLimit,
        "the frames by formula of the spec take more than \(greatestWork) steps to compute", at: span,
        help: ["give the groups fewer frames; a group repeats when they are used up"]))
    return false
  }

  private mutating func frame(
    _ parts: [Part], _ definitions: LetDefinitions, index: Int, count: Int,
    _ size: [(String, ExpressionValue)]
  ) -> CustomFrame? {
    var scope = names.adding(
      NameTable([("index", .number(Double(index))), ("count", .number(Double(count)))] + size))
    if !definitions.definitions.isEmpty {
      let (values, errors) = definitions.evaluated(seeing: scope)
      for error in errors {
        diagnostics.report(error.diagnostic(of: "", at: error.definition?.span ?? Span(0, 0)))
      }
      guard errors.isEmpty else { return nil }
      scope = scope.adding(values)
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(5)
    for part in parts {
      guard let number = value(part, scope) else {
        let lengths = size.map { decimalText($0.1.number ?? 0) }.joined(separator: " x ")
        return refuse(part, scope, note: "here index is \(index), and the group is \(lengths)")
      }
      numbers.append(number)
    }
    return CustomFrame(numbers)
  }

  private func value(_ part: Part, _ scope: NameScope) -> Double? {
    if let literal = part.literal { return literal }
    guard let number = try? part.expression?.value(in: scope).number else { return nil }
    return part.rule.allows(number) ? number : nil
  }

  /// Reports why a number is missing or out of range.
  private mutating func refuse(_ part: Part, _ scope: NameScope, note: String) -> CustomFrame? {
    guard let expression = part.expression else { return nil }
    do throws(ExpressionError) {
      guard let number = try expression.checkedValue(in: scope).number else { return nil }
      var check = LiteralEvaluation(names, scopes: scopes, diagnostics: diagnostics)
      _ = check.checked(number, part.rule, part.what, part.span, notes: [note])
      diagnostics = check.diagnostics
    } catch {
      var found = error.diagnostic(of: part.written, at: part.span)
      found.notes.append(note)
      diagnostics.report(found)
    }
    return nil
  }

  private mutating func parts(_ frame: Normal, zIndex: Normal?) -> [Part]? {
    var parts: [Part] = []
    for (index, number) in frame.elements.enumerated() {
      let what = ["x", "y", "width", "height"][min(index, 3)] + " of the frame"
      guard let part = part(number, index < 2 ? .points : .length, what) else { return nil }
      parts.append(part)
    }
    guard parts.count == 4 else { return nil }
    guard let zIndex else { return parts }
    return part(zIndex, .zIndex, "zIndex").map { parts + [$0] }
  }

  private mutating func part(_ normal: Normal, _ rule: NumberRule, _ what: String) -> Part? {
    var part = Part(literal: normal.number, span: normal.span, rule: rule, what: what)
    guard case .expression(let text) = normal.value else { return part.literal == nil ? nil : part }
    if normal.scope != Normal.rewritten { part.written = text }
    do throws(ExpressionError) {
      part.expression = try Expression.parse(text)
      return part
    } catch {
      diagnostics.report(error.diagnostic(of: text, at: normal.span))
      return nil
    }
  }

  /// Returns the definitions in a group's `let`, each of which sees the earlier ones; `nil` after an error.
  private mutating func definitions(_ map: Normal?) -> LetDefinitions? {
    var entries: [LetEntry] = []
    for field in map?.fields ?? [] {
      if let refusal = ReservedNames.refusal(of: field, among: map?.fields ?? []) {
        diagnostics.report(refusal)
        return nil
      }
      if let entry = LetEntry(field) { entries.append(entry) }
    }
    return LetDefinitions(entries, visibility: .earlier)
  }
}

extension CustomFrame {
  /// A frame from x, y, width, height and, if present, zIndex.
  fileprivate init(_ numbers: [Double]) {
    self.init(
      frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      zIndex: numbers.count > 4 ? Int(numbers[4]) : 0)
  }
}

extension ExpressionValue {
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
