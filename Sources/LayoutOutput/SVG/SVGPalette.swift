import LayoutSolver

/// The colours of pictures: categories differ in colour and in pattern, so that they can be told apart in print and by the colour-blind.
enum SVGPalette {
  /// A box and the text in it.
  struct Pair {
    let box: SVGPaint
    let text: SVGPaint
  }

  /// Plain tints for cells; neighbouring sections get different ones.
  private static let cells = [
    pair(
      "cell0", "cell0-text", .plain(light: "#dbe9f8", dark: "#1b3350"),
      .plain(light: "#3d74ad", dark: "#5f9fdd"), .plain(light: "#173a5e", dark: "#d5e7fa")),
    pair(
      "cell1", "cell1-text", .plain(light: "#d8efeb", dark: "#143a35"),
      .plain(light: "#2f8477", dark: "#4db3a4"), .plain(light: "#124a42", dark: "#cdeee8")),
    pair(
      "cell2", "cell2-text", .plain(light: "#e5e2f6", dark: "#2f2958"),
      .plain(light: "#675bac", dark: "#9488e0"), .plain(light: "#332b68", dark: "#e2defb")),
    pair(
      "cell3", "cell3-text", .plain(light: "#e6ebf0", dark: "#29323c"),
      .plain(light: "#5d7287", dark: "#8499ae"), .plain(light: "#2a3a4a", dark: "#dfe7ee")),
  ]
  private static let supplementary = pair(
    "view", "view-text", .pattern("hatched"), .plain(light: "#b3650c", dark: "#e09a44"),
    .plain(light: "#5e3200", dark: "#fde4c2"))
  private static let decoration = pair(
    "decoration", "decoration-text", .pattern("dotted"), .plain(light: "#8a8f98", dark: "#7c828c"),
    .plain(light: "#5a5f68", dark: "#aab0ba"), dashes: " stroke-dasharray=\"3 2\"")

  static func pair(
    _ box: StaticString, _ text: StaticString, _ fill: SVGColor, _ stroke: SVGColor, _ ink: SVGColor,
    dashes: StaticString = ""
  ) -> Pair {
    Pair(
      box: SVGPaint(name: box, fill: fill, stroke: stroke, attributes: dashes),
      text: SVGPaint(name: text, fill: ink))
  }

  /// What is wrong.
  static let culprit = pair(
    "culprit", "culprit-text", .pattern("culprit"), .plain(light: "#c62828", dark: "#ff8a80"),
    .plain(light: "#7f0000", dark: "#ffd7d3"))

  /// The tag of what is wrong.
  static let culpritTag = SVGPaint(
    name: "culprit-tag", stroke: .plain(light: "#c62828", dark: "#ff8a80"), attributes: " stroke-width=\"1\"")

  /// What has its place and is not shown.
  static let hidden = SVGPaint(
    name: "hidden", stroke: .plain(light: "#6b717b", dark: "#9aa1ac"),
    attributes: " stroke-dasharray=\"2 2\" opacity=\"0.4\"")

  /// The paint of an element.
  static func paint(_ element: Element) -> Pair {
    switch element.category {
    case .cell: cells[max(element.section ?? 0, 0) % cells.count]
    case .supplementary: supplementary
    case .decoration: decoration
    }
  }

  /// What lies behind everything.
  static let page = SVGPaint(name: "page", fill: .plain(light: "#ffffff", dark: "#14161a"))
  /// The edges of the content where something sticks out of it.
  static let edge = SVGPaint(
    name: "edge", stroke: .plain(light: "#d5d9de", dark: "#3a3f47"), attributes: " stroke-width=\"1\"")
  /// What is in sight of a content that is scrolled.
  static let sight = SVGPaint(
    name: "sight", stroke: .plain(light: "#d9480f", dark: "#ff9f5a"),
    attributes: " stroke-width=\"1.5\" stroke-dasharray=\"8 4\"")

  static let group = SVGPaint(
    name: "group", stroke: .plain(light: "#c2185b", dark: "#ff77aa"),
    attributes: " stroke-width=\"1\" stroke-dasharray=\"5 2\"")
  static let insets = SVGPaint(
    name: "insets", stroke: .plain(light: "#222222", dark: "#e4e6ea"),
    attributes: " stroke-width=\"1\" stroke-dasharray=\"1.5 1.5\"")
  static let gap = pair(
    "gap", "gap-text", .pattern("striped"), .none, .plain(light: "#24590d", dark: "#cdf2ba"))

  /// The outline of an overlay's boxes.
  static func outline(_ kind: ExplanatoryBox.Kind) -> SVGPaint {
    switch kind {
    case .group: group
    case .insets: insets
    }
  }

  static let name = SVGPaint(
    name: "name", fill: .plain(light: "#1c1f24", dark: "#f2f4f7"), attributes: " font-weight=\"600\"")
  static let details = SVGPaint(name: "details", fill: .plain(light: "#565d67", dark: "#a0a8b4"))
  static let note = SVGPaint(name: "note", fill: .plain(light: "#8f5200", dark: "#f0b560"))

  static let device = SVGPaint(
    name: "device", fill: .plain(light: "#23272e", dark: "#363b43"),
    stroke: .plain(light: "#0e1013", dark: "#626975"), attributes: " stroke-width=\"1.5\"")
  static let screen = SVGPaint(name: "screen", fill: .plain(light: "#ffffff", dark: "#0b0c0f"))
  static let bar = SVGPaint(
    name: "bar", fill: .plain(light: "#f4f5f8", dark: "#1d2026"), attributes: " fill-opacity=\"0.92\"")
  static let reserved = SVGPaint(
    name: "reserved", fill: .plain(light: "#e3e6ec", dark: "#262a32"), attributes: " fill-opacity=\"0.8\"")
  static let hairline = SVGPaint(
    name: "hairline", stroke: .plain(light: "#c3c8d0", dark: "#434953"), attributes: " stroke-width=\"0.5\"")
  static let glyph = SVGPaint(name: "glyph", fill: .plain(light: "#1c1f24", dark: "#f2f4f7"))
  static let glyphLine = SVGPaint(
    name: "glyph-line", stroke: .plain(light: "#1c1f24", dark: "#f2f4f7"), attributes: " stroke-width=\"1\"")
  static let tint = SVGPaint(
    name: "tint", stroke: .plain(light: "#0a6fc2", dark: "#5ab5f5"),
    attributes: " stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
  static let safeArea = SVGPaint(
    name: "safe-area", stroke: .plain(light: "#0a84c6", dark: "#52b6ee"),
    attributes: " stroke-width=\"0.75\" stroke-dasharray=\"2 3\"")

  /// Every paint, for the styles.
  static let all =
    (cells + [supplementary, decoration, gap, culprit]).flatMap { [$0.box, $0.text] }
    + [
      culpritTag, hidden, page, edge, sight, group, insets, name, details, note, device, screen, bar,
      reserved,
      hairline, glyph,
    ]
    + [glyphLine, tint, safeArea] + SVGPatterns.paints
}
