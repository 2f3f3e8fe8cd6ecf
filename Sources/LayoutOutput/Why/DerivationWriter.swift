import LayoutSolver
import LayoutSpec
import LayoutText

/// Where a step of a derivation was written.
package struct DerivationSource: Sendable, Equatable {
  /// The spec path, with the keys that the step is about.
  package var path: String
  package var file: String
  package var line: Int
  package var column: Int
  /// What stands on the line.
  package var text: String

  package init(path: String, file: String, line: Int, column: Int, text: String) {
    self.path = path
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }
}

/// Derivations for people and for programs.
package struct DerivationWriter {
  let precision: Int
  let source: (DerivationStep.Place) -> DerivationSource?

  package init(precision: Int = 3, source: @escaping (DerivationStep.Place) -> DerivationSource?) {
    self.precision = precision
    self.source = source
  }

  func number(_ value: Double) -> String { decimalText(value, precision: precision) }

  /// A factor: with more decimals, so that a third can be told from 0.333.
  private func factor(_ value: Double) -> String { decimalText(value, precision: max(6, precision)) }

  // MARK: Text

  /// What is cut off from lines of the spec, in characters.
  private static let greatestLine = 44
  private static let greatestFormula = 76

  /// Writes a derivation as text: a line a step, then the rules.
  package func write(_ derivation: Derivation, of solution: Solution, to sink: ByteSink) {
    let scale = number(solution.environment.displayScale)
    sink.write(text: "\(heading(derivation.element, of: solution))\n")
    sink.write(text: "at scale \(scale): floor, round and ceil are to whole pixels, 1/\(scale) point each\n")
    let rows = derivation.steps.map { step in
      (quantity: step.quantity, formula: equation(step), source: step.place.flatMap(source), step: step)
    }
    let first = rows.map(\.quantity.count).max() ?? 0
    let second = min(Self.greatestFormula, rows.map(\.formula.count).max() ?? 0)
    let third = rows.compactMap { $0.step.rule?.id.count }.max() ?? 0
    let fourth = rows.compactMap { $0.source.map(place)?.count }.max() ?? 0
    var stage: String?
    for row in rows {
      if row.step.stage != stage { sink.write(text: "\n\(shownName(row.step.stage))\n") }
      stage = row.step.stage
      var line = "  \(shownName(row.quantity).padded(to: first))  \(row.formula.padded(to: second))"
      line += "  \((row.step.rule?.id ?? "").padded(to: third))"
      if let source = row.source {
        line += "  \(place(source).padded(to: fourth))  \(cut(source.text))"
      }
      sink.write(text: "\(trimmed(line))\n")
    }
    writeRules(of: derivation, to: sink)
  }

  private func writeRules(of derivation: Derivation, to sink: ByteSink) {
    var seen: Set<ModelRule> = []
    let rules = derivation.steps.compactMap(\.rule).filter { seen.insert($0).inserted }
    guard !rules.isEmpty else { return }
    sink.write("\nrules, each with its evidence (see layoutc-model(7))\n")
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      sink.write(
        text: "  \(rule.id.padded(to: width))  \(rule.evidence.rawValue.padded(to: 10))  \(rule.text)\n")
    }
  }

  private func place(_ source: DerivationSource) -> String {
    "\(shownName(source.file)):\(source.line):\(source.column)"
  }

  private func cut(_ text: String) -> String {
    let text = shownName(text)
    return text.count > Self.greatestLine ? "\(text.prefix(Self.greatestLine - 1))…" : text
  }

  private func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  private func heading(_ element: Element, of solution: Solution) -> String {
    let frame = element.frame
    let section = element.section.map { "\($0)" } ?? "layout"
    let kind = shortKind(solution.elementKinds[element.kind])
    var name: String
    switch element.category {
    case .cell: name = "cell \(section).\(element.item)"
    case .decoration: name = "decoration \(kind) of section \(section)"
    case .supplementary:
      let number = element.item > 0 ? ".\(element.item)" : ""
      name = "\(kind)@\(section)\(number)"
    }
    if element.category == .cell, let section = element.section,
      let id = solution.spec.sections[section].items.itemID(of: element.item)
    {
      name += " (\(id))"
    }
    return shownName(name)
      + ": x \(number(frame.x)), y \(number(frame.y)), \(number(frame.width)) x \(number(frame.height))"
  }

  /// A step as an equation.
  private func equation(_ step: DerivationStep) -> String {
    if case .number(let name, let value) = step.arithmetic {
      return name.isEmpty ? number(value) : "\(number(value)) (\(shownName(name)))"
    }
    if case .result(_, let name, let value) = step.arithmetic {
      return "\(number(value)) (\(shownName(name)))"
    }
    return "\(formula(step.arithmetic)) = \(number(step.result))"
  }

  /// Arithmetic with its names and numbers, as it would be written by hand.
  package func formula(_ arithmetic: Arithmetic) -> String {
    switch arithmetic {
    case .number(let name, let value):
      return name.isEmpty ? factor(value) : "\(shownName(name)) \(number(value))"
    case .result(_, let name, let value): return "\(shownName(name)) \(number(value))"
    case .sum(let terms):
      var text = ""
      for (index, term) in terms.enumerated() {
        if index > 0 || term.isNegative { text += term.isNegative ? (index > 0 ? " - " : "-") : " + " }
        text += term.isNegative || term.value.value < 0 ? grouped(term.value) : formula(term.value)
      }
      return text
    case .product(let left, let right): return "\(grouped(left)) * \(grouped(right))"
    case .quotient(let left, let right): return "\(grouped(left)) / \(grouped(right))"
    case .least(let left, let right): return "min(\(formula(left)), \(formula(right)))"
    case .greatest(let left, let right): return "max(\(formula(left)), \(formula(right)))"
    case .pixels(.down, let inner, _): return "floor(\(formula(inner)))"
    case .pixels(.nearest, let inner, _): return "round(\(formula(inner)))"
    case .pixels(.up, let inner, _): return "ceil(\(formula(inner)))"
    }
  }

  private func grouped(_ arithmetic: Arithmetic) -> String {
    switch arithmetic {
    case .sum, .product, .quotient: "(\(formula(arithmetic)))"
    default: formula(arithmetic)
    }
  }

  // MARK: JSON

  /// Writes derivations as one JSON object.
  package func writeJSON(_ derivations: [Derivation], of solution: Solution, to sink: ByteSink) {
    sink.write(
      json: .fields(["derivations": .array(derivations.map { json($0, of: solution) })]), indentation: 0)
    sink.write("\n")
  }

  private func json(_ derivation: Derivation, of solution: Solution) -> JSONValue {
    let element = derivation.element
    return .fields([
      "element": .fields([
        "category": .string(element.category.rawValue),
        "elementKind": element.category == .cell ? nil : .string(solution.elementKinds[element.kind]),
        "section": element.section.map { .integer($0) },
        "item": .integer(element.item),
        "x": numeral(element.frame.x), "y": numeral(element.frame.y),
        "width": numeral(element.frame.width), "height": numeral(element.frame.height),
        "zIndex": .integer(element.zIndex),
      ]),
      "steps": .array(derivation.steps.map(json)),
    ])
  }

  private func numeral(_ value: Double) -> JSONValue { .decimal(value, precision) }

  private func json(_ step: DerivationStep) -> JSONValue {
    .fields([
      "stage": .string(step.stage),
      "quantity": .string(step.quantity),
      "formula": .string(formula(step.arithmetic)),
      "operands": .array(
        step.arithmetic.operands.map { operand in
          switch operand {
          case .result(let earlier, let name, let value):
            .fields(["name": .string(name), "value": exact(value), "step": .integer(earlier)])
          case .number(let name, let value):
            .fields(["name": name.isEmpty ? nil : .string(name), "value": exact(value)])
          default: .fields([:])
          }
        }),
      "result": numeral(step.result),
      "source": step.place.flatMap(source).map {
        .fields([
          "path": .string($0.path), "file": .string($0.file), "line": .integer($0.line),
          "column": .integer($0.column),
        ])
      },
      "rule": step.rule.map {
        .fields(["id": .string($0.id), "evidence": .string($0.evidence.rawValue), "text": .string($0.text)])
      },
    ])
  }

  /// An operand: with more decimals than results, as what is computed from it has to come out.
  private func exact(_ value: Double) -> JSONValue { .decimal(value, 9) }
}
