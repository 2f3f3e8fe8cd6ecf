#if canImport(LayoutSnapshot)
  import LayoutSnapshot
  import XCTest

  @testable import Gallery

  /// The same with XCTest and a layout without its screen: the test gives the number of items in each section.
  ///
  /// The test method cannot be on the main actor, because XCTest on Linux does not call such methods.
  final class GalleryLayoutTests: XCTestCase {
    func testFramesAreThoseRecorded() async throws {
      try await MainActor.run {
        try expectLayout(GalleryLayout.make(), matches: "GalleryLayout", on: .iPhoneSE, items: [3, 7])
      }
    }
  }
#endif
