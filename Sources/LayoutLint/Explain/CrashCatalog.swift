/// What exceptions and messages of UIKit are about. Which rules find the cause of one stands beside the rules.
enum Crash {
  case itemTooLarge, noRoom, negativeRoom, noLayout, noSubitems, countTooSmall, noSize, noGroup
  case repeatedElementKind, unregisteredDecoration, unregisteredSupplementary, invalidEstimate
  case repeatedIdentifier, layoutLoop, inertHandler, noFrames
}

/// An exception or message of UIKit whose cause a rule finds in specs.
package struct KnownCrash: Sendable {
  /// What identifies the message: runs of words that it has, all of them; letters only, as `CrashCatalog.words` leaves them.
  let marks: [String]
  /// What it means.
  package let cause: String
  let crash: Crash

  /// The rules that find the cause in specs, the likeliest first.
  package var rules: [RuleMetadata] {
    let ranked = RuleRegistry.metadata.compactMap { rule in rule.crashes[crash].map { (rank: $0, rule: rule) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.rule)
  }

  init(_ marks: [String], _ cause: String, _ crash: Crash) {
    self.marks = marks
    self.cause = cause
    self.crash = crash
  }
}

/// The wordings of UIKit that are known.
///
/// Logs wrap lines, quote in many ways and carry numbers and addresses: only the words are compared.
package enum CrashCatalog {
  /// Every known message, the more telling before those that come with many others.
  static let all: [KnownCrash] = [
    KnownCrash(
      ["cannot fit even a single item"],
      "an item that is larger, with its spacing, than the group that holds it", .itemTooLarge),
    KnownCrash(
      ["created with invalid combination of spacing and size"],
      "an item that is larger, with its spacing, than the group that holds it", .itemTooLarge),
    KnownCrash(
      ["there is no room for this nscollectionlayoutgroup"],
      "insets that take all the room of a group or section, often in a container that is tiny for a moment",
      .noRoom),
    KnownCrash(
      ["negative effectivecontentsize"],
      "insets that take all the room of a group or section, often in a container that is tiny for a moment",
      .negativeRoom),
    KnownCrash(
      ["invalid section definition"],
      "a section that has cells and no layout: the section provider returned nil", .noLayout),
    KnownCrash(
      ["at least subitem is required"],
      "a group without subitems", .noSubitems),
    KnownCrash(
      ["repeating", "group should specify a count"],
      "a group with a count below 1", .countTooSmall),
    KnownCrash(
      ["a size is required"],
      "an item, a group or a boundary item without a size", .noSize),
    KnownCrash(
      ["invalid parameter not satisfying group"],
      "a section without a group", .noGroup),
    KnownCrash(
      ["every supplementary must have a unique elementkind"],
      "two supplementary or boundary items of one element kind", .repeatedElementKind),
    KnownCrash(
      ["no uicollectionviewlayoutattributes instance for layoutattributesfordecorationview"],
      "a decoration whose element kind is not registered on the layout", .unregisteredDecoration),
    KnownCrash(
      ["could not dequeue a view of kind"],
      "a supplementary item whose element kind is not registered on the collection view",
      .unregisteredSupplementary),
    KnownCrash(
      ["invalid estimated dimension"],
      "an estimate that is not greater than 0", .invalidEstimate),
    KnownCrash(
      ["item identifiers are not unique"],
      "an item id that occurs twice in one snapshot", .repeatedIdentifier),
    KnownCrash(
      ["section identifiers that already exist in the snapshot"],
      "a section id that occurs twice in one snapshot", .repeatedIdentifier),
    KnownCrash(
      ["section identifier that already exists in the snapshot"],
      "a section id that occurs twice in one snapshot", .repeatedIdentifier),
    KnownCrash(
      ["identifiers in a snapshot must be unique"],
      "an id that occurs twice in one snapshot", .repeatedIdentifier),
    KnownCrash(
      ["stuck in its update layout loop"],
      "self-sizing cells that never settle on a size", .layoutLoop),
    KnownCrash(
      ["stuck in a recursive layout loop"],
      "self-sizing cells that never settle on a size", .layoutLoop),
    KnownCrash(
      ["section invalidation handler cannot currently mutate visible items"],
      "a handler of visible items, which has no effect in a section with estimated sizes; no crash",
      .inertHandler),
    KnownCrash(
      ["ran into an error when computing the layout for section"],
      "the layout of a section that has no frames; the lines after it say which", .noFrames),
  ]

  /// The messages that a text has, in the order of the table; of several about the same cause the first.
  package static func matches(in text: String) -> [KnownCrash] {
    let text = " \(words(of: text))"
    var causes: Set<String> = []
    return all.filter { crash in
      crash.marks.allSatisfy { text.contains(" \($0)") } && causes.insert(crash.cause).inserted
    }
  }

  /// The words of a text in lower case with single spaces between, without numbers and punctuation.
  static func words(of text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): result.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
      default: if result.last != 0x20 { result.append(0x20) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
