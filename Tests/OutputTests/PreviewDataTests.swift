import Foundation
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

@Suite struct PreviewDataTests {
  @Test func recordsAreDifferences() {
    var records = DeltaRecords(fieldCount: 3)
    records.append([0, 5, 0])
    records.append([0, 5, 0])
    records.append([-1, 5, 300])
    // Mask 2, 5 in zigzag; nothing; mask 5, -1 and 300 in zigzag, the latter 600 = 4 * 128 + 88.
    #expect(records.bytes == [2, 10, 0, 5, 1, 88 | 0x80, 4])
    #expect(records.count == 3)
  }

  @Test func recordsHoldTheGreatestNumbers() {
    var records = DeltaRecords(fieldCount: 1)
    records.append([Int.max])
    records.append([Int.min])
    #expect(records.count == 2)
  }

  private func data(_ solution: Solution, _ options: WriterOptions = WriterOptions()) throws -> [String: Any]
  {
    let sink = ByteSink()
    PreviewData.write(
      LabeledSolutions([LabeledSolution(solution)]), name: solution.spec.name, to: sink, options: options)
    #expect(!sink.text.contains("<"))
    return try #require(JSONSerialization.jsonObject(with: Data(sink.bytes)) as? [String: Any])
  }

  private func solution(items: [ItemList.Run], pinned: Bool = false) -> Solution {
    var section = Sample.section(name: "</script>", items: items, headerTitle: "\u{2028}")
    section.boundaryItems[0].pinToVisibleBounds = pinned
    return solve(Spec(sections: [section]), in: Environment(container: Extent(width: 300, height: 600)))
  }

  @Test func namesAreOnlyText() throws {
    let data = try data(solution(items: [ItemList.Run(count: 1, itemID: "<!--", title: .text("&"))]))
    let layout = try #require((data["layouts"] as? [[String: Any]])?.first)
    let section = try #require((layout["sections"] as? [[String: Any]])?.first)
    #expect(section["id"] as? String == "</script>")
    let run = try #require((data["items"] as? [[[String: Any]]])?.first?.first)
    #expect(run["id"] as? String == "<!--")
  }

  @Test func tellsOfPins() throws {
    let layouts = try data(solution(items: [ItemList.Run(count: 2)], pinned: true))["layouts"]
    let pins = try #require((layouts as? [[String: Any]])?.first?["pins"] as? [[String: Any]])
    #expect(pins.count == 1)
    #expect(pins.first?["side"] as? String == "start")
  }

  @Test(arguments: [(Insets(trailing: 84), "trailing"), (Insets(leading: 84), "leading"), (.zero, "")])
  func namesTheReservedSide(safeArea: Insets, side: String) throws {
    let environment = Environment(container: Extent(width: 300, height: 600), safeArea: safeArea)
    let solution = solve(Spec(sections: [Sample.section(items: [ItemList.Run(count: 1)])]), in: environment)
    let layout = try #require((try data(solution)["layouts"] as? [[String: Any]])?.first)
    #expect(layout["reserved"] as? String ?? "" == side)
  }

  @Test func saysWhatIsLeftOut() throws {
    let few = try data(solution(items: [ItemList.Run(count: 10)]))
    let many = try data(solution(items: [ItemList.Run(count: PreviewData.greatestElementCount + 10)]))
    func layout(_ data: [String: Any]) -> [String: Any]? { (data["layouts"] as? [[String: Any]])?.first }
    #expect(layout(few)?["shownCells"] == nil)
    // The header is one of the elements.
    #expect(layout(many)?["shownCells"] as? Int == PreviewData.greatestElementCount - 1)
  }
}
