package enum ListKeys {
  package static let appearance = KeyRow(
    property: "appearance", .word(["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
    default: "plain", "UICollectionLayoutListConfiguration.Appearance")
  package static let headerMode = KeyRow(
    property: "headerMode", .word(["none", "supplementary", "firstItemInSection"]), default: "none",
    "the header; header: {title: …} beside the list says more of it")
  package static let footerMode = KeyRow(
    property: "footerMode", .word(["none", "supplementary"]), default: "none", "the footer, as the header")
  package static let headerTopPadding = KeyRow(
    property: "headerTopPadding", .number(.length), since: .init(iOS: 15), "above the first row, points")
  package static let contentHuggingElements = KeyRow(
    property: "contentHuggingElements", .word(["none", "supplementaryHeader"]), default: "none",
    since: .init(iOS: 18), "which views UIKit makes as wide as their content; not modelled: their frames stay"
  )
  package static let showsSeparators = KeyRow(
    property: "showsSeparators", .condition, default: true, "no geometry")
  package static let rowHeight = KeyRow("rowHeight", .dimension(.height), "the rows' height")
  package static let headerMeasured = KeyRow(
    "headerMeasured", .map(.measured),
    "the size that the header asks for; without it, UIKit's estimate, which text exceeds")
  package static let footerMeasured = KeyRow(
    "footerMeasured", .map(.measured), "the size that the footer asks for")

  static let noun = Noun(
    .list, "a list", uikit: "UICollectionLayoutListConfiguration",
    [
      appearance, headerMode, footerMode, headerTopPadding, contentHuggingElements, showsSeparators,
      rowHeight, headerMeasured, footerMeasured,
    ])
}

/// The keys for the gaps of a grid or a waterfall.
package enum GapKeys {
  package static let spacing = KeyRow("spacing", .number(.points), default: 0, "sets both gaps")
  package static let interItemSpacing = KeyRow("interItemSpacing", .number(.points), "between columns")
  package static let interGroupSpacing = KeyRow("interGroupSpacing", .number(.points), "between rows")

  static let all = [spacing, interItemSpacing, interGroupSpacing]
}

package enum GridKeys {
  package static let columns = KeyRow("columns", .columns, required: true, "how many, or auto(least width)")
  package static let rowHeight = KeyRow(
    "rowHeight", .dimension(.height), default: .form("estimated", 44), "the rows' height")
  package static let aspectRatio = KeyRow("aspectRatio", .aspectRatio, "width / height of a cell")

  static let noun = Noun(
    .grid, "a grid", exclusions: [[rowHeight, aspectRatio]],
    [columns, rowHeight, aspectRatio] + GapKeys.all)
}

package enum CarouselKeys {
  package static let width = KeyRow(
    "width", .dimension(.width), default: .form("fractionalWidth", 0.9), "of a group")
  package static let height = KeyRow("height", .dimension(.height), required: true, "of a group")
  package static let rows = KeyRow("rows", .number(.count), default: 1, "full-width items in a group")
  package static let spacing = KeyRow(
    "spacing", .number(.points), default: 0, "between groups and between rows")
  package static let snap = KeyRow(
    "snap",
    .word(["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"]),
    default: "groupPaging", uikit: ".orthogonalScrollingBehavior", "the orthogonal scrolling behavior")

  static let noun = Noun(
    .carousel, "a carousel", uikit: "NSCollectionLayoutSection", [width, height, rows, spacing, snap])
}

package enum WaterfallKeys {
  package static let columns = GridKeys.columns
  package static let aspectRatio = KeyRow(
    "aspectRatio", .aspectRatio, "width / height of all cells without their own")

  static let noun = Noun(.waterfall, "a waterfall", [columns, aspectRatio] + GapKeys.all)
}

package enum FlowKeys {
  private static let alignments = ["leading", "center", "trailing", "justified"]

  package static let spacing = KeyRow(
    "spacing", .number(.points), default: 0, "between cells and between rows")
  package static let align = KeyRow("align", .word(alignments), default: "leading", "how rows are aligned")
  package static let lastRow = KeyRow("lastRow", .word(alignments), "how the last row is aligned; as align")

  static let noun = Noun(.flow, "a flow", [spacing, align, lastRow])
}
