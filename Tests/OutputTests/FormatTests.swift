import Foundation
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

@testable import LayoutOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whole outputs, written down by hand from the contract: two cards of 150 x 50 a row below a header of 40 points.
@Suite struct FormatTests {
  private func solution(name: String? = nil, cards: Int?) -> Solution {
    let half = Item(
      id: Sample.node, size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
    let row = Group(
      id: Sample.node, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
      content: .line(LineContent(axis: .horizontal, subitems: [.item(half)])))
    var items = ItemList()
    items.append(ItemList.Run(count: cards ?? 0, itemID: "card", isNumbered: true))
    let header = BoundaryItem(
      id: Sample.header, elementKind: BoundaryItem.headerKind,
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)), alignment: .top, title: "Today")
    let section = Section(
      id: Sample.node, name: "cards", isNamed: true, items: items, group: row, boundaryItems: [header])
    return solve(
      Spec(name: name, sections: cards == nil ? [] : [section]),
      in: Environment(container: Extent(width: 300, height: 600)))
  }

  private func written(_ format: String, _ solution: Solution, _ options: WriterOptions = WriterOptions())
    throws -> String
  {
    let sink = ByteSink()
    try #require(OutputFormat.named(format)).write(solution, to: sink, options: options)
    return sink.text
  }

  private func fixture(_ name: String) throws -> String {
    try Repository.text("Tests/Fixtures/output/\(name)")
  }

  /// A picture without a heading.
  private let bare = WriterOptions(picture: PictureOptions(show: []))

  private func viewBox(of root: XMLElement) -> String? {
    root.attributes?.first { $0.name == "viewBox" }?.stringValue
  }

  @Test(arguments: ["json", "ndjson", "csv"])
  func wholeOutputs(format: String) throws {
    #expect(try written(format, solution(name: "Cards & <more>", cards: 3)) == fixture("cards.\(format)"))
    #expect(try written(format, solution(cards: nil)) == fixture("nothing.\(format)"))
  }

  @Test func jsonIsJSON() throws {
    let bytes = Data(try written("json", solution(name: "\u{1}\"", cards: 2_000)).utf8)
    let object = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect((object["elements"] as? [Any])?.count == 2_001)
  }

  @Test func aPictureHasOneRectAnElement() throws {
    let text = try written(
      "svg", solution(name: "Cards & <more>", cards: 3),
      WriterOptions(picture: PictureOptions(show: [.groups, .insets])))
    let root = try #require(XMLDocument(xmlString: text).rootElement())
    #expect(viewBox(of: root) == "0 0 300 140")
    #expect(root.elements(forName: "title").first?.stringValue == "Cards & <more>")
    let rects = try root.nodes(forXPath: "//*[local-name()='rect']")
    #expect(rects.count == 4)
    let titles = try root.nodes(forXPath: "//*[local-name()='rect']/*[local-name()='title']").map(
      \.stringValue)
    // By zIndex: the header, at 1, is drawn after the cells.
    #expect(titles.last == "supplementary 0.0 header Today - 300 x 40 at 0, 0, z 1")
    let boxes = try root.nodes(forXPath: "//*[local-name()='path']/*[local-name()='title']").map(
      \.stringValue)
    #expect(boxes.contains("group - 300 x 50 at 0, 40"))
  }

  /// The content of an empty layout has no height; a picture has.
  @Test func picturesOfNothingHaveASize() throws {
    let root = try #require(XMLDocument(xmlString: written("svg", solution(cards: nil), bare)).rootElement())
    #expect(viewBox(of: root) == "0 0 300 1")
  }

  /// Negative insets of a row let its cards, and the box that the insets leave, stick out by 8 points.
  @Test func picturesShowWhatSticksOutOfTheContent() throws {
    var solved = solution(cards: 1)
    var spec = solved.spec
    spec.sections[0].group.size.height = .absolute(50.5)
    spec.sections[0].group.contentInsets = Insets(top: -8, leading: -8, bottom: -8, trailing: -8)
    spec.sections[0].boundaryItems = []
    solved = solve(spec, in: solved.environment)
    // The card is half of 316 points wide and 66.5 high; the insets' box is 316 wide. The row, which is not full, is as long as the card.
    let plain = try #require(XMLDocument(xmlString: written("svg", solved, bare)).rootElement())
    #expect(viewBox(of: plain) == "-8 -8 308 74.5")
    let shown = try written("svg", solved, WriterOptions(picture: PictureOptions(show: [.insets])))
    let root = try #require(XMLDocument(xmlString: shown).rootElement())
    #expect(viewBox(of: root) == "-8 -8 316 74.5")
  }

  #if os(Linux)
    /// A billion elements would take a minute; a sink that has failed ends the writing at once.
    @Test(arguments: OutputFormat.all.map(\.name))
    func writersStopAtAFailure(format: String) throws {
      let format = try #require(OutputFormat.named(format))
      let solution = solution(cards: 1_000_000_000)
      #expect(OutputFile.write(to: "/dev/full") { format.write(solution, to: $0) } != nil)
    }
  #endif
}
