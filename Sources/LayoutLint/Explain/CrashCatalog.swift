import LayoutText

/// The wordings of UIKit that are known.
///
/// Logs wrap lines, quote in many ways and carry numbers and addresses: only the words are compared.
package enum CrashCatalog {
  /// Every known message, the more telling before those that come with many others.
  static let all: [KnownCrash] =
    [
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
        ["assertion failure in uicollectionviewdata layoutattributesfordecorationviewofkind"],
        "a decoration whose element kind is not registered on the layout", .unregisteredDecoration),
      KnownCrash(
        ["no uicollectionviewlayoutattributes instance for layoutattributesforsupplementaryelementofkind"],
        missingSupplementary, .missingSupplementary, remedy: supplementaryRemedy),
      KnownCrash(
        ["assertion failure in uicollectionviewdata layoutattributesforsupplementaryelementofkind"],
        missingSupplementary, .missingSupplementary, remedy: supplementaryRemedy),
      KnownCrash(
        ["could not dequeue a view of kind uicollectionelementkindcell"], unregisteredCell, .unregisteredCell,
        remedy: cellRemedy),
      KnownCrash(
        ["could not dequeue an item of kind"], unregisteredCell, .unregisteredCell, remedy: cellRemedy),
      KnownCrash(
        ["could not dequeue a view of kind"],
        unless: "could not dequeue a view of kind uicollectionelementkindcell",
        "a supplementary item whose element kind is not registered on the collection view",
        .unregisteredSupplementary,
        remedy: [
          "Register a class or a nib for the element kind and the identifier that are dequeued, before the first reload."
        ]),
      KnownCrash(
        ["invalid estimated dimension"],
        "an estimate that is not greater than 0", .invalidEstimate),
      KnownCrash(["frame does not intersect"], pinnedOutside, .pinnedOutside, remedy: pinnedRemedy),
      KnownCrash(["uipinnedframeforframe"], pinnedOutside, .pinnedOutside, remedy: pinnedRemedy),
      KnownCrash(["requires finite dimensions"], notFinite, .notFinite, remedy: finiteRemedy),
      KnownCrash(["calayer position contains nan"], notFinite, .notFinite, remedy: finiteRemedy),
      KnownCrash(["calayer bounds contains nan"], notFinite, .notFinite, remedy: finiteRemedy),
      KnownCrash(
        ["uiview encapsulated layout height"], brokenConstraints, .brokenConstraints, remedy: constraintRemedy
      ),
      KnownCrash(
        ["uiview encapsulated layout width"], brokenConstraints, .brokenConstraints, remedy: constraintRemedy),
      KnownCrash(
        ["item identifiers are not unique"],
        "an item id that occurs twice in one snapshot", .repeatedIdentifier, remedy: identifierRemedy),
      KnownCrash(
        ["supplied identifiers are not unique"],
        "an id that occurs twice in one snapshot", .repeatedIdentifier, remedy: identifierRemedy),
      KnownCrash(
        ["identifiers in a section snapshot must be unique"],
        "an id that occurs twice in one section snapshot", .repeatedIdentifier, remedy: identifierRemedy),
      KnownCrash(
        ["supplied section identifiers are not unique"],
        "a section id that occurs twice in one snapshot", .repeatedIdentifier, remedy: identifierRemedy),
      KnownCrash(
        ["section identifiers that already exist in the snapshot"],
        "a section id that occurs twice in one snapshot", .repeatedIdentifier, remedy: identifierRemedy),
      KnownCrash(
        ["section identifier that already exists in the snapshot"],
        "a section id that occurs twice in one snapshot", .repeatedIdentifier, remedy: identifierRemedy),
      KnownCrash(
        ["identifiers in a snapshot must be unique"],
        "an id that occurs twice in one snapshot", .repeatedIdentifier, remedy: identifierRemedy),
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
    ] + views + dataSource

  private static let missingSupplementary =
    "a supplementary view that is asked for where the layout has none of its kind"
  private static let supplementaryRemedy = [
    "Return a view only for kinds that the section's layout has, and invalidate the layout where a header or footer comes or goes."
  ]
  private static let unregisteredCell =
    "a cell whose reuse identifier is not registered on the collection view"
  private static let cellRemedy = [
    "Register the cell's class or nib for the identifier that is dequeued, before the first reload; specs know nothing of cells' classes."
  ]
  private static let pinnedOutside =
    "a pinned boundary item without an area, or of a section without one, which cannot be kept in sight"
  private static let pinnedRemedy = [
    "Give the item a width and a height greater than 0 wherever it is pinned, and leave it out of sections that are empty."
  ]
  private static let notFinite = "a frame that is infinite or not a number"
  private static let finiteRemedy = [
    "Look for a division by 0 and for a size taken from a view before it is laid out; a cell may measure infinite, too."
  ]
  private static let brokenConstraints =
    "a cell whose own constraints ask for another size than the layout gives it; no crash, but one of them is broken"
  private static let constraintRemedy = [
    "Let the layout measure the cell (an estimated item in an estimated group), or lower the priority of one of its constraints to 999."
  ]
  private static let identifierRemedy = [
    "Make ids unique in the whole snapshot, across sections: Set(ids).count == ids.count before it is applied."
  ]

  /// The messages that a text has, in the order of the table; of several about the same cause the first.
  package static func matches(in text: String) -> [KnownCrash] {
    let text = " \(words(of: text))"
    var causes: Set<String> = []
    return all.filter { crash in
      crash.marks.allSatisfy { text.contains(" \($0)") }
        && !(crash.exception.map { text.contains(" \($0)") } ?? false) && causes.insert(crash.cause).inserted
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
