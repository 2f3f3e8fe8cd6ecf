import LayoutDiagnostics
import LayoutText

/// A known message in a log, with what the numbers of the log say about it.
package struct CrashReading {
  package let crash: KnownCrash
  /// The place, the size or the sum that does not fit, in sentences.
  package let details: [String]
  /// The rules that find the cause, the one that fits the log first.
  package let rules: [RuleMetadata]
  /// The options for a view as large as the log's, such as `--size 32x653`; empty if it does not tell.
  package let environment: String

  init(_ crash: KnownCrash, in log: LogText) {
    self.crash = crash
    let room = LoggedRoom(crash.crash, in: log)
    details =
      Self.section(log, crash) + room.details + LoggedCounts.details(of: log, crash)
      + LoggedFrames.details(of: log, crash)
    let (first, others) = (
      crash.rules.filter { $0.id == room.rule }, crash.rules.filter { $0.id != room.rule }
    )
    rules = first + others
    environment = rules.isEmpty ? "" : Self.environment(log)
  }

  private static func section(_ log: LogText, _ crash: KnownCrash) -> [String] {
    guard !crash.rules.isEmpty, let index = log.numbers(1, after: "section at index")?.first else {
      return []
    }
    return ["The section has the index \(decimalText(index))."]
  }

  /// The options for the size of the collection view and, if the log has it, the safe area.
  private static func environment(_ log: LogText) -> String {
    let frame = log.numbers(4, after: "collection view frame")?.suffix(2)
    let size = frame.map(Array.init) ?? log.numbers(2, after: "contentSize=")
    guard let size, size.allSatisfy({ $0 > 0 && $0.isFinite }) else { return "" }
    var options = "--size \(size.map { decimalText($0) }.joined(separator: "x"))"
    if frame != nil, log.text.contains("sectionInsetsReference \"safeArea\""),
      let insets = log.numbers(4, after: "by applying insets"), insets.contains(where: { $0 != 0 })
    {
      options += " --safe-area \(insets.map { decimalText($0) }.joined(separator: ","))"
    }
    return options
  }
}

extension CrashCatalog {
  /// The known messages of a log, the most specific first, each with what the log's numbers say.
  package static func readings(of text: String) -> [CrashReading] {
    let log = LogText(text)
    return matches(in: text).map { CrashReading($0, in: log) }
  }
}
