import LayoutReader

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ greatestSize: Int) -> Int

/// Changes a spec mostly so that it stays YAML: what changes bytes at random seldom gets past the readers.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ greatestSize: Int, _ seed: UInt32
) -> Int {
  var mutator = SpecMutator(Array(UnsafeBufferPointer(start: data, count: size)), seed)
  if mutator.pick(5) == 0 { return mutateBytes(data, size, greatestSize) }
  for _ in 0...mutator.pick(3) { mutator.mutate() }
  guard mutator.bytes != Array(UnsafeBufferPointer(start: data, count: size)),
    mutator.bytes.count <= greatestSize
  else { return mutateBytes(data, size, greatestSize) }
  for (index, byte) in mutator.bytes.enumerated() { data[index] = byte }
  return mutator.bytes.count
}

/// A spec cut into words, bracketed values, the entries within brackets, and lines.
private struct SpecMutator {
  private(set) var bytes: [UInt8]
  private var state: UInt64
  private var keys: [Range<Int>] = []
  private var words: [Range<Int>] = []
  private var brackets: [Range<Int>] = []
  private var entries: [Range<Int>] = []
  private var lines: [Range<Int>] = []

  private static let names = SpecSchema.nouns.flatMap { $0.keys.map { Array($0.name.utf8) } }
  private static let values = [
    "0", "1", "2", "3", "7", "-1", "-8", "0.5", "1e-9", "44.3", "100", "999999", "1000000", "1000001", "1e12",
    "50%", "100%",
    "33.4%w", "1/3", "~44", "~0.1", "uniform(30)", "flexible(3)", ">=0", "auto(90)", "100% x 44", "1/2 x ~30",
    "true", "false",
    "null", "[]", "{}", "a", "top", "leading", "none", "header", "safeArea", "\"${index}\"",
    "\"${width / 3}\"",
    "\"${sectionIndex}\"", "\"${itemCount % 2}\"", "\"${1 / 0}\"", "\"${floor(height / 7)}\"", "\"${gap}\"",
    "\"${width > 400}\"", "\"${absolute(9) if wide else fractionalWidth(1 / n)}\"", "{use: a}",
    "{use: cell, with: {n: 2}}",
    "{item: {}}", "{custom: {size: 100% x 50, items: [{frame: [0, 0, 5, 5]}]}}",
    "{horizontal: {size: 50% x 50, subitems: [{item: 30% x 100%}]}}",
    "{vertical: {size: 100% x 90, count: 2, subitem: {item: {}}}}",
  ].map { Array($0.utf8) }

  init(_ bytes: [UInt8], _ seed: UInt32) {
    self.bytes = bytes
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number below a bound.
  mutating func pick(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(max(1, bound)))
  }

  private mutating func any<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[pick(list.count)] }

  /// Makes one change.
  mutating func mutate() {
    scan()
    switch pick(10) {
    case 0...2: replace(any(words), with: any(Self.values))
    case 3: replace(any(words), with: any(words).map { Array(bytes[$0]) })
    case 4: replace(any(keys), with: any(Self.names))
    case 5: replace(any(brackets), with: any(brackets).map { Array(bytes[$0]) })
    case 6: replace(any(words), with: any(brackets).map { Array(bytes[$0]) })
    case 7: repeatOrRemove(any(entries), separator: Array(",".utf8))
    case 8: repeatOrRemove(any(lines), separator: [])
    default: replace(any(brackets), with: any(Self.values))
    }
  }

  private mutating func replace(_ range: Range<Int>?, with new: [UInt8]?) {
    if let range, let new { bytes.replaceSubrange(range, with: new) }
  }

  private mutating func repeatOrRemove(_ range: Range<Int>?, separator: [UInt8]) {
    guard let range else { return }
    let copy = Array(bytes[range])
    if pick(3) == 0 {
      bytes.replaceSubrange(range, with: [])
    } else if let other = any(separator.isEmpty ? lines : entries) {
      bytes.insert(contentsOf: separator.isEmpty ? copy : copy + separator, at: other.lowerBound)
    }
  }

  /// Finds the parts of a YAML text; of other texts it finds some.
  private mutating func scan() {
    (keys, words, brackets, entries, lines) = ([], [], [], [], [])
    var open: [(start: Int, entry: Int)] = []
    var lineStart = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append((index, index + 1))
      case UInt8(ascii: ","):
        guard let last = open.indices.last else { break }
        entries.append(open[last].entry..<index)
        open[last].entry = index + 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let last = open.popLast() else { break }
        if last.entry < index { entries.append(last.entry..<index) }
        brackets.append(last.start..<index + 1)
      case UInt8(ascii: "\n"):
        lines.append(lineStart..<index + 1)
        lineStart = index + 1
      case UInt8(ascii: " "), UInt8(ascii: ":"): break
      default:
        let end = endOfWord(from: index)
        let isKey = end < bytes.count && bytes[end] == UInt8(ascii: ":")
        if isKey { keys.append(index..<end) } else { words.append(index..<end) }
        index = end
        continue
      }
      index += 1
    }
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start + 1
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      while end < bytes.count, bytes[end] != quote { end += 1 }
      return min(end + 1, bytes.count)
    }
    // An expression is one word.
    if quote == UInt8(ascii: "$"), let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")) {
      return close + 1
    }
    while end < bytes.count, !" ,:{}[]\n".utf8.contains(bytes[end]) { end += 1 }
    return end
  }
}
