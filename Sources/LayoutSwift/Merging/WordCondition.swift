import LayoutSpec
import LayoutText

/// A condition on traits, the system's version or the orientation.
struct WordCondition {
  /// The condition as an expression.
  let text: String
  let holds: (Environment) -> Bool
  /// Ways to change an environment in which the condition holds, so that a part of it fails or only just holds.
  /// They give `nil` where that is impossible.
  let turns: [(Environment) -> Environment?]
  /// True if it is tried only after the others.
  var isSecond = false

  /// Applies a change to each environment in which the condition holds. Returns the first result in which it
  /// holds no longer, or the first result if there is none.
  func turned(by turn: (Environment) -> Environment?, in environments: [Environment]) -> Environment? {
    let turned = environments.filter(holds).compactMap(turn)
    return turned.first { !holds($0) } ?? turned.first
  }

  /// The conditions on one trait or version that code read, and on the orientation.
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

  /// Comparisons with each version that lies between those of the environments.
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

  /// The proper subsets of a trait's words, small ones first. If there are many words, only runs of neighbours.
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

  /// A condition that compares width and height. Its turns change one of them at a time, because only one may matter.
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

  /// The text as an operand of `and`.
  private var operand: String { text.contains(" or ") ? "(\(text))" : text }

  /// Pairs of conditions, joined by `and` and by `or`.
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
