/// The keys of the shorthands for whole sections.
enum ShorthandTable {
  static let appearances = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
  private static let alignments = ["leading", "center", "trailing", "justified"]
  private static let gaps = [
    KeyRow("spacing", .number(.points), default: "0", "sets both gaps"),
    KeyRow("interItemSpacing", .number(.points), "between columns"),
    KeyRow("interGroupSpacing", .number(.points), "between rows"),
  ]

  static let list = Noun(
    .list, "a list",
    [
      KeyRow(
        "appearance", .word(appearances), default: "plain", "UICollectionLayoutListConfiguration.Appearance"),
      KeyRow(
        "headerMode", .word(["none", "supplementary", "firstItemInSection"]), default: "none",
        "the header; header: {title: …} beside the list says more of it"),
      KeyRow("footerMode", .word(["none", "supplementary"]), default: "none", "the footer, as the header"),
      KeyRow("headerTopPadding", .number(.length), "above the first row, points"),
      KeyRow(
        "contentHuggingElements", .word(["none", "supplementaryHeader"]), default: "none",
        "which views UIKit makes as wide as their content; not modelled: their frames stay"),
      KeyRow("showsSeparators", .boolean(allowsExpression: true), default: "true", "no geometry"),
      KeyRow("rowHeight", .dimension(.height), "the rows' height"),
      KeyRow("headerMeasured", .map(.measured), "the size that the header asks for"),
      KeyRow("footerMeasured", .map(.measured), "the size that the footer asks for"),
    ])

  static let grid = Noun(
    .grid, "a grid", exclusions: [["rowHeight", "aspectRatio"]],
    [
      KeyRow("columns", .columns, required: true, "how many, or auto(least width)"),
      KeyRow("rowHeight", .dimension(.height), default: "~44", "the rows' height"),
      KeyRow("aspectRatio", .aspectRatio, "width / height of a cell"),
    ] + gaps)

  static let carousel = Noun(
    .carousel, "a carousel",
    [
      KeyRow("width", .dimension(.width), default: "90%", "of a group"),
      KeyRow("height", .dimension(.height), required: true, "of a group"),
      KeyRow("rows", .number(.count), default: "1", "full-width items in a group"),
      KeyRow("spacing", .number(.points), default: "0", "between groups and between rows"),
      KeyRow(
        "snap",
        .word([
          "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
        ]),
        default: "groupPaging", "the orthogonal scrolling behavior"),
    ])

  static let waterfall = Noun(
    .waterfall, "a waterfall",
    [
      KeyRow("columns", .columns, required: true, "how many, or auto(least width)"),
      KeyRow("aspectRatio", .aspectRatio, "width / height of all cells without their own"),
    ] + gaps)

  static let flow = Noun(
    .flow, "a flow",
    [
      KeyRow("spacing", .number(.points), default: "0", "between cells and between rows"),
      KeyRow("align", .word(alignments), default: "leading", "how rows are aligned"),
      KeyRow("lastRow", .word(alignments), "how the last row is aligned; as align"),
    ])
}
