import Testing

@testable import LayoutCompiler

/// Which layouts a page holds if the user names none.
@Suite struct PageTests {
  /// All of them have 200,000 cells at most, beside those of the layout itself, which may have any number.
  @Test(arguments: [(40_000, 6), (40_001, 5), (67_000, 3), (200_000, 2), (200_001, 1)])
  func manyCellsHaveFewDevices(cells: Int, count: Int) throws {
    let text = """
      sections: [{items: \(cells), group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}}]
      """
    let compiler = SpecCompiler(RunOptions(), files: .memory(["spec.yaml": text]))
    var spec = try compiler.prepare("spec.yaml").get()
    spec.preview()
    #expect(compiler.layoutsOfPage(try compiler.compile(spec)).count == count)
  }
}
