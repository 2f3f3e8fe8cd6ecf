import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

/// An example in another environment, at another scroll offset or with other cells than its spec says.
struct ExampleVariation: CustomTestStringConvertible, Sendable {
  let example: String
  /// What follows the example's name in the names of its goldens.
  let name: String
  /// As a spec would write it, in place of the spec's own.
  var environment: String?
  var state: String?
  /// What sections hold, as a file of `--data` would say it.
  var data: String?

  var description: String { "\(example)-\(name)" }
  var testDescription: String { description }

  /// The goldens without their endings.
  var golden: String { "Tests/Fixtures/examples/\(description)" }

  static let all = [
    ExampleVariation(
      example: "adaptive-sections", name: "landscape",
      environment: """
        {container: 812 x 375, safeArea: {leading: 44, trailing: 44, bottom: 21}, \
        traits: {verticalSizeClass: compact, displayScale: 3}}
        """),
    ExampleVariation(
      example: "adaptive-sections", name: "tablet",
      environment: "{container: 1024 x 1366, traits: {displayScale: 2}}"),
    ExampleVariation(example: "app-store", name: "tablet", environment: "{device: ipad-pro-11}"),
    ExampleVariation(example: "app-store", name: "offline", state: "offline"),
    ExampleVariation(example: "instagram", name: "tablet", environment: "{device: ipad-pro-11}"),
    ExampleVariation(example: "instagram", name: "new", state: "new"),
    ExampleVariation(example: "library", name: "nothing-on-loan", data: "loans: 0"),
    ExampleVariation(example: "library-states", name: "empty", state: "empty"),
    ExampleVariation(example: "library-states", name: "borrowed", state: "borrowed"),
    ExampleVariation(example: "netflix", name: "tablet", environment: "{device: ipad-pro-11}"),
    ExampleVariation(example: "netflix", name: "offline", state: "offline"),
    ExampleVariation(example: "photos", name: "tablet", environment: "{device: ipad-pro-11}"),
    ExampleVariation(example: "photos", name: "empty", state: "empty"),
    // The second header at the top of the visible range, and pushed off by the end of its section.
    ExampleVariation(example: "pinned-headers", name: "pinned", environment: phone(scrolledTo: 600)),
    ExampleVariation(example: "pinned-headers", name: "pushed", environment: phone(scrolledTo: 1080)),
    ExampleVariation(example: "settings", name: "tablet", environment: "{device: ipad-pro-11}"),
    ExampleVariation(example: "settings", name: "signed-out", state: "signed-out"),
  ]

  /// The one with a name.
  static func named(_ example: String, _ name: String) throws -> ExampleVariation {
    try #require(all.first { $0.example == example && $0.name == name })
  }

  func layout() throws -> ResolvedLayout {
    try Example.named(example).resolved(in: environment, state: state, data: data)
  }

  /// The phone that the examples are written for.
  private static func phone(scrolledTo y: Int) -> String {
    """
    {container: 375 x 812, safeArea: {top: 44, bottom: 34}, traits: {displayScale: 3}, \
    scroll: {y: \(y)}}
    """
  }
}
