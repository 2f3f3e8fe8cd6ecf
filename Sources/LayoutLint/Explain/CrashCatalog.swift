import LayoutText

/// The known messages of UIKit. Only words are compared, because logs wrap lines, quote in many ways and contain numbers and addresses.
package enum CrashCatalog {
  /// Every known message. Specific messages come before those that accompany many others.
  static let all: [KnownCrash] =
    known(
      ["cannot fit even a single item", "created with invalid combination of spacing and size"],
      "an item that is larger, with its spacing, than the group that holds it", .itemTooLarge)
    + known(["there is no room for this nscollectionlayoutgroup"], noRoom, .noRoom)
    + known(["negative effectivecontentsize"], noRoom, .negativeRoom)
    + known(
      ["invalid section definition"],
      "a section that has cells and no layout: the section provider returned nil", .noLayout)
    + known(["at least subitem is required"], "a group without subitems", .noSubitems)
    + [
      KnownCrash(
        ["repeating", "group should specify a count"], "a group with a count below 1", .countTooSmall)
    ]
    + known(["a size is required"], "an item, a group or a boundary item without a size", .noSize)
    + known(["invalid parameter not satisfying group"], "a section without a group", .noGroup)
    + known(
      ["every supplementary must have a unique elementkind"],
      "two supplementary or boundary items of one element kind", .repeatedElementKind)
    + known(
      [
        "no uicollectionviewlayoutattributes instance for layoutattributesfordecorationview",
        "assertion failure in uicollectionviewdata layoutattributesfordecorationviewofkind",
      ], "a decoration whose element kind is not registered on the layout", .unregisteredDecoration)
    + known(
      [
        "no uicollectionviewlayoutattributes instance for layoutattributesforsupplementaryelementofkind",
        "assertion failure in uicollectionviewdata layoutattributesforsupplementaryelementofkind",
      ],
      "a supplementary view that is asked for where the layout has none of its kind", .missingSupplementary,
      "Return a view only for kinds that the section's layout has, and invalidate the layout where a header or footer comes or goes."
    )
    + known(
      [dequeuedCell, "could not dequeue an item of kind"],
      "a cell whose reuse identifier is not registered on the collection view", .unregisteredCell,
      "Register the cell's class or nib for the identifier that is dequeued, before the first reload; specs know nothing of cells' classes."
    )
    + [
      KnownCrash(
        ["could not dequeue a view of kind"], unless: dequeuedCell,
        "a supplementary item whose element kind is not registered on the collection view",
        .unregisteredSupplementary,
        remedy: [
          "Register a class or a nib for the element kind and the identifier that are dequeued, before the first reload."
        ])
    ]
    + known(
      ["invalid estimated dimension"], "an estimate that is not greater than 0", .invalidEstimate)
    + known(
      ["frame does not intersect", "uipinnedframeforframe"],
      "a pinned boundary item without an area, or of a section without one, which cannot be kept in sight",
      .pinnedOutside,
      "Give the item a width and a height greater than 0 wherever it is pinned, and leave it out of sections that are empty."
    )
    + known(
      ["requires finite dimensions", "calayer position contains nan", "calayer bounds contains nan"],
      "a frame that is infinite or not a number", .notFinite,
      "Look for a division by 0 and for a size taken from a view before it is laid out; a cell may measure infinite, too."
    )
    + known(
      ["uiview encapsulated layout height", "uiview encapsulated layout width"],
      "a cell whose own constraints ask for another size than the layout gives it; no crash, but one of them is broken",
      .brokenConstraints,
      "Let the layout measure the cell (an estimated item in an estimated group), or lower the priority of one of its constraints to 999."
    )
    + repeated(["item identifiers are not unique"], "an item id that occurs twice in one snapshot")
    + repeated(["supplied identifiers are not unique"], "an id that occurs twice in one snapshot")
    + repeated(
      ["identifiers in a section snapshot must be unique"], "an id that occurs twice in one section snapshot")
    + repeated(
      [
        "supplied section identifiers are not unique",
        "section identifiers that already exist in the snapshot",
        "section identifier that already exists in the snapshot",
      ], "a section id that occurs twice in one snapshot")
    + repeated(["identifiers in a snapshot must be unique"], "an id that occurs twice in one snapshot")
    + known(
      ["stuck in its update layout loop", "stuck in a recursive layout loop"],
      "self-sizing cells that never settle on a size, or of a frame, bounds or an offset that is changed in every layout pass",
      .layoutLoop,
      "If no size is estimated, look for code that sets contentOffset, contentInset, frame or bounds in layoutSubviews, scrollViewDidScroll or a visibleItemsInvalidationHandler, or that invalidates the layout there.",
      "The Console app shows who asks for each pass, in the category UICollectionViewFeedbackLoopDebugger (before iOS 18 UICollectionViewRecursion)."
    )
    + known(
      ["section invalidation handler cannot currently mutate visible items"],
      "a handler of visible items, which has no effect in a section with estimated sizes; no crash",
      .inertHandler)
    + [
      KnownCrash(
        ["will be moved into place"], unless: "section identifier",
        "an id that is appended or inserted though the snapshot has it; no crash, but it moves",
        .existingIdentifier,
        remedy: [
          "Append ids that are new, or delete the others first; move by moveItem, and show new content by reconfigureItems."
        ])
    ]
    + views + dataSource
    + [
      KnownCrash(
        ["ran into an error when computing the layout for section"],
        "the layout of a section that has no frames; the lines after it say which", .noFrames, isGeneral: true
      )
    ]

  private static let noRoom =
    "insets that take all the room of a group or section, often in a container that is tiny for a moment"
  private static let dequeuedCell = "could not dequeue a view of kind uicollectionelementkindcell"

  /// Several messages with the same cause.
  private static func known(
    _ messages: [String], _ cause: String, _ crash: Crash, _ remedy: String...
  ) -> [KnownCrash] { messages.map { KnownCrash([$0], cause, crash, remedy: remedy) } }

  private static func repeated(_ messages: [String], _ cause: String) -> [KnownCrash] {
    known(
      messages, cause, .repeatedIdentifier,
      "Make ids unique in the whole snapshot, across sections: Set(ids).count == ids.count before it is applied."
    )
  }

  /// The known messages that occur in a text, in the order of `all`, one for each cause.
  package static func matches(in text: String) -> [KnownCrash] {
    let text = " \(words(of: text))"
    var causes: Set<String> = []
    let found = all.filter { crash in
      crash.marks.allSatisfy { text.contains(" \($0)") }
        && !(crash.exception.map { text.contains(" \($0)") } ?? false) && causes.insert(crash.cause).inserted
    }
    return found.contains { !$0.isGeneral } ? found.filter { !$0.isGeneral } : found
  }

  /// The words of a text in lower case, separated by single spaces, without numbers and punctuation.
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
