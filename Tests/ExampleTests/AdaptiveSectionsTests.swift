import LayoutKit
import Testing

/// `adaptive-sections` on a phone, on a phone in landscape and on a tablet.
@Suite struct AdaptiveSectionsTests {
  /// Where the layout is seen.
  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    /// As the spec would write it.
    let environment: String
    var testDescription: String { name }
  }

  static let places = [
    Place(
      name: "phone",
      environment: "{container: 375 x 812, safeArea: {top: 44, bottom: 34}, traits: {displayScale: 3}}"),
    Place(
      name: "landscape",
      environment: """
        {container: 812 x 375, safeArea: {leading: 44, trailing: 44, bottom: 21}, \
        traits: {verticalSizeClass: compact, displayScale: 3}}
        """),
    Place(name: "tablet", environment: "{container: 1024 x 1366, traits: {displayScale: 2}}"),
  ]

  @Test(arguments: places.dropFirst(), ["json", "csv", "svg"])
  func matchesGolden(place: Place, format: String) throws {
    try Repository.expectGolden(
      try written(Self.example().resolved(in: place.environment), as: format),
      "Tests/Fixtures/examples/adaptive-sections-\(place.name).\(format)")
  }

  /// The spec's own environment is the phone.
  @Test func isWrittenForThePhone() throws {
    let example = try Self.example()
    #expect(
      try written(example.resolved(), as: "json")
        == written(example.resolved(in: Self.places[0].environment), as: "json"))
  }

  /// The first cells of each section, worked out by hand: the room is the readable width (the container less its margins,
  /// at most 664 in its middle) less the insets of 20 on both sides, shared out among the columns; each cell lies 2 inside its share.
  @Test(arguments: [
    // 375 - 32 - 40 = 303: 303, 101, 60.6 (60.333 in pixels); rows of 44, and 0.2 * 303 = 60.6.
    (0, [[38, 22, 299, 40], [38, 1470, 97, 56.333], [38, 2173.667, 56.333, 56.333]]),
    // 812 - 88 - 40 = 684, too little to be narrowed; 684 - 40 = 644: 322, 107.333, 64.4 (64.333); rows of 44: 16 of them, then 6.
    (1, [[86, 22, 318, 40], [86, 766, 103.333, 40], [86, 1070, 60.333, 40]]),
    // (1024 - 664) / 2 = 180; 624: 312, 104, 62.4 (62 in pixels); rows of 44, and 0.2 * 624 = 124.8 (124.5).
    (2, [[202, 22, 308, 40], [202, 766, 100, 120.5], [202, 1553, 58, 120.5]]),
  ])
  func firstCells(place: Int, frames: [[Double]]) throws {
    let layout = try Self.example().resolved(in: Self.places[place].environment)
    let solution = solve(layout.spec, in: layout.environment)
    var first: [[Double]] = []
    solution.forEachElement { element in
      if element.item == 0 {
        let frame = element.frame
        first.append(
          [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 })
      }
      return true
    }
    #expect(first == frames)
  }

  private static func example() throws -> Example {
    try #require(Example.yaml.first { $0.name == "adaptive-sections" })
  }
}
