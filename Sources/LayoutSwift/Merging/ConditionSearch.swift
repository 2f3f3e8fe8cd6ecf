import LayoutSpec
import LayoutText

/// Finds conditions that tell apart the environments in which code builds different things.
///
/// A condition names only what the code read. Thresholds lie between two environments that were asked for; where exactly is found by asking
/// in bounds between them, and of the numbers that remain the roundest is taken.
struct ConditionSearch {
  /// Asks the code in another environment; nil where it builds nothing there.
  let ask: (Environment) -> BuiltLayout?

  /// What of a layout matters: equal texts are one case.
  typealias Classifier = (BuiltLayout) -> String?

  /// One case: what it is, and when; nil for the last of a chain.
  struct Case {
    var name: String
    var condition: String?
  }

  /// The cases of some layouts as a chain of conditions of which the first that holds counts, and those layouts with the ones that were met
  /// while they were told apart; nil where what the code read does not tell them apart.
  ///
  /// - Parameter properties: what the code read.
  func chain(
    _ layouts: [BuiltLayout], _ properties: [EnvironmentProperty], by classify: Classifier
  ) -> (cases: [Case], layouts: [BuiltLayout])? {
    var met: BuiltLayout?
    if let cases = cases(layouts, properties, by: classify, &met) { return (cases, layouts) }
    // What is built between two environments only is a case, too; one more of many is no case but a formula.
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

  /// A case that one condition tells from all others: the rarest first.
  private func next(
    _ layouts: [(BuiltLayout, String)], _ properties: [EnvironmentProperty], by classify: Classifier,
    _ met: inout BuiltLayout?
  ) -> Case? {
    var names: [String] = []
    for (_, name) in layouts where !names.contains(name) { names.append(name) }
    func count(_ name: String) -> Int { layouts.count { $0.1 == name } }
    // The cases of equal count stay in their order.
    let byCount = names.enumerated().sorted {
      (count($0.element), $0.offset) < (count($1.element), $1.offset)
    }.map(\.element)
    let words = WordCondition.conditions(on: properties, in: layouts.map(\.0.environment))
    /// The first condition that tells a case, of some that are made of words.
    func told(by conditions: [WordCondition]) -> Case? {
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
      if let found = told(by: words.filter { $0.isSecond == isSecond }) { return found }
    }
    for property in properties {
      if let found = threshold(layouts, property, by: classify, &met) { return found }
    }
    return told(by: WordCondition.pairs(of: words))
  }

  /// True if the code builds the case or another one as the condition says wherever nothing but the condition is another: what goes together on devices may not be the reason.
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

  /// The formulas of numbers for which a word chooses one of two lines.
  func choices(_ values: [LengthFormula.Value], _ properties: [EnvironmentProperty]) -> [LengthFormula] {
    WordCondition.conditions(on: properties, in: values.map(\.environment)).compactMap {
      LengthFormula(values, properties, when: $0)
    }
  }

  /// True if the code gives what a formula does at lengths between those that it comes from, too.
  ///
  /// - Parameter number: the number that a layout has.
  func confirms(
    _ formula: LengthFormula, of layouts: [BuiltLayout], number: (BuiltLayout) -> Double?
  ) -> Bool {
    /// True also where there is no such environment, or the code builds nothing there.
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
    // Each line that a condition chooses is tried for itself.
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

  /// The case of the environments in which a property is greatest, with the number from which on it holds.
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
    // What else the environment below is like may be the reason.
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

  /// The two numbers nearest to each other between which the code changes what it builds; nil where that does not hang on the property alone.
  ///
  /// - Parameters:
  ///   - isHigh: true if a layout is the one above the threshold, false for the one below; nil where it is neither.
  ///   - met: a layout between that is neither.
  private func narrowed(
    _ bracket: (low: Double, high: Double), _ environment: Environment, _ property: EnvironmentProperty,
    isHigh: (BuiltLayout) -> Bool?, _ met: inout BuiltLayout?
  ) -> (low: Double, high: Double)? {
    var (low, high) = bracket
    var environment = environment
    // Insets follow from bounds: what the property then is the answer says.
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
