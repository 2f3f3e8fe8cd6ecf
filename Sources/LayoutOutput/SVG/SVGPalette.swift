import LayoutSolver

/// The colors of pictures. Categories differ in both color and pattern, for print and for color-blind people.
enum SVGPalette {
  /// The paints of a box and its text.
  struct Pair {
    let box: SVGPaint
    let text: SVGPaint
  }

  /// The colors of cells, which alternate by section.
  private static let cells = [
    pair(
      "cell0", "cell0-text", .plain("#dbe9f8", "#1b3350"), .plain("#3d74ad", "#5f9fdd"),
      .plain("#173a5e", "#d5e7fa")),
    pair(
      "cell1", "cell1-text", .plain("#d8efeb", "#143a35"), .plain("#2f8477", "#4db3a4"),
      .plain("#124a42", "#cdeee8")),
    pair(
      "cell2", "cell2-text", .plain("#e5e2f6", "#2f2958"), .plain("#675bac", "#9488e0"),
      .plain("#332b68", "#e2defb")),
    pair(
      "cell3", "cell3-text", .plain("#e6ebf0", "#29323c"), .plain("#5d7287", "#8499ae"),
      .plain("#2a3a4a", "#dfe7ee")),
  ]
  private static let supplementary = pair(
    "view", "view-text", .plain("#fffaf3", "#1d1812"), .plain("#e2c49b", "#6a5434"),
    .plain("#5e3200", "#fde4c2"),
    attributes: " fill-opacity=\"0.92\"")
  private static let decoration = pair(
    "decoration", "decoration-text", .pattern("dotted"), .plain("#8a8f98", "#7c828c"),
    .plain("#5a5f68", "#aab0ba"), attributes: " stroke-dasharray=\"3 2\"")

  static func pair(
    _ box: StaticString, _ text: StaticString, _ fill: SVGColor, _ stroke: SVGColor, _ ink: SVGColor,
    attributes: StaticString = ""
  ) -> Pair {
    Pair(
      box: SVGPaint(name: box, fill: fill, stroke: stroke, attributes: attributes),
      text: SVGPaint(name: text, fill: ink))
  }

  static let culprit = pair(
    "culprit", "culprit-text", .pattern("culprit"), .plain("#c62828", "#ff8a80"), .plain("#7f0000", "#ffd7d3")
  )

  static let culpritTag = SVGPaint(
    name: "culprit-tag", stroke: .plain("#c62828", "#ff8a80"), attributes: " stroke-width=\"1\"")

  static let hidden = SVGPaint(
    name: "hidden", stroke: .plain("#6b717b", "#9aa1ac"),
    attributes: " stroke-dasharray=\"2 2\" opacity=\"0.4\"")

  static func paint(_ element: Element) -> Pair {
    switch element.category {
    case .cell: cells[max(element.section ?? 0, 0) % cells.count]
    case .supplementary: supplementary
    case .decoration: decoration
    }
  }

  static let page = SVGPaint(name: "page", fill: .plain("#ffffff", "#14161a"))
  /// The edges of the content if something sticks out of it.
  static let edge = SVGPaint(
    name: "edge", stroke: .plain("#d5d9de", "#3a3f47"), attributes: " stroke-width=\"1\"")
  /// The visible bounds of scrolled content.
  static let sight = SVGPaint(
    name: "sight", stroke: .plain("#d9480f", "#ff9f5a"),
    attributes: " stroke-width=\"1.5\" stroke-dasharray=\"8 4\"")

  static let group = SVGPaint(
    name: "group", stroke: .plain("#c2185b", "#ff77aa"),
    attributes: " stroke-width=\"1\" stroke-dasharray=\"5 2\"")
  static let insets = SVGPaint(
    name: "insets", stroke: .plain("#222222", "#e4e6ea"),
    attributes: " stroke-width=\"1\" stroke-dasharray=\"1.5 1.5\"")
  static let gap = pair("gap", "gap-text", .pattern("striped"), .none, .plain("#24590d", "#cdf2ba"))

  static func outline(_ kind: ExplanatoryBox.Kind) -> SVGPaint {
    switch kind {
    case .group: group
    case .insets: insets
    }
  }

  static let name = SVGPaint(
    name: "name", fill: .plain("#1c1f24", "#f2f4f7"), attributes: " font-weight=\"600\"")
  static let details = SVGPaint(name: "details", fill: .plain("#565d67", "#a0a8b4"))
  static let note = SVGPaint(name: "note", fill: .plain("#8f5200", "#f0b560"))

  static let device = SVGPaint(
    name: "device", fill: .plain("#23272e", "#363b43"), stroke: .plain("#0e1013", "#626975"),
    attributes: " stroke-width=\"1.5\"")
  static let homeButton = SVGPaint(
    name: "home-button", stroke: .plain("#626975", "#7c838d"), attributes: " stroke-width=\"1.5\"")
  static let cutout = SVGPaint(name: "cutout", fill: .plain("#23272e", "#363b43"))
  static let screen = SVGPaint(name: "screen", fill: .plain("#ffffff", "#0b0c0f"))
  static let bar = SVGPaint(
    name: "bar", fill: .plain("#f4f5f8", "#1d2026"), attributes: " fill-opacity=\"0.92\"")
  static let reserved = SVGPaint(
    name: "reserved", fill: .plain("#e3e6ec", "#262a32"), attributes: " fill-opacity=\"0.8\"")
  static let hairline = SVGPaint(
    name: "hairline", stroke: .plain("#c3c8d0", "#434953"), attributes: " stroke-width=\"0.5\"")
  static let glyph = SVGPaint(name: "glyph", fill: .plain("#1c1f24", "#f2f4f7"))
  static let glyphLine = SVGPaint(
    name: "glyph-line", stroke: .plain("#1c1f24", "#f2f4f7"), attributes: " stroke-width=\"1\"")
  static let tint = SVGPaint(
    name: "tint", stroke: .plain("#0a6fc2", "#5ab5f5"),
    attributes: " stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
  static let safeArea = SVGPaint(
    name: "safe-area", stroke: .plain("#0a84c6", "#52b6ee"),
    attributes: " stroke-width=\"0.75\" stroke-dasharray=\"2 3\"")

  /// All paints, for the style element.
  static let all =
    (cells + [supplementary, decoration, gap, culprit]).flatMap { [$0.box, $0.text] } + [
      culpritTag, hidden, page, edge, sight, group, insets, name, details, note, device, cutout, homeButton,
      screen, bar,
      reserved, hairline, glyph,
    ] + [glyphLine, tint, safeArea] + SVGPatterns.paints
}
