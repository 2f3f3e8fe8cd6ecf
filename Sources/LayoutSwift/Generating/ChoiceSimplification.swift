extension Formula {
  /// The choice between two values, in the simplest form.
  static func choosing(_ condition: Formula, _ then: Formula, else otherwise: Formula) -> Formula {
    Formula.choice(condition, then, otherwise).simplified
  }

  /// A choice with more conditions than this is not simplified.
  private static let greatestConditionCount = 6

  /// The choice, simplified if it depends on at most one condition. This is found by trying all values of its conditions.
  private var simplified: Formula {
    var conditions: [Formula] = []
    collectConditions(into: &conditions)
    guard conditions.count <= Self.greatestConditionCount else { return self }
    var values: [Formula] = []
    for row in 0..<(1 << conditions.count) {
      values.append(
        value { condition in conditions.firstIndex(of: condition).map { row >> $0 & 1 == 1 } ?? false })
    }
    // The indexes of the conditions that make a difference.
    let needed = conditions.indices.filter { place in
      values.indices.contains { values[$0] != values[$0 ^ (1 << place)] }
    }
    guard let place = needed.first else { return values[0] }
    guard needed.count == 1 else { return self }
    return .either(conditions[place], values[1 << place], values[0])
  }

  private static func either(_ condition: Formula, _ then: Formula, _ otherwise: Formula) -> Formula {
    if then == .boolean(true), otherwise == .boolean(false) { return condition }
    if then == .boolean(false), otherwise == .boolean(true) { return condition.opposite }
    return .choice(condition, then, otherwise)
  }

  /// Collects the conditions of choices, without `and`, `or` and `not`. Stops at more than `greatestConditionCount`.
  private func collectConditions(into conditions: inout [Formula]) {
    guard conditions.count <= Self.greatestConditionCount,
      case .choice(let condition, let then, let otherwise) = self
    else { return }
    condition.collectAtoms(into: &conditions)
    then.collectConditions(into: &conditions)
    otherwise.collectConditions(into: &conditions)
  }

  private func collectAtoms(into atoms: inout [Formula]) {
    switch self {
    case .logical(_, let a, let b):
      a.collectAtoms(into: &atoms)
      b.collectAtoms(into: &atoms)
    case .not(let a): a.collectAtoms(into: &atoms)
    case .boolean: break
    default:
      if atoms.count <= Self.greatestConditionCount, !atoms.contains(self) { atoms.append(self) }
    }
  }

  private func value(_ holds: (Formula) -> Bool) -> Formula {
    guard case .choice(let condition, let then, let otherwise) = self else { return self }
    return condition.truth(holds) ? then.value(holds) : otherwise.value(holds)
  }

  private func truth(_ holds: (Formula) -> Bool) -> Bool {
    switch self {
    case .logical(.and, let a, let b): a.truth(holds) && b.truth(holds)
    case .logical(.or, let a, let b): a.truth(holds) || b.truth(holds)
    case .not(let a): !a.truth(holds)
    case .boolean(let boolean): boolean
    default: holds(self)
    }
  }
}
