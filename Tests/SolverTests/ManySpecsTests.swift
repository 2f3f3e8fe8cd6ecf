import Foundation
import LayoutSolver
import LayoutSpec
import Testing

/// What must hold for every layout, on many seeded random ones with sections of every kind.
///
/// LAYOUTC_SPECS is how many of them: CI runs 10,000, optimized. A failure names the number of its spec.
@Suite struct ManySpecsTests {
  private static let count = ProcessInfo.processInfo.environment["LAYOUTC_SPECS"].flatMap(Int.init) ?? 400
  private static let perTest = 100
  static let firsts = Array(stride(from: 0, to: count, by: perTest))

  /// Calls `body` with specs and environments until it finds something wrong.
  ///
  /// - Parameter measured: whether layouts of measured cells come, too.
  private func forEachLayout(
    from first: Int, measured: Bool = true, _ body: (Spec, Environment) -> String?
  ) {
    for number in first..<first + Self.perTest where measured || number % 3 > 0 {
      var generator = RandomSpecs(seed: UInt64(number) &* 7919 &+ 17)
      let spec = generator.anySpec(isMeasured: number % 3 == 0)
      let sizes = [(393.0, 852.0), (314.375, 500), (1024, 60), (1, 1), (90, 2000)]
      let size = sizes[number % 7 < sizes.count ? number % 7 : 0]
      var environment = generator.environment(size.0, size.1, scale: Double(1 + number % 3))
      if number % 5 == 0 { environment.measure = .visible }
      if let problem = body(spec, environment) { Issue.record("spec \(number): \(problem)") }
    }
  }

  /// Frames are finite and on pixels, also from right to left; a lazily computed frame is the streamed one.
  @Test(arguments: firsts)
  func framesAreSound(first: Int) {
    forEachLayout(from: first) { spec, environment in
      for environment in [environment, environment.rightToLeft] {
        let solution = solve(spec, in: environment)
        guard solution.contentSize.width.isFinite, solution.contentSize.height.isFinite else {
          return "\(solution.contentSize)"
        }
        for element in elements(solution) {
          let frame = element.frame
          for number in [frame.x, frame.y, frame.width, frame.height] {
            let pixels = number * environment.displayScale
            guard number.isFinite, abs(pixels.rounded() - pixels) < 1e-6 else { return "\(element)" }
          }
          guard frame.width >= 0, frame.height >= 0 else { return "\(element)" }
          guard element.category == .cell, let section = element.section else { continue }
          let asked = solution.frame(ofItem: element.item, inSection: section)
          guard asked == frame else { return "\(element) \(String(describing: asked))" }
        }
      }
      return nil
    }
  }

  /// From right to left every frame is the mirrored one, within a pixel.
  @Test(arguments: firsts)
  func mirroring(first: Int) {
    forEachLayout(from: first) { spec, environment in
      let (plain, mirrored) = (solve(spec, in: environment), solve(spec, in: environment.rightToLeft))
      guard plain.contentSize == mirrored.contentSize else { return "\(mirrored.contentSize)" }
      let pixel = 1 / environment.displayScale
      return difference(elements(plain), elements(mirrored)) { one, two in
        abs(plain.contentSize.width - one.x - one.width - two.x) < pixel && one.y == two.y
          && one.extent == two.extent
      }
    }
  }

  /// Exchanging the axes of a layout exchanges those of its frames.
  @Test(arguments: firsts)
  func transposing(first: Int) {
    forEachLayout(from: first) { spec, environment in
      let across = solve(spec.transposed, in: environment.transposed)
      return difference(elements(solve(spec, in: environment)), elements(across)) { $0 == $1.transposed }
    }
  }

  /// Twice the points at half the pixels a point is the same picture.
  @Test(arguments: firsts)
  func doubling(first: Int) {
    forEachLayout(from: first) { spec, environment in
      let twice = solve(spec.doubled, in: environment.doubled)
      return difference(elements(solve(spec, in: environment)), elements(twice)) { one, two in
        abs(two.x - 2 * one.x) < 1e-6 && abs(two.y - 2 * one.y) < 1e-6
          && abs(two.width - 2 * one.width) < 1e-6 && abs(two.height - 2 * one.height) < 1e-6
      }
    }
  }

  /// More cells at the end of a layout of fixed sizes move no earlier one.
  @Test(arguments: firsts)
  func addingCells(first: Int) {
    forEachLayout(from: first, measured: false) { spec, environment in
      guard let spec = fixed(spec) else { return nil }
      for more in [1, 7] {
        var longer = spec
        let last = spec.sections.count - 1
        longer.sections[last].items = spec.sections[last].items.alike(
          spec.sections[last].items.count + more)
        let (before, after) = (solve(spec, in: environment), solve(longer, in: environment))
        for section in spec.sections.indices {
          let frames = settled(before, section)
          let later = cells(after, section: section).prefix(frames.count)
          guard frames == Array(later) else {
            let pair = zip(frames, later).first { $0 != $1 }
            return "\(more) more: \(String(describing: pair)) of \(frames.count), \(later.count)"
          }
        }
      }
      return nil
    }
  }

  /// A billion cells answer as their first thousand.
  @Test(arguments: firsts)
  func aBillionCells(first: Int) {
    forEachLayout(from: first, measured: false) { spec, environment in
      guard var spec = fixed(spec) else { return nil }
      let last = spec.sections.count - 1
      guard spec.sections[last].items.count > 0 else { return nil }
      spec.sections[last].items = spec.sections[last].items.alike(1000)
      let thousand = settled(solve(spec, in: environment), last)
      spec.sections[last].items = spec.sections[last].items.alike(1_000_000_000)
      let billion = solve(spec, in: environment)
      for (item, frame) in thousand.enumerated() {
        let asked = billion.frame(ofItem: item, inSection: last)
        guard let asked, [asked.x, asked.y, asked.width, asked.height] == frame else {
          return "\(item): \(frame) \(String(describing: asked))"
        }
      }
      let end = billion.frame(ofItem: 999_999_999, inSection: last)
      guard thousand.isEmpty || (end?.x.isFinite == true && end?.y.isFinite == true) else {
        return "no last cell"
      }
      var streamed = 0
      billion.elements(ofSection: last).forEach { element in
        streamed += 1
        return streamed < 1000
      }
      return nil
    }
  }

  /// The same layout with its rows at their beginning: longer ones can be scrolled farther. Nil where a group that is as broad as what it
  /// holds is pushed by flexible edges: a last one that is not full stands elsewhere.
  private func fixed(_ spec: Spec) -> Spec? {
    let isFixed = spec.sections.allSatisfy { section in
      Axis.allCases.allSatisfy {
        !section.group.size[$0].isEstimated || !section.group.edgeSpacing.start($0).isFlexible
      }
    }
    guard isFixed else { return nil }
    var spec = spec
    for index in spec.sections.indices { spec.sections[index].orthogonalScrolling?.scroll = .zero }
    return spec
  }

  /// A section's cells but those of a flow's last row, which others may join.
  private func settled(_ solution: Solution, _ section: Int) -> [[Double]] {
    let frames = cells(solution, section: section)
    guard case .flow? = solution.spec.sections[section].arrangement, let last = frames.last else {
      return frames
    }
    let along = solution.spec.configuration.scrollDirection == .vertical ? 1 : 0
    return Array(frames.prefix { $0[along] != last[along] })
  }

  /// The first two elements that do not belong together.
  private func difference(
    _ one: [Element], _ two: [Element], _ belong: (Rect, Rect) -> Bool
  ) -> String? {
    if one.count != two.count { return "\(one.count) and \(two.count) elements" }
    let pair = zip(one, two).first {
      !belong($0.frame, $1.frame) || $0.zIndex != $1.zIndex || $0.item != $1.item || $0.kind != $1.kind
        || $0.isPinned != $1.isPinned
    }
    return pair.map { "\($0) \($1)" }
  }
}

extension ItemList {
  /// So many cells like the first.
  fileprivate func alike(_ count: Int) -> ItemList {
    guard var run = runs.first else { return ItemList(count: count) }
    run.count = count
    var list = ItemList()
    list.append(run)
    return list
  }
}
