import LayoutSolver
import LayoutSpec
import Testing

/// What must hold for every layout, on seeded random ones.
@Suite struct SolverPropertyTests {
  static let seeds: Range<UInt64> = 0..<20
  static let specsPerSeed = 25

  private func forEachSpec(seed: UInt64, _ body: (Spec) -> Void) {
    var generator = RandomSpecs(seed: seed)
    for _ in 0..<Self.specsPerSeed { body(generator.spec()) }
  }

  /// Frames are finite and on device pixels; a lazily computed frame is the streamed one.
  @Test(arguments: seeds)
  func framesAreSound(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let solution = solve(spec, in: environment(393, 852, scale: 3))
      for element in elements(solution) {
        for number in [element.frame.x, element.frame.y, element.frame.width, element.frame.height] {
          #expect(number.isFinite)
          #expect(abs((number * 3).rounded() - number * 3) < 1e-6)
        }
        #expect(element.frame.width >= 0 && element.frame.height >= 0)
        if element.category == .cell, let section = element.section {
          #expect(solution.frame(ofItem: element.item, inSection: section) == element.frame)
        }
      }
    }
  }

  /// Every cell of a section whose group holds anything is laid out once, in order.
  @Test(arguments: seeds)
  func cellsComeOnceAndInOrder(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let solution = solve(spec, in: environment(393, 852))
      for index in spec.sections.indices {
        var items: [Int] = []
        solution.elements(ofSection: index).forEach { element in
          if element.category == .cell { items.append(element.item) }
          return true
        }
        #expect(items.isEmpty || items == Array(0..<spec.sections[index].items.count))
      }
    }
  }

  /// Twice the points at half the pixels a point is the same picture.
  @Test(arguments: seeds)
  func doubling(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let once = elements(solve(spec, in: environment(300, 500, scale: 2)))
      let twice = elements(solve(spec.doubled, in: environment(600, 1000, scale: 1)))
      #expect(once.count == twice.count)
      for (one, two) in zip(once, twice) {
        #expect(abs(two.frame.x - 2 * one.frame.x) < 1e-6 && abs(two.frame.y - 2 * one.frame.y) < 1e-6)
        #expect(
          abs(two.frame.width - 2 * one.frame.width) < 1e-6
            && abs(two.frame.height - 2 * one.frame.height) < 1e-6)
      }
    }
  }

  /// Exchanging the axes of a layout exchanges the axes of its frames.
  @Test(arguments: seeds)
  func transposing(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let upright = elements(solve(spec, in: environment(393, 852)))
      let across = elements(solve(spec.transposed, in: environment(852, 393)))
      #expect(upright.count == across.count)
      for (one, two) in zip(upright, across) {
        let swapped = Rect(x: two.frame.y, y: two.frame.x, width: two.frame.height, height: two.frame.width)
        #expect(one.frame == swapped, "\(one) \(two)")
      }
    }
  }

  /// One more cell at the end moves no earlier one: partial groups keep the full group's places.
  @Test(arguments: seeds)
  func addingACell(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      var spec = spec
      spec.sections = [spec.sections[0]]
      spec.sections[0].boundaryItems = []
      spec.configuration.boundaryItems = []
      let before = cells(solve(spec, in: environment(393, 852)))
      spec.sections[0].items = spec.sections[0].items.resized(to: spec.sections[0].items.count + 1)
      let after = cells(solve(spec, in: environment(393, 852)))
      #expect(Array(after.prefix(before.count)) == before)
    }
  }

  /// The elements of one zIndex are those of all that have it.
  @Test(arguments: seeds)
  func passesByZIndex(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let solution = solve(spec, in: environment(393, 852))
      for section in spec.sections.indices {
        var all: [Element] = []
        solution.elements(ofSection: section).forEach {
          all.append($0); return true
        }
        var passes: [Element] = []
        for zIndex in solution.elements(ofSection: section).zIndexes {
          solution.elements(ofSection: section).forEach(zIndex: zIndex) {
            passes.append($0); return true
          }
        }
        let sorted = all.enumerated().sorted {
          ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }
        #expect(passes == sorted.map(\.element))
      }
    }
  }

  /// The hull is that of all frames, within a pixel.
  @Test(arguments: seeds)
  func hull(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      let solution = solve(spec, in: environment(393, 852))
      for kinds in [[], [.group], [.group, .insets]] as [Set<ExplanatoryBox.Kind>] {
        var frames = elements(solution).map(\.frame)
        for section in spec.sections.indices {
          solution.forEachBox(ofSection: section) { box in
            if kinds.contains(box.kind) { frames.append(box.frame) }
            return true
          }
        }
        let hull = solution.hull(including: kinds)
        #expect((hull == nil) == frames.isEmpty)
        guard let hull else { continue }
        let pixel = 1 / solution.environment.displayScale + 1e-6
        #expect(abs(hull.x - (frames.map(\.x).min() ?? 0)) <= pixel)
        #expect(abs(hull.y - (frames.map(\.y).min() ?? 0)) <= pixel)
        #expect(abs(hull.x + hull.width - (frames.map { $0.x + $0.width }.max() ?? 0)) <= pixel)
        #expect(abs(hull.y + hull.height - (frames.map { $0.y + $0.height }.max() ?? 0)) <= pixel)
      }
    }
  }
}
