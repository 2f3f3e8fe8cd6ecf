/// The causes of UIKit's exceptions and messages. The metadata of a rule says which of them the rule finds.
enum Crash {
  case itemTooLarge, noRoom, negativeRoom, noLayout, noSubitems, countTooSmall, noSize, noGroup
  case repeatedElementKind, unregisteredDecoration, unregisteredSupplementary, invalidEstimate
  case repeatedIdentifier, layoutLoop, inertHandler, noFrames
  case pinnedOutside, notFinite, missingSupplementary, unregisteredCell, brokenConstraints
  case changedAttributes, registrationInProvider
  case existingIdentifier
  /// The data source, which no rule examines.
  case dataSource
  /// Flow layouts and views, which no rule examines.
  case otherCode
}

/// A known exception or message of UIKit.
package struct KnownCrash: Sendable {
  /// The runs of words that identify the message, normalized by `CrashCatalog.words`.
  let marks: [String]
  /// Words that rule the message out: they belong to another message with the same marks.
  let exception: String?
  package let cause: String
  /// What to do in addition to following the rules, one line for each step.
  package let remedy: [String]
  let crash: Crash
  /// True if the message accompanies others that say more.
  let isGeneral: Bool

  /// True if no layout causes it.
  package var isOfDataSource: Bool { crash == .dataSource }

  /// The rules that find the cause, the likeliest first.
  package var rules: [RuleMetadata] {
    let ranked = RuleRegistry.metadata.compactMap { rule in
      rule.rank(for: crash).map { (rank: $0, rule: rule) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.rule)
  }

  init(
    _ marks: [String], unless exception: String? = nil, _ cause: String, _ crash: Crash,
    remedy: [String] = [], isGeneral: Bool = false
  ) {
    self.marks = marks
    self.exception = exception
    self.remedy = remedy
    self.cause = cause
    self.crash = crash
    self.isGeneral = isGeneral
  }
}
