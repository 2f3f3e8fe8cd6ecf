import LayoutSwift
import LayoutText

/// The Swift files of a run that give no frames, by the reason.
struct UnreadFiles {
  private var total = 0
  private var names: [UnreadReason: [String]] = [:]
  private var hasFound = false

  /// How many files are named for a reason, at most.
  private static let greatestCount = 3

  /// How many files give no frames.
  var count: Int { names.values.reduce(0) { $0 + $1.count } }

  /// Counts a Swift file with a layout.
  ///
  /// - Parameters:
  ///   - reason: why it gives no frames; `nil` if it does.
  ///   - isNamed: false if it was found in a folder.
  mutating func add(_ name: String, _ reason: UnreadReason?, isNamed: Bool) {
    total += 1
    hasFound = hasFound || !isNamed
    if let reason { names[reason, default: []].append(name) }
  }

  /// A line on all of them; `nil` if each file gives frames, or if the only file is a named one, which has the reason as a finding.
  var summary: String? {
    guard count > 0, total > 1 || hasFound else { return nil }
    let reasons = UnreadReason.allCases.compactMap { reason -> String? in
      guard let files = names[reason] else { return nil }
      let some = files.prefix(Self.greatestCount).map(shownName).joined(separator: ", ")
      let more = files.count > Self.greatestCount ? ", …" : ""
      return "\(files.count) \(reason.predicate(of: files.count)) (\(some)\(more))"
    }
    return
      "\(count) of \(counted(total, "Swift file")) with layouts \(count == 1 ? "gives" : "give") no frames: "
      + reasons.joined(separator: ", ")
  }
}
