import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

@testable import LayoutOutput

@Suite struct ElementRowTests {
  private let header = Element(
    category: .supplementary, kind: 1, section: 0, item: 0, frame: Rect(x: 4, y: 0, width: 383, height: 20),
    zIndex: 1,
    node: Sample.header)
  private let cell = Element(
    category: .cell, kind: 0, section: 0, item: 0, frame: Rect(x: 4, y: 23, width: 100, height: 50),
    zIndex: 0,
    node: Sample.node)

  private func rows<Syntax: RowSyntax>(
    _ syntax: Syntax.Type, _ elements: [Element], _ section: Section,
    _ options: WriterOptions = WriterOptions()
  ) -> [String] {
    let sink = ByteSink()
    let spec = Spec(sections: [
      section, Section(id: Sample.node, name: "1", items: ItemList(count: 5), group: Sample.group),
    ])
    let rows = ElementRowWriter<Syntax>(spec: spec, kinds: Sample.kinds, sink: sink, options: options)
    for element in elements {
      rows.write(element)
      sink.write("\n")
    }
    return sink.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func contractSample() {
    let section = Sample.section(items: [ItemList.Run(count: 1, itemID: "dune")])
    #expect(
      rows(JSONRow.self, [header, cell], section) == [
        #"{"category": "supplementary", "elementKind": "UICollectionElementKindSectionHeader", "section": 0, "item": 0, "#
          + #""x": 4, "y": 0, "width": 383, "height": 20, "zIndex": 1}"#,
        #"{"category": "cell", "elementKind": "", "section": 0, "item": 0, "x": 4, "y": 23, "width": 100, "height": 50, "#
          + #""zIndex": 0, "itemID": "dune"}"#,
      ])
    #expect(
      rows(CSVRow.self, [header, cell], section) == [
        "supplementary,UICollectionElementKindSectionHeader,0,0,4,0,383,20,1,,,,,,,",
        "cell,,0,0,4,23,100,50,0,,dune,,,,,",
      ])
  }

  @Test func labelsStandWhereTheSpecGivesThem() {
    let section = Sample.section(
      name: "a\"b",
      items: [
        ItemList.Run(count: 2, itemID: "x,y", isNumbered: true, kind: "photo"),
        ItemList.Run(count: 1, title: .text("Last")),
        ItemList.Run(count: 3),
      ], headerTitle: "Today")
    let elements =
      [header]
      + (0..<4).map { index in
        var cell = cell
        cell.item = index
        return cell
      }
    let endings = [
      #""zIndex": 1, "sectionID": "a\"b", "title": "Today"}"#,
      #""zIndex": 0, "sectionID": "a\"b", "itemID": "x,y-0", "itemKind": "photo"}"#,
      #""zIndex": 0, "sectionID": "a\"b", "itemID": "x,y-1", "itemKind": "photo"}"#,
      #""zIndex": 0, "sectionID": "a\"b", "title": "Last"}"#, #""zIndex": 0, "sectionID": "a\"b"}"#,
    ]
    for (row, ending) in zip(rows(JSONRow.self, elements, section), endings) {
      #expect(row.hasSuffix(ending))
    }
    let csvEndings = [
      #",1,"a""b",,,Today,,,"#, #",0,"a""b","x,y-0",photo,,,,"#, #",0,"a""b","x,y-1",photo,,,,"#,
      #",0,"a""b",,,Last,,,"#, #",0,"a""b",,,,,,"#,
    ]
    for (row, ending) in zip(rows(CSVRow.self, elements, section), csvEndings) {
      #expect(row.hasSuffix(ending))
    }
  }

  /// What one section's elements carry must not stick to the next section's.
  @Test func sectionsDoNotMix() {
    let section = Sample.section(name: "first", items: [ItemList.Run(count: 5, kind: "photo")])
    var other = cell
    other.section = 1
    var layoutWide = header
    layoutWide.section = nil
    let written = rows(JSONRow.self, [layoutWide, cell, other, cell, header, layoutWide], section)
    #expect(
      written.map { $0.contains("\"sectionID\": \"first\"") } == [false, true, false, true, true, false])
    #expect(written.map { $0.contains("photo") } == [false, true, false, true, false, false])
    #expect(written[0].contains("\"section\": null, \"item\": 0"))
    #expect(
      rows(CSVRow.self, [layoutWide], section)[0].hasPrefix(
        "supplementary,UICollectionElementKindSectionHeader,,0,4,"))
  }

  @Test func flagsAndSources() {
    var pinned = header
    pinned.isPinned = true
    pinned.zIndex = 1_000_000_001
    pinned.isHidden = true
    let place = SourcePlace(path: "sections[0].boundarySupplementaryItems[0]", line: 7, column: 5)
    let options = WriterOptions(source: { $0 == Sample.header ? place : nil })
    let section = Sample.section(items: [])
    let json = rows(JSONRow.self, [pinned, cell], section, options)
    let source = #""source": "sections[0].boundarySupplementaryItems[0]", "line": 7, "column": 5}"#
    #expect(json[0].hasSuffix(#""zIndex": 1000000001, "pinned": true, "hidden": true, "# + source))
    #expect(json[1].hasSuffix(#""zIndex": 0}"#))
    let csv = rows(CSVRow.self, [pinned, cell], section, options)
    #expect(csv[0].hasSuffix(",1000000001,,,,,,true,true,sections[0].boundarySupplementaryItems[0],7,5,"))
    #expect(csv[1].hasSuffix(",0,,,,,,,,,,,"))
  }

  @Test func precisionHolds() {
    var third = cell
    third.frame = Rect(x: 1 / 3.0, y: -1 / 3.0, width: 200 / 3.0, height: -0.0)
    let section = Sample.section(items: [])
    let expected = #""x": 0.33, "y": -0.33, "width": 66.67, "height": 0,"#
    for row in rows(JSONRow.self, [third, third, third], section, WriterOptions(precision: 2)) {
      #expect(row.contains(expected))
    }
  }

  @Test func everyRecordHasAllColumns() {
    let sink = ByteSink()
    CSVWriter.writeHeader(of: Spec(sections: []), to: sink, options: WriterOptions())
    let names =
      "category,elementKind,section,item,x,y,width,height,zIndex,sectionID,itemID,itemKind,title,indentationLevel,"
      + "pinned,hidden"
    #expect(sink.text == names + "\r\n")
    let columns = names.split(separator: ",").count
    for row in rows(CSVRow.self, [header, cell], Sample.section(items: [])) {
      #expect(row.split(separator: ",", omittingEmptySubsequences: false).count == columns)
    }
  }
}

/// A small spec to write elements of.
enum Sample {
  static let node = NodeID(rawValue: 1)
  static let header = NodeID(rawValue: 2)
  static let kinds = ["", BoundaryItem.headerKind, "badge", "panel"]
  static let group = Group(
    id: node, size: .full, content: .line(LineContent(axis: .horizontal, subitems: [.item(Item(id: node))])))

  /// A section with a header; a name makes it a named one.
  static func section(name: String? = nil, items runs: [ItemList.Run], headerTitle: String? = nil) -> Section
  {
    var items = ItemList()
    for run in runs { items.append(run) }
    return Section(
      id: node, name: name ?? "0", isNamed: name != nil, items: items, group: group,
      boundaryItems: [
        BoundaryItem(
          id: header, elementKind: BoundaryItem.headerKind, size: .full, alignment: .top, title: headerTitle)
      ])
  }
}
