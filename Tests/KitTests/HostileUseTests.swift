import Foundation
import LayoutKit
import Testing

/// Whatever a program hands over, the library answers: with nil, with nothing, or with a finding.
@Suite struct HostileUseTests {
  private static let spec = """
    environment: {container: 375 x 812}
    sections:
      - {items: 9, group: {horizontal: {size: 100% x 44, subitems: [{item: 1/3 x 100%}]}}}
      - {items: 9, waterfall: {columns: 2, aspectRatio: 1.5}}
      - {items: 9, flow: {}, measured: {width: 70, height: 30}}
      - {items: 0, group: {horizontal: {size: 100% x ~44, subitems: [{item: 1/3 x ~44}]}}}
    """
  private static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, -1, -0.0, 0, .leastNonzeroMagnitude, .ulpOfOne,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e18, -1e18, 9.3e18,
  ]

  @Test(arguments: [-1, 4, .max, .min, 9, 1_000_000])
  func foreignIndexesGiveNil(_ index: Int) throws {
    let layout = try #require(try LayoutCompilation(text: Self.spec).layouts.first)
    for section in [-1, 4, .max, .min] + [0, 1, 2, 3] {
      if !(0..<4).contains(section) {
        #expect(layout.frame(ofSection: section) == nil)
        #expect(layout.cellCount(inSection: section) == nil)
      } else if (0..<9).contains(index), section < 3 {
        continue
      }
      #expect(layout.frame(ofItem: index, inSection: section) == nil)
      #expect(layout.cell(index, inSection: section) == nil)
      #expect(layout.derivation(ofItem: index, inSection: section) == nil)
    }
  }

  @Test(arguments: [false, true])
  func queriesOfAnyNumbersEnd(_ isRightToLeft: Bool) throws {
    var options = CompilationOptions()
    options.isRightToLeft = isRightToLeft
    let layout = try #require(try LayoutCompilation(text: Self.spec, options: options).layouts.first)
    for x in Self.numbers {
      for y in Self.numbers {
        _ = layout.elements(at: LayoutPoint(x: x, y: y))
        for side in Self.numbers {
          let found = layout.elements(in: LayoutRect(x: x, y: y, width: side, height: side))
          if !(side > 0 && side.isFinite) { #expect(found == []) }
        }
      }
    }
  }

  @Test(arguments: numbers)
  func optionsOfAnyNumbersAreFoundOrFine(_ number: Double) throws {
    let changes: [(inout CompilationOptions) -> Void] = [
      { $0.container = LayoutExtent(width: number, height: 100) },
      { $0.container = LayoutExtent(width: 100, height: number) },
      { $0.displayScale = number },
      { $0.safeArea = LayoutInsets(top: number, leading: number, bottom: number, trailing: number) },
      { $0.scroll = LayoutPoint(x: number, y: number) },
      { $0.values = ["gap": .number(number)] },
    ]
    for change in changes {
      var options = CompilationOptions()
      change(&options)
      let compilation = try LayoutCompilation(text: "let: {gap: 8}\n" + Self.spec, options: options)
      if number.isNaN || number.isInfinite {
        #expect(compilation.findings.map(\.rule).contains("options"))
        #expect(compilation.layouts.isEmpty)
      }
      for layout in compilation.layouts { _ = layout.text(as: .json) }
    }
  }

  @Test func negativeSizesScalesAndCountsAreFindings() throws {
    let changes: [(inout CompilationOptions) -> Void] = [
      { $0.container = LayoutExtent(width: -1, height: 100) },
      { $0.container = LayoutExtent(width: 1, height: 0) },
      { $0.displayScale = -1 },
      { $0.displayScale = 0 },
      { $0.cellCounts = ["0": -1] },
      { $0.cellCounts = ["0": .max] },
    ]
    for change in changes {
      var options = CompilationOptions()
      change(&options)
      let findings = try LayoutCompilation(text: Self.spec, options: options).findings
      #expect(findings.map(\.rule) == ["options"])
      #expect(findings.first?.file == nil)
    }
  }

  @Test func textsOfAnyKindAreFindings() throws {
    let texts = [
      "", "\u{0}", "[", "{", "sections: 1", "- - -", "\u{FEFF}", String(repeating: "[", count: 100_000),
      "sections: [{items: 1, group: "
        + String(repeating: "{horizontal: {size: 10 x 10, subitems: [", count: 2_000),
      String(repeating: "a", count: 11_000_000),
    ]
    for text in texts {
      let compilation = try LayoutCompilation(text: text)
      #expect(compilation.hasErrors)
      #expect(compilation.page()?.isEmpty != true)
    }
  }

  @Test func writingOptionsAreClamped() throws {
    let layout = try #require(try LayoutCompilation(text: Self.spec).layouts.first)
    for number in [Int.min, -1, 0, 9, 10, 1_000, .max] {
      var options = WritingOptions()
      options.precision = number
      options.terminalColumns = number
      #expect((10...1_000).contains(options.terminalColumns))
      for format in LayoutFormat.allCases { #expect(!layout.text(as: format, options).isEmpty) }
    }
  }
}
