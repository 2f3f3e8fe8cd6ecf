import LayoutSolver
import LayoutSpec
import LayoutText

// Derivations as text: each step has its quantity, then its equation and rule, and below these its place in
// the spec.

extension DerivationWriter {
  /// The maximum width of the quantity column, in characters; longer quantities get their own line.
  private static let greatestQuantity = 28
  /// The minimum width of the text after the quantity column, in characters.
  private static let leastRoom = 20

  /// Writes a derivation and its rules as text.
  package func write(_ derivation: Derivation, of solution: Solution, to sink: ByteSink) {
    let scale = number(solution.environment.displayScale)
    sink.write(text: "\(heading(derivation.subject, of: solution))\n")
    let pixels = "at scale \(scale): floor, round and ceil are to whole pixels, 1/\(scale) point each"
    for line in wrapped(pixels.split(separator: " "), width: columns) { sink.write(text: "\(line)\n") }
    let longest = derivation.steps.map { shownName($0.quantity).count }.max() ?? 0
    let column = 4 + min(longest, Self.greatestQuantity, max(0, columns / 3 - 4))
    var stage: String?
    for step in derivation.steps {
      if step.stage != stage { sink.write(text: "\n\(shownName(step.stage))\n") }
      stage = step.stage
      write(step, column: column, to: sink)
    }
    writeAssumptions(of: derivation, to: sink)
    writeRules(of: derivation, to: sink)
  }

  private func writeAssumptions(of derivation: Derivation, to sink: ByteSink) {
    let assumed = assumptions(of: derivation.subject)
    guard !assumed.isEmpty else { return }
    sink.write("\nassumed values, which the app may set otherwise (see --assume)\n")
    for assumption in assumed {
      let value = "\(shownName(assumption.name)) = \(shownName(assumption.value))"
      sink.write(text: "  \(value)  \(shownName(assumption.file)):\(assumption.line)\n")
    }
  }

  private func write(_ step: DerivationStep, column: Int, to sink: ByteSink) {
    let margin = "".padded(to: column)
    let quantity = shownName(step.quantity)
    let words = parts(of: equation(step)) + (step.rule.map { ["[\($0.id)]"] } ?? [])
    var lines = wrapped(words, width: max(Self.leastRoom, columns - column))[...]
    if quantity.count + 4 <= column {
      sink.write(text: "  \(quantity.padded(to: column - 2))\(lines.popFirst() ?? "")\n")
    } else {
      sink.write(text: "  \(quantity)\n")
    }
    for line in lines { sink.write(text: "\(margin)\(line)\n") }
    guard let source = step.place.flatMap(source) else { return }
    let place = "\(shownName(source.file)):\(source.line):\(source.column)"
    let room = columns - column - place.count - 2
    sink.write(text: "\(margin)\(place)\(room < Self.leastRoom ? "" : "  \(cut(source.text, to: room))")\n")
  }

  private func writeRules(of derivation: Derivation, to sink: ByteSink) {
    var seen: Set<ModelRule> = []
    let rules = derivation.steps.compactMap(\.rule).filter { seen.insert($0).inserted }
    guard !rules.isEmpty else { return }
    sink.write("\nrules, each with its evidence (see layoutc-model(7))\n")
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      let head = "  \(rule.id.padded(to: width))  \(rule.evidence.rawValue.padded(to: 10))  "
      let room = columns - head.count
      // In a narrow terminal, the text of a rule is below its id.
      let isBeside = room >= 2 * Self.leastRoom
      let lines = wrapped(rule.text.split(separator: " "), width: isBeside ? room : columns - 4)
      if !isBeside { sink.write(text: "  \(rule.id)  \(rule.evidence.rawValue)\n") }
      for (index, line) in lines.enumerated() {
        let margin = isBeside ? (index == 0 ? head : "".padded(to: head.count)) : "    "
        sink.write(text: "\(margin)\(line)\n")
      }
    }
  }

  /// Splits an equation before its operators, for wrapping.
  private func parts(of equation: String) -> [String] {
    var parts: [String] = []
    for word in equation.split(separator: " ") {
      let isOperator = ["+", "-", "*", "/", "="].contains(word)
      if isOperator || parts.isEmpty || parts[parts.count - 1].last == "," {
        parts.append(String(word))
      } else {
        parts[parts.count - 1] += " \(word)"
      }
    }
    return parts
  }

  private func cut(_ text: String, to width: Int) -> String {
    let text = shownName(text)
    return text.count > width ? "\(text.prefix(width - 1))…" : text
  }

  package func heading(_ subject: Derivation.Subject, of solution: Solution) -> String {
    let (name, frame) =
      switch subject {
      case .element(let element): (self.name(of: element, in: solution), element.frame)
      case .section(let index, let frame): (self.name(ofSection: index, in: solution), frame)
      }
    return shownName(name)
      + ": x \(number(frame.x)), y \(number(frame.y)), \(number(frame.width)) x \(number(frame.height))"
  }

  private func name(ofSection index: Int, in solution: Solution) -> String {
    let section = solution.spec.sections[index]
    let id = section.isNamed ? " (\(section.name))" : ""
    return "section \(index)\(id) with \(counted(section.items.count, "item"))"
  }

  private func name(of element: Element, in solution: Solution) -> String {
    let section = element.section.map { "\($0)" } ?? "layout"
    let kind = shortKind(solution.elementKinds[element.kind])
    switch element.category {
    case .decoration: return "decoration \(kind) of section \(section)"
    case .supplementary:
      let items = element.section.map { solution.spec.sections[$0].boundaryItems } ?? []
      // Badges are numbered from 0 in their section; headers and footers have no number.
      let isBadge = element.section != nil && !items.contains { $0.id == element.node }
      let number = isBadge || element.item > 0 ? ".\(element.item)" : ""
      return "\(kind)@\(section)\(number)"
    case .cell:
      let id = element.section.flatMap { solution.spec.sections[$0].items.itemID(of: element.item) }
      return "cell \(section).\(element.item)" + (id.map { " (\($0))" } ?? "")
    }
  }

  /// Returns the equation of a step.
  package func equation(_ step: DerivationStep) -> String {
    if case .number(let name, let value) = step.arithmetic {
      return name.isEmpty ? number(value) : "\(number(value)) (\(shownName(name)))"
    }
    if case .result(_, let name, let value) = step.arithmetic {
      return "\(number(value)) (\(shownName(name)))"
    }
    return "\(formula(step.arithmetic)) = \(number(step.result))"
  }
}
