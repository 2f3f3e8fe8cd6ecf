import LayoutTypography

/// All differences between systems: no other code compares versions. iOS 26 and 27 are equal until a record shows a difference.
/// layoutc-model(7) lists every row.
package enum SystemMetrics {
  // MARK: Bars

  package static let navigationBar = SystemMetric(
    "bar-navigation", "the height of a navigation bar, points, on every device, upright or sideways",
    .init(.since(.iOS(26)), 54.0, .measured, "phones of iOS 26 and 27 held upright, six apps"),
    rest: .init(.others, 44, .chosen, "that of a phone held upright"))

  package static let largeTitleBar = SystemMetric(
    "bar-large-title", "the height of a navigation bar with a large title, points",
    .init(.since(.iOS(26)), 106.0, .measured, "phones of iOS 26 and 27, six apps"),
    .init(.of(.iOS), 96, .measured, "a phone of iOS 17"),
    rest: .init(.others, 96, .chosen, "that of a phone"))

  package static let tabBar = SystemMetric(
    "bar-tab", "the height of a tab bar above the bottom of the safe area, points",
    .init(.since(.iOS(26)), 49.0, .measured, "phones of iOS 26, two apps"),
    rest: .init(.others, 49, .chosen, "that of a phone held upright"))

  package static let searchBar = SystemMetric(
    "bar-search", "the height of a search field under the title, points",
    .init(.since(.iOS(26)), 52.0, .chosen, "as before, where the field is stacked below the title"),
    .init(.of(.iOS), 52, .measured, "a phone of iOS 17"),
    rest: .init(.others, 52, .chosen, "that of a phone"))

  package static let sheetTop = SystemMetric(
    "bar-sheet", "from the top of a sheet to its navigation bar, points",
    .init(.since(.iOS(26)), 20.0, .measured, "a sheet of iOS 26, whose inset is 74 with a bar of 54"),
    rest: .init(.others, 20, .chosen, "as on iOS 26"))

  package static let toolbar = SystemMetric(
    "bar-toolbar", "the height of a toolbar at the bottom, points",
    rest: .init(.others, 44.0, .chosen, "that of UIToolbar on a phone held upright"))

  // MARK: Lists

  package static let listRowHeight = SystemMetric(
    "list-row-height", "the estimate of a list's rows, points",
    .init(
      .since(.iOS(26)), 52.0, .chosen,
      "rows of text are that high in four apps; rows out of sight were not seen"),
    .init(.of(.iOS), 44, .measured, "rows out of sight on a phone of iOS 17"),
    .init(.of(.macOS), 40.04, .measured, "macOS 27"),
    rest: .init(.others, 44, .chosen, "as on a phone"))

  package static let listRowMargins = SystemMetric(
    "list-row-margins", "above and below the text of a list's row together, points",
    .init(.since(.iOS(26)), 30.0, .chosen, "as on macOS 27; 52 is then the least height"),
    .init(.of(.macOS), 30, .measured, "macOS 27"),
    rest: .init(.others, 22, .chosen, "11 on either side; 44 is then the least height"))

  package static let listFirstEdge = SystemMetric(
    "list-first-edge", "above a grouped list without a header that begins the layout, points",
    .init(
      .since(.iOS(26)), 0.0, .measured, "under a large title, four apps; assumed under other bars"),
    .init(.of(.iOS), 17.5, .measured, "a phone of iOS 14; pads are taken for phones"),
    .init(.of(.macOS), 35, .measured, "macOS 27"),
    rest: .init(.others, 17.5, .chosen, "as on a phone"))

  package static let listLastEdge = SystemMetric(
    "list-last-edge", "below a grouped list without a footer that ends the layout, points",
    .init(.since(.iOS(26)), 20.0, .measured, "a phone of iOS 26"),
    .init(.of(.macOS), 20, .measured, "macOS 27"),
    rest: .init(.others, 20, .chosen, "as on later phones"))

  package static let listPlainHeader = SystemMetric(
    "list-plain-header-height", "the estimate of headers and footers of plain lists, points",
    .init(.of(.macOS), 28.0, .measured, "macOS 27"),
    rest: .init(.others, 28, .chosen, "as on a Mac"))

  package static let listGroupedHeader = SystemMetric(
    "list-grouped-header-height", "the estimate of headers and footers of other lists, points",
    .init(.since(.iOS(26)), 17.5, .chosen, "as before; a header of text measures 40.333, two apps"),
    .init(.of(.macOS), 17.5, .measured, "macOS 27"),
    rest: .init(.others, 17.5, .chosen, "as on a Mac; a header of text measures 38.667 on phones"))

  package static let listHeaderStyle = SystemMetric(
    "list-header-style", "the text style of headers of lists that are not plain",
    .init(
      .since(.iOS(26)), TextStyle.headline, .chosen, "with margins of 20 a header is as high as measured"),
    rest: .init(.others, .footnote, .documented, "the text of headers since iOS 7"))

  package static let listHeaderMargins = SystemMetric(
    "list-header-margins", "above and below the text of such a header together, points",
    .init(
      .since(.iOS(26)), 20.0, .measured, "headers of 40.333, two apps, and content margins of 10 on macOS 27"),
    rest: .init(.others, 23, .measured, "headers of 38.667 on a phone"))

  package static let listSidebarSides = SystemMetric(
    "list-sidebar-sides", "beside the rows of a sidebar, points",
    .init(.of(.macOS), 10 / 0.77, .measured, "macOS 27, which draws at 77 % what is 10 on a phone"),
    rest: .init(.others, 10.0, .chosen, "the same unscaled"))

  package static let listHeaderTopPadding = SystemMetric(
    "list-header-top-padding", "above a plain list whose first item is its header, points",
    .init(.upTo(.iOS(14)), 0.0, .documented, "headerTopPadding is there since iOS 15"),
    rest: .init(.others, 22, .chosen, "what automatic padding is said to be"))

  package static let separatorHeight = SystemMetric(
    "list-separator-height",
    "the height of the line between two rows of a list, points, a pixel at least; only drawn",
    .init(.since(.iOS(26)), 1.0, .measured, "Settings of iOS 27"),
    .init(.of(.iOS), 1.0 / 3, .measured, "a phone of iOS 17, at scale 3"),
    rest: .init(.others, 1.0 / 3, .chosen, "a pixel, as on a phone"))

  package static let separatorTrailing = SystemMetric(
    "list-separator-trailing", "from the end of that line to the row's trailing side, points",
    .init(.since(.iOS(26)), 20.0, .measured, "Settings of iOS 27"),
    rest: .init(.others, 0, .chosen, "an automatic inset there is taken for none"))

  // MARK: Pixels

  package static let fractionsCut = SystemMetric(
    "fractions-cut",
    "whether a fractional size is cut down to whole pixels; equal shares of a count always are",
    usually: "a fractional size is cut down to whole pixels",
    .init(
      .upTo(.iOS(15)), false, .measured,
      "images of iOS 13 and 14, of which a few have cut sizes; iOS 15 is taken for them"),
    rest: .init(.others, true, .measured, "iOS 16 and later, macOS 27"))

  package static let sectionsOnPixels = SystemMetric(
    "sections-on-pixels", "whether a section begins and ends on a pixel, and so does what follows it",
    usually: "a section begins and ends on a pixel",
    .init(
      .since(.iOS(26)), false, .compared,
      "sums of 17.5 at scale 3 on iOS 26 and 27: only finished frames are on pixels"),
    rest: .init(.others, true, .compared, "macOS 27 at scale 2, and a recorded list at scale 3"))
}
