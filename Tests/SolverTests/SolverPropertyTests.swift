import LayoutSolver
import LayoutSpec
import TestSupport
import Testing

/// Properties of every layout, on seeded random ones.
@Suite struct SolverPropertyTests {
  static let seeds = 0..<UInt64(exampleCount(3, of: 20))
  static let specsPerSeed = 25

  private func forEachSpec(seed: UInt64, _ body: (Spec) -> Void) {
    var generator = RandomSpecs(seed: seed)
    for _ in 0..<Self.specsPerSeed { body(generator.spec()) }
  }

  /// Calls `body` with random specs and environments of a size, scrolled and inset.
  /// - Parameter measured: true to include layouts of measured cells.
  private func forEachLayout(
    seed: UInt64, _ width: Double, _ height: Double, scale: Double = 2, measured: Bool = false,
    _ body: (Spec, Environment) -> Void
  ) {
    var generator = RandomSpecs(seed: seed)
    for _ in 0..<Self.specsPerSeed {
      body(generator.spec(), generator.environment(width, height, scale: scale))
    }
    for _ in 0..<(measured ? Self.specsPerSeed : 0) {
      body(generator.measuredSpec(), generator.environment(width, height, scale: scale))
    }
  }

  /// Frames are finite and on device pixels; a lazily computed frame equals the streamed one.
  @Test(arguments: seeds)
  func framesAreSound(seed: UInt64) {
    forEachLayout(seed: seed, 393, 852, scale: 3) { spec, environment in
      var environment = environment
      if spec.sections.count == 2 { environment.layoutDirection = .rtl }
      let solution = solve(spec, in: environment)
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

  /// Every cell is laid out once, in order, unless its group is empty.
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

  /// Doubled points at half the display scale give the same picture.
  @Test(arguments: seeds)
  func doubling(seed: UInt64) {
    forEachLayout(seed: seed, 300, 500) { spec, environment in
      let once = elements(solve(spec, in: environment))
      let twice = elements(solve(spec.doubled, in: environment.doubled))
      #expect(once.count == twice.count)
      for (one, two) in zip(once, twice) {
        #expect(abs(two.frame.x - 2 * one.frame.x) < 1e-6 && abs(two.frame.y - 2 * one.frame.y) < 1e-6)
        #expect(
          abs(two.frame.width - 2 * one.frame.width) < 1e-6
            && abs(two.frame.height - 2 * one.frame.height) < 1e-6)
        #expect(one.isPinned == two.isPinned)
      }
    }
  }

  /// Exchanging the axes of a layout exchanges the axes of its frames, of its sections and of their rows.
  @Test(arguments: seeds)
  func transposing(seed: UInt64) {
    forEachLayout(seed: seed, 393, 852) { spec, environment in
      let upright = solve(spec, in: environment)
      let across = solve(spec.transposed, in: environment.transposed)
      let pairs = zip(elements(upright), elements(across))
      #expect(elements(upright).count == elements(across).count)
      for (one, two) in pairs {
        #expect(one.frame == two.frame.transposed && one.zIndex == two.zIndex, "\(one) \(two)")
      }
      for index in spec.sections.indices {
        #expect(upright.frame(ofSection: index) == across.frame(ofSection: index).transposed)
        let rows = (upright.sections[index].orthogonalRow, across.sections[index].orthogonalRow)
        #expect(rows.0?.offset == rows.1?.offset && rows.0?.maxOffset == rows.1?.maxOffset)
        #expect(rows.0?.restingOffsets.count == rows.1?.restingOffsets.count)
      }
    }
  }

  /// Right to left, every frame is mirrored about the content, within a pixel.
  @Test(arguments: seeds)
  func mirroring(seed: UInt64) {
    forEachLayout(seed: seed, 393, 852, scale: 3) { spec, environment in
      let plain = solve(spec, in: environment)
      let mirrored = solve(spec, in: environment.rightToLeft)
      #expect(plain.contentSize == mirrored.contentSize)
      func isMirrored(_ one: Rect, _ two: Rect) -> Bool {
        abs(plain.contentSize.width - one.x - one.width - two.x) < 0.5 && one.y == two.y
          && one.extent == two.extent
      }
      #expect(elements(plain).count == elements(mirrored).count)
      for (one, two) in zip(elements(plain), elements(mirrored)) {
        #expect(isMirrored(one.frame, two.frame) && one.zIndex == two.zIndex, "\(one) \(two)")
      }
      for index in spec.sections.indices {
        #expect(isMirrored(plain.frame(ofSection: index), mirrored.frame(ofSection: index)))
        for (one, two) in zip(boxes(plain, index), boxes(mirrored, index)) {
          #expect(one.kind == two.kind && isMirrored(one.frame, two.frame), "\(one) \(two)")
        }
      }
    }
  }

  private func boxes(_ solution: Solution, _ section: Int) -> [ExplanatoryBox] {
    var result: [ExplanatoryBox] = []
    solution.forEachBox(ofSection: section) {
      result.append($0)
      return true
    }
    return result
  }

  /// Scrolling only moves pinned items, which keep their size and order.
  @Test(arguments: seeds)
  func scrolling(seed: UInt64) {
    forEachLayout(seed: seed, 393, 400) { spec, environment in
      var unscrolled = environment
      unscrolled.scroll = .zero
      let atRest = solve(spec, in: unscrolled)
      let after = elements(solve(spec, in: environment))
      for (one, two) in zip(elements(atRest), after) where !one.isPinned && !two.isPinned {
        #expect(one == two)
      }
      for (one, two) in zip(elements(atRest), after) {
        #expect(one.item == two.item && one.node == two.node && one.frame.extent == two.frame.extent)
        #expect(two.isPinned == (two.zIndex >= 1_000_000_000))
      }
    }
  }

  /// The offset of a row moves its cells by that length, and nothing else.
  @Test(arguments: seeds)
  func rowsScroll(seed: UInt64) {
    forEachLayout(seed: seed, 393, 852) { spec, environment in
      var resting = spec
      for index in spec.sections.indices { resting.sections[index].orthogonalScrolling?.scroll = .zero }
      let moved = solve(spec, in: environment)
      let axis = spec.configuration.scrollDirection.cross
      for (one, two) in zip(elements(solve(resting, in: environment)), elements(moved)) {
        var frame = one.frame
        let boundary = spec.sections.flatMap(\.boundaryItems).map(\.id)
        if one.category != .decoration, !boundary.contains(one.node), let section = one.section {
          let offset = moved.sections[section].orthogonalRow?.offset ?? 0
          if axis == .horizontal { frame.x -= offset } else { frame.y -= offset }
        }
        #expect(abs(frame.x - two.frame.x) < 0.26 && abs(frame.y - two.frame.y) < 0.26, "\(one) \(two)")
      }
    }
  }

  /// One more cell at the end moves no earlier cell: partial groups keep the full group's places.
  @Test(arguments: seeds)
  func addingACell(seed: UInt64) {
    forEachSpec(seed: seed) { spec in
      var spec = spec
      spec.sections = [spec.sections[0]]
      spec.sections[0].boundaryItems = []
      // A longer row can be scrolled farther.
      spec.sections[0].orthogonalScrolling?.scroll = .zero
      spec.configuration.boundaryItems = []
      let before = cells(solve(spec, in: environment(393, 852)))
      spec.sections[0].items = spec.sections[0].items.resized(to: spec.sections[0].items.count + 1)
      let after = cells(solve(spec, in: environment(393, 852)))
      #expect(Array(after.prefix(before.count)) == before)
    }
  }

  /// The elements of one zIndex equal a filter of all elements.
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

  /// The content and its overhang contain all frames and are no larger, within a pixel; along a row only the section counts.
  @Test(arguments: seeds)
  func overhang(seed: UInt64) {
    forEachLayout(seed: seed, 393, 852, measured: true) { spec, environment in
      let solution = solve(spec, in: seed % 2 == 0 ? environment : environment.rightToLeft)
      let across = spec.configuration.scrollDirection.cross
      for kinds in [[], [.group], [.group, .insets]] as [Set<ExplanatoryBox.Kind>] {
        var seen: [Rect] = []
        var reached: [Rect] = []
        func add(_ frame: Rect, _ section: Int?, isFixed: Bool) {
          guard let section, !isFixed, solution.sections[section].orthogonalRow != nil else {
            seen.append(frame)
            return reached.append(frame)
          }
          let strip = solution.frame(ofSection: section)
          let ends = (strip.origin[across], strip.origin[across] + strip.extent[across])
          let start = max(ends.0, min(frame.origin[across], ends.1))
          let end = max(ends.0, min(frame.origin[across] + frame.extent[across], ends.1))
          var (origin, extent) = (frame.origin, frame.extent)
          (origin[across], extent[across]) = (start, end - start)
          if start < end { seen.append(Rect(origin, extent)) }
          reached.append(Rect(origin, extent))
        }
        for element in elements(solution) {
          let items = element.section.map { spec.sections[$0].boundaryItems.map(\.id) } ?? []
          add(
            element.frame, element.section,
            isFixed: element.category == .decoration || items.contains(element.node))
        }
        for section in spec.sections.indices {
          solution.forEachBox(ofSection: section) { box in
            if kinds.contains(box.kind) {
              add(box.frame, section, isFixed: box.node == spec.sections[section].id)
            }
            return true
          }
        }
        let pixel = 1 / solution.environment.displayScale + 1e-6
        let content = Rect(.zero, solution.contentSize)
        let whole = solution.overhang(including: kinds)?.union(content) ?? content
        let visible = seen.filter { $0.width > 0 && $0.height > 0 }
        #expect(visible.allSatisfy { $0.lies(within: whole, slack: pixel) })
        let outer = around(reached)?.union(content) ?? content
        #expect(whole.lies(within: outer, slack: pixel))
      }
    }
  }

  private func around(_ rects: [Rect]) -> Rect? {
    guard let left = rects.map(\.x).min(), let top = rects.map(\.y).min(),
      let right = rects.map({ $0.x + $0.width }).max(), let bottom = rects.map({ $0.y + $0.height }).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rect {
  fileprivate func lies(within other: Rect, slack: Double) -> Bool {
    x >= other.x - slack && y >= other.y - slack && x + width <= other.x + other.width + slack
      && y + height <= other.y + other.height + slack
  }
}
