import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

/// Pictures with what may be drawn over and around them.
@Suite struct PictureGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let example: String
    var environment: String?
    var options = PictureOptions()

    var testDescription: String { name }

    init(
      _ name: String, of example: String, in environment: String? = nil,
      _ set: (inout PictureOptions) -> Void
    ) {
      self.name = name
      self.example = example
      self.environment = environment
      set(&options)
    }
  }

  static let cases = [
    Case(
      "screen", of: "pinned-headers",
      in: "{device: iphone-16, bars: {navigation: large, tab: true}, scroll: {y: 300}}"
    ) {
      $0.frame = .device
      $0.show = [.labels, .title, .spacing]
    },
    Case("screen-right-to-left", of: "app-store", in: "{device: iphone-se, traits: {layoutDirection: rtl}}") {
      $0.frame = .device
      $0.idPrefix = "rtl-"
    },
    Case(
      "screen-reserved-side", of: "pinned-headers",
      in: "{device: iphone-duo-outer, bars: {navigation: standard}}"
    ) { $0.frame = .device },
    Case("row-ghost-dark", of: "nested-groups-scrolling") {
      $0.theme = .dark
      $0.show = PictureOverlay.allCases
    },
    Case("row-cut", of: "nested-groups-scrolling") {
      $0.clip = .cut
      $0.show = []
    },
    Case("row-whole", of: "nested-groups-scrolling") { $0.clip = .none },
  ]

  @Test(arguments: cases)
  func matchesGolden(picture: Case) throws {
    let layout = try Example.named(picture.example).resolved(in: picture.environment)
    let sink = ByteSink()
    OutputFormat.named("svg")?.write(
      solve(layout.spec, in: layout.environment), to: sink, options: WriterOptions(picture: picture.options))
    try Repository.expectGolden(sink.text, "Tests/Fixtures/output/\(picture.name).svg")
  }

  @Test func contactSheetMatchesGolden() throws {
    let example = try Example.named("library-states")
    var entries: [SVGContactSheet.Entry] = []
    for device in ["iphone-16", "ipad-mini"] {
      for state in [nil, "borrowed"] as [String?] {
        let layout = try example.resolved(in: "{device: \(device)}", state: state)
        entries.append(
          SVGContactSheet.Entry(solve(layout.spec, in: layout.environment), state: state ?? "default"))
      }
    }
    let sink = ByteSink()
    SVGContactSheet(entries, name: "Library states", options: WriterOptions()).write(to: sink)
    try Repository.expectGolden(sink.text, "Tests/Fixtures/output/sheet.svg")
  }
}
