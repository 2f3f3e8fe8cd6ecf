import LayoutSolver
import LayoutSpec
import LayoutText

/// The place of a derivation's step in the spec.
package struct DerivationSource: Sendable, Equatable {
  /// The path in the spec, including the step's keys.
  package var path: String
  package var file: String
  package var line: Int
  package var column: Int
  /// The text of the line.
  package var text: String

  package init(path: String, file: String, line: Int, column: Int, text: String) {
    self.path = path
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }
}

/// Writes derivations as text and as JSON.
package struct DerivationWriter {
  let precision: Int
  /// The maximum number of characters per line of text.
  let columns: Int
  let source: (DerivationStep.Place) -> DerivationSource?
  /// The values that layout code was given in place of unknown ones.
  private let assumptions: [Assumption]

  package init(
    precision: Int = 3, columns: Int = 100, assumptions: [Assumption] = [],
    source: @escaping (DerivationStep.Place) -> DerivationSource?
  ) {
    self.precision = precision
    self.columns = columns
    self.assumptions = assumptions
    self.source = source
  }

  /// The assumed values that an element or a section rests on.
  func assumptions(of subject: Derivation.Subject) -> [Assumption] {
    let section: Int? =
      switch subject {
      case .element(let element): element.section
      case .section(let index, _): index
      }
    return assumptions.filter { $0.concerns(section: section) }
  }

  func number(_ value: Double) -> String { decimalText(value, precision: precision) }

  /// Formats a factor, with more decimals to distinguish 1/3 from 0.333.
  private func factor(_ value: Double) -> String { decimalText(value, precision: max(6, precision)) }

  /// Formats arithmetic as a formula with its names and numbers.
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

  package func writeJSON(_ derivations: [Derivation], of solution: Solution, to sink: ByteSink) {
    sink.write(
      json: .fields(["version": 1, "derivations": .array(derivations.map { json($0, of: solution) })]),
      indentation: 0)
    sink.write("\n")
  }

  private func json(_ derivation: Derivation, of solution: Solution) -> JSONValue {
    let assumed = assumptions(of: derivation.subject)
    return .fields([
      "element": subject(derivation.subject, of: solution),
      "assumed": assumed.isEmpty ? nil : .array(assumed.map(\.json)),
      "steps": .array(derivation.steps.map(json)),
    ])
  }

  private func subject(_ subject: Derivation.Subject, of solution: Solution) -> JSONValue {
    switch subject {
    case .element(let element):
      .fields([
        "category": .string(element.category.rawValue),
        "elementKind": element.category == .cell ? nil : .string(solution.elementKinds[element.kind]),
        "section": element.section.map { .integer($0) },
        "item": .integer(element.item),
        "x": numeral(element.frame.x), "y": numeral(element.frame.y),
        "width": numeral(element.frame.width), "height": numeral(element.frame.height),
        "zIndex": .integer(element.zIndex),
      ])
    case .section(let index, let frame):
      .fields([
        "category": "section",
        "section": .integer(index),
        "id": solution.spec.sections[index].isNamed ? .string(solution.spec.sections[index].name) : nil,
        "items": .integer(solution.spec.sections[index].items.count),
        "x": numeral(frame.x), "y": numeral(frame.y),
        "width": numeral(frame.width), "height": numeral(frame.height),
      ])
    }
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

  /// Formats an operand, with more decimals than results have, so that the formula gives the result.
  private func exact(_ value: Double) -> JSONValue { .decimal(value, 9) }
}
