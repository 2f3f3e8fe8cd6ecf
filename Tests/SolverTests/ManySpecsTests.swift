import LayoutSpec
import TestSupport
import Testing

@testable import LayoutSolver

/// Properties of every layout, on many seeded random ones with sections of every kind. A failure names its spec's number.
@Suite struct ManySpecsTests {
  private static let count = exampleCount(100, of: 10_000)
  private static let perTest = 100
  static let firsts = Array(stride(from: 0, to: count, by: perTest))

  /// Calls `body` with specs and environments until it finds an error.
  /// - Parameter measured: true to include layouts of measured cells.
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

  /// Frames are finite and on pixels, also from right to left; a lazily computed frame equals the streamed one.
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

  /// Doubled points at half the display scale give the same picture.
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

  /// More cells at the end of a layout of fixed sizes move no earlier cell.
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

  /// Queries by place equal a filter of all elements.
  @Test(arguments: firsts)
  func rectangles(first: Int) {
    forEachLayout(from: first) { spec, environment in
      let solution = solve(spec, in: environment)
      let all = elements(solution)
      let middle = all.isEmpty ? Rect(width: 50, height: 50) : all[all.count / 2].frame
      let ends = [
        middle, middle.offset(by: Point(x: 7, y: -33)),
        Rect(x: middle.x - 90, y: middle.y - 20, width: 240, height: 61),
      ]
      for rect in ends where rect.width > 0 && rect.height > 0 {
        var found: [Element] = []
        solution.forEachElement(in: rect) {
          found.append($0)
          return true
        }
        let hair = 0.002 / environment.displayScale
        let filtered = all.filter { element in
          let frame = element.frame
          return frame.width > 0 && frame.height > 0
            && min(frame.x + frame.width, rect.x + rect.width) - max(frame.x, rect.x) > hair
            && min(frame.y + frame.height, rect.y + rect.height) - max(frame.y, rect.y) > hair
        }
        guard found == filtered else { return "\(rect): \(found.count), not \(filtered.count)" }
      }
      return nil
    }
  }

  /// Each section begins at the end of the one before it plus the spacing, on a pixel; the last one ends with the content.
  @Test(arguments: firsts)
  func sectionsFollowEachOther(first: Int) {
    forEachLayout(from: first) { spec, environment in
      var spec = spec
      spec.configuration.boundaryItems = []
      let solution = solve(spec, in: environment)
      let axis = spec.configuration.scrollDirection
      var end: Double?
      for index in spec.sections.indices {
        let frame = solution.frame(ofSection: index)
        let (start, length) = (frame.origin[axis], frame.extent[axis])
        let expected = end.map { $0 + spec.configuration.interSectionSpacing } ?? 0
        guard abs(start - expected) < 0.5 / environment.displayScale + 1e-9 else {
          return "section \(index) begins at \(start), not \(expected)"
        }
        for number in [start, length] {
          let pixels = number * environment.displayScale
          guard abs(pixels.rounded() - pixels) < 1e-6 else { return "section \(index): \(frame)" }
        }
        end = start + length
      }
      let content = solution.contentSize[axis]
      return abs(content - max(0, end ?? 0)) < 1e-6 ? nil : "content \(content), sections \(end ?? 0)"
    }
  }

  /// A partial last group is as long as a full one, less how much farther the frames of a full group reach.
  @Test(arguments: firsts)
  func trimming(first: Int) {
    forEachLayout(from: first, measured: false) { spec, environment in
      for group in spec.sections.map(\.group) where group.isPlain {
        let axis: Axis = .vertical
        func layout(_ count: Int) -> Solution {
          solve(Spec(sections: [section(count, group)]), in: environment)
        }
        guard let groups = layout(1).sections[0].groups as? RepeatedGroups else { continue }
        let capacity = groups.box.cellCount
        guard capacity > 1, capacity < 1000 else { continue }
        let whole = layout(capacity)
        for present in [1, capacity / 2, capacity - 1] where present > 0 {
          let part = layout(present)
          func reach(_ solution: Solution) -> Double { cells(solution).map { $0[1] + $0[3] }.max() ?? 0 }
          guard !cells(part).isEmpty else { continue }
          let insets = group.size.effective(group.contentInsets).total(axis)
          let expected = max(0, whole.contentSize.height - insets + reach(part) - reach(whole))
          guard abs(part.contentSize.height - expected) <= 1 / environment.displayScale + 1e-6 else {
            return "\(present) of \(capacity): \(part.contentSize.height), not \(expected)"
          }
        }
      }
      return nil
    }
  }

  /// The first thousand of a billion cells equal a thousand cells.
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

  /// The same layout with unscrolled rows, because longer rows can be scrolled farther. `nil` if flexible edges push a group that grows
  /// across: a partial last group then has another place.
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

  /// A section's cells, except those of a flow's last row, to which others may be added.
  private func settled(_ solution: Solution, _ section: Int) -> [[Double]] {
    let frames = cells(solution, section: section)
    guard case .flow? = solution.spec.sections[section].arrangement, let last = frames.last else {
      return frames
    }
    let along = solution.spec.configuration.scrollDirection == .vertical ? 1 : 0
    return Array(frames.prefix { $0[along] != last[along] })
  }

  /// The first pair of elements that differ.
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

extension Group {
  /// True if the cells' frames tell a partial group's length: nothing in it is estimated, has edge spacing or is a custom group.
  fileprivate var isPlain: Bool {
    guard case .line(let line) = content, !size[.vertical].isEstimated, edgeSpacing == .zero else {
      return false
    }
    return line.subitems.allSatisfy { node in
      guard node.edgeSpacing == .zero, !node.size[.vertical].isEstimated else { return false }
      if case .group(let group) = node { return group.isPlain }
      return true
    }
  }
}

extension ItemList {
  /// A number of cells equal to the first.
  fileprivate func alike(_ count: Int) -> ItemList {
    guard var run = runs.first else { return ItemList(count: count) }
    run.count = count
    var list = ItemList()
    list.append(run)
    return list
  }
}
