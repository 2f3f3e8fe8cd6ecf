import LayoutSpec

/// A part of the spec as settings name it: `sections[2].group`, or `sections[featured]` by the section's id.
struct SpecPath {
  /// As findings have it: sections by index.
  let text: String

  /// - Parameter sections: an id in brackets becomes the index of its section; a number is an index already.
  init(_ written: String, sections: [Section]) {
    let head = "sections["
    guard written.hasPrefix(head), let end = written.firstIndex(of: "]") else {
      text = written
      return
    }
    let name = written[written.index(written.startIndex, offsetBy: head.count)..<end]
    if Int(name) == nil, let index = sections.firstIndex(where: { $0.isNamed && $0.name == name }) {
      text = head + String(index) + written[end...]
    } else {
      text = written
    }
  }

  /// Whether the part is what a path names, or holds it.
  func holds(_ path: String) -> Bool {
    guard path.hasPrefix(text) else { return false }
    guard let next = path.dropFirst(text.count).first else { return true }
    return next == "." || next == "[" || text.isEmpty
  }
}
