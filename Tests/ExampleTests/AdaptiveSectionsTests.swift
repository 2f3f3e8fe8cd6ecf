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

  /// The first cells of each section, worked out by hand: the room is the readable width (the container less margins of 16,
  /// at most 672 in its middle) less the insets of 20 on both sides, shared out among the columns; each cell lies 2 inside its share.
  @Test(arguments: [
    // 375 - 32 - 40 = 303: 303, 101, 60.6 (60.333 in pixels); rows of 44, and 0.2 * 303 = 60.6.
    (0, [[38, 22, 299, 40], [38, 1470, 97, 56.333], [38, 2173.667, 56.333, 56.333]]),
    // (812 - 672) / 2 = 70; 672 - 40 = 632: 316, 105.333, 63.2 (63); rows of 44: 16 of them, then 6.
    (1, [[92, 22, 312, 40], [92, 766, 101.333, 40], [92, 1070, 59, 40]]),
    // (1024 - 672) / 2 = 176; 632: 316, 105.333 (105), 63.2 (63); rows of 44, and 0.2 * 632 = 126.4 (126).
    (2, [[198, 22, 312, 40], [198, 766, 101, 122], [198, 1562, 59, 122]]),
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
