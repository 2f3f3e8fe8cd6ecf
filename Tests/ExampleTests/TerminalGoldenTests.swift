import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

/// Pictures in a terminal.
@Suite struct TerminalGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let example: String
    let columns: Int
    var alphabet = TerminalOptions.Alphabet.unicode
    var environment: String?
    var state: String?
    var drawsEverything = false

    var testDescription: String { example }
  }

  static let cases = [
    Case(example: "app-store", columns: 60),
    Case(example: "badges", columns: 50, alphabet: .ascii),
    Case(example: "anchors", columns: 70),
    Case(example: "library-states", columns: 40, state: "borrowed"),
    Case(
      example: "pinned-headers", columns: 50, environment: "{container: 375 x 812, scroll: {y: 300}}"),
    Case(
      example: "settings", columns: 60, environment: "{device: iphone-se, traits: {layoutDirection: rtl}}"),
    Case(example: "photos-horizontal", columns: 30, alphabet: .ascii),
    Case(example: "nested-groups-scrolling", columns: 50, drawsEverything: true),
  ]

  @Test(arguments: cases)
  func matchesGolden(picture: Case) throws {
    let layout = try Example.named(picture.example).resolved(in: picture.environment, state: picture.state)
    var options = TerminalOptions(columns: picture.columns)
    options.alphabet = picture.alphabet
    options.drawsEverything = picture.drawsEverything
    options.state = picture.state
    let sink = ByteSink()
    TerminalPicture(solve(layout.spec, in: layout.environment), options).write(to: sink)
    #expect(sink.text.split(separator: "\n").allSatisfy { $0.count <= picture.columns })
    try Repository.expectGolden(sink.text, "Tests/Fixtures/output/terminal/\(picture.example).txt")
  }
}
