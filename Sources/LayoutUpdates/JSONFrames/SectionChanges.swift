import LayoutReader
import LayoutSpec
import LayoutText

/// Describes what changed in sections, apart from their elements: boxes and the resting offsets of rows.
struct SectionChanges {
  /// A line for each change.
  private(set) var lines: [String] = []
  private let slack: Double

  /// If there are more resting offsets than this, they are not listed one by one.
  private static let greatestListCount = 6

  /// - Parameters:
  ///   - changed: the sections whose elements changed, for which lines about their boxes are needless.
  ///   - slack: by how many points numbers may differ and still count as equal.
  init(from old: JSONFrames, to new: JSONFrames, changed: Set<String>, slack: Double) {
    self.slack = slack
    var before: [String: JSONFrames.Section] = [:]
    for section in old.sections { before[section.name] = section }
    let names = Set(new.sections.map(\.name))
    // Sections that moved equally far share a line.
    var moved: [(change: FrameChange, names: [String])] = []
    for section in new.sections {
      let isReported = changed.contains(section.name)
      guard let earlier = before[section.name] else {
        if !isReported { lines.append("the section \(shownText(section.name)) appeared") }
        continue
      }
      guard let old = earlier.frame, let new = section.frame else { continue }
      if !isReported, let change = FrameChange.moved(from: old, to: new, slack, []) {
        if moved.last?.change != change || !change.isMoveOnly { moved.append((change, [])) }
        moved[moved.count - 1].names.append(shownText(section.name))
      }
      lines += row(from: earlier.row, to: section.row).map { "\(shownText(section.name)) \($0)" }
    }
    lines.insert(
      contentsOf: moved.map { change, names in
        "the section\(names.count == 1 ? "" : "s") \(FrameChanges.listed(names)) \(change.words(count: 1))"
      }, at: 0)
    for section in old.sections where !names.contains(section.name) && !changed.contains(section.name) {
      lines.append("the section \(shownText(section.name)) disappeared")
    }
  }

  private func row(from old: JSONFrames.Row?, to new: JSONFrames.Row?) -> [String] {
    guard let old else { return new.map { ["scrolls by itself now, as \(shownText($0.behavior))"] } ?? [] }
    guard let new else { return ["does not scroll by itself any more"] }
    var words: [String] = []
    if old.behavior != new.behavior {
      words.append("scrolls as \(shownText(new.behavior)), was \(shownText(old.behavior))")
    }
    if abs(old.offset - new.offset) > slack {
      words.append("is scrolled by \(decimalText(new.offset)), was \(decimalText(old.offset))")
    }
    if old.rests.form != new.rests.form || old.rests.numbers.count != new.rests.numbers.count
      || zip(old.rests.numbers, new.rests.numbers).contains(where: { abs($0 - $1) > slack })
    {
      words.append("rests at \(Self.text(new.rests)), was \(Self.text(old.rests))")
    } else if new.rests.form == .any, abs(old.greatestOffset - new.greatestOffset) > slack {
      words.append(
        "scrolls up to \(decimalText(new.greatestOffset)), was \(decimalText(old.greatestOffset))")
    }
    return words
  }

  private static func text(_ rests: JSONFrames.Rests) -> String {
    let numbers = rests.numbers.map { decimalText($0) }
    switch rests.form {
    case .any: return "any offset"
    case .progression: return "\(numbers[0]) to \(numbers[2]) in steps of \(numbers[1])"
    case .list where numbers.isEmpty: return "no offset"
    case .list where numbers.count > greatestListCount:
      return numbers.prefix(greatestListCount - 2).joined(separator: ", ")
        + " … \(numbers[numbers.count - 1]) (\(numbers.count) offsets)"
    case .list: return numbers.joined(separator: ", ")
    }
  }
}
