@testable import LayoutLint
import Testing

/// Messages of UIKit as logs have them, and the rules that they lead to.
@Suite struct CrashCatalogTests {
  @Test(arguments: [
    (
      "Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot "
        + "fit even a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the "
        + "group when its effective size is {393, 44}.", "edge-spacing-overflow"
    ),
    (
      """
      2026-01-02 10:11:12.345 App[17:42] Error: There is no room for
        this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any subitems itself.
      Inspect the parent and ensure the contentInsets ({0, 16, 0, 16}) do not result in a negative effectiveContentSize
      """, "group-cannot-fit-item"
    ),
    (
      "*** Terminating app, reason: \u{201C}EVERY supplementary must have a unique 'elementKind': duplicates\u{201D}",
      "duplicate-element-kind"
    ),
    ("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( 4 )}", "duplicate-item-id"),
    (
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKindOfKind: background at",
      "element-kind-unregistered"
    ),
    (
      "UICollectionView (<App.ListView 0x122879000>) is stuck in its update/layout loop. This can happen",
      "self-sizing-feedback-risk"
    ),
    (
      "<PagingView 0x13f3> is stuck in a recursive layout loop. This can happen when self-sizing views",
      "self-sizing-feedback-risk"
    ),
  ])
  func leadsToARule(message: String, rule: String) throws {
    let crash = try #require(CrashCatalog.matches(in: message).first)
    #expect(crash.rules.contains { $0.id.name == rule })
    #expect(CrashCatalog.matches(in: message).count == 1)
  }

  @Test func knowsSeveralMessagesOfOneLog() {
    let log = "At least 1 subitem is required for a group ... A size is required."
    #expect(CrashCatalog.matches(in: log).count == 2)
  }

  @Test(arguments: [
    "", "fit even a single", "A size isn't required", "cannot fit eventually a single item", "\0\u{FFFD}",
  ])
  func knowsNothingOfOtherTexts(text: String) { #expect(CrashCatalog.matches(in: text).isEmpty) }

  /// A rule that quotes a message is among those that the message leads to.
  @Test func agreesWithTheRules() {
    let quoting = RuleRegistry.metadata.filter { !CrashCatalog.matches(in: $0.why).isEmpty }
    #expect(quoting.map(\.id.name).contains("estimated-main-axis-unbounded"))
    for metadata in quoting {
      for crash in CrashCatalog.matches(in: metadata.why) {
        #expect(crash.rules.contains { $0.id == metadata.id })
      }
    }
    #expect(
      CrashCatalog.matches(in: "cannot fit even a single item").map { $0.rules.map(\.id.name) } == [
        [
          "edge-spacing-overflow", "group-cannot-fit-item", "estimated-main-axis-unbounded",
          "nonpositive-dimension",
        ]
      ])
  }

  /// Rules that find the same cause are told apart by their ranks, and each message is found by its own words.
  @Test func isWhole() {
    for crash in CrashCatalog.all {
      let ranks = RuleRegistry.metadata.compactMap { $0.crashes[crash.crash] }
      #expect(ranks.sorted() == Array(1..<(ranks.count + 1)), "\(crash.marks)")
      #expect(!CrashCatalog.matches(in: crash.marks.joined(separator: "; 17, ")).isEmpty)
      for mark in crash.marks { #expect(CrashCatalog.words(of: mark) == mark) }
    }
  }
}
