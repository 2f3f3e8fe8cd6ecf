import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// The frames of a layout as `layoutc build` writes them.
struct Snapshot {
  /// What tells an element from the others.
  struct Key: Hashable {
    let category: String
    let kind: String
    /// The section's id, else its index; empty for layout-wide items.
    let section: String
    /// The item's id, else its index.
    let item: String
  }

  struct Entry {
    let key: Key
    let frame: Rect
    let zIndex: Double
    let isPinned: Bool
    let isHidden: Bool
  }

  /// A section's own box, and its row where it scrolls by itself.
  struct Section {
    /// As keys of elements have it.
    let name: String
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
  let entries: [Entry]
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
    var entries: [Entry] = []
    for element in document.elements(list) {
      guard let entry = Entry(Fields(document, element)) else { return nil }
      entries.append(entry)
    }
    self.entries = entries
    guard let list = root.node("sections"), document.kind(list) == .sequence else { return nil }
    var sections: [Section] = []
    for element in document.elements(list) {
      guard let section = Section(Fields(document, element)) else { return nil }
      sections.append(section)
    }
    self.sections = sections
  }

  private static func bounds(_ environment: Fields) -> String? {
    guard let width = environment.number("width"), let height = environment.number("height") else {
      return nil
    }
    return SnapshotFolder.bounds(Extent(width: width, height: height))
  }
}

/// The fields of an object, as far as they are of the types that are asked for.
private struct Fields {
  private let document: Document
  private let entries: ArraySlice<Document.Entry>

  init(_ document: Document, _ node: Document.NodeIndex) {
    self.document = document
    entries = document.kind(node) == .mapping ? document.entries(node) : []
  }

  func node(_ key: String) -> Document.NodeIndex? { entries.first { $0.key == key }?.value }

  func fields(_ key: String) -> Fields? {
    node(key).flatMap { document.kind($0) == .mapping ? Fields(document, $0) : nil }
  }

  /// The numbers of a list; nil where there is no list, or something else in it.
  func numbers(_ key: String) -> [Double]? {
    guard let list = node(key), document.kind(list) == .sequence else { return nil }
    var numbers: [Double] = []
    for element in document.elements(list) {
      guard document.kind(element) == .number else { return nil }
      numbers.append(document.number(element))
    }
    return numbers
  }

  func number(_ key: String) -> Double? {
    node(key).flatMap { document.kind($0) == .number ? document.number($0) : nil }
  }

  func text(_ key: String) -> String? {
    node(key).flatMap { document.kind($0) == .string ? document.text($0) : nil }
  }

  /// A string, or a number as it is written.
  func label(_ key: String) -> String? {
    node(key).flatMap { [.string, .number].contains(document.kind($0)) ? document.text($0) : nil }
  }

  func isTrue(_ key: String) -> Bool {
    node(key).map { document.kind($0) == .boolean && document.boolean($0) } ?? false
  }
}

extension Snapshot.Entry {
  fileprivate init?(_ fields: Fields) {
    guard let category = fields.text("category"), let kind = fields.text("elementKind"),
      let item = fields.label("itemID") ?? fields.label("item"),
      let x = fields.number("x"), let y = fields.number("y"), let width = fields.number("width"),
      let height = fields.number("height"), let zIndex = fields.number("zIndex")
    else { return nil }
    let section = fields.text("sectionID") ?? fields.label("section").map { "section \($0)" } ?? ""
    key = Snapshot.Key(category: category, kind: kind, section: section, item: item)
    frame = Rect(x: x, y: y, width: width, height: height)
    self.zIndex = zIndex
    isPinned = fields.isTrue("pinned")
    isHidden = fields.isTrue("hidden")
  }
}

extension Snapshot.Section {
  fileprivate init?(_ fields: Fields) {
    guard let index = fields.label("index"), let id = fields.label("id"), let x = fields.number("x"),
      let y = fields.number("y"), let width = fields.number("width"), let height = fields.number("height")
    else { return nil }
    name = id == index ? "section \(index)" : id
    frame = Rect(x: x, y: y, width: width, height: height)
    guard let orthogonal = fields.fields("orthogonal") else {
      row = nil
      return
    }
    guard let row = Snapshot.Row(orthogonal) else { return nil }
    self.row = row
  }
}

extension Snapshot.Row {
  fileprivate init?(_ fields: Fields) {
    guard let behavior = fields.text("behavior"), let offset = fields.number("offset"),
      let greatestOffset = fields.number("maxOffset")
    else { return nil }
    self.behavior = behavior
    self.offset = offset
    self.greatestOffset = greatestOffset
    if let numbers = fields.numbers("restingOffsets") {
      rests = Snapshot.Rests(form: .list, numbers: numbers)
    } else if let many = fields.fields("restingOffsets") {
      guard let first = many.number("first"), let step = many.number("step"), let last = many.number("last")
      else { return nil }
      rests = Snapshot.Rests(form: .progression, numbers: [first, step, last])
    } else {
      guard fields.text("restingOffsets") == "any" else { return nil }
      rests = Snapshot.Rests(form: .any, numbers: [])
    }
  }
}
