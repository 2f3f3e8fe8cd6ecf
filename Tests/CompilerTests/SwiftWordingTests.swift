import Testing

@testable import LayoutCompiler

/// Helps of findings in Swift.
@Suite struct SwiftWordingTests {
  @Test(arguments: [
    ("write ~44.5 in the item to have it measured", "write .estimated(44.5) in the item to have it measured"),
    ("make the group's height ~44, and so on", "make the group's height .estimated(44), and so on"),
    ("or, from iOS 17, uniform(50)", "or, from iOS 17, .uniformAcrossSiblings(estimate: 50)"),
    (
      "delete extendsBoundary: false, or give the section an inset",
      "delete extendsBoundary = false, or give the section an inset"
    ),
    ("delete contentInsetsReference: none", "delete contentInsetsReference = .none"),
    // A sentence, and what stands in a file of settings.
    (
      "give it the item's width: the section makes no room",
      "give it the item's width: the section makes no room"
    ),
    ("write groupPaging ~ or 1/3", "write groupPaging ~ or 1/3"),
    ("lint: {options: {decorativeKinds: [KIND]}}", "lint: {options: {decorativeKinds: [KIND]}}"),
  ])
  func help(inSpecs: String, inSwift: String) {
    #expect(SwiftWording.help(inSpecs) == inSwift)
  }
}
