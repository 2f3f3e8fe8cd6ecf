/// Finds the marks that a merge left in a text where both sides had changed it.
struct SpecConflicts {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text as the first side has it; nil where there are no such marks.
  func mended() -> TextSlips.Mended? {
    guard bytes.starts(with: "<<<<<<< ".utf8) || hasMark else { return nil }
    var result = bytes
    var doubts: [Range<Int>] = []
    var first: Int?
    var isOurs = true
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = start..<end
      if begins(line, "<"), first == nil {
        (first, isOurs) = (start, true)
        blank(line, &result)
      } else if let opened = first {
        if begins(line, "=") || begins(line, "|") { isOurs = false }
        if !isOurs || begins(line, ">") { blank(line, &result) }
        if begins(line, ">") {
          doubts.append(opened..<end)
          first = nil
        }
      }
      start = end + 1
    }
    return first == nil && !doubts.isEmpty ? TextSlips.Mended(bytes: result, doubts: doubts) : nil
  }

  private var hasMark: Bool {
    let mark = Array("\n<<<<<<< ".utf8)
    var start = 0
    while let index = bytes[start...].firstIndex(of: 0x0A) {
      if bytes[index...].starts(with: mark) { return true }
      start = index + 1
    }
    return false
  }

  /// Whether a line is a mark: seven of a sign, and a blank or nothing after them.
  private func begins(_ line: Range<Int>, _ sign: Character) -> Bool {
    let text = bytes[line]
    guard text.starts(with: String(repeating: sign, count: 7).utf8) else { return false }
    let rest = text.dropFirst(7)
    return rest.first.map { $0 == 0x20 || $0 == 0x0D } ?? true
  }

  private func blank(_ range: Range<Int>, _ result: inout [UInt8]) {
    for index in range where bytes[index] != 0x0D { result[index] = 0x20 }
  }
}
