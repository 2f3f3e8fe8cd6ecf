import LayoutReader
import LayoutSpec
import LayoutText

extension ConditionSpace {
  /// The greatest number of comparisons that are checked.
  private static let greatestComparisonCount = 64

  /// The space of all expressions in a spec, including those in unused variants and definitions.
  /// - Parameters:
  ///   - files: the texts of the spec and the included files.
  ///   - names: the `let`s, in order of precedence.
  ///   - values: the values that override the `let`s.
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
          // The number of cells does not depend on the environment.
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

  /// True if no expression compares anything in the environment.
  package var isEmpty: Bool { comparisons.isEmpty }

  package var asksForIdiom: Bool {
    comparisons.contains { if case .trait("userInterfaceIdiom", _, _) = $0 { true } else { false } }
  }

  /// Returns the outcomes of the comparisons in an environment; the spec cannot distinguish environments with
  /// the same outcomes.
  package func answers(in environment: Environment) -> [Bool] {
    let surroundings = Surroundings(environment)
    return comparisons.map { $0.holds(in: surroundings) }
  }
}

extension SourceFile {
  /// Calls `body` with every `${…}` in the text that contains a comparison sign.
  fileprivate func forEachComparison(_ body: (String) -> Void) {
    var place = bytes.startIndex
    while let dollar = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
      place = dollar + 1
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "{") else { continue }
      // Only as far as the next expression, so that many of them without an end take no longer.
      let rest = bytes[place...].prefix(Expression.greatestLength)
      let next = rest.firstIndex(of: UInt8(ascii: "$")) ?? rest.endIndex
      guard let end = bytes[place..<next].endOfExpression(from: place + 1),
        bytes[place..<end].contains(where: { 0x3C...0x3E ~= $0 })
      else { continue }
      body(String(decoding: bytes[dollar...end], as: UTF8.self))
    }
  }
}
