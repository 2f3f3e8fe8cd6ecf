/// A part of the spec as findings name it: `sections[2].group.horizontal`.
struct SpecPath: Hashable {
  let text: String

  /// - Parameters:
  ///   - written: as settings have it; a section may be named by its id, as in `sections[featured]`.
  ///   - sections: the index of each section that has an id. A number in brackets is an index already.
  init(_ written: String, sections: [String: Int]) {
    if let name = Self.section(of: written), Int(name) == nil, let index = sections[name],
      let end = written.firstIndex(of: "]")
    {
      text = Self.head + String(index) + written[end...]
      return
    }
    text = written
  }

  private static let head = "sections["

  /// The section that a path begins with: its id or its index, as they are written; nil where the path begins with something else.
  static func section(of written: String) -> String? {
    guard written.utf8.starts(with: head.utf8), let end = written.utf8.firstIndex(of: UInt8(ascii: "]"))
    else {
      return nil
    }
    return String(written[written.utf8.index(written.startIndex, offsetBy: head.utf8.count)..<end])
  }

  private init(text: String) { self.text = text }

  /// The parts that hold what a path names, the path itself included.
  static func enclosing(_ path: String) -> [SpecPath] {
    let ends = path.indices.filter { path[$0] == "." || path[$0] == "[" }
    return ends.map { SpecPath(text: String(path[..<$0])) } + [SpecPath(text: path)]
  }
}
