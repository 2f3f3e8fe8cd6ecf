#if canImport(LayoutSnapshot)
  import LayoutSnapshot
  import Testing

  @testable import Gallery

  /// The gallery's frames on a phone and on a tablet.
  @MainActor @Suite struct GalleryTests {
    private func makeGallery() -> GalleryViewController {
      GalleryViewController(albums: ["Lakes", "Dunes", "Streets", "Birds"], photos: Array(1...8))
    }

    /// Compares all frames with those in `__LayoutSnapshots__`. After an intended change: `LAYOUTC_BLESS=1 swift test`.
    @Test func framesAreThoseRecorded() throws {
      try expectLayout(makeGallery(), matches: "Gallery", on: .iPhone16, .iPadPro11.landscape)
    }

    @Test func photosAreSquareOnAWideScreen() throws {
      let gallery = try LayoutSnapshot(of: makeGallery(), on: .iPadPro13)
      let photos = gallery.frames.filter { $0.section == 1 }
      #expect(photos.count == 8)
      #expect(photos.allSatisfy { $0.frame.width == $0.frame.height })
      #expect(Set(photos.map(\.frame.x)).count == 5)
    }

    @Test func theLinterFindsNothing() throws {
      #expect(try LayoutSnapshot(of: makeGallery(), on: .iPhoneSE).findings.isEmpty)
    }
  }
#endif
