import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText
import LayoutUpdates

/// The frames of a layout as `layoutc build` writes them in JSON.
struct RecordedFrames {
  struct Entry {
    let key: ViewKey
    let attributes: ViewAttributes
    /// The index of the section; nil for layout-wide items.
    let section: Int?
    let item: Int
    let itemID: String?
    let itemKind: String?
    let title: String?
  }

  /// A section's own box, and its row where it scrolls by itself.
  struct Section {
    /// As keys of elements have it.
    let name: String
    /// Nil where the spec gives none.
    let id: String?
    let itemCount: Int
    let frame: Rect
    let row: Row?
  }

  struct Row {
    let behavior: String
    let offset: Double
    let greatestOffset: Double
    let rests: Rests
  }

  /// Where a row rests: a list of offsets, what many offsets follow from (the first, the step and the last), or anywhere.
  struct Rests {
    enum Form {
      case list
      case progression
      case any
    }

    let form: Form
    let numbers: [Double]
  }

  /// The device that it is for, as names of files have it, however it is held; the bounds without one.
  let device: String
  let size: Extent
  /// The top left corner of what is in sight, points in the content's coordinates; bars are not known.
  let contentOffset: Point
  let entries: [Entry]
  /// The elements as they are written, in JSON.
  let rows: ElementPatch.Rows
  let sections: [Section]

  /// Reads the object of the JSON output; nil where it is none.
  init?(_ bytes: [UInt8]) {
    var diagnostics = DiagnosticBag()
    var limits = InputLimits()
    limits.bytes = .max
    limits.values = .max
    let source = SourceFile(name: "frames.json", bytes: bytes)
    guard let document = readDocument(source, format: .json, limits: limits, into: &diagnostics) else {
      return nil
    }
    let root = Fields(document, document.root)
    guard root.number("version") == 1, let size = root.node("contentSize"), let list = root.node("elements"),
      document.kind(list) == .sequence
    else { return nil }
    guard let environment = root.fields("environment"),
      let device = environment.text("device") ?? Self.bounds(environment)
    else { return nil }
    self.device = OutputTemplate.fileSafe(device)
    let extent = Fields(document, size)
    guard let width = extent.number("width"), let height = extent.number("height") else { return nil }
    self.size = Extent(width: width, height: height)
    let scroll = environment.fields("scroll")
    let safeArea = environment.fields("safeArea")
    contentOffset = Point(
      x: scroll?.number("x") ?? 0, y: (scroll?.number("y") ?? 0) - (safeArea?.number("top") ?? 0))
    var entries: [Entry] = []
    var rows = ElementPatch.Rows()
    for element in document.elements(list) {
      guard let entry = Entry(Fields(document, element)) else { return nil }
      entries.append(entry)
      rows.append(bytes[source.range(of: document.span(element))])
    }
    self.entries = entries
    self.rows = rows
    guard let list = root.node("sections"), document.kind(list) == .sequence else { return nil }
    var sections: [Section] = []
    for element in document.elements(list) {
      guard let section = Section(Fields(document, element)) else { return nil }
      sections.append(section)
    }
    self.sections = sections
  }

  /// True if a text is an object with keys that frames have and specs have not.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let source = SourceFile(name: "frames.json", bytes: bytes)
    let first = bytes.dropFirst(source.textStart).first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    return first == UInt8(ascii: "{") && source.holds("\"contentSize\"") && source.holds("\"elements\"")
  }

  private static func bounds(_ environment: Fields) -> String? {
    guard let width = environment.number("width"), let height = environment.number("height") else {
      return nil
    }
    return FramesFolder.bounds(Extent(width: width, height: height))
  }
}

extension RecordedFrames.Entry {
  fileprivate init?(_ fields: Fields) {
    guard let category = fields.text("category"), let kind = fields.text("elementKind"),
      let label = fields.label("itemID") ?? fields.label("item"),
      let item = fields.number("item").flatMap({ Int(exactly: $0) }), item >= 0,
      let x = fields.number("x"), let y = fields.number("y"), let width = fields.number("width"),
      let height = fields.number("height"), let zIndex = fields.number("zIndex").flatMap({ Int(exactly: $0) })
    else { return nil }
    let index = fields.number("section").flatMap { Int(exactly: $0) }
    key = ViewKey(
      category: category, kind: kind,
      section: fields.text("sectionID") ?? index.map { "section \($0)" } ?? "", item: label)
    attributes = ViewAttributes(
      frame: Rect(x: x, y: y, width: width, height: height), zIndex: zIndex,
      isHidden: fields.isTrue("hidden"),
      isPinned: fields.isTrue("pinned"), alpha: fields.number("alpha") ?? 1,
      transform: fields.numbers("transform") ?? fields.numbers("transform3D") ?? [])
    section = index
    self.item = item
    itemID = fields.text("itemID")
    itemKind = fields.text("itemKind")
    title = fields.text("title")
  }
}

extension RecordedFrames.Section {
  fileprivate init?(_ fields: Fields) {
    guard let index = fields.label("index"), let id = fields.label("id"), let x = fields.number("x"),
      let y = fields.number("y"), let width = fields.number("width"), let height = fields.number("height")
    else { return nil }
    name = id == index ? "section \(index)" : id
    self.id = id == index ? nil : id
    guard let count = fields.number("itemCount").flatMap({ Int(exactly: $0) }),
      (0...ItemList.greatestCount).contains(count)
    else { return nil }
    itemCount = count
    frame = Rect(x: x, y: y, width: width, height: height)
    guard let orthogonal = fields.fields("orthogonal") else {
      row = nil
      return
    }
    guard let row = RecordedFrames.Row(orthogonal) else { return nil }
    self.row = row
  }
}

extension RecordedFrames.Row {
  fileprivate init?(_ fields: Fields) {
    guard let behavior = fields.text("behavior"), let offset = fields.number("offset"),
      let greatestOffset = fields.number("maxOffset")
    else { return nil }
    self.behavior = behavior
    self.offset = offset
    self.greatestOffset = greatestOffset
    if let numbers = fields.numbers("restingOffsets") {
      rests = RecordedFrames.Rests(form: .list, numbers: numbers)
    } else if let many = fields.fields("restingOffsets") {
      guard let first = many.number("first"), let step = many.number("step"), let last = many.number("last")
      else { return nil }
      rests = RecordedFrames.Rests(form: .progression, numbers: [first, step, last])
    } else {
      guard fields.text("restingOffsets") == "any" else { return nil }
      rests = RecordedFrames.Rests(form: .any, numbers: [])
    }
  }
}
