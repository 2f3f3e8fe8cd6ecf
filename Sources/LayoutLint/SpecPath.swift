import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The path of a part of the spec: `sections[2].group.horizontal`.
struct SpecPath: Hashable {
  let text: String

  /// - Parameters:
  ///   - written: the path in settings, which may name a section by its id, as in `sections[featured]`.
  ///   - sections: the index of each section that has an id. A number in brackets is always an index.
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

  /// The id or index in a path that begins with a section; `nil` for other paths.
  static func section(of written: String) -> String? {
    guard written.utf8.starts(with: head.utf8), let end = written.utf8.firstIndex(of: UInt8(ascii: "]"))
    else {
      return nil
    }
    return String(written[written.utf8.index(written.startIndex, offsetBy: head.utf8.count)..<end])
  }

  /// The first key after `sections[…]` or `configuration`, if sections or the configuration have no such key, with the map that should have it.
  static func strayKey(of written: String) -> (key: String, owner: Noun)? {
    // Ids may contain dots.
    let isOfSection = section(of: written) != nil
    guard let end = written.firstIndex(of: isOfSection ? "]" : ".") else { return nil }
    let noun = SpecSchema.noun(isOfSection ? .section : .configuration)
    let rest = written[written.index(after: end)...].drop { $0 == "." }
    let key = String(rest.prefix { $0 != "." && $0 != "[" })
    return key.isEmpty || noun.row(of: key) != nil ? nil : (key, noun)
  }

  private init(text: String) { self.text = text }

  /// The paths of all parts that contain a path, outermost first, and then the path itself.
  static func enclosing(_ path: String) -> [SpecPath] {
    let ends = path.indices.filter { path[$0] == "." || path[$0] == "[" }
    return ends.map { SpecPath(text: String(path[..<$0])) } + [SpecPath(text: path)]
  }
}
