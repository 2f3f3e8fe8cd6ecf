import Foundation
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

@Suite struct PreviewStepsTests {
  private func page(cells: Int, layoutCount: Int = 1) throws -> [String: Any] {
    let section = Sample.section(name: "grid", items: [ItemList.Run(count: cells)], headerTitle: "")
    let solution = solve(
      Spec(sections: [section]), in: Environment(container: Extent(width: 300, height: 600)))
    let sink = ByteSink()
    let layouts = Array(repeating: LabeledSolution(solution), count: layoutCount)
    PreviewData.write(LabeledSolutions(layouts), name: nil, to: sink, options: WriterOptions())
    return try #require(JSONSerialization.jsonObject(with: Data(sink.bytes)) as? [String: Any])
  }

  private func steps(of page: [String: Any]) throws -> [[[Int]]] {
    let layouts = try #require(page["layouts"] as? [[String: Any]])
    return try layouts.map { try #require($0["steps"] as? [[Int]]) }
  }

  /// The last four steps give the frame of the element, in the order of the output.
  @Test func stepsLeadToTheFrame() throws {
    let page = try page(cells: 5)
    let all = try #require(page["steps"] as? [[String: Any]])
    let steps = try steps(of: page)[0]
    #expect(steps.count == 6)
    for element in steps {
      let names = element.suffix(4).map { all[$0]["quantity"] as? String }
      #expect(names == ["x", "y", "width", "height"])
    }
    #expect(Set(steps.joined()).count == all.count)
  }

  @Test func farElementsHaveNone() throws {
    #expect(try steps(of: page(cells: 199, layoutCount: 3)).map(\.count) == [200, 100, 0])
    #expect(try steps(of: page(cells: 60_000)).map(\.count) == [PreviewSteps.greatestCount])
  }
}
