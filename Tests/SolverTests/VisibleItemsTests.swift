import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

@testable import LayoutResolver

/// `visibleItems` rules, compared with handlers of apps.
@Suite struct VisibleItemsTests {
  /// A layout of 390 by 700 points, two pixels a point, with the sections of a spec.
  private static func solved(
    _ sections: String, isMirrored: Bool = false, scroll: Double = 0, _ other: String = ""
  ) throws -> Solution {
    let direction = isMirrored ? "rtl" : "ltr"
    let source = SourceFile(
      name: "spec.yaml",
      text: """
        environment: {container: 390 x 700, scroll: {y: \(scroll)}, traits: {layoutDirection: \(direction)}}
        \(other)
        sections:
        \(sections)
        """)
    var diagnostics = DiagnosticBag()
    let document = try #require(readDocument(source, into: &diagnostics))
    let normal = normalize(document, of: source, into: &diagnostics)
    let layout = normal.flatMap { resolve($0, into: &diagnostics) }
    #expect(diagnostics.isEmpty, "\(diagnostics.sorted.map(\.message))")
    let resolved = try #require(layout)
    return solve(resolved.spec, in: resolved.environment)
  }

  /// Cards of 253.5 points in a row: the first one's middle is at 201.75, each is 261 points after the one before.
  private static func cards(_ rules: String, offset: Double, behavior: String = "continuous") -> String {
    """
      - items: 12
        orthogonalScrollingBehavior: \(behavior)
        scroll: {x: \(offset)}
        contentInsets: {leading: 75, trailing: 7.5}
        interGroupSpacing: 7.5
        group: {horizontal: {size: 253.5 x 300, subitems: [item: {}]}}
        visibleItems: \(rules)
    """
  }

  /// Rows of 90 points, each 100 after the one before.
  private static func rows(_ rules: String) -> String {
    """
      - items: 200
        interGroupSpacing: 10
        group: {horizontal: {size: 100% x 90, subitems: [item: {}]}}
        visibleItems: \(rules)
    """
  }

  /// The first section's visible elements with their appearance.
  private static func seen(_ solution: Solution) -> [(element: Element, look: VisibleAppearance)] {
    var result: [(Element, VisibleAppearance)] = []
    solution.forEachElement { element in
      if let look = solution.appearance(of: element) { result.append((element, look)) }
      return result.count < 1_000
    }
    return result
  }

  @Test func theCarouselOfTheArticles() throws {
    let rule =
      "{scale: '${max(1.1 - abs(frame.midX - offset.x - container.contentSize.width / 2) / container.contentSize.width, 0.8)}'}"
    let first = try #require(Self.seen(Self.solved(Self.cards(rule, offset: 0))).first)
    #expect(first.element.frame == Rect(x: 75, y: 0, width: 253.5, height: 300))
    // |201.75 - 195| = 6.75, and 1.1 - 6.75 / 390 = 1.0826923.
    #expect(abs(first.look.transform.affineNumbers[0] - 1.082_692_307_692) < 1e-9)
  }

  // MARK: Formulas

  /// A visible item as a handler sees it, with its section's offset and container.
  struct Item {
    var frame: Rect
    var offset: Double
    var index: Int
    var midX: Double { frame.x + frame.width / 2 }
    var midY: Double { frame.y + frame.height / 2 }
    /// From the middle of a row's container.
    var across: Double { midX - offset - 195 }
    /// From the middle of the collection view.
    var down: Double { midY - offset - 350 }
  }

  /// The properties that a handler sets.
  struct Look {
    var transform = [1.0, 0, 0, 1, 0, 0]
    var alpha = 1.0
    var zIndex = 0

    static func scale(_ x: Double, _ y: Double) -> Look { Look(transform: [x, 0, 0, y, 0, 0]) }
  }

  struct Formula: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rules: String
    var isRow = true
    var look: @Sendable (Item) -> Look

    init(_ name: String, _ rules: String, isRow: Bool = true, _ look: @escaping @Sendable (Item) -> Look) {
      testDescription = name
      self.rules = rules
      self.isRow = isRow
      self.look = look
    }
  }

  static let formulas = [
    Formula("shrinks to 0.8", "{let: {d: '${abs(distance)}'}, scale: '${max(1.1 - d / contentWidth, 0.8)}'}")
    {
      let scale = max(1.1 - abs($0.across) / 390, 0.8)
      return .scale(scale, scale)
    },
    Formula("shrinks to 0.9", "{scale: '${max(1 - abs(frame.midX - offset.x - width / 2) / width, 0.9)}'}") {
      let scale = max(1 - abs($0.midX - $0.offset - 390 / 2) / 390, 0.9)
      return .scale(scale, scale)
    },
    Formula("by half the container", "{scaleByDistance: {from: 0.7, to: 1.2}}") {
      let share = min(abs($0.across) / 195, 1)
      return .scale(1.2 + (0.7 - 1.2) * share, 1.2 + (0.7 - 1.2) * share)
    },
    Formula("as tall as near", "{scale: [1, '${1 - min(abs(distance), 200) / 400}']}") {
      .scale(1, 1 - min(abs($0.across), 200) / 400)
    },
    Formula("fades", "{alpha: '${1.2 - abs(distance) / 300}'}") {
      Look(alpha: min(1, max(0, 1.2 - abs($0.across) / 300)))
    },
    Formula(
      "shrinks, fades and sinks",
      "{let: {d: '${abs(distance) / 390}'}, scale: '${1 - d / 2}', alpha: '${1 - d}', translate: [0, '${d * 40}']}"
    ) {
      let share = abs($0.across) / 390
      return Look(
        transform: [1 - share / 2, 0, 0, 1 - share / 2, 0, share * 40], alpha: max(0, min(1, 1 - share)))
    },
    Formula("the nearest on top", "{zIndex: '${-floor(abs(distance))}'}") {
      Look(zIndex: -Int(abs($0.across).rounded(.down)))
    },
    Formula(
      "turns like a wheel", "{scale: 0.9, rotate: '${distance / 10}', translate: ['${-distance / 5}', 0]}"
    ) {
      // scale.concatenating(rotate).concatenating(translate), written out.
      let angle = $0.across / 10 * .pi / 180
      let (sine, cosine) = (sin(angle), cos(angle))
      return Look(
        transform: [0.9 * cosine, 0.9 * sine, -0.9 * sine, 0.9 * cosine, -$0.across / 5, 0])
    },
    Formula("two rules", "[{scale: 0.5, alpha: 0.2}, {translate: ['${index}', 7], scale: 2, alpha: 0.9}]") {
      // The second one comes after the first, and its translation is not scaled.
      Look(transform: [1, 0, 0, 1, Double($0.index), 7], alpha: 0.9)
    },
    Formula("rows that are half in sight", "{scale: ['${0.8 + visibleFraction / 5}', 1]}", isRow: false) {
      let top = max($0.frame.y, $0.offset)
      let bottom = min($0.frame.y + 90, $0.offset + 700)
      return .scale(0.8 + (bottom - top) / 90 / 5, 1)
    },
    Formula(
      "rows in the middle grow", "{scaleByDistance: {from: 0.5, to: 1}, fadeByDistance: {from: 0, to: 1}}",
      isRow: false
    ) {
      let share = min(1, abs($0.down) / 350)
      return Look(transform: [1 - share / 2, 0, 0, 1 - share / 2, 0, 0], alpha: 1 - share)
    },
    Formula(
      "parallax",
      "{translate: ['${sin(distance / 100) * 20}', '${(frame.minY - offset.y) * 0.1}'], zIndex: '${count - index}'}",
      isRow: false
    ) {
      Look(
        transform: [1, 0, 0, 1, sin($0.down / 100) * 20, ($0.frame.y - $0.offset) * 0.1],
        zIndex: 200 - $0.index)
    },
  ]

  @Test(arguments: formulas)
  func formulasAreThoseOfApps(formula: Formula) throws {
    var count = 0
    for step in 0..<50 {
      // Offsets on pixels; the row is 3,124.5 points long, of which 307.5 are in sight.
      let offset = (formula.isRow ? 2_800.0 : 19_000) * Double(step) / 49
      let onPixels = (offset * 2).rounded() / 2
      let solution =
        try formula.isRow
        ? Self.solved(Self.cards(formula.rules, offset: onPixels))
        : Self.solved(Self.rows(formula.rules), scroll: onPixels)
      let seen = Self.seen(solution)
      #expect(seen.count >= (formula.isRow ? 1 : 7))
      for (element, look) in seen {
        let index = element.item
        let frame =
          formula.isRow
          ? Rect(x: 75 + 261 * Double(index), y: 0, width: 253.5, height: 300)
          : Rect(x: 0, y: 100 * Double(index), width: 390, height: 90)
        let expected = formula.look(Item(frame: frame, offset: onPixels, index: index))
        for (number, wanted) in zip(look.transform.affineNumbers, expected.transform) {
          #expect(abs(number - wanted) < 1e-6, "cell \(index) at \(onPixels)")
        }
        #expect(abs(look.alpha - expected.alpha) < 1e-6)
        #expect(element.zIndex == expected.zIndex)
        count += 1
      }
    }
    #expect(count >= 100)
  }

  @Test func coverFlowTurnsTowardsTheMiddle() throws {
    let solution = try Self.solved(Self.cards("{coverFlow: {angle: 40}}", offset: 130))
    let looks = Self.seen(solution)
    #expect(looks.count == 2)
    // The first card's middle is 71.75 points from the container's left edge, 123.25 before its middle.
    let left = looks[0].look
    #expect(left.hasDepth)
    let angle = 40 * 123.25 / 195 * Double.pi / 180
    let wanted = [
      cos(angle), 0, -sin(angle), sin(angle) / 500, 0, 1, 0, 0, sin(angle), 0, cos(angle), -cos(angle) / 500,
      0, 0, 0, 1,
    ]
    for (number, wanted) in zip(left.transform.numbers, wanted) { #expect(abs(number - wanted) < 1e-9) }
    // Its right edge has gone back: it is shorter than the left one, that of the card after the middle the other way round.
    let corners = try #require(left.corners(of: looks[0].element.frame))
    #expect(corners[2].y - corners[1].y < 299)
    #expect(corners[3].y - corners[0].y > 301)
    let right = try #require(looks[1].look.corners(of: looks[1].element.frame))
    #expect(right[2].y - right[1].y > right[3].y - right[0].y)
  }

  // MARK: Places

  @Test func rightToLeftIsTheMirrorImage() throws {
    let rules = "[{coverFlow: {angle: 30}}, {scaleByDistance: {from: 0.5, to: 1}}]"
    let plain = try Self.seen(Self.solved(Self.cards(rules, offset: 200)))
    let mirrored = try Self.seen(Self.solved(Self.cards(rules, offset: 200), isMirrored: true))
    #expect(plain.map(\.element.item) == mirrored.map(\.element.item))
    for (left, right) in zip(plain, mirrored) {
      // The same distance towards leading, and the same turn seen from the other side.
      let (a, b) = (left.look.transform.numbers, right.look.transform.numbers)
      #expect(abs(a[0] - b[0]) < 1e-9 && abs(a[5] - b[5]) < 1e-9)
      #expect(abs(a[2] + b[2]) < 1e-9)
    }
    // The middle of a frame on the screen, from the left.
    let place = "{translate: ['${frame.midX - offset.x}', '${distance}']}"
    let lefts = try Self.seen(Self.solved(Self.cards(place, offset: 200))).map(\.look.transform.affineNumbers)
    let rights = try Self.seen(Self.solved(Self.cards(place, offset: 200), isMirrored: true)).map(
      \.look.transform.affineNumbers)
    #expect(lefts.count == 2 && lefts.count == rights.count)
    for (left, right) in zip(lefts, rights) {
      #expect(abs(left[4] + right[4] - 390) < 1e-9 && left[5] == right[5])
    }
  }

  @Test func handlersSeeTheRowsOwnContainer() throws {
    let rules =
      "{for: all, translate: ['${container.contentSize.height}', '${offset.y}'], alpha: '${count / 100}'}"
    let above = "  - items: 1\n    group: {horizontal: {size: 100% x 60, subitems: [item: {}]}}\n"
    let solution = try Self.solved(above + Self.cards(rules, offset: 0))
    let look = try #require(Self.seen(solution).first?.look)
    #expect(look.transform.affineNumbers == [1, 0, 0, 1, 300, 60])
    #expect(look.alpha == 0.12)
  }

  @Test func targetsAreWhatTheySay() throws {
    let section = """
        - items: 2
          header: 40
          decorationItems: [{background: panel}]
          group:
            horizontal:
              size: 100% x 90
              subitems: [{item: {supplementaryItems: [{elementKind: badge, size: 20 x 20}]}}]
          visibleItems: {for: TARGETS, alpha: 0.5}
      """
    for (targets, count) in [
      ("cells", 2), ("supplementaries", 3), ("decorations", 1), ("all", 6), ("[badge]", 2),
      ("[header, panel]", 2),
      ("[UICollectionElementKindSectionHeader]", 1),
    ] {
      let solution = try Self.solved(section.replacing("TARGETS", with: targets))
      #expect(Self.seen(solution).count == count, "\(targets)")
    }
  }

  @Test func onlyWhatIsInSightIsTouched() throws {
    let solution = try Self.solved(Self.rows("{alpha: 0.5, zIndex: 3}"), scroll: 1_000)
    #expect(Self.seen(solution).map(\.element.item) == Array(10...16))
    var zIndexes: [Int: Int] = [:]
    solution.forEachElement {
      zIndexes[$0.item] = $0.zIndex
      return true
    }
    #expect((0..<200).filter { zIndexes[$0] == 3 } == Array(10...16))
    #expect(solution.cell(10, inSection: 0)?.zIndex == 3)
    #expect(solution.cell(9, inSection: 0)?.zIndex == 0)
  }

  @Test func aBillionCellsCostNoMoreThanThoseInSight() throws {
    let solution = try Self.solved(
      Self.rows("{scaleByDistance: {from: 0, to: 1}}").replacing("200", with: "1000000000"))
    var selection = ElementSelection()
    selection.rects = [solution.visibleRect]
    var count = 0
    solution.forEachElement(of: selection) { _ in
      count += 1
      return true
    }
    #expect(count == 7)
  }

  @Test func tooManyElementsInSightAreRefused() throws {
    // Each element costs a step for each rule, at the least.
    let rules = Array(repeating: "{alpha: '${1 - distance / 1000}'}", count: 500).joined(separator: ", ")
    // A cell for each pixel, and rows that have no pixel at all.
    for size in ["0.5 x 0.5", "390 x 0.000001"] {
      let group = "{horizontal: {size: 100% x \(size.split(separator: " ")[2]), subitems: [item: \(size)]}}"
      let cells = "  - items: 10000000000\n    group: \(group)\n"
      let solution = try Self.solved(cells + "    visibleItems: [\(rules)]")
      #expect(solution.findings.map(\.problem) == [.tooMuchVisibleItemsWork], "\(size)")
      #expect(!solution.hasVisibleItems)
    }
  }

  @Test func estimatesLeaveAllAsItIs() throws {
    let section = """
        - items: 3
          group: {horizontal: {size: 100% x ~90, subitems: [{item: 100% x ~90}]}}
          visibleItems: {alpha: 0.5, zIndex: 3}
      """
    let solution = try Self.solved(section)
    #expect(!solution.hasVisibleItems && Self.seen(solution).isEmpty)
    #expect(solution.cell(0, inSection: 0)?.zIndex == 0)
  }

  @Test func variantsAndDefinitionsHaveThemToo() throws {
    let sections = """
        - items: 3
          group: {horizontal: {size: 100% x 90, subitems: [item: {}]}}
          visibleItems: {alpha: 0.1}
          variants:
            - when: ${width < 500}
              visibleItems: [{use: fade, with: {most: 4}, zIndex: 7}, {use: fade, with: {most: 8}, scale: null}]
      """
    let solution = try Self.solved(sections, "define: {fade: {scale: '${most / 2}', alpha: '${most / 10}'}}")
    let first = try #require(Self.seen(solution).first)
    #expect(
      first.look.transform.affineNumbers[0] == 2 && first.look.alpha == 0.8 && first.element.zIndex == 7)
  }

  // MARK: Hits

  private func hits(_ solution: Solution, _ x: Double, _ y: Double) -> [Int] {
    var selection = ElementSelection()
    selection.point = Point(x: x, y: y)
    var items: [Int] = []
    solution.forEachElement(of: selection) {
      items.append($0.item)
      return true
    }
    return items
  }

  @Test func hitsAreWhereTransformsPutThem() throws {
    let half = try Self.solved(Self.rows("{scale: 0.5}"))
    #expect(hits(half, 50, 45).isEmpty && hits(half, 195, 45) == [0] && hits(half, 195, 10).isEmpty)
    let moved = try Self.solved(Self.rows("{translate: [0, 100]}"))
    #expect(hits(moved, 10, 150) == [0] && hits(moved, 10, 50).isEmpty)
    // Out of sight nothing is moved; from there it may reach out of sight.
    #expect(hits(moved, 10, 750) == [6, 7] || hits(moved, 10, 750) == [7, 6])
    let turned = try Self.solved(Self.rows("{rotate: 90}"))
    #expect(hits(turned, 195, 215).contains(0) && !hits(turned, 10, 45).contains(0))
    #expect(hits(try Self.solved(Self.rows("{scale: 0}")), 195, 45).isEmpty)
    // Behind the eye nothing is seen.
    let behind = try Self.solved(Self.rows("{rotateX: 89, perspective: 10}"))
    #expect(hits(behind, 195, 45).isEmpty)
  }

  /// Rectangle queries use frames, which transforms do not move.
  @Test func rectanglesAreOfFrames() throws {
    let solution = try Self.solved(Self.rows("{translate: [0, 100], hidden: '${index == 1}'}"))
    var selection = ElementSelection()
    selection.rects = [Rect(x: 0, y: 0, width: 10, height: 150)]
    var found: [Element] = []
    solution.forEachElement(of: selection) {
      found.append($0)
      return true
    }
    #expect(found.map(\.item) == [0, 1] && found.map(\.isHidden) == [false, true])
  }
}
