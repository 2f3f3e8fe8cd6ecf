import Foundation
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGShapeTests {
  private let cell = Element(
    category: .cell, kind: 0, section: 0, item: 3, frame: Rect(x: 16, y: 20, width: 120, height: 44),
    zIndex: 0,
    node: Sample.node)

  private func drawn(_ element: Element, title: String? = nil) throws -> XMLElement {
    let sink = ByteSink()
    let section = Sample.section(
      items: [
        ItemList.Run(count: 3),
        ItemList.Run(count: 1, itemID: "wifi", kind: "row", title: title.map { .text($0) }),
      ],
      headerTitle: title)
    sink.write("<g>")
    SVGShapes(
      spec: Spec(sections: [section]), kinds: Sample.kinds, canvas: SVGCanvas(sink: sink, precision: 3)
    ).draw(element)
    sink.write("</g>")
    return try #require(XMLDocument(xmlString: sink.text).rootElement())
  }

  private func attribute(_ name: String, of element: XMLElement?) -> String? {
    element?.attribute(forName: name)?.stringValue
  }

  /// Outlines lie within their boxes by fractions of a point: those are written as exactly as asked for, too.
  @Test(arguments: 0...5)
  func numbersHaveAtMostSoManyDecimals(precision: Int) throws {
    let sink = ByteSink()
    let section = Sample.section(items: [ItemList.Run(count: 4, title: .text("x"))])
    let shapes = SVGShapes(
      spec: Spec(sections: [section]), kinds: Sample.kinds,
      canvas: SVGCanvas(sink: sink, precision: precision))
    var element = cell
    element.frame = Rect(x: 1.0 / 3, y: 20, width: 120.123456, height: 44)
    shapes.draw(element)
    shapes.draw(ExplanatoryBox(kind: .group, frame: element.frame, node: Sample.node))
    let attribute = try NSRegularExpression(pattern: #" (x|y|width|height|d)="([^"]*)""#)
    let text = sink.text
    var greatest = 0
    for match in attribute.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      let value = text[try #require(Range(match.range(at: 2), in: text))]
      for number in value.split(whereSeparator: { "Mhvz -".contains($0) }) {
        greatest = max(greatest, number.split(separator: ".").dropFirst().first?.count ?? 0)
      }
    }
    #expect(greatest == precision, "\(text)")
  }

  /// A row of an outline keeps its frame; its label is indented by its depth.
  @Test func rowsOfOutlinesAreIndented() throws {
    let section = Sample.section(items: [
      ItemList.Run(count: 3), ItemList.Run(count: 1, itemID: "a", indentationLevel: 2),
    ])
    for isRightToLeft in [false, true] {
      let sink = ByteSink()
      sink.write("<g>")
      SVGShapes(
        spec: Spec(sections: [section]), kinds: Sample.kinds,
        canvas: SVGCanvas(sink: sink, precision: 3),
        isRightToLeft: isRightToLeft
      ).draw(cell)
      sink.write("</g>")
      let root = try #require(XMLDocument(xmlString: sink.text).rootElement())
      let label = root.elements(forName: "text").first
      // The row is 120 wide from 16: 16 + 2 * 10 from its beginning.
      #expect(attribute("x", of: label) == (isRightToLeft ? "100" : "52"))
      #expect(attribute("text-anchor", of: label) == (isRightToLeft ? "end" : "start"))
    }
  }

  @Test func anElementIsARectWithATitle() throws {
    let root = try drawn(cell)
    #expect(root.elements(forName: "rect").count == 1)
    let title = root.elements(forName: "rect").first?.elements(forName: "title").first?.stringValue
    #expect(title == "cell 0.3 wifi - 120 x 44 at 16, 20, kind row, z 0")
    #expect(root.elements(forName: "text").first?.stringValue == "wifi")
  }

  /// The outline, which is centered on the path, ends where the frame ends.
  @Test func outlinesStayInside() throws {
    let rect = try drawn(cell).elements(forName: "rect").first
    let stroke = try #require(attribute("stroke-width", of: rect).flatMap(Double.init))
    #expect((0.5...1).contains(stroke))
    for (place, side, start, length) in [("x", "width", 16.0, 120.0), ("y", "height", 20, 44)] {
      let from = try #require(attribute(place, of: rect).flatMap(Double.init))
      let size = try #require(attribute(side, of: rect).flatMap(Double.init))
      #expect(abs(from - stroke / 2 - start) < 0.001)
      #expect(abs(from + size + stroke / 2 - start - length) < 0.001)
    }
  }

  @Test func categoriesDifferInColorAndPattern() throws {
    func element(_ category: Element.Category, kind: Int, _ node: NodeID) -> Element {
      Element(
        category: category, kind: kind, section: cell.section, item: cell.item, frame: cell.frame,
        zIndex: cell.zIndex, node: node)
    }
    let header = element(.supplementary, kind: 1, Sample.header)
    let panel = element(.decoration, kind: 3, cell.node)
    let rects = try [cell, header, panel].map { try drawn($0).elements(forName: "rect").first }
    #expect(Set(rects.map { attribute("fill", of: $0) }).count == 3)
    #expect(Set(rects.map { attribute("stroke", of: $0) }).count == 3)
    #expect(rects.map { attribute("stroke-dasharray", of: $0) != nil } == [false, false, true])
    #expect(try drawn(header).elements(forName: "text").first?.stringValue == "header")
    #expect(try drawn(header, title: "A & <b>").elements(forName: "text").first?.stringValue == "A & <b>")
  }

  /// An empty view that is hidden while there are cells must not lie over them.
  @Test func hiddenElementsCoverNothing() throws {
    var hidden = cell
    hidden.isHidden = true
    let root = try drawn(hidden)
    let rect = root.elements(forName: "rect").first
    #expect(attribute("opacity", of: rect) != nil)
    #expect(attribute("fill", of: rect) == "none")
    #expect(attribute("stroke-dasharray", of: rect) != nil)
    #expect(root.elements(forName: "text").isEmpty)
    #expect(rect?.elements(forName: "title").first?.stringValue?.hasSuffix(", hidden") == true)
  }

  @Test(arguments: [(0.0, 0.0), (0, 44), (44, 0), (0.2, 44)])
  func emptyFramesAreDrawnToo(width: Double, height: Double) throws {
    var empty = cell
    empty.frame = Rect(x: 1, y: 2, width: width, height: height)
    let rect = try drawn(empty).elements(forName: "rect").first
    for side in ["width", "height"] {
      #expect(try #require(attribute(side, of: rect).flatMap(Double.init)) >= 0)
    }
  }
}
