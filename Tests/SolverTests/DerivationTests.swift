import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// A derivation ends in the solver's frame, and its arithmetic is right, on seeded random layouts.
@Suite struct DerivationTests {
  static let seeds = 0..<UInt64(exampleCount(2, of: 16))
  static let specsPerSeed = 25

  @Test(arguments: seeds)
  func endsInTheFrame(seed: UInt64) {
    var generator = RandomSpecs(seed: seed &+ 9000)
    for number in 0..<Self.specsPerSeed {
      var spec = generator.anySpec(isMeasured: number % 3 == 0)
      if generator.random.oneIn(3) {
        // Sections that repeat, and sections that begin between pixels.
        spec.sections += (0..<Int(generator.random.whole(1...4))).flatMap { _ in spec.sections.suffix(2) }
        if generator.random.oneIn(2) { spec.configuration.interSectionSpacing /= 7 }
      }
      var environment = generator.environment(393, 700, scale: generator.random.oneIn(2) ? 3 : 2)
      if generator.random.oneIn(3) { environment.layoutDirection = .rtl }
      let solution = solve(spec.renumbered(), in: environment)
      solution.forEachElement { element in
        let what = "seed \(seed), spec \(number), \(element)"
        check(solution.derivation(of: element), endsIn: element.frame, zIndex: element.zIndex, what)
        return true
      }
      for section in solution.sections.indices {
        let what = "seed \(seed), spec \(number), section \(section)"
        check(solution.derivation(ofSection: section), endsIn: solution.frame(ofSection: section), what)
      }
    }
  }

  private func check(
    _ derivation: Derivation, endsIn frame: Rect, zIndex expected: Int? = nil, _ what: String
  ) {
    #expect(derivation.frame == frame, "\(what)")
    #expect(derivation.steps.suffix(4).map(\.quantity) == ["x", "y", "width", "height"], "\(what)")
    #expect(derivation.steps.count < 120, "\(what)")
    let zIndex = derivation.steps.first { $0.quantity == "zIndex" }
    #expect(zIndex?.result == expected.map(Double.init), "\(what)")
    for step in derivation.steps {
      let value = recomputed(step.arithmetic)
      let isSame = abs(value - step.result) <= 1e-6 * max(1, abs(step.result))
      #expect(isSame, "\(step.stage): \(step.quantity) is \(step.result), not \(value): \(what)")
      for operand in step.arithmetic.operands {
        guard case .result(let earlier, _, let value) = operand else { continue }
        #expect(derivation.steps[earlier].result == value, "\(step.stage): \(step.quantity): \(what)")
      }
    }
  }

  /// The arithmetic, computed in another way.
  private func recomputed(_ arithmetic: Arithmetic) -> Double {
    switch arithmetic {
    case .number(_, let value), .result(_, _, let value): return value
    case .sum(let terms):
      var sum = 0.0
      for term in terms { sum += recomputed(term.value) * (term.isNegative ? -1 : 1) }
      return sum
    case .product(let left, let right): return recomputed(left) * recomputed(right)
    case .quotient(let left, let right): return recomputed(left) / recomputed(right)
    case .least(let left, let right): return min(recomputed(left), recomputed(right))
    case .greatest(let left, let right): return max(recomputed(left), recomputed(right))
    case .pixels(let rounding, let inner, let scale):
      let pixels = recomputed(inner) * scale
      switch rounding {
      case .down: return (pixels + 0.001).rounded(.down) / scale
      case .up: return (pixels - 0.002).rounded(.up) / scale
      case .nearest:
        let nudged = pixels < 0 ? pixels - 1e-6 : pixels + 1e-6
        return nudged.rounded(.toNearestOrAwayFromZero) / scale
      }
    }
  }

  /// A third of a row, step by step.
  @Test func tellsAThird() throws {
    let item = Node.item(Item(id: NodeID(rawValue: 5), size: .full))
    let group = Group(
      id: NodeID(rawValue: 4), size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .line(
        LineContent(
          axis: .horizontal, subitems: [item], repetition: .equalShares(count: 3),
          interItemSpacing: .fixed(8))))
    let section = Section(
      id: NodeID(rawValue: 3), name: "0", items: ItemList(count: 7), group: group,
      contentInsets: Insets(leading: 16, trailing: 16))
    let environment = Environment(container: Extent(width: 393, height: 852), displayScale: 3)
    let solution = solve(Spec(sections: [section]), in: environment)
    let cell = try #require(solution.cell(5, inSection: 0))
    let derivation = solution.derivation(of: cell)
    #expect(derivation.frame == cell.frame)
    let share = try #require(derivation.steps.first { $0.rule == .countedGroups })
    #expect(share.arithmetic.operands.map(\.value) == [345, 3])
    #expect(share.result == 115)
    #expect(share.place == DerivationStep.Place(NodeID(rawValue: 4), ["count"]))
    let room = try #require(derivation.steps.first { $0.rule == .groupBase })
    #expect(room.arithmetic.operands.map(\.value) == [393, 16, 16])
  }
}

extension Spec {
  /// The same with a unique id for every boundary item and decoration, as in specs from files.
  fileprivate func renumbered() -> Spec {
    var next: Int32 = 1000
    func fresh() -> NodeID {
      next += 1
      return NodeID(rawValue: next)
    }
    var spec = self
    for index in spec.configuration.boundaryItems.indices {
      spec.configuration.boundaryItems[index].id = fresh()
    }
    for section in spec.sections.indices {
      for index in spec.sections[section].boundaryItems.indices {
        spec.sections[section].boundaryItems[index].id = fresh()
      }
      for index in spec.sections[section].decorationItems.indices {
        spec.sections[section].decorationItems[index].id = fresh()
      }
    }
    return spec
  }
}
