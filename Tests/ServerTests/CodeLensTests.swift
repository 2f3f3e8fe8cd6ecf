import Testing

/// Code lenses: the preview, and the widths at which sections change.
@Suite struct CodeLensTests {
  private let start = "environment: {container: 393 x 852, traits: {displayScale: 1}}\n"

  /// The lines and titles of lenses, counted from 0.
  private func told(_ result: Any?) -> [String] {
    (result as? [[String: Any]] ?? []).map { lens in
      let command = lens["command"] as? [String: Any]
      #expect(command?["command"] as? String == "layoutc.preview")
      let line = TextPlace((lens["range"] as? [String: Any])?["start"]).line
      return "\(line): \(command?["title"] as? String ?? "")"
    }
  }

  private func lenses(_ text: String, of name: String = "a.layout.yaml") -> [String] {
    let uri = MarkedTexts.uri(name)
    let session = ServerSession()
    session.open(uri, text)
    return told(session.result("textDocument/codeLens", ["textDocument": ["uri": uri]]))
  }

  @Test func sectionsThatChangeHaveOne() {
    let text = """
      define:
        tiles: {grid: {columns: auto(400), rowHeight: 44}}
      sections:
        - {items: 3, list: plain}
        - id: tiles
          use: tiles
          items: 9
        - items: 2
          carousel: {width: 300, height: 100}
        - {use: tiles, items: 4, repeat: 2}

      """
    #expect(
      lenses(start + text) == [
        "0: Preview · 393 x 852 · content 393 x 980", "5: 1 column · from 800 wide: 2 · from 1200: 3",
        "8: 1 row that scrolls · from 600 wide: does not scroll",
        "10: 1 column · from 800 wide: 2 · from 1200: 3",
      ])
  }

  @Test func sectionsInJSONHaveThem() {
    let text = """
      {
        "environment": {"container": "393 x 852", "traits": {"displayScale": 1}},
        "sections": [
          {
            "items": 9,
            "waterfall": {"columns": {"auto": 500}, "aspectRatio": 1}
          }
        ]
      }
      """
    #expect(lenses(text, of: "a.layout.json").dropFirst() == ["3: 1 column · from 1000 wide: 2"])
  }

  @Test func sectionsHaveNoneBesideErrors() {
    let text = start + "sections: [{items: 9, grid: {columns: auto(400), rowHeight: 44}, bogus: 1}]\n"
    #expect(lenses(text).count == 1)
  }

  @Test func sectionsHaveNoneWhereTheSearchTakesTooLong() {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let session = ServerSession(searchTime: 0)
    session.open(uri, start + "sections: [{items: 9, grid: {columns: auto(400), rowHeight: 44}}]\n")
    for _ in 0..<2 {
      #expect(told(session.result("textDocument/codeLens", ["textDocument": ["uri": uri]])).count == 1)
    }
  }

  /// The answer waits until the findings of the change are told, and is about the new text.
  @Test func theyComeAfterFindings() {
    let uri = MarkedTexts.uri("a.layout.yaml")
    let text = start + "sections: [{items: 9, grid: {columns: auto(400), rowHeight: 44}}]\n"
    let session = ServerSession()
    session.open(uri, text)
    let result = session.result(
      "textDocument/codeLens", ["textDocument": ["uri": uri]], behindChangeOf: uri,
      to: text.replacing("400", with: "600"))
    #expect(told(result).last == "1: 1 column · from 1200 wide: 2")
  }
}
