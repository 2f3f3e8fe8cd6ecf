import LayoutReader
import LayoutText

/// The sections, definitions and names of a spec and of what it includes, and which of them mention which.
///
/// Mentions are looked up in the text, since what is wrong need not have been read: a word of a name is taken for the name.
struct SpecParts {
  private struct Part {
    /// Of a definition or a value in `let`.
    var name: String?
    /// The index of a section.
    var section: Int?
    /// From its beginning to that of the next part.
    var text: Span
    /// Where its values were written.
    let regions: Regions
  }

  private let sources: SourceSet
  private var parts: [Part] = []
  /// Where it was written what has no part in the layout.
  private var aside: [Regions] = []

  init(_ normal: Normal, including included: [Normal], in sources: SourceSet) {
    self.sources = sources
    var starts = sources.files.map { $0.base + UInt32(clamping: $0.bytes.count) }
    for file in [normal] + included {
      for field in file.fields {
        starts.append(field.keySpan.start)
        switch field.key {
        case "sections":
          for (index, section) in field.value.elements.enumerated() {
            parts.append(Part(section: index, text: section.span, regions: Regions(of: section)))
          }
        case "define", "let":
          for name in field.value.fields {
            parts.append(Part(name: name.key, text: name.keySpan, regions: Regions(of: name)))
          }
        case "lint", "name", "registrations", "states": aside.append(Regions(of: field))
        default: break
        }
      }
    }
    starts += parts.map(\.text.start)
    starts.sort()
    for index in parts.indices {
      let start = parts[index].text.start
      parts[index].text.end = starts.first(after: start) ?? parts[index].text.end
    }
  }

  /// The texts of the parts of the spec itself that have nothing to do with what is wrong, in their order.
  ///
  /// - Parameters:
  ///   - errors: where something is wrong; if that is in none of the parts, all of them may depend on it.
  ///   - isNameLost: whether something is named that there is not: any name may be meant.
  ///   - leftOut: the sections that are not laid out.
  func sound(errors: [UInt32], isNameLost: Bool, leftOut: Set<Int>) -> [Span] {
    guard parts.count * errors.count <= 20_000_000 else { return [] }
    var wrong = parts.indices.filter { parts[$0].section.map(leftOut.contains) ?? false }
    for place in errors {
      let holders = parts.indices.filter { parts[$0].regions.hold(place) }
      if holders.isEmpty, !aside.contains(where: { $0.hold(place) }) { return [] }
      wrong += holders
    }
    var mentions = mentions
    if isNameLost {
      let allNames = parts.count
      for index in wrong { mentions[index].append(allNames) }
    }
    var reverse: [[Int]] = mentions.map { _ in [] }
    for (from, others) in mentions.enumerated() {
      for other in others { reverse[other].append(from) }
    }
    let concerned = Self.reach(wrong, mentions).union(Self.reach(wrong, reverse))
    let end = sources.main.base + UInt32(clamping: sources.main.bytes.count)
    return parts.indices.filter { !concerned.contains($0) && parts[$0].text.start <= end }.map {
      parts[$0].text
    }
    .sorted { $0.start < $1.start }
  }

  private static func reach(_ first: [Int], _ steps: [[Int]]) -> Set<Int> {
    var result = Set(first)
    var open = Array(result)
    while let next = open.popLast() {
      for other in steps[next] where result.insert(other).inserted { open.append(other) }
    }
    return result
  }

  /// For each part those that it mentions; behind the parts stands one for all names and one for all that is anchored.
  private var mentions: [[Int]] {
    let (allNames, allAnchored) = (parts.count, parts.count + 1)
    var result: [[Int]] = Array(repeating: [], count: parts.count + 2)
    var named: [String: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      guard let name = part.name else { continue }
      result[allNames].append(index)
      // A name without any word is taken to be mentioned everywhere.
      named[Words.all(in: Array(name.utf8)[...]).first ?? "", default: []].append(index)
    }
    for (index, part) in parts.enumerated() {
      let file = sources.files[sources.index(of: part.text)]
      let text = file.bytes[file.range(of: part.text)]
      if text.contains(UInt8(ascii: "&")) { result[allAnchored].append(index) }
      if text.contains(UInt8(ascii: "*")) { result[index].append(allAnchored) }
      // An escape may stand for any letter of a name.
      if text.contains(UInt8(ascii: "\\")) { result[index].append(allNames) }
      guard !named.isEmpty else { continue }
      var seen: Set<String> = []
      for word in [""] + Words.all(in: text) where seen.insert(word).inserted {
        result[index] += named[word] ?? []
      }
    }
    return result
  }
}

/// The words of a text: letters, digits and what is no ASCII.
private enum Words {
  static func all(in text: ArraySlice<UInt8>) -> [String] {
    text.split { !isPart($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension [UInt32] {
  /// The least of sorted offsets that is greater than another.
  fileprivate func first(after place: UInt32) -> UInt32? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low < count ? self[low] : nil
  }
}
