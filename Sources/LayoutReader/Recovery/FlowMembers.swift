/// Finds the members of the mapping that a text in brackets is, by its looks alone.
struct FlowMembers {
  private struct Member {
    let start: Int
    let colon: Int?
    /// Where its value ends.
    let end: Int
    /// Where the next one may begin.
    let next: Int
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The part around a place that can be made blank: a member's value, of definitions and states the one of theirs, or a whole member where no
  /// name is to be seen. What lies in the list of sections is none of it.
  func block(at place: Int) -> SpecBlocks.Block? {
    guard let open = bytes.firstIndex(where: { !$0.isBlank }), bytes[open] == UInt8(ascii: "{"),
      let member = member(of: open, at: place)
    else { return nil }
    let key = key(of: member)
    if key == "sections" { return nil }
    if ["define", "let", "states"].contains(key), let colon = member.colon,
      let inner = bytes[(colon + 1)..<member.end].firstIndex(where: { !$0.isBlank }),
      bytes[inner] == UInt8(ascii: "{"), let inside = self.member(of: inner, at: place), inside.end > inner
    {
      return block(inside, place)
    }
    return block(member, place)
  }

  private func block(_ member: Member, _ place: Int) -> SpecBlocks.Block? {
    let needsComma = member.next == member.end
    guard let colon = member.colon, colon + 1 < member.end, place > colon else {
      // A name without quotes, or in single ones, can be seen, too.
      let named = "\"\(key(of: member))\":0"
      if member.colon != nil, named.utf8.count <= member.end - member.start,
        bytes[member.start] == UInt8(ascii: "'") || bytes[member.start] | 0x20 >= UInt8(ascii: "a")
      {
        return SpecBlocks.Block(range: member.start..<member.end, text: named)
      }
      // The last member takes the comma before it with it.
      if !needsComma, bytes[member.end] == UInt8(ascii: ",") {
        return SpecBlocks.Block(range: member.start..<member.next)
      }
      let comma = bytes[..<member.start].lastIndex { !$0.isBlank }
      let start = comma.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil } ?? member.start
      return SpecBlocks.Block(range: start..<member.end)
    }
    let range = (colon + 1)..<member.end
    let value = range.count > 5 ? " null" : "0"
    return SpecBlocks.Block(range: range, text: needsComma && range.count > 1 ? value + "," : value)
  }

  private func key(of member: Member) -> String {
    let text = bytes[member.start..<(member.colon ?? member.start)].filter { byte in
      !byte.isBlank && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The member around a place of the mapping that a bracket opens.
  private func member(of open: Int, at place: Int) -> Member? {
    var start = open + 1
    while let member = member(from: start) {
      if place < member.next { return member.start <= place ? member : nil }
      start = member.next
    }
    return nil
  }

  private func member(from start: Int) -> Member? {
    guard let first = bytes[start...].firstIndex(where: { !$0.isBlank && $0 != UInt8(ascii: ",") }),
      bytes[first] != UInt8(ascii: "}")
    else { return nil }
    var scan = FlowScan(bytes, from: first)
    var colon: Int?
    // The last text in quotes, which is the next key where a colon follows it.
    var quoted: Int?
    while scan.index < bytes.count {
      let index = scan.index
      if scan.closers.isEmpty {
        switch bytes[index] {
        case UInt8(ascii: ","): return Member(start: first, colon: colon, end: index, next: index + 1)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          return Member(start: first, colon: colon, end: index, next: index + 1)
        case UInt8(ascii: ":"):
          if colon == nil {
            colon = index
          } else if let quoted, quoted > colon ?? index {
            return Member(start: first, colon: colon, end: quoted, next: quoted)
          }
        case UInt8(ascii: "\""): quoted = index
        default: break
        }
      }
      scan.step()
    }
    return Member(start: first, colon: colon, end: bytes.count, next: bytes.count)
  }
}
