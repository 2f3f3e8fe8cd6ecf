import LayoutSolver
import LayoutText

/// Writes the derivations of a layout's first elements as indexes into a shared table of steps.
struct PreviewSteps {
  /// The maximum number of elements with steps on a page.
  static let greatestCount = 300

  let labels: LabeledSolution
  let shared: PreviewShared

  func write(to sink: ByteSink) {
    var elements: [Element] = []
    let room = Self.greatestCount - shared.explainedCount
    labels.solution.forEachElement {
      guard elements.count < room else { return false }
      elements.append($0)
      return true
    }
    shared.explainedCount += elements.count
    var derivations = Derivations(labels.solution)
    var places: [DerivationStep.Place: Int?] = [:]
    func number(of place: DerivationStep.Place) -> Int? {
      if let known = places[place] { return known }
      let number = labels.steps?(place).map { shared.places.number(of: $0) }
      places[place] = .some(number)
      return number
    }
    // Most steps of neighbors are the same.
    var last: [(step: DerivationStep, number: Int)] = []
    PreviewJSON.list(elements, to: sink) { element in
      let steps = derivations.derivation(of: element).steps
      if last.count > steps.count { last.removeLast(last.count - steps.count) }
      PreviewJSON.list(steps.indices, to: sink) { index in
        let step = steps[index]
        if index < last.count, last[index].step == step { return sink.write(integer: last[index].number) }
        let number = shared.steps.number(
          of: PreviewStep(step, place: step.place.flatMap(number), shared))
        if index < last.count { last[index] = (step, number) } else { last.append((step, number)) }
        sink.write(integer: number)
      }
    }
  }
}

/// A step of a derivation in the page's data.
struct PreviewStep: Hashable {
  private let stage: String
  private let quantity: String
  private let formula: String
  /// The name of a number, empty if it has none; `nil` for a computed value.
  private let name: String?
  private let result: Double
  /// The index of the step's place in the table of places, if any.
  private let place: Int?
  /// The index of the step's UIKit rule in the table of rules, if any.
  private let rule: Int?

  init(_ step: DerivationStep, place: Int?, _ shared: PreviewShared) {
    stage = step.stage
    quantity = step.quantity
    formula = shared.writer.formula(step.arithmetic)
    name =
      switch step.arithmetic {
      case .number(let name, _), .result(_, let name, _): name
      default: nil
      }
    result = step.result
    self.place = place
    rule = step.rule.map { shared.rules.number(of: $0) }
  }

  func write(precision: Int, to sink: ByteSink) {
    PreviewJSON.object(to: sink) {
      $0.member("stage", stage)
      $0.member("quantity", quantity)
      $0.member("formula", formula)
      if let name { $0.member("name", name) }
      $0.key("result")
      sink.write(decimal: result, precision: precision)
      if let place { $0.member("place", place) }
      if let rule { $0.member("rule", rule) }
    }
  }
}
