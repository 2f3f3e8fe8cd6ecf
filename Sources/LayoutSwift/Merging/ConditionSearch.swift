import LayoutSpec
import LayoutText

/// Finds conditions that tell apart the environments in which code builds different things.
///
/// A condition names only what the code read. Thresholds lie between two environments that were asked for; where exactly is found by asking
/// in bounds between them, and of the numbers that remain the roundest is taken.
struct ConditionSearch {
  /// Asks the code in another environment; nil where it builds nothing there, or has been asked often enough.
  let ask: (Environment) -> BuiltLayout?

  /// What of a layout matters: equal texts are one case.
  typealias Classifier = (BuiltLayout) -> String?

  /// One case: what it is, and when; nil for the last of a chain.
  struct Case {
    var name: String
    var condition: String?
  }

  /// The cases of some layouts as a chain of conditions of which the first that holds counts; nil where what the code read does not tell them
  /// apart.
  ///
  /// - Parameter section: the section that the cases are about; nil for the whole layout.
  func chain(_ layouts: [BuiltLayout], section: Int?, by classify: Classifier) -> [Case]? {
    var remaining = layouts.compactMap { layout in classify(layout).map { (layout, $0) } }
    guard remaining.count == layouts.count else { return nil }
    let reads = layouts.reduce(into: Set()) { $0.formUnion($1.reads(ofSection: section)) }
    var cases: [Case] = []
    while Set(remaining.map(\.1)).count > 1 {
      guard let next = next(remaining, reads, by: classify) else { return nil }
      cases.append(next)
      remaining.removeAll { $0.1 == next.name }
    }
    if let last = remaining.first { cases.append(Case(name: last.1)) }
    return cases
  }

  /// A case that one condition tells from all others: the rarest first.
  private func next(
    _ layouts: [(BuiltLayout, String)], _ reads: Set<String>, by classify: Classifier
  ) -> Case? {
    var names: [String] = []
    for (_, name) in layouts where !names.contains(name) { names.append(name) }
    func count(_ name: String) -> Int { layouts.reduce(0) { $0 + ($1.1 == name ? 1 : 0) } }
    // The cases of equal count stay in their order.
    let byCount = names.enumerated().sorted {
      ($0.offset, count($0.element)) < ($1.offset, count($1.element))
    }
    .sorted { count($0.element) < count($1.element) }.map(\.element)
    let atoms = Self.wordConditions(reads, layouts.map(\.0.environment))
    func holds(_ isTrue: (Environment) -> Bool, only name: String) -> Bool {
      layouts.allSatisfy { isTrue($0.0.environment) == ($0.1 == name) }
    }
    for name in byCount {
      let atom = atoms.first { holds($0.holds, only: name) && decides($0, name, layouts, by: classify) }
      if let atom { return Case(name: name, condition: atom.text) }
    }
    for property in EnvironmentProperty.read(reads) {
      if let found = threshold(layouts, property, by: classify) { return found }
    }
    for name in byCount {
      for (index, first) in atoms.enumerated() {
        for second in atoms[(index + 1)...] {
          if holds({ first.holds($0) && second.holds($0) }, only: name) {
            return Case(name: name, condition: "\(first.text) and \(second.text)")
          }
          if holds({ first.holds($0) || second.holds($0) }, only: name) {
            return Case(name: name, condition: "\(first.text) or \(second.text)")
          }
        }
      }
    }
    return nil
  }

  /// The formula of numbers for which a word chooses one of two lines; nil where there is none.
  func choice(_ values: [LengthFormula.Value], _ reads: Set<String>) -> LengthFormula? {
    Self.wordConditions(reads, values.map(\.environment)).lazy.compactMap {
      LengthFormula(values, reads, when: $0.text, holds: $0.holds)
    }.first
  }

  /// True if the code gives what a formula does in bounds between those that it comes from, too.
  ///
  /// - Parameter number: the number that a layout has.
  func confirms(
    _ formula: LengthFormula, of layouts: [BuiltLayout], number: (BuiltLayout) -> Double?
  ) -> Bool {
    /// Nil where the code cannot be asked.
    func isRight(in environment: Environment) -> Bool? {
      ask(environment).map { layout in
        number(layout).map { abs($0 - formula.value(layout.environment)) <= 1e-6 * max(1, $0) } ?? false
      }
    }
    let sorted = layouts.map(\.environment).sorted { $0.container.width < $1.container.width }
    for turn in formula.turns {
      guard let environment = sorted.last.flatMap({ formula.property?.changing($0, to: turn) }) else {
        continue
      }
      if isRight(in: environment) == false { return false }
    }
    var confirmed = 0
    for (first, second) in zip(sorted, sorted.dropFirst()).reversed() where confirmed < 4 {
      let (low, high) = (first.container.width, second.container.width)
      guard high - low > 20 else { continue }
      var environment = second
      environment.container.width = ((low + high) / 2).rounded() + 1
      guard let isRight = isRight(in: environment) else { return true }
      if !isRight { return false }
      confirmed += 1
    }
    return true
  }

  // MARK: Words

  private struct WordCondition {
    let text: String
    let holds: (Environment) -> Bool
    /// An environment in which it holds made one in which it does not; nil where no trait alone decides it.
    var turned: ((Environment) -> Environment?) = { _ in nil }
  }

  /// True if the code builds another case where nothing but the word is another: what goes together on devices may not be the reason.
  private func decides(
    _ condition: WordCondition, _ name: String, _ layouts: [(BuiltLayout, String)], by classify: Classifier
  ) -> Bool {
    guard let member = layouts.first(where: { $0.1 == name })?.0,
      let turned = condition.turned(member.environment), let other = ask(turned)
    else { return true }
    return classify(other) != name
  }

  /// The conditions on words that code read, and on how a device is held.
  private static func wordConditions(_ reads: Set<String>, _ environments: [Environment]) -> [WordCondition] {
    var result: [WordCondition] = []
    for property in EnvironmentProperty.read(reads) {
      guard case .word(let word) = property.value else { continue }
      for known in Set(environments.map(word)).sorted() {
        let others = environments.filter { word($0) != known }
        result.append(
          WordCondition(
            text: "\(property.name) == \(known)", holds: { word($0) == known },
            turned: { environment in others.first.flatMap { property.taking(from: $0, into: environment) } }))
      }
    }
    let names = EnvironmentProperty.read(reads).map(\.name)
    if !reads.isDisjoint(with: EnvironmentProperty.orientations) || names.contains("contentWidth") {
      result.append(
        WordCondition(text: "contentWidth > contentHeight") { $0.container.width > $0.container.height })
    }
    if names.contains("width") {
      result.append(
        WordCondition(text: "width > height") {
          $0.container.width - $0.safeArea.leading - $0.safeArea.trailing > $0.container.height
        })
    }
    return result
  }

  // MARK: Thresholds

  /// The case of the environments in which a property is greatest, with the number from which on it holds.
  private func threshold(
    _ layouts: [(BuiltLayout, String)], _ property: EnvironmentProperty, by classify: Classifier
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
        isHigh: { classify($0).map { $0 == top.name ? true : $0 == bracket.low.name ? false : nil } ?? nil })
    else { return nil }
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
  /// - Parameter isHigh: true if a layout is the one above the threshold, false for the one below; nil where it is neither.
  private func narrowed(
    _ bracket: (low: Double, high: Double), _ environment: Environment, _ property: EnvironmentProperty,
    isHigh: (BuiltLayout) -> Bool?
  ) -> (low: Double, high: Double)? {
    var (low, high) = bracket
    func side(_ value: Double) -> Bool?? {
      property.changing(environment, to: value).flatMap(ask).map(isHigh)
    }
    if let start = side(low), start != false { return nil }
    while let middle = RoundNumber.between(low, high), let found = side(middle) {
      guard let found else { return nil }
      if found { high = middle } else { low = middle }
    }
    // Who was not asked in between any more takes the roundest number.
    if let middle = RoundNumber.between(low, high), high - low > 1 { return (middle, high) }
    return (low, high)
  }
}
