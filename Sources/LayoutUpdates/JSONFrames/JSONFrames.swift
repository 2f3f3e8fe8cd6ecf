import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What keeps a text from being frames as `layoutc build` writes them.
package struct BrokenFrames: Error {
  /// The one value that is wrong; `nil` if the whole form is.
  private let reason: String?

  package init(_ reason: String? = nil) { self.reason = reason }

  package func message(ofFile path: String) -> String {
    "\(shownName(path)) has no frames as 'layoutc build' writes them\(reason.map { ": \($0)" } ?? "")"
  }
}

/// The frames of a layout, read from the JSON that `layoutc build` writes.
package struct JSONFrames {
  package struct Entry {
    package let key: ViewKey
    package let attributes: ViewAttributes
    /// The index of the section; `nil` for layout-wide items.
    package let section: Int?
    package let item: Int
    package let itemID: String?
    package let itemKind: String?
    package let title: String?
  }

  /// A section's box, and its row if it scrolls orthogonally.
  package struct Section {
    /// The name that the keys of elements use.
    package let name: String
    /// The id in the spec; `nil` if it gives none.
    package let id: String?
    package let itemCount: Int
    /// The box; `nil` if only the frames of views are known, as from UIKit. The row is then unknown, too.
    package let frame: Rect?
    package let row: Row?
  }

  package struct Row {
    package let behavior: String
    package let offset: Double
    package let greatestOffset: Double
    package let rests: Rests
  }

  /// Where a row may rest: at listed offsets, at those of a progression (first, step, last), or anywhere.
  package struct Rests {
    package enum Form {
      case list
      case progression
      case any
    }

    package let form: Form
    package let numbers: [Double]
  }

  /// The name of the device, or the bounds if there is none.
  package let device: String
  package let size: Extent
  /// The top left corner of the visible rectangle, in the content's coordinates, without bars.
  package let contentOffset: Point
  package let entries: [Entry]
  /// The elements in JSON.
  package let rows: ElementPatch.Rows
  package let sections: [Section]

  /// Throws if the bytes are not JSON as `layoutc build` writes it.
  package init(_ bytes: [UInt8]) throws(BrokenFrames) {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: "frames.json", bytes: bytes)
    guard let document = readDocument(source, format: .json, limits: .none, into: &diagnostics) else {
      throw BrokenFrames()
    }
    let root = Fields(document, document.root)
    guard root.number("version") == 1, let size = root.node("contentSize"), let list = root.node("elements"),
      document.kind(list) == .sequence
    else { throw BrokenFrames() }
    guard let environment = root.fields("environment"),
      let device = environment.text("device") ?? environment.extent.map(Self.bounds),
      let extent = Fields(document, size).extent
    else { throw BrokenFrames() }
    self.device = device
    self.size = extent
    let scroll = environment.fields("scroll")
    let safeArea = environment.fields("safeArea")
    contentOffset = Point(
      x: scroll?.number("x") ?? 0, y: (scroll?.number("y") ?? 0) - (safeArea?.number("top") ?? 0))
    var entries: [Entry] = []
    var rows = ElementPatch.Rows()
    var named: Set<Int> = []
    for (index, element) in document.elements(list).enumerated() {
      let fields = Fields(document, element)
      guard let entry = Entry(fields) else { throw BrokenFrames() }
      guard ViewKey.categories.contains(entry.key.category) else {
        throw BrokenFrames(
          "elements[\(index)].category is \(quotedText(entry.key.category)); expected \(conjoined(ViewKey.categories, by: "or"))"
        )
      }
      if let section = entry.section, fields.text("sectionID") != nil { named.insert(section) }
      entries.append(entry)
      rows.append(bytes[source.range(of: document.span(element))])
    }
    self.entries = entries
    self.rows = rows
    guard let list = root.node("sections"), document.kind(list) == .sequence else { throw BrokenFrames() }
    var sections: [Section] = []
    for (index, element) in document.elements(list).enumerated() {
      let fields = Fields(document, element)
      guard fields.number("index") == Double(index), let section = Section(fields, named: named) else {
        throw BrokenFrames()
      }
      sections.append(section)
    }
    self.sections = sections
    try checkPlaces()
  }

  /// Throws if an element is in no section or names another one, or if a cell is none of its section or occurs twice.
  private func checkPlaces() throws(BrokenFrames) {
    var places = sections.map { _ in Set<Int>() }
    for (index, entry) in entries.enumerated() {
      guard let section = entry.section else {
        guard entry.key.category != "cell", entry.key.section.isEmpty else {
          throw BrokenFrames("elements[\(index)] is without the index of its section")
        }
        continue
      }
      guard sections.indices.contains(section) else {
        throw BrokenFrames(
          "elements[\(index)].section is \(section), but there \(sections.count == 1 ? "is" : "are") \(counted(sections.count, "section"))"
        )
      }
      guard entry.key.section == sections[section].name else {
        throw BrokenFrames(
          "elements[\(index)] is of \(quotedText(entry.key.section)), but section \(section) is \(quotedText(sections[section].name))"
        )
      }
      guard entry.key.category == "cell" else { continue }
      let count = sections[section].itemCount
      guard entry.item < count else {
        throw BrokenFrames(
          "elements[\(index)].item is \(entry.item), but section \(section) has \(counted(count, "item"))")
      }
      guard places[section].insert(entry.item).inserted else {
        throw BrokenFrames("elements[\(index)] is item \(entry.item) of section \(section) again")
      }
    }
  }

  /// True if a text looks like frames, not like a spec.
  package static func isLikely(_ bytes: [UInt8]) -> Bool {
    isBegun(bytes) && SourceFile(name: "frames.json", bytes: bytes).holds("\"elements\"")
  }

  /// How many elements a text has, without the memory that reading it takes.
  package static func elementCount(_ bytes: [UInt8]) -> Int {
    SourceFile(name: "frames.json", bytes: bytes).count(of: "\"category\"")
  }

  /// True if the beginning of a text looks like that of frames.
  package static func isBegun(_ bytes: [UInt8]) -> Bool {
    let source = SourceFile(name: "frames.json", bytes: bytes)
    let first = bytes.dropFirst(source.textStart).first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    return first == UInt8(ascii: "{") && source.holds("\"contentSize\"")
  }

  /// The name of a section without an id.
  fileprivate static func name(ofSection index: Int) -> String { "section \(index)" }

  /// How to name bounds without a device: `400x800`.
  package static func bounds(_ size: Extent) -> String {
    let sides = [size.width, size.height].map { Int(max(0, min($0, 1_000_000)).rounded()) }
    return "\(sides[0])x\(sides[1])"
  }
}

extension Fields {
  fileprivate var extent: Extent? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Extent(width: width, height: height)
  }

  fileprivate var frame: Rect? {
    guard let x = number("x"), let y = number("y"), let extent else { return nil }
    return Rect(x: x, y: y, width: extent.width, height: extent.height)
  }
}

extension JSONFrames.Entry {
  fileprivate init?(_ fields: Fields) {
    guard let category = fields.text("category"), let kind = fields.text("elementKind"),
      let label = fields.label("itemID") ?? fields.label("item"),
      let item = fields.number("item").flatMap({ Int(exactly: $0) }), item >= 0,
      let frame = fields.frame, let zIndex = fields.number("zIndex").flatMap({ Int(exactly: $0) })
    else { return nil }
    let index = fields.number("section").flatMap { Int(exactly: $0) }
    guard index != nil || fields.node("section") == nil else { return nil }
    key = ViewKey(
      category: category, kind: kind,
      section: fields.text("sectionID") ?? index.map(JSONFrames.name(ofSection:)) ?? "", item: label)
    attributes = ViewAttributes(
      frame: frame, zIndex: zIndex, isHidden: fields.isTrue("hidden"),
      isPinned: fields.isTrue("pinned"), alpha: fields.number("alpha") ?? 1,
      transform: fields.numbers("transform") ?? fields.numbers("transform3D") ?? [])
    section = index
    self.item = item
    itemID = fields.text("itemID")
    itemKind = fields.text("itemKind")
    title = fields.text("title")
  }
}

extension JSONFrames.Section {
  /// - Parameter named: the sections, by index, whose elements have the section's id. The output gives other sections their index as id.
  fileprivate init?(_ fields: Fields, named: Set<Int>) {
    guard let index = fields.number("index").flatMap({ Int(exactly: $0) }), let text = fields.label("id")
    else {
      return nil
    }
    id = text == String(index) && !named.contains(index) ? nil : text
    name = id ?? JSONFrames.name(ofSection: index)
    guard let count = fields.number("itemCount").flatMap({ Int(exactly: $0) }),
      (0...ItemList.greatestCount).contains(count)
    else { return nil }
    itemCount = count
    frame = fields.frame
    guard frame != nil || fields.node("x") == nil && fields.node("width") == nil else { return nil }
    let orthogonal = fields.fields("orthogonal")
    row = orthogonal.flatMap { JSONFrames.Row($0) }
    guard (row == nil) == (orthogonal == nil) else { return nil }
  }
}

extension JSONFrames.Row {
  fileprivate init?(_ fields: Fields) {
    guard let behavior = fields.text("behavior"), let offset = fields.number("offset"),
      let greatestOffset = fields.number("maxOffset")
    else { return nil }
    self.behavior = behavior
    self.offset = offset
    self.greatestOffset = greatestOffset
    if let numbers = fields.numbers("restingOffsets") {
      rests = JSONFrames.Rests(form: .list, numbers: numbers)
    } else if let many = fields.fields("restingOffsets") {
      guard let first = many.number("first"), let step = many.number("step"), let last = many.number("last")
      else { return nil }
      rests = JSONFrames.Rests(form: .progression, numbers: [first, step, last])
    } else {
      guard fields.text("restingOffsets") == "any" else { return nil }
      rests = JSONFrames.Rests(form: .any, numbers: [])
    }
  }
}
