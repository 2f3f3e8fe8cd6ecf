/// What exceptions and messages of UIKit are about. Which rules find the cause of one stands beside the rules.
enum Crash {
  case itemTooLarge, noRoom, negativeRoom, noLayout, noSubitems, countTooSmall, noSize, noGroup
  case repeatedElementKind, unregisteredDecoration, unregisteredSupplementary, invalidEstimate
  case repeatedIdentifier, layoutLoop, inertHandler, noFrames
  case pinnedOutside, notFinite, missingSupplementary, unregisteredCell, brokenConstraints
  case changedAttributes
  /// Of the data source, where no rule can look.
  case dataSource
}

/// An exception or message of UIKit whose cause a rule finds in specs.
package struct KnownCrash: Sendable {
  /// What identifies the message: runs of words that it has, all of them; letters only, as `CrashCatalog.words` leaves them.
  let marks: [String]
  /// The words of another message that has the marks, too.
  let exception: String?
  /// What it means.
  package let cause: String
  /// What to do besides what rules find, a line each.
  package let remedy: [String]
  let crash: Crash

  /// True if no layout causes it.
  package var isOfDataSource: Bool { crash == .dataSource }

  /// The rules that find the cause in specs, the likeliest first.
  package var rules: [RuleMetadata] {
    let ranked = RuleRegistry.metadata.compactMap { rule in rule.crashes[crash].map { (rank: $0, rule: rule) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.rule)
  }

  init(
    _ marks: [String], unless exception: String? = nil, _ cause: String, _ crash: Crash,
    remedy: [String] = []
  ) {
    self.marks = marks
    self.exception = exception
    self.remedy = remedy
    self.cause = cause
    self.crash = crash
  }
}
