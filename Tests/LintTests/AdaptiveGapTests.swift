import Testing

/// Variants that are never chosen, by their conditions.
@Suite struct AdaptiveGapTests {
  /// The indexes of the variants that are never chosen.
  private func unreachable(_ conditions: [String], values: String = "{}") -> [Int] {
    let variants = conditions.map { "      - {when: \($0), contentInsets: 1}" }.joined(separator: "\n")
    let yaml = """
      let: \(values)
      sections:
        - items: 9
          grid: {columns: 2, rowHeight: 44}
          variants:
      \(variants)
      """
    return Linting(yaml).lines(of: "adaptive-gap").map { $0 - 6 }
  }

  @Test(arguments: [
    (["\"${width >= 500}\"", "\"${500 <= width}\""], [1]),
    (["\"${width > 500}\"", "\"${width >= 500}\""], []),
    (["\"${width < 500}\"", "\"${width >= 500}\"", "\"${height > 3}\""], [2]),
    (["\"${width < 500}\"", "\"${width > 500}\"", "\"${height > 3}\""], []),
    (["\"${width < 500}\"", "\"${contentWidth >= 500}\"", "\"${height > 3}\""], []),
    (["\"${width < 0}\""], [0]),
    (["\"${width == 320}\"", "\"${width > 319 and width < 321}\""], []),
    (["\"${width > 319 and width < 321}\"", "\"${width == 320}\""], [1]),
    (
      ["\"${horizontalSizeClass == compact}\"", "\"${horizontalSizeClass == regular}\"", "\"${width > 3}\""],
      [2]
    ),
    (["\"${horizontalSizeClass != compact}\"", "\"${not horizontalSizeClass == compact}\""], [1]),
    (["\"${traitCollection.userInterfaceIdiom == pad}\"", "\"${pad == userInterfaceIdiom}\""], [1]),
    (["\"${userInterfaceIdiom == pad or width > 600}\"", "\"${userInterfaceIdiom == pad}\""], [1]),
    (["\"${userInterfaceIdiom == pad}\"", "\"${userInterfaceIdiom == pad or width > 600}\""], []),
    (["true", "\"${width > 3}\""], [1]),
    (["false"], [0]),
    (["\"${width / 2 > 500}\"", "\"${width / 2 > 500}\""], []),
    (["\"${itemCount > 3}\"", "\"${width < 0}\""], [1]),
    (["\"${systemVersion < 13}\"", "\"${systemVersion < 1}\""], [1]),
    (["\"${safeArea.top > 0}\"", "\"${safeArea.top > 0}\""], []),
    (["\"${itemCount > 2}\"", "\"${itemCount > 3}\""], [1]),
    (["\"${itemCount > 2}\"", "\"${itemCount >= 3}\"", "\"${itemCount >= 0}\""], [1]),
    (["\"${itemCount > 2}\"", "\"${itemCount < 3}\"", "\"${width > 3}\""], [2]),
    (["\"${itemCount > 0}\"", "\"${itemCount == 0}\""], []),
    (["\"${itemCount == 2.5}\""], [0]),
    (["\"${width > 300 * 2}\"", "\"${width > 601}\""], [1]),
    (["\"${width > 300 * 2}\"", "\"${width > 1200 / 2 - 1}\""], []),
    (["\"${width > 1 / 0}\"", "\"${width > 1 / 0}\""], []),
    (["\"${height > width}\"", "\"${width >= height}\"", "\"${width > 3}\""], [2]),
    (["\"${height > width}\"", "\"${width > height}\"", "\"${width > 3}\""], []),
    (["\"${height > width}\"", "\"${height > 500 and width < 500}\""], [1]),
    (["\"${height > width}\"", "\"${height > 400 and width < 500}\""], []),
    (["\"${height > 500 and width < 300}\"", "\"${width > height}\""], []),
  ])
  func variants(conditions: [String], expected: [Int]) {
    #expect(unreachable(conditions) == expected)
  }

  @Test func knowsNumbersByName() {
    #expect(unreachable(["\"${width > wide}\"", "\"${width > 800}\""], values: "{wide: 600}") == [1])
    #expect(
      unreachable(["\"${width > wide}\"", "\"${width > 800}\""], values: "{wide: \"${height}\"}") == [])
    #expect(unreachable(["\"${width > wide}\"", "\"${width > wide}\""], values: "{wide: 600}") == [1])
    #expect(
      unreachable(["\"${width > wide}\"", "\"${width > wide}\""], values: "{wide: \"${300 * 2}\"}") == [1])
    #expect(
      unreachable(
        ["\"${width > wide}\"", "\"${width > 800}\""], values: "{half: 300, wide: \"${half * 2}\"}") == [1])
  }

  /// Many conditions on many things cost no more than is looked at.
  @Test func isBounded() {
    let many = (0..<64).map { "\"${width > \($0 * 7) and height > \($0 * 5) and contentWidth > \($0 * 3)}\"" }
    #expect(unreachable(many) == [])
    let long = "\"${" + Array(repeating: "width > 1", count: 800).joined(separator: " and ") + "}\""
    #expect(unreachable([long, long]) == [1])
  }
}
