import LayoutSpec
import LayoutText

/// A condition on words of the environment, on its system, and on how a device is held.
struct WordCondition {
  /// In the language of expressions.
  let text: String
  let holds: (Environment) -> Bool
  /// Each makes of an environment in which the condition holds one in which a part of it does not, or only just does; nil where that cannot
  /// be.
  let turns: [(Environment) -> Environment?]
  /// True if it is tried where the others fail.
  var isSecond = false

  /// The first of some environments in which a turn ends the condition, so changed, else the first that it changes; nil where it changes
  /// none.
  func turned(by turn: (Environment) -> Environment?, in environments: [Environment]) -> Environment? {
    let turned = environments.filter(holds).compactMap(turn)
    return turned.first { !holds($0) } ?? turned.first
  }

  /// The conditions of one part on what code read.
  static func conditions(
    on properties: [EnvironmentProperty], in environments: [Environment]
  ) -> [WordCondition] {
    var result: [WordCondition] = []
    for property in properties {
      if case .version(let version, let all, let set) = property.value {
        result += comparisons(property.name, version, all, set, in: environments)
      }
      guard case .word(let word, let words, let set) = property.value else { continue }
      let seen = Set(environments.map(word))
      let known = words.filter(seen.contains)
      for some in choices(of: known) {
        let others = known.filter { !some.contains($0) }
        func text(_ words: [String], _ sign: String, _ word: String) -> String {
          words.map { "\(property.name) \(sign) \($0)" }.joined(separator: word)
        }
        result.append(
          WordCondition(
            text: some.count > others.count ? text(others, "!=", " and ") : text(some, "==", " or "),
            holds: { some.contains(word($0)) },
            turns: others.map { other in
              { environment in
                var result = environment
                set(&result, other)
                return result
              }
            }))
      }
    }
    for (first, second) in [("contentWidth", "contentHeight"), ("width", "height")] {
      if let width = properties.first(where: { $0.name == first }),
        let height = properties.first(where: { $0.name == second })
      {
        result += [isWide(width, height, orSquare: false), isWide(width, height, orSquare: true)]
      }
    }
    return result
  }

  /// The version is one or a later one, or an earlier one, for each that parts the environments.
  private static func comparisons(
    _ name: String, _ version: @escaping (Environment) -> Int, _ all: [Int],
    _ set: @escaping (inout Environment, Int) -> Void, in environments: [Environment]
  ) -> [WordCondition] {
    let seen = environments.map(version)
    guard let least = seen.min(), let greatest = seen.max() else { return [] }
    return [">=", "<"].flatMap { sign in
      zip(all, all.dropFirst()).filter { least < $1 && $1 <= greatest }.map { before, first in
        WordCondition(
          text: "\(name) \(sign) \(first)", holds: { (version($0) >= first) == (sign == ">=") },
          turns: [before, first].map { other in
            { environment in
              var result = environment
              set(&result, other)
              return result
            }
          }, isSecond: sign == "<")
      }
    }
  }

  /// Some of the words of a trait but not all, few before many: neighbours only, where there are many words.
  private static func choices(of words: [String]) -> [[String]] {
    let all: [[String]]
    if words.count > 5 {
      all = words.indices.flatMap { first in words[first...].indices.map { Array(words[first...$0]) } }
    } else {
      all = (1..<(1 << words.count)).map { bits in
        words.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
      }
    }
    return all.filter { $0.count < words.count }.sorted { $0.count < $1.count }
  }

  /// The width is greater than the height, or as great. The width alone may be what matters, or the height, or how much greater it is: each is
  /// changed by itself.
  private static func isWide(
    _ width: EnvironmentProperty, _ height: EnvironmentProperty, orSquare: Bool
  ) -> WordCondition {
    func number(_ property: EnvironmentProperty, _ environment: Environment) -> Double {
      property.number(environment) ?? .nan
    }
    let step = orSquare ? 1.0 : 0
    return WordCondition(
      text: "\(width.name) \(orSquare ? ">=" : ">") \(height.name)",
      holds: { environment in
        let (width, height) = (number(width, environment), number(height, environment))
        return orSquare ? width >= height : width > height
      },
      turns: [
        { height.changing($0, to: number(width, $0) + step) },
        { width.changing($0, to: number(height, $0) - step) },
        { height.changing($0, to: number(width, $0) + step - 1) },
      ])
  }

  /// The text beside an "and".
  private var operand: String { text.contains(" or ") ? "(\(text))" : text }

  /// Two conditions that both hold, or of which one holds.
  static func pairs(of conditions: [WordCondition]) -> [WordCondition] {
    conditions.indices.flatMap { index in
      conditions[(index + 1)...].flatMap { second in
        let first = conditions[index]
        return [
          WordCondition(
            text: "\(first.operand) and \(second.operand)", holds: { first.holds($0) && second.holds($0) },
            turns: first.turns + second.turns),
          WordCondition(
            text: "\(first.text) or \(second.text)", holds: { first.holds($0) || second.holds($0) },
            turns: first.turns + second.turns),
        ]
      }
    }
  }
}
