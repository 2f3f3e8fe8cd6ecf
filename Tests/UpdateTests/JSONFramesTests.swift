import Testing

@testable import LayoutUpdates

/// Frames that were written, compared.
@Suite struct JSONFramesTests {
  /// A layout of one section with one cell.
  private func frames(y: Int, id: String?) throws -> JSONFrames {
    let member = id.map { ", \"sectionID\": \"\($0)\"" } ?? ""
    let box = "\"x\": 0, \"y\": \(y), \"width\": 100, \"height\": 50"
    let text = """
      {
        "version": 1, "environment": {"width": 100, "height": 200}, "contentSize": {"width": 100, "height": 90},
        "sections": [{"index": 0, "id": "\(id ?? "0")", "itemCount": 1, \(box)}],
        "elements": [{"category": "cell", "elementKind": "", "section": 0, "item": 0, \(box), "zIndex": 0\(member)}]
      }
      """
    return try JSONFrames(Array(text.utf8))
  }

  @Test(
    "a section goes by its id, also by one that is its index",
    arguments: [(nil, "section 0 0"), ("0", "0 0"), ("grid", "grid 0")] as [(String?, String)])
  func sections(id: String?, name: String) throws {
    let changes = try frames(y: 0, id: id).changes(to: try frames(y: 10, id: id), tolerance: 0)
    #expect(changes == ["\(name) moved 10 pt down"])
  }
}
