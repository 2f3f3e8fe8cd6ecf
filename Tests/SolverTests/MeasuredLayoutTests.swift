import Testing

/// The conformance suite: frames that Apple's UIKit computed. No layout is special-cased by name.
@Suite struct MeasuredLayoutTests {
  @Test(arguments: MeasuredLayout.all)
  func matchesUIKit(layout: MeasuredLayout) throws {
    #expect(layout.firstDifference(try layout.solve()) == nil)
  }

  @Test func layoutsAreFound() { #expect(MeasuredLayout.all.count == 199) }
}
