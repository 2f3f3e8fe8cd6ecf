/// The keys of the configuration, of sections and of their cells.
enum SectionTable {
  private static let references = ["automatic", "none", "safeArea", "layoutMargins", "readableContent"]
  private static let behaviors = [
    "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
  ]

  private static let configurationKeys = [
    KeyRow("scrollDirection", .word(["vertical", "horizontal"]), default: "vertical", "the scroll axis"),
    KeyRow("interSectionSpacing", .number(.points), default: "0", "between every two sections, points"),
    KeyRow("contentInsetsReference", .word(references), default: "automatic", "what sections are inset from"),
    KeyRow(
      "boundarySupplementaryItems", .list(.map(.boundaryItem), atLeast: 0),
      "layout-wide headers, footers and side items"),
  ]

  static let configuration = Noun(
    .configuration, "a configuration",
    configurationKeys + [
      KeyRow("variants", .list(.map(.configurationVariant), atLeast: 0), "changes for some environments")
    ])

  static let configurationVariant = Noun(.configurationVariant, "a variant", [whenKey] + configurationKeys)

  private static let whenKey = KeyRow(
    "when", .boolean(allowsExpression: true), default: "true", "when the variant holds")

  private static let idKey = KeyRow("id", .identifier, "unique in the file; defaults to the index")
  private static let scrollKey = KeyRow(
    "scroll", .map(.sectionScroll), "the offset of an orthogonally scrolling section")
  private static let cellKeys = [
    KeyRow("title", .text, "for pictures only"),
    KeyRow("items", .items, default: "0", "how many cells, or the cells and runs of cells themselves"),
    KeyRow("kind", .label, "the kind of cells that give none of their own"),
    KeyRow("measured", .map(.measured), "the measured size of cells that give none of their own"),
  ]

  /// What a section holds whose layout is built by code.
  static let data = Noun(.sectionData, "the data of a section", [idKey] + cellKeys + [scrollKey])

  private static let sectionKeys =
    cellKeys + [
      KeyRow("group", .node, "the group that repeats"),
      KeyRow("list", .short(.list, key: "appearance", .word(ShorthandTable.appearances)), "a list section"),
      KeyRow("grid", .map(.grid), "a section of equal columns"),
      KeyRow("carousel", .map(.carousel), "an orthogonally scrolling section"),
      KeyRow("waterfall", .map(.waterfall), "columns of equal width, cells of their own heights"),
      KeyRow("flow", .map(.flow), "cells at their own sizes, row by row"),
      KeyRow("header", .headerOrFooter, "a header: a boundary item at the top"),
      KeyRow("footer", .headerOrFooter, "a footer: a boundary item at the bottom"),
      KeyRow("contentInsets", .insets(.points), default: "0", "around all groups, points"),
      KeyRow(
        "contentInsetsReference", .word(references), default: "automatic", "what the section is inset from"),
      KeyRow(
        "interGroupSpacing", .number(.points), default: "0",
        "between two groups along the scroll axis, points"),
      KeyRow(
        "orthogonalScrollingBehavior", .word(behaviors), default: "none", "scrolling across the layout's axis"
      ),
      KeyRow(
        "orthogonalScrollingProperties", .map(.orthogonalScrollingProperties), "how it scrolls; no geometry"),
      KeyRow(
        "supplementariesFollowContentInsets", .boolean(allowsExpression: true), default: "true",
        "whether boundary items are laid out within the insets"),
      KeyRow(
        "supplementaryContentInsetsReference", .word(references), default: "automatic",
        "what boundary items are inset from"),
      KeyRow(
        "boundarySupplementaryItems", .list(.map(.boundaryItem), atLeast: 0),
        "headers, footers and side items"),
      KeyRow("decorationItems", .list(.map(.decorationItem), atLeast: 0), "backgrounds"),
      KeyRow(
        "cellZIndex", .number(.zIndex), default: "0",
        "the zIndex of cells; lists have 10, and 0 becomes 1 before decorations"),
      scrollKey,
      KeyRow(
        "visibleItems", .oneOrMany(.map(.visibleItemRule)),
        "what elements in sight look like, by where they stand: rules, in order"),
    ]

  private static let exclusions = [
    SpecSchema.sectionKinds, ["supplementariesFollowContentInsets", "supplementaryContentInsetsReference"],
  ]

  static let section = Noun(
    .section, "a section", exclusions: exclusions,
    [
      idKey,
      KeyRow("repeat", .number(.repetition), "this section n times"),
    ] + sectionKeys + [
      KeyRow(
        "variants", .list(.map(.sectionVariant), atLeast: 0),
        "the section provider: changes for some environments")
    ])

  static let sectionVariant = Noun(
    .sectionVariant, "a variant", exclusions: exclusions, [whenKey] + sectionKeys)

  static let orthogonalScrollingProperties = Noun(
    .orthogonalScrollingProperties, "orthogonalScrollingProperties",
    [
      KeyRow(
        "decelerationRate", .word(["automatic", "normal", "fast"]), default: "automatic",
        "how fast it comes to rest"),
      KeyRow("bounce", .word(["automatic", "always", "never"]), default: "automatic", "whether it bounces"),
    ])

  static let scroll = Noun(
    .sectionScroll, "a scroll offset",
    [
      KeyRow("x", .number(.points), default: "0", "to the right, points"),
      KeyRow("y", .number(.points), default: "0", "downwards, points"),
    ])

  // A run has no children: their ids would be those of each of its cells.
  static let cell = Noun(
    .cell, "a cell", exclusions: [["count", "children"]],
    [
      KeyRow("id", .identifier, "unique in the section; a run's gives id-0, id-1, …"),
      KeyRow("count", .number(.itemCount), "how many: a run of cells"),
      KeyRow("kind", .label, "a free label, a reuse identifier"),
      KeyRow("title", .text, "for pictures only"),
      KeyRow("content", .content, "what the cell shows"),
      KeyRow("measured", .map(.measured), "the size that a self-sizing cell asks for"),
      KeyRow("aspectRatio", .aspectRatio, "width / height, in a waterfall"),
      KeyRow(
        "expanded", .boolean(allowsExpression: true), default: "true", "whether the children are visible"),
      KeyRow("children", .list(.cell, atLeast: 0), "the rows below this one in an outline"),
    ])

  static let measured = Noun(
    .measured, "measured",
    [
      KeyRow("width", .number(.length), "points"),
      KeyRow("height", .number(.length), "points"),
    ])
}
