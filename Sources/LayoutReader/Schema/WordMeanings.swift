/// What the words of the format mean, for help and hovers; the schema says which words a key has.
package enum WordMeanings {
  /// The words of a key with their meanings; empty if the words speak for themselves.
  package static func words(of key: String) -> [(name: String, text: String)] { table[key] ?? [] }

  /// Returns the meaning of a word as the value of a key.
  package static func meaning(of word: String, under key: String) -> String? {
    table[key]?.first { $0.name == word }?.text
  }

  private static let table: [String: [(name: String, text: String)]] = [
    SectionKeys.list.name: appearances, ListKeys.appearance.name: appearances,
    ListKeys.headerMode.name: [
      ("none", "no header"), ("supplementary", "a header view above the rows"),
      ("firstItemInSection", "the first row is the header"),
    ],
    ListKeys.footerMode.name: [("none", "no footer"), ("supplementary", "a footer view below the rows")],
    CarouselKeys.snap.name: behaviors,
    SectionKeys.orthogonalScrollingBehavior.name: [("none", "does not scroll by itself")] + behaviors,
    SectionKeys.contentInsetsReference.name: references,
    SectionKeys.supplementaryContentInsetsReference.name: references,
  ]

  private static let appearances = [
    (name: "plain", text: "rows from edge to edge; headers stay in sight while their rows scroll"),
    (name: "grouped", text: "rows from edge to edge, with room between the sections"),
    (name: "insetGrouped", text: "sections as rounded boxes, inset on both sides, as in Settings"),
    (name: "sidebar", text: "rounded rows without separators, for the sidebar of a pad or Mac"),
    (
      name: "sidebarPlain",
      text: "rows from edge to edge without separators, for a sidebar that is the whole screen"
    ),
  ]
  private static let behaviors = [
    (name: "continuous", text: "stops anywhere"),
    (name: "continuousGroupLeadingBoundary", text: "scrolls freely and stops at the leading edge of a group"),
    (name: "paging", text: "stops at multiples of the section's width"),
    (name: "groupPaging", text: "stops at the leading edge of the next group"),
    (name: "groupPagingCentered", text: "stops with a group in the center"),
  ]
  private static let references = [
    (name: "automatic", text: "as the configuration says; there, the safe area"),
    (name: "none", text: "the bounds of the collection view"),
    (name: "safeArea", text: "the safe area: not under bars and rounded corners"),
    (name: "layoutMargins", text: "the layout margins, within the safe area"),
    (name: "readableContent", text: "the width in which text is easy to read"),
  ]
}
