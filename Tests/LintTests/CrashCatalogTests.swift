@testable import LayoutLint
import Testing

/// Messages of UIKit in logs, and the rules that find their causes.
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
      "*** Assertion failure in CGRect _UIPinnedFrameForFrameWithContainerFrameVisibleFrame(CGRect, CGRect, CGRect, "
        + "NSRectAlignment)(), _UICollectionLayoutHelpers.m:688 reason: 'Frame {{377, 0}, {0, 627}} does not intersect "
        + "{{377, 0}, {0, 627}}'", "pinned-zero-extent"
    ),
    (
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions <UICollectionViewLayoutAttributes: 0x14b> - {inf, inf}",
      "non-finite-number"
    ),
    (
      "UICollectionViewLayoutAttributes: -setFrame: requires finite dimensions. Attributes: <Cell 0x1>; new frame: {{0, 0}, {inf, 40}}",
      "non-finite-number"
    ),
    (
      "'no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
        + "UICollectionElementKindSectionHeader at path <NSIndexPath: 0xc0> {length = 2, path = 0 - 0}'",
      "element-kind-unregistered"
    ),
    (
      "*** Assertion failure in -[UICollectionViewData layoutAttributesForSupplementaryElementOfKind:atIndexPath:], /Build/UICollectionViewData.m:787",
      "element-kind-unregistered"
    ),
    (
      "*** Assertion failure in -[UICollectionViewData layoutAttributesForDecorationViewOfKind:atIndexPath:], /Build/UICollectionViewData.m:1078",
      "element-kind-unregistered"
    ),
    (
      "\"<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UIView:0x7.height == 50 (active)>\"",
      "estimated-item-in-fixed-group"
    ),
    (
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier header - must register a nib",
      "element-kind-unregistered"
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

  /// Messages that no rule explains have a cause and a remedy.
  @Test(arguments: [
    (
      "Invalid update: invalid number of items in section 1.  The number of items contained in an existing section after the "
        + "update (1543) must be equal to the number of items contained in that section before the update (1543)",
      "performBatchUpdates"
    ),
    (
      "Invalid update: invalid number of sections.  The number of sections contained in the",
      "performBatchUpdates"
    ),
    (
      "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after",
      "performBatchUpdates"
    ),
    (
      "*** Assertion failure in -[UICollectionView _endItemAnimationsWithInvalidationContext:tentativelyForReordering:], UICollectionView.m:4211",
      "performBatchUpdates"
    ),
    (
      "attempt to delete item 10 from section 0 which only contains 9 items before the update",
      "indices before"
    ),
    (
      "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0xc0> {length = 2, path = 0 - 0})",
      "out of the insertions"
    ),
    ("attempt to perform an insert and a move to the same section (4)", "out of the insertions"),
    (
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x61>)",
      "out of the deletions"
    ),
    ("attempt to delete and reload the same index path", "out of the reloads"),
    ("Attempt to delete and reload the same item at index path <NSIndexPath: 0xc0>", "out of the reloads"),
    (
      "request for layout attributes for supplementary view X in section 0 when there are only 0 sections in the collection view",
      "main queue"
    ),
    ("Fatal: supplied identifiers are not unique.", "unique in the whole snapshot"),
    (
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(",
      "unique in the whole snapshot"
    ),
    (
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must register a nib or a class",
      "Register the cell's class"
    ),
    (
      "Deadlock detected: calling this method on the main queue with outstanding async updates is not",
      "same queue"
    ),
    (
      "layout attributes for supplementary item at index path (<NSIndexPath: 0x80> {length = 2, path = 0 - 0}) changed from "
        + "<UICollectionViewLayoutAttributes: 0x1> frame = (0 0; 393 44) to <UICollectionViewLayoutAttributes: 0x2> "
        + "frame = (0 0; 393 60) without invalidating the layout", "invalidateLayout()"
    ),
    (
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: <NSIndexPath: 0xc0> {length = 2, path = 0 - 7}",
      "index paths from the data source"
    ),
    (
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind "
        + "it is being used for. When asked for a view of element kind 'badge'",
      "kind that the method is given"
    ),
    (
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (UICollectionElementKindSectionHeader,"
        + "<NSIndexPath: 0x1>) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
        + "forIndexPath: or is nil ((null))", "never nil"
    ),
    (
      "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath: 0xc0>",
      "prepare()"
    ),
    (
      "could not dequeue a view of kind: badge with identifier Badge - must register a nib or a class for the identifier or "
        + "connect a prototype in a storyboard", "Register a class or a nib"
    ),
    (
      "Attempted to scroll the collection view to an out-of-bounds item (12) when there are only 3 items in section 0.",
      "Scroll after the update"
    ),
    ("Attempted to scroll the collection view to an out-of-bounds section (2)", "Scroll after the update"),
    (
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to",
      "Dequeue once"
    ),
    (
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {( main )}",
      "unique in the whole snapshot"
    ),
  ])
  func saysWhatToDo(message: String, remedy: String) throws {
    #expect(CrashCatalog.matches(in: message).count == 1)
    let crash = try #require(CrashCatalog.matches(in: message).first)
    #expect(crash.remedy.contains { $0.contains(remedy) })
  }

  @Test func leavesNobodyAlone() {
    for crash in CrashCatalog.all { #expect(!crash.rules.isEmpty || !crash.remedy.isEmpty, "\(crash.marks)") }
  }

  @Test func knowsSeveralMessagesOfOneLog() {
    let log = "At least 1 subitem is required for a group ... A size is required."
    #expect(CrashCatalog.matches(in: log).count == 2)
  }

  @Test(arguments: [
    "", "fit even a single", "A size isn't required", "cannot fit eventually a single item", "\0\u{FFFD}",
  ])
  func knowsNothingOfOtherTexts(text: String) { #expect(CrashCatalog.matches(in: text).isEmpty) }

  /// A rule that quotes a message is among the rules of the message.
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

  /// Rules with the same cause have different ranks, and each message matches its own words.
  @Test func isWhole() {
    for crash in CrashCatalog.all {
      let ranks = RuleRegistry.metadata.compactMap { $0.rank(for: crash.crash) }
      #expect(ranks.sorted() == Array(1..<(ranks.count + 1)), "\(crash.marks)")
      #expect(!CrashCatalog.matches(in: crash.marks.joined(separator: "; 17, ")).isEmpty)
      for mark in crash.marks { #expect(CrashCatalog.words(of: mark) == mark) }
    }
  }
}
