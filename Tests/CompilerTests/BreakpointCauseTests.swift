import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

@testable import LayoutCompiler

/// Why the structure of layouts changes with the width.
extension BreakpointTests {
  private static let row = "orthogonalScrollingBehavior: continuous, group: {horizontal: {size:"

  /// Sections in a view that is 320 to 1366 points wide, and their changes.
  private static let sections: [(text: String, changes: [String])] = [
    // Rows that have room, and one that grows faster than the view.
    (
      "items: 7, contentInsets: {horizontal: 12}, interGroupSpacing: 12, \(row) 76 x 98, subitems: [item: {}]}}",
      ["628: 1 row that does not scroll (7 x 76 + 6 x 12 + 24 = 628)"]
    ),
    (
      #"items: 3, \#(row) "${width - 300} x 30", subitems: [item: {}]}}"#,
      ["451: 1 row that scrolls (3 x 151 = 453 > 451)"]
    ),
    (
      "\(row) ~50 x 30, subitems: [item: ~50 x 100%]}}, items: [{measured: {width: 320}}, {measured: {width: 150}}]",
      ["470: 1 row that does not scroll (room for 470)"]
    ),
    // Cards that fill the row at each width, though thirds are not exact.
    (
      "items: 3, contentInsets: {horizontal: 16}, carousel: {width: '${(width - 48) / 3}', height: 60, spacing: 8}",
      []
    ),
    // Insets that are no whole pixels.
    (
      "items: 6, contentInsets: {horizontal: 16.1}, grid: {columns: auto(300.2), rowHeight: 44, spacing: 7}",
      [
        "640: 2 columns (auto(300.2): 2 x 300.2 + 7 + 32.2 = 639.6)",
        "947: 3 columns (auto(300.2): 3 x 300.2 + 2 x 7 + 32.2 = 946.8)",
        "1254: 4 columns (auto(300.2): 4 x 300.2 + 3 x 7 + 32.2 = 1254)",
      ]
    ),
    // Two expressions that change at one width.
    (
      "items: 6, flow: {spacing: '${4 if width >= 500 else 6}'}, measured: {width: '${90 if width >= 500 else 166}', height: 20}",
      [
        "338: 3 rows (2 x 166 + 6 = 338)",
        "500: 2 rows (4 if width >= 500 else 6: 6 becomes 4; 90 if width >= 500 else 166: 166 becomes 90)",
        "560: 1 row (6 x 90 + 5 x 4 = 560)",
      ]
    ),
    // Groups in groups, and groups that are not as long as the view.
    (
      "items: 9, group: {horizontal: {size: 50% x 44, interItemSpacing: 8, subitems: [{item: 160 x 100%}]}}",
      [
        "656: 2 columns (2 x 160 + 8 = 328 inside the group)",
        "992: 3 columns (3 x 160 + 2 x 8 = 496 inside the group)",
        "1328: 4 columns (4 x 160 + 3 x 8 = 664 inside the group)",
      ]
    ),
    (
      "items: 9, contentInsets: 10, group: {horizontal: {size: 100% x 44, contentInsets: 5, subitems: [{vertical: {size: 300 x 100%, edgeSpacing: {leading: 4}, subitem: {item: {}}, count: 2}}]}}",
      [
        "334: 1 column (300 + 34 = 334)", "638: 2 columns (2 x 300 + 38 = 638)",
        "942: 3 columns (3 x 300 + 42 = 942)", "1246: 4 columns (4 x 300 + 46 = 1246)",
      ]
    ),
    (
      "items: 4, group: {horizontal: {size: 100% x 44, interItemSpacing: -10, subitems: [{item: 600 x 100%}]}}",
      ["600: 1 column (room for 600)", "1190: 2 columns (2 x 600 - 10 = 1190)"]
    ),
    // Measured cells in a line, and a cell that is longer than the view.
    (
      "items: [{measured: {width: 400}}, {measured: {width: 500}}], group: {horizontal: {size: 100% x 30, interItemSpacing: 6, subitems: [{item: ~50 x 100%}]}}",
      [
        "500: 1 column (the longest cell is 500)",
        "906: 2 columns (400 + 500 + 6 = 906)",
      ]
    ),
    (
      "items: 3, flow: {spacing: 3}, measured: {width: 500, height: 20}, contentInsets: {horizontal: 10}",
      ["500: 3 rows (the longest cell is 500)", "1023: 2 rows (2 x 500 + 3 + 20 = 1023)"]
    ),
    // Expressions, with what their names stand for.
    (
      #"items: 20, grid: {columns: "${columns}", rowHeight: 30}"#,
      [
        "400: 2 columns (floor(width / 200): 1 becomes 2)",
        "600: 3 columns (floor(width / 200): 2 becomes 3)",
        "800: 4 columns (floor(width / 200): 3 becomes 4)",
        "1000: 5 columns (floor(width / 200): 4 becomes 5)",
        "1200: 6 columns (floor(width / 200): 5 becomes 6)",
      ]
    ),
    (
      #"items: 9, grid: {columns: "${3 if isWide else 2}", rowHeight: 30}"#,
      ["700: 3 columns (when width >= 700)"]
    ),
    (
      #"items: 9, group: {horizontal: {size: 100% x 44, subitem: {item: {}}, count: "${5 if width > 1000 else 2}"}}"#,
      ["1001: 5 columns (5 if width > 1000 else 2: 2 becomes 5)"]
    ),
    (
      #"items: "${4 if width < 500 else 3}", grid: {columns: 2, rowHeight: 30}"#,
      ["500: 2 columns, 3 cells (4 if width < 500 else 3: 4 becomes 3)"]
    ),
    (
      #"items: 9, group: {horizontal: {size: 100% x 44, subitems: [{item: {size: {width: "${100 / columns}%", height: 100%}}}]}}"#,
      [
        "400: 2 columns (floor(width / 200): 1 becomes 2)",
        "600: 3 columns (floor(width / 200): 2 becomes 3)",
        "800: 4 columns (floor(width / 200): 3 becomes 4)",
        "1000: 5 columns (floor(width / 200): 4 becomes 5)",
        "1200: 6 columns (floor(width / 200): 5 becomes 6)",
      ]
    ),
    (
      #"items: 9, use: columned, with: {k: "${2 + floor(width / 900)}"}"#,
      ["900: 3 columns (2 + floor(width / 900): 2 becomes 3)"]
    ),
    (
      #"items: 9, grid: {columns: "${3 if isRegular else 2}", rowHeight: 30}"#,
      ["600: 3 columns (horizontalSizeClass regular)"]
    ),
    // The size class changes here, too, but nothing asks for it.
    (
      #"items: 9, grid: {columns: "${3 if width >= 600 else 2}", rowHeight: 30}"#,
      ["600: 3 columns (3 if width >= 600 else 2: 2 becomes 3)"]
    ),
    (
      #"items: 9, appearance: {lines: 1}, measured: {height: "${300 if index == 1 and width > 500 else 50}"}, waterfall: {columns: 2}"#,
      ["501: 2 columns, cell 3 in column 0 (column 0 is 100 long, column 1 300)"]
    ),
  ]

  @Test func causesAreTold() throws {
    let sections = Self.sections.enumerated().map { "- {id: s\($0), \($1.text)}" }
    let found = try intervals(
      """
      environment: {container: 393 x 852, traits: {displayScale: 1}}
      let: {columns: "${floor(width / 200)}", isWide: "${width >= 700}", isRegular: "${horizontalSizeClass == regular}"}
      define: {columned: {grid: {columns: "${k}", rowHeight: 30}}}
      sections:
      \(sections.joined(separator: "\n"))
      """
    ).intervals.dropFirst()
    for (index, expected) in Self.sections.enumerated() {
      let changes = found.flatMap { interval in
        interval.changes.filter { $0.section == "s\(index)" }.map {
          "\(decimalText(interval.first)): \($0.text) (\($0.cause ?? "?"))"
        }
      }
      #expect(changes == expected.changes, "\(expected.text)")
    }
  }

  /// Sections without names are numbered anew where a `repeat` changes.
  @Test func repeatsAreCauses() throws {
    #expect(
      try changes(
        """
        environment: {container: 393 x 852}
        let: {shelves: "${2 if width > 450 else 1}"}
        sections:
        - {repeat: "${shelves}", items: 2, list: plain}
        - {items: 4, grid: {columns: 2, rowHeight: 30}}
        """) == [
          "450.5: 1 list (2 if width > 450 else 1: 1 becomes 2), 2 2 columns (2 if width > 450 else 1: 1 becomes 2)"
        ])
  }

  @Test func variantsOfTheConfigurationAreCauses() throws {
    #expect(
      try changes(
        """
        environment: {container: 393 x 852}
        configuration: {variants: [{when: "${width > 500}", scrollDirection: horizontal}]}
        sections: [{id: a, items: 4, grid: {columns: 2, rowHeight: 30}}]
        """) == ["500.5: a 1 row (when width > 500)"])
  }

  /// Items that the run counts do not follow the expression.
  @Test func anExpressionWithoutEffectIsNoCause() throws {
    var options = RunOptions()
    options.cellCounts = [.init(section: "s", count: 6)]
    let text = """
      environment: {container: 393 x 852}
      sections: [{id: s, items: "${4 if width < 500 else 3}", grid: {columns: "${2 + max(0, floor(width - 499))}", rowHeight: 30}}]
      """
    let compiler = SpecCompiler(options, files: .memory(["spec.yaml": text]))
    let spec = try compiler.prepare("spec.yaml").get()
    let found = try #require(try BreakpointSearch(spec, axis: .horizontal, with: compiler)).intervals(
      in: 490...500)
    #expect(
      found.intervals.flatMap(\.changes).map(\.cause) == ["2 + max(0, floor(width - 499)): 2 becomes 3"])
  }

  /// A sum is right, and comes to the length at which it has room.
  @Test(arguments: 0..<8)
  func sumsAreRight(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let start = random.whole(320...1_000)
    for interval in try intervals(adaptiveSpec(&random), start...(start + 300)).intervals {
      for cause in interval.changes.compactMap(\.cause) where !cause.contains("when ") {
        let sum = cause.split(separator: ": ").last.map(String.init) ?? ""
        let (left, right) = try Self.sides(of: sum)
        #expect(abs(left - right) < 0.002 * Double(sum.count), "\(cause)")
        if sum.contains(" > ") {
          #expect(right > interval.first && sum.hasSuffix("> \(decimalText(interval.first))"), "\(cause)")
        } else if !sum.hasSuffix(" inside the group") {
          #expect(abs(right - interval.first) < 0.501, "\(cause) at \(interval.first)")
        }
      }
    }
  }

  /// The sum of the terms before the equals sign, and the number after it.
  private static func sides(of text: String) throws -> (Double, Double) {
    let text = text.hasPrefix("room for ") ? text.dropFirst(9) + " = " + text.dropFirst(9) : text
    let words = text.split(separator: " ")
    let equals = try #require(words.firstIndex(of: "="), "\(text)")
    var (sum, sign, product) = (0.0, 1.0, 1.0)
    for word in words[..<equals] {
      switch word {
      case "+", "-":
        sum += sign * product
        (sign, product) = (word == "-" ? -1 : 1, 1)
      case "x": break
      default: product *= try #require(Double(word), "\(text)")
      }
    }
    return (sum + sign * product, try #require(Double(words[equals + 1])))
  }
}
