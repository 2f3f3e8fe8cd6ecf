import LayoutReader
import LayoutSpec
import LayoutText

extension ConditionSpace {
  /// More comparisons are not looked at.
  private static let greatestComparisonCount = 64

  /// The space of all expressions of a spec, also of those in variants and definitions that are not used now.
  ///
  /// - Parameters:
  ///   - files: the spec and what it includes, as text.
  ///   - names: the `let`s, the strongest first.
  ///   - values: what wins over them.
  package init(
    in files: [SourceFile], names: [NormalField],
    values: [(name: String, value: ResolveOptions.NamedValue)] = []
  ) {
    let numbers = Expression.constants(names, given: values)
    var comparisons: [Comparison] = []
    var found: Set<Comparison> = []
    for file in files where file.holds("${") {
      file.forEachComparison { text in
        guard let expression = try? Expression.parse(text) else { return }
        let values = expression.numbers(numbers)
        for comparison in expression.nodes.compactMap({ expression.comparison($0, values) }) {
          // The number of cells is none of the environment's.
          if case .number(.itemCount, _, _) = comparison { continue }
          guard comparisons.count < Self.greatestComparisonCount, found.insert(comparison).inserted else {
            continue
          }
          comparisons.append(comparison)
        }
      }
    }
    self.init(comparisons: comparisons)
  }

  /// True if all environments are one to the spec.
  package var isEmpty: Bool { comparisons.isEmpty }

  /// True if it asks for the idiom.
  package var asksForIdiom: Bool {
    comparisons.contains { if case .trait("userInterfaceIdiom", _, _) = $0 { true } else { false } }
  }

  /// How the comparisons come out in an environment: environments with the same answers are one to the spec.
  package func answers(in environment: Environment) -> [Bool] {
    let surroundings = Surroundings(environment)
    return comparisons.map { $0.holds(in: surroundings) }
  }
}

extension SourceFile {
  /// Goes through all that looks like an expression with a comparison, wherever it stands.
  fileprivate func forEachComparison(_ body: (String) -> Void) {
    let close = UInt8(ascii: "}")
    var place = bytes.startIndex
    // The first bracket that closes, from the place on: looked for once, however many open before it.
    var end = bytes.startIndex
    while let dollar = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
      place = dollar + 1
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "{") else { continue }
      if end < place {
        guard let next = bytes[place...].firstIndex(of: close) else { return }
        end = next
      }
      guard end - dollar < Expression.greatestLength,
        bytes[place..<end].contains(where: { 0x3C...0x3E ~= $0 })
      else { continue }
      body(String(decoding: bytes[dollar...end], as: UTF8.self))
    }
  }
}
