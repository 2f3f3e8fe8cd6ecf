import Testing

/// The conformance suite: frames that Apple's UIKit produced. None is special-cased by name.
@Suite struct MeasuredLayoutTests {
  @Test(arguments: MeasuredLayout.all)
  func matchesUIKit(layout: MeasuredLayout) throws {
    guard let solution = try layout.solve() else { return }
    #expect(layout.firstDifference(solution) == nil)
  }

  /// Layouts that need what cannot be solved yet are refused; the number can only fall.
  @Test func refusesNoMoreThanBefore() throws {
    #expect(MeasuredLayout.all.count == 199)
    let refused = try MeasuredLayout.all.filter { try $0.solve() == nil }
    #expect(refused.isEmpty)
  }
}
