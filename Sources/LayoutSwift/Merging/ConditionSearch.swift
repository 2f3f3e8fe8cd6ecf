import LayoutSpec
import LayoutText

/// Finds conditions on the environment that tell apart the different layouts that code builds.
///
/// A condition names only properties that the code read. To find a threshold between two environments, the code is run in bounds between
/// them; of the numbers that remain possible, the roundest is taken.
struct ConditionSearch {
  /// Builds the layout of another environment; `nil` if the code builds nothing there.
  let ask: (Environment) -> BuiltLayout?

  /// Describes the part of a layout that matters. Layouts with equal texts are one case.
  typealias Classifier = (BuiltLayout) -> String?

  /// A case with its condition. The last case of a chain has none.
  struct Case {
    var name: String
    var condition: String?
  }

  /// The cases of some layouts as a chain of conditions: the first case whose condition holds counts. `nil` if no conditions separate them.
  ///
  /// - Parameter properties: the properties that the code read.
  /// - Returns: the cases, and the layouts, with one more if the search found another case.
  func chain(
    _ layouts: [BuiltLayout], _ properties: [EnvironmentProperty], by classify: Classifier
  ) -> (cases: [Case], layouts: [BuiltLayout])? {
    var met: BuiltLayout?
    if let cases = cases(layouts, properties, by: classify, &met) { return (cases, layouts) }
    // A layout found between two environments is one more case. If there are many cases already, a formula is likelier.
    guard let met, Set(layouts.map(classify)).count < 4 else { return nil }
    let layouts = layouts + [met]
    var ignored: BuiltLayout?
    return cases(layouts, properties, by: classify, &ignored).map { ($0, layouts) }
  }

  private func cases(
    _ layouts: [BuiltLayout], _ properties: [EnvironmentProperty], by classify: Classifier,
    _ met: inout BuiltLayout?
  ) -> [Case]? {
    var remaining = layouts.compactMap { layout in classify(layout).map { (layout, $0) } }
    guard remaining.count == layouts.count else { return nil }
    var cases: [Case] = []
    while Set(remaining.map(\.1)).count > 1 {
      guard let next = next(remaining, properties, by: classify, &met) else { return nil }
      cases.append(next)
      remaining.removeAll { $0.1 == next.name }
    }
    if let last = remaining.first { cases.append(Case(name: last.1)) }
    return cases
  }

  /// A case that one condition separates from all others. Rare cases are tried first.
  private func next(
    _ layouts: [(BuiltLayout, String)], _ properties: [EnvironmentProperty], by classify: Classifier,
    _ met: inout BuiltLayout?
  ) -> Case? {
    var names: [String] = []
    for (_, name) in layouts where !names.contains(name) { names.append(name) }
    func count(_ name: String) -> Int { layouts.count { $0.1 == name } }
    // Cases with equal counts keep their order.
    let byCount = names.enumerated().sorted {
      (count($0.element), $0.offset) < (count($1.element), $1.offset)
    }.map(\.element)
    let words = WordCondition.conditions(on: properties, in: layouts.map(\.0.environment))
    /// The first case that one of the conditions separates.
    func separated(by conditions: [WordCondition]) -> Case? {
      for name in byCount {
        for condition in conditions
        where layouts.allSatisfy({ condition.holds($0.0.environment) == ($0.1 == name) }) {
          let members = layouts.filter { $0.1 == name }.map(\.0.environment)
          if decides(condition, name, members, by: classify) {
            return Case(name: name, condition: condition.text)
          }
        }
      }
      return nil
    }
    for isSecond in [false, true] {
      if let found = separated(by: words.filter { $0.isSecond == isSecond }) { return found }
    }
    for property in properties {
      if let found = threshold(layouts, property, by: classify, &met) { return found }
    }
    return separated(by: WordCondition.pairs(of: words))
  }

  /// True if the condition decides whether the code builds the case, so that changing only the condition changes the case. Otherwise other
  /// properties of the devices may be the reason.
  ///
  /// - Parameter members: the environments of the case, in which the condition holds.
  private func decides(
    _ condition: WordCondition, _ name: String, _ members: [Environment], by classify: Classifier
  ) -> Bool {
    condition.turns.allSatisfy { turn in
      guard let other = condition.turned(by: turn, in: members).flatMap(ask) else { return true }
      return (classify(other) == name) == condition.holds(other.environment)
    }
  }

  // MARK: Formulas

  /// Formulas in which a condition chooses one of two lines.
  func choices(_ values: [LengthFormula.Value], _ properties: [EnvironmentProperty]) -> [LengthFormula] {
    WordCondition.conditions(on: properties, in: values.map(\.environment)).compactMap {
      LengthFormula(values, properties, when: $0)
    }
  }

  /// True if a formula gives the code's numbers at other lengths too, not only at those from which it was made.
  ///
  /// - Parameter number: reads the number from a layout.
  func confirms(
    _ formula: LengthFormula, of layouts: [BuiltLayout], number: (BuiltLayout) -> Double?
  ) -> Bool {
    /// True too if there is no such environment, or if the code builds nothing there.
    func isRight(in environment: Environment?) -> Bool {
      guard let layout = environment.flatMap(ask) else { return true }
      return number(layout).map {
        abs($0 - formula.value(layout.environment)) <= 1e-6 * max(1, abs($0))
      } ?? false
    }
    let sorted = layouts.map(\.environment)
      .compactMap { environment in formula.property.number(environment).map { (environment, length: $0) } }
      .sorted { $0.length < $1.length }
    for probe in formula.probes {
      guard isRight(in: sorted.last.flatMap { formula.property.changing($0.0, to: probe) }) else {
        return false
      }
    }
    if let condition = formula.condition {
      guard condition.turns.allSatisfy({ isRight(in: condition.turned(by: $0, in: sorted.map(\.0))) }) else {
        return false
      }
    }
    // If a condition chooses between two lines, each line is checked by itself.
    for side in [true, false] {
      let own = sorted.filter { formula.condition?.holds($0.0) ?? true == side }
      let gaps = zip(own, own.dropFirst()).filter { $1.length - $0.length > 20 }.suffix(4)
      for (low, high) in gaps.reversed() {
        let middle = ((low.length + high.length) / 2).rounded() + 1
        guard isRight(in: formula.property.changing(high.0, to: middle)) else { return false }
      }
    }
    return true
  }

  // MARK: Thresholds

  /// The case where a property is greatest, with the threshold above which it begins.
  private func threshold(
    _ layouts: [(BuiltLayout, String)], _ property: EnvironmentProperty, by classify: Classifier,
    _ met: inout BuiltLayout?
  ) -> Case? {
    let sorted = layouts.compactMap { layout, name in
      property.number(layout.environment).map { (value: $0, layout: layout, name: name) }
    }.sorted { $0.value < $1.value }
    guard sorted.count == layouts.count, let top = sorted.last,
      let first = sorted.firstIndex(where: { $0.name == top.name }), first > 0,
      sorted[first...].allSatisfy({ $0.name == top.name }), sorted[first - 1].value < sorted[first].value
    else { return nil }
    let bracket = (low: sorted[first - 1], high: sorted[first])
    guard
      let (low, high) = narrowed(
        (bracket.low.value, bracket.high.value), bracket.high.layout.environment, property,
        isHigh: { classify($0).flatMap { $0 == top.name ? true : $0 == bracket.low.name ? false : nil } },
        &met)
    else { return nil }
    // The reason may be another property of the lower environment: changes only this one there, to both sides of the threshold.
    for value in [low, high] {
      if let found = property.changing(bracket.low.layout.environment, to: value).flatMap(ask),
        let number = property.number(found.environment), number <= low || number >= high,
        classify(found) != (number >= high ? top.name : bracket.low.name)
      {
        return nil
      }
    }
    let condition: String
    if RoundNumber.roundness(high) > RoundNumber.roundness(low) {
      condition = "\(property.name) >= \(shortestText(high))"
    } else {
      condition = "\(property.name) > \(shortestText(low))"
    }
    return Case(name: top.name, condition: condition)
  }

  /// The nearest two numbers between which the layout changes; `nil` if the change depends on more than the property.
  ///
  /// - Parameters:
  ///   - isHigh: true for the layout above the threshold, false for the one below, `nil` for others.
  ///   - met: receives another layout found in between.
  private func narrowed(
    _ bracket: (low: Double, high: Double), _ environment: Environment, _ property: EnvironmentProperty,
    isHigh: (BuiltLayout) -> Bool?, _ met: inout BuiltLayout?
  ) -> (low: Double, high: Double)? {
    var (low, high) = bracket
    var environment = environment
    // Insets depend on bounds, so the number is read from the environment of the result.
    func tried(_ value: Double) -> (number: Double, layout: BuiltLayout)? {
      property.changing(environment, to: value).flatMap(ask).flatMap { layout in
        property.number(layout.environment).map { ($0, layout) }
      }
    }
    if let start = tried(low), start.number <= low, isHigh(start.layout) != false { return nil }
    while let middle = RoundNumber.between(low, high) {
      guard let found = tried(middle), low < found.number, found.number < high else { return nil }
      guard let isFoundHigh = isHigh(found.layout) else {
        met = met ?? found.layout
        return nil
      }
      if isFoundHigh {
        (high, environment) = (found.number, found.layout.environment)
      } else {
        low = found.number
      }
    }
    return (low, high)
  }
}
