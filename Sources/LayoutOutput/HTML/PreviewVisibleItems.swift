import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes a section's `visibleItems` as lists of steps that refer to their operands by index.
enum PreviewVisibleItems {
  static func write(of solution: Solution, section index: Int, _ object: inout PreviewJSON) {
    let container = solution.visibleItemsContainer(ofSection: index)
    object.member("container", [container.width, container.height])
    object.key("rules")
    let sink = object.sink
    // The page cannot call the handlers of code.
    let rules = solution.spec.sections[index].visibleItems.filter { $0.handled == nil }
    PreviewJSON.list(rules, to: sink) { rule in
      PreviewJSON.object(to: sink) {
        $0.key("targets")
        write(rule.targets, kinds: solution.elementKinds, to: sink)
        $0.key("steps")
        PreviewJSON.list(rule.program.steps, to: sink) { write($0, to: sink) }
        $0.key("sets")
        sink.write("{")
        for (place, output) in rule.outputs.enumerated() {
          if place > 0 { sink.write(",") }
          sink.write(scriptString: output.property.rawValue)
          sink.write(":")
          sink.write(integer: output.register)
        }
        sink.write("}")
      }
    }
  }

  /// Writes a category, or the numbers of element kinds as a list.
  private static func write(_ targets: VisibleItemRule.Targets, kinds names: [String], to sink: ByteSink) {
    switch targets {
    case .cells: sink.write("\"cell\"")
    case .supplementaries: sink.write("\"supplementary\"")
    case .decorations: sink.write("\"decoration\"")
    case .all: sink.write("\"all\"")
    case .kinds(let kinds):
      PreviewJSON.list(names.indices.filter { kinds.contains(names[$0]) }, to: sink) {
        sink.write(integer: $0)
      }
    }
  }

  private static func write(_ step: NumberProgram.Step, to sink: ByteSink) {
    func write(_ operation: String, _ operands: [Int]) {
      sink.write("[")
      sink.write(scriptString: operation)
      for operand in operands {
        sink.write(",")
        sink.write(integer: operand)
      }
      sink.write("]")
    }
    switch step {
    case .constant(let number):
      // The word of a trait is NaN, which JSON does not have.
      sink.write("[\"number\",")
      sink.write(text: number.isNaN ? "null" : number.description)
      sink.write("]")
    case .variable(let place): write("name", [place])
    case .negation(let child): write("neg", [child])
    case .not(let child): write("not", [child])
    case .arithmetic(let sign, let left, let right): write(sign.rawValue, [left, right])
    case .comparison(let sign, let left, let right): write(sign.rawValue, [left, right])
    case .logical(let word, let left, let right): write(word.rawValue, [left, right])
    case .choice(let condition, let then, let otherwise): write("if", [condition, then, otherwise])
    case .function(let function, let arguments): write(function.rawValue, arguments)
    // Formulas of visible items measure no text.
    case .textNumber, .textWidth, .textHeight: sink.write("[\"number\",null]")
    }
  }
}
