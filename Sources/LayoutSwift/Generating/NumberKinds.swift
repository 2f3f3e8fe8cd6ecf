import LayoutReader
import LayoutSpec

/// Decides which names are `Int` in code: those with whole values that are used only where whole numbers fit.
struct NumberKinds {
  /// The names that are `Int`.
  private(set) var wholeNames: Set<Formula.Name>
  private var demanded: Set<Formula.Name> = []

  /// The keys that hold whole numbers.
  static let countKeys = Set(
    SpecSchema.specNouns.flatMap { SpecSchema.noun($0).keys }.filter { row in
      if case .number(let rule) = row.type { rule.isWhole } else { row.type == .columns }
    }.map(\.name))

  /// - Parameters:
  ///   - values: the names that may be whole, with their formulas. A name should come after those that its formula uses.
  ///   - forms: the forms that use them.
  ///   - known: other names that are whole.
  init(
    _ values: [(name: Formula.Name, formula: Formula)], in forms: [Form], known: Set<Formula.Name> = []
  ) {
    wholeNames = known.union(values.map(\.name))
    var before = -1
    while before != wholeNames.count {
      before = wholeNames.count
      for (name, formula) in values where !isRounded(formula) { wholeNames.remove(name) }
      demanded = []
      for form in forms { form.forEachFormula { demand($0, isWhole: Self.countKeys.contains($1)) } }
      for (name, formula) in values.reversed() {
        demand(formula, isWhole: wholeNames.contains(name) && !demanded.contains(name))
      }
      wholeNames.subtract(demanded.subtracting(known))
    }
  }

  /// True if Swift computes the formula only with whole numbers.
  func isWhole(_ formula: Formula) -> Bool {
    switch formula {
    case .number(let number): number.rounded() == number && number.magnitude < 1e9
    case .name(.data), .name(.systemVersion), .name(.place("index")), .name(.place("count")): true
    case .name(let name): wholeNames.contains(name)
    case .negation(let a): isWhole(a)
    case .arithmetic(let sign, let a, let b): sign != .divide && isWhole(a) && isWhole(b)
    case .choice(_, let a, let b): isWhole(a) && isWhole(b)
    case .function(.min, let all), .function(.max, let all), .function(.abs, let all),
      .function(.clamp, let all):
      all.allSatisfy(isWhole)
    case .bound(_, let a): isRounded(a)
    default: false
    }
  }

  /// True if the value is whole, if only because it is rounded.
  func isRounded(_ formula: Formula) -> Bool {
    switch formula {
    case .function(.floor, _), .function(.ceil, _), .function(.round, _): true
    case .function(.min, let all), .function(.max, let all): all.allSatisfy(isRounded)
    case .choice(_, let a, let b): isRounded(a) && isRounded(b)
    case .bound(_, let a): isRounded(a)
    default: isWhole(formula)
    }
  }

  private mutating func demand(_ formula: Formula, isWhole wanted: Bool) {
    switch formula {
    case .name(let name): if !wanted { demanded.insert(name) }
    case .comparison(_, let a, let b):
      let areWhole = isWhole(a) && isWhole(b)
      demand(a, isWhole: areWhole)
      demand(b, isWhole: areWhole)
    case .choice(let condition, let a, let b):
      demand(condition, isWhole: false)
      for part in [a, b] { demand(part, isWhole: wanted) }
    case .bound(_, let a): demand(a, isWhole: false)
    case .dimension, .word, .number, .boolean:
      for part in formula.parts { demand(part, isWhole: false) }
    default:
      let staysWhole = wanted && isWhole(formula)
      for part in formula.parts { demand(part, isWhole: staysWhole) }
    }
  }
}
