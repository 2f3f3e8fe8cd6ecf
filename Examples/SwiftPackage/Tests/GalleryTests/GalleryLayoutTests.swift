#if canImport(LayoutSnapshot)
  import LayoutSnapshot
  import XCTest

  @testable import Gallery

  /// The same with XCTest, and of a layout without its screen: the test says how many items its sections have.
  ///
  /// A test method itself cannot be of the main actor: XCTest on Linux does not call such.
  final class GalleryLayoutTests: XCTestCase {
    func testFramesAreThoseRecorded() async throws {
      try await MainActor.run {
        try expectLayout(GalleryLayout.make(), matches: "GalleryLayout", on: .iPhoneSE, items: [3, 7])
      }
    }
  }
#endif
