import LayoutDiagnostics
import Testing

/// Help as specs and as Swift spell it.
@Suite struct HelpTests {
  @Test(
    arguments: [
      (
        "write \(estimated: "44.5") in the item", "write ~44.5 in the item",
        "write .estimated(44.5) in the item"
      ),
      (
        "or, from iOS 17, \(uniform: "50")", "or, from iOS 17, uniform(50)",
        "or, from iOS 17, .uniformAcrossSiblings(estimate: 50)"
      ),
      (
        "delete \("extendsBoundary", is: "false"), or give the section an inset",
        "delete extendsBoundary: false, or give the section an inset",
        "delete extendsBoundary = false, or give the section an inset"
      ),
      (
        "delete \("contentInsetsReference", is: "none")", "delete contentInsetsReference: none",
        "delete contentInsetsReference = .none"
      ),
      ("write ~ or 1/3", "write ~ or 1/3", "write ~ or 1/3"),
    ] as [(SpelledHelp, String, String)])
  func languages(help: SpelledHelp, inSpecs: String, inSwift: String) {
    #expect(help.spelled(in: .spec) == inSpecs)
    #expect(help.spelled(in: .swift) == inSwift)
  }

  @Test func equalTextsAreEqual() {
    let text = "b"
    #expect("a\(text)c" as SpelledHelp == "abc")
  }
}
