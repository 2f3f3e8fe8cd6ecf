import LayoutSpec

/// A condition on words of the environment, and on how a device is held.
struct WordCondition {
  /// In the language of expressions.
  let text: String
  let holds: (Environment) -> Bool
  /// Each makes of an environment in which the condition holds one in which a part of it does not; nil where that cannot be.
  let turns: [(Environment) -> Environment?]

  /// The first of some environments in which a turn ends the condition, so changed; nil where it does in none.
  func broken(by turn: (Environment) -> Environment?, in environments: [Environment]) -> Environment? {
    environments.lazy.filter(holds).compactMap(turn).first { !holds($0) }
  }

  /// The conditions of one part on what code read.
  static func conditions(on reads: Set<String>, in environments: [Environment]) -> [WordCondition] {
    var result: [WordCondition] = []
    for property in EnvironmentProperty.read(reads) {
      guard case .word(let word, _) = property.value else { continue }
      // One environment for each word.
      let examples = Dictionary(environments.map { (word($0), $0) }, uniquingKeysWith: { first, _ in first })
        .sorted { $0.key < $1.key }
      for (known, _) in examples {
        let others = examples.filter { $0.key != known }.map(\.value)
        result.append(
          WordCondition(
            text: "\(property.name) == \(known)", holds: { word($0) == known },
            turns: others.map { other in { property.taking(from: other, into: $0) } }))
      }
    }
    let names = EnvironmentProperty.read(reads).map(\.name)
    if !reads.isDisjoint(with: EnvironmentProperty.orientations) || names.contains("contentWidth") {
      result.append(isWide(.contentWidth, .contentHeight))
    }
    if names.contains("width") { result.append(isWide(.width, .height)) }
    return result
  }

  /// The width is greater than the height. The width alone may be what matters, or the height: either is changed by itself.
  private static func isWide(_ width: EnvironmentProperty, _ height: EnvironmentProperty) -> WordCondition {
    func number(_ property: EnvironmentProperty, _ environment: Environment) -> Double {
      property.number(environment) ?? .nan
    }
    return WordCondition(
      text: "\(width.name) > \(height.name)", holds: { number(width, $0) > number(height, $0) },
      turns: [
        { height.changing($0, to: number(width, $0) + 1) },
        { width.changing($0, to: number(height, $0) - 1) },
      ])
  }

  /// Two conditions that both hold, or of which one holds.
  static func pairs(of conditions: [WordCondition]) -> [WordCondition] {
    conditions.indices.flatMap { index in
      conditions[(index + 1)...].flatMap { second in
        let first = conditions[index]
        return [
          WordCondition(
            text: "\(first.text) and \(second.text)", holds: { first.holds($0) && second.holds($0) },
            turns: first.turns + second.turns),
          WordCondition(
            text: "\(first.text) or \(second.text)", holds: { first.holds($0) || second.holds($0) },
            turns: first.turns + second.turns),
        ]
      }
    }
  }
}
