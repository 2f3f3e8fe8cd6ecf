import Foundation
import Testing

/// What is offered to be changed, and what a text becomes by it.
@Suite struct CodeActionTests {
  private static var capabilities: [String: Any] {
    [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]]]
      ]
    ]
  }

  /// The actions at the mark `|` of a text, by their titles, with the text that each leaves.
  private func actions(_ marked: String) -> [String: String] {
    let (uri, text, place) = cursor(in: marked)
    let session = ServerSession(Self.capabilities)
    session.open(uri, text)
    let found =
      session.result(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": uri], "range": ["start": place, "end": place],
          "context": ["diagnostics": [Any]()],
        ]) as? [[String: Any]] ?? []
    return Dictionary(
      found.map { action in
        (action["title"] as? String ?? "", [uri: text].applying(action["edit"])[uri] ?? "")
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func fixesAreOffered() {
    let misspelt = actions("sections:\n  - items: 3\n    interGroupSpac|ng: 4\n    list: plain\n")
    #expect(
      misspelt["write interGroupSpacing (frames change)"]
        == "sections:\n  - items: 3\n    interGroupSpacing: 4\n    list: plain\n")
  }

  /// What only another unused name uses goes with that one.
  @Test func fixesThatBreakByThemselvesAreNotOffered() {
    let spec = "let:\n  side: 80\n  ha|lf: ${side / 2}\nsections:\n  - {items: 3, list: plain}\n"
    #expect(actions(spec)["delete it"]?.contains("half") == false)
    let used = spec.replacing("|", with: "").replacing("side: 80", with: "si|de: 80")
    #expect(actions(used)["delete it"] == nil)
    #expect(actions(used)["mend all that keeps the frames"]?.contains("let") == false)
  }

  @Test func whatIsMeantSoIsHidden() {
    let actions = actions(
      """
      environment: {container: 375 x 812}
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x 20
              subitem: {item|: {}}
              count: 2
      """)
    #expect(
      actions["ignore touch-target-too-small here"]?.contains(
        "        size: 100% x 20\n        # layoutc:ignore touch-target-too-small -- \n        subitem: {item: {}}"
      ) == true, "\(actions.keys)")
  }

  /// What several items share is hidden for all of them.
  @Test func whatPlacesShareIsHiddenAtItsCause() {
    let actions = actions(
      """
      environment: {container: 393 x 800}
      sections:
        - items: 3
          group:
            horizontal:
              size: 100% x ~100
              subitems:
                - item: 50% x 100|%
                - item: 50% x 100%
      """)
    #expect(
      actions["ignore fractional-item-in-estimated-group here"]?.contains(
        "      horizontal:\n        # layoutc:ignore fractional-item-in-estimated-group -- \n        size: 100% x ~100\n"
      ) == true, "\(actions.keys)")
  }

  private static let extracted = """
    environment: {container: 375 x 812}
    define:
      header:
        # Kept with its comment.
        height: ~44
        pinned: true
    sections:
      - items: 3
        header:
          use: header
        list: plain

    """

  @Test func piecesBecomeDefinitionsAndBack() {
    let written = """
      environment: {container: 375 x 812}
      sections:
        - items: 3
          |header:
            height: ~44
            pinned: true
          list: plain

      """
    let definition = "extract to the definition 'header'"
    let extracted = actions(written)[definition]
    #expect(
      extracted == Self.extracted.replacing("    # Kept with its comment.\n", with: ""), "\(extracted ?? "")")
    let back = Self.extracted.replacing("      use: header", with: "      u|se: header")
    #expect(
      actions(back)["inline the definition 'header'"]?.contains(
        "    header:\n      height: ~44\n      pinned: true\n    list: plain") == true)
  }

  @Test func whatHasErrorsIsNotTakenApart() {
    let piece = "sections:\n  - items: 3\n    hea|der: {height: 44}\n    list: plain\n"
    #expect(actions(piece).keys.contains("extract to the definition 'header'"))
    #expect(!actions(piece + "    bogus: 1\n").keys.contains { $0.hasPrefix("extract") })
  }

  @Test func hintsStandBehindSizesAndGrids() throws {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = ServerSession()
    session.open(
      uri,
      """
      environment: {container: 375 x 812}
      sections:
        - {items: 7, grid: {columns: auto(100), rowHeight: 60}}
        - items: 3
          group: {horizontal: {size: 100% x 88, subitems: [item: 1/3 x 100%]}}
        - {items: 3, carousel: {width: 80%, height: 100}}
      """)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = try #require(
      session.result("textDocument/inlayHint", ["textDocument": ["uri": uri], "range": range])
        as? [[String: Any]])
    #expect(
      hints.map { $0["label"] as? String } == ["= 3 columns, 3 rows", "= 375 x 88", "= 125 x 88", "= 300"])
    let lens = session.result("textDocument/codeLens", ["textDocument": ["uri": uri]]) as? [[String: Any]]
    let command = lens?.first?["command"] as? [String: Any]
    #expect(command?["title"] as? String == "Preview · 375 x 812 · content 375 x 368")
    session.change(
      uri, to: "sections:\n  - {items: 7, grid: {columns: auto(100), rowHeight: 60}, bogus: 1}\n")
    let none = session.result("textDocument/inlayHint", ["textDocument": ["uri": uri], "range": range])
    #expect((none as? [Any])?.isEmpty == true)
  }
}
