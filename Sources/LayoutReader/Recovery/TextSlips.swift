import LayoutText

/// Finds slips of the pen that can be mended where they are, so that nothing of a spec is lost with them: a comma too many or too few, a
/// bracket too many, a comment in JSON, something after the end.
struct TextSlips {
  private let bytes: [UInt8]
  /// The language leaves commas, comments and quotes no second meaning.
  private let isJSON: Bool

  init(_ bytes: [UInt8], isJSON: Bool) {
    self.bytes = bytes
    self.isJSON = isJSON
  }

  /// A text without a slip.
  struct Mended {
    let bytes: [UInt8]
    /// Where it could have been mended in another way.
    var doubts: [Range<Int>] = []
  }

  /// Texts without the slip that an error at a place may come from, the likeliest first.
  func mended(at place: Int) -> [Mended] {
    guard bytes.indices.contains(place) else { return [] }
    var result: [Mended] = []
    func add(_ bytes: [UInt8]?, at doubt: Int) {
      if let bytes { result.append(Mended(bytes: bytes, doubts: [doubt..<doubt])) }
    }
    if let merged = SpecConflicts(bytes).mended() { result.append(merged) }
    if let line = strayLine(at: place) { result.append(Mended(bytes: blank(line), doubts: [line])) }
    if let end = documentEnd(before: place) {
      // What was closed too early goes on with a comma.
      if bytes[place] == UInt8(ascii: ","), end > 0 { add(blank((end - 1)..<end), at: end) }
      result.append(Mended(bytes: blank(place..<bytes.count)))
    }
    if isJSON { result += JSONSlips(bytes).mended(at: place) }
    switch bytes[place] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if closesLine(from: place), !closesBracket(at: place) { add(blank(place..<(place + 1)), at: place) }
    case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "#"):
      if isJSON { result.append(Mended(bytes: withoutExtras())) }
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
      // Elsewhere it may make a text of what is never closed.
      if isJSON, let comma = withComma(before: place) { result.append(Mended(bytes: comma)) }
      if isJSON { add(withBrace(before: place), at: place - 1) }
      if let closed = closedAtEnd() {
        // The bracket may be one too many.
        let next = bytes[(place + 1)...].firstIndex { !$0.isBlank } ?? place
        result.append(Mended(bytes: closed, doubts: [place..<next, bytes.count..<bytes.count]))
      }
    default: break
    }
    return result
  }

  /// The line that begins at a place, where it is no key at the top of the spec but stands in the midst of what one has.
  private func strayLine(at place: Int) -> Range<Int>? {
    guard !isJSON, place == 0 || bytes[place - 1] == 0x0A else { return nil }
    let line = place..<(bytes[place...].firstIndex(of: 0x0A) ?? bytes.count)
    let words = bytes[line]
    guard let next = bytes[line.upperBound...].firstIndex(where: { $0 != 0x0A && $0 != 0x0D }),
      bytes[next].isBlank, !words.contains(UInt8(ascii: ":")),
      !["{", "[", "-", "]", "}"].contains(where: { words.starts(with: $0.utf8) }),
      // A key that lacks its colon has what stands below it.
      !SpecTable.spec.keys.contains(where: { words.starts(with: $0.name.utf8) })
    else { return nil }
    return line
  }

  /// Whether a bracket closes one that is open on its line.
  private func closesBracket(at place: Int) -> Bool {
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var scan = FlowScan(bytes, from: start)
    while scan.index < place { scan.step() }
    return scan.index == place && scan.closers.last == bytes[place]
  }

  private func blank(_ range: Range<Int>) -> [UInt8] { SpecBlocks.Block(range: range).filling(bytes) }

  /// Where all that was opened is closed, if nothing but blanks lies between that and a place.
  private func documentEnd(before place: Int) -> Int? {
    if bytes[place...].starts(with: "---".utf8) { return place }
    guard let first = bytes.firstIndex(where: { !$0.isBlank }), first < place,
      bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "[")
    else { return nil }
    var scan = FlowScan(bytes, from: first)
    repeat { scan.step() } while !scan.closers.isEmpty && scan.index < place
    return scan.closers.isEmpty && scan.index <= place && isBlank(scan.index..<place) ? scan.index : nil
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }

  /// Whether the line has nothing but closing brackets and commas from a place on.
  private func closesLine(from place: Int) -> Bool {
    bytes[place...].prefix { $0 != 0x0A }.allSatisfy {
      $0.isBlank || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ",")
    }
  }

  /// The text with a comma in the blank before a place.
  private func withComma(before place: Int) -> [UInt8]? {
    guard place > 0, bytes[place - 1].isBlank else { return nil }
    var result = bytes
    result[place - 1] = UInt8(ascii: ",")
    return result
  }

  /// The text with a brace before the comma before a place, which closes what is still open there.
  private func withBrace(before place: Int) -> [UInt8]? {
    guard let comma = bytes[..<place].lastIndex(where: { !$0.isBlank }),
      bytes[comma] == UInt8(ascii: ","), comma + 1 < place
    else { return nil }
    var result = bytes
    result[comma] = UInt8(ascii: "}")
    result[comma + 1] = UInt8(ascii: ",")
    return result
  }

  /// The text with all brackets closed that are open at its end, if there are blanks to do it in.
  private func closedAtEnd() -> [UInt8]? {
    guard let first = bytes.firstIndex(where: { !$0.isBlank }),
      bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "[")
    else { return nil }
    var scan = FlowScan(bytes, from: first)
    while scan.index < bytes.count { scan.step() }
    let end = (bytes.lastIndex { !$0.isBlank } ?? first) + 1
    guard !scan.closers.isEmpty, scan.closers.count <= bytes.count - end else { return nil }
    var result = bytes
    for (index, closer) in scan.closers.reversed().enumerated() { result[end + index] = closer }
    return result
  }

  /// The text without comments, and without commas before closing brackets and other commas: where there is one, there are more.
  private func withoutExtras() -> [UInt8] {
    var result = bytes
    var scan = FlowScan(bytes, from: 0)
    var comma: Int?
    while scan.index < bytes.count {
      let start = scan.index
      if let end = commentEnd(from: start) {
        for index in start..<end where bytes[index] != 0x0A && bytes[index] != 0x0D { result[index] = 0x20 }
        scan.skip(to: end)
        continue
      }
      switch bytes[start] {
      case UInt8(ascii: ","):
        if let comma { result[comma] = 0x20 }
        comma = start
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { result[comma] = 0x20 }
        comma = nil
      case let byte: if !byte.isBlank { comma = nil }
      }
      scan.step()
    }
    return result
  }

  /// Where a comment ends that begins at an index.
  private func commentEnd(from start: Int) -> Int? {
    if bytes[start...].starts(with: "/*".utf8) {
      var end = start + 2
      while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
      return min(end + 2, bytes.count)
    }
    guard bytes[start] == UInt8(ascii: "#") || bytes[start...].starts(with: "//".utf8) else { return nil }
    return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }
}
