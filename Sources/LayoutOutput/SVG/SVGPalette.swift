import LayoutSolver
import LayoutText

/// The colours of pictures: categories differ in colour and in pattern, so that they can be told apart in print and by the colour-blind.
enum SVGPalette {
  /// How a sort of element is painted.
  struct Paint {
    var fill: StaticString
    var stroke: StaticString
    var text: StaticString
    /// The attribute of a dashed outline; empty where it is drawn through.
    var dashes: StaticString = ""
  }

  /// Plain tints for cells; neighbouring sections get different ones.
  private static let cells = [
    Paint(fill: "#dbe9f8", stroke: "#3d74ad", text: "#173a5e"),
    Paint(fill: "#d8efeb", stroke: "#2f8477", text: "#124a42"),
    Paint(fill: "#e5e2f6", stroke: "#675bac", text: "#332b68"),
    Paint(fill: "#e6ebf0", stroke: "#5d7287", text: "#2a3a4a"),
  ]
  private static let supplementary = Paint(fill: "url(#hatched)", stroke: "#b3650c", text: "#5e3200")
  private static let decoration = Paint(
    fill: "url(#dotted)", stroke: "#8a8f98", text: "#5a5f68", dashes: " stroke-dasharray=\"3 2\"")

  /// The paint of what is wrong.
  static let culprit = Paint(fill: "url(#culprit)", stroke: "#c62828", text: "#7f0000")

  /// The paint of an element.
  static func paint(_ element: Element) -> Paint {
    switch element.category {
    case .cell: cells[max(element.section ?? 0, 0) % cells.count]
    case .supplementary: supplementary
    case .decoration: decoration
    }
  }

  /// The colour and the dashes of an overlay's outlines.
  static func outline(_ kind: ExplanatoryBox.Kind) -> StaticString {
    switch kind {
    case .group: " fill=\"none\" stroke=\"#c2185b\" stroke-width=\"1\" stroke-dasharray=\"5 2\""
    case .insets: " fill=\"none\" stroke=\"#222222\" stroke-width=\"1\" stroke-dasharray=\"1.5 1.5\""
    }
  }

  /// Writes the patterns that the fills name.
  ///
  /// - Parameter hasCulprits: whether something is wrong.
  static func writePatterns(hasCulprits: Bool, to sink: ByteSink) {
    sink.write(
      """
      <defs>
      <pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <path d="M0 0h5v5h-5z" fill="#fff6e9"/><path d="M0 0h1v5h-1z" fill="#f6d7ad"/></pattern>
      <pattern id="dotted" width="5" height="5" patternUnits="userSpaceOnUse">\
      <path d="M0 0h5v5h-5z" fill="#f7f7f8"/><circle cx="2.5" cy="2.5" r="0.7" fill="#c3c6cc"/></pattern>

      """)
    if hasCulprits {
      sink.write(
        """
        <pattern id="culprit" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">\
        <path d="M0 0h7v7h-7z" fill="#fdecea"/><path d="M0 0h2v7h-2z" fill="#f19a92"/></pattern>

        """)
    }
    sink.write("</defs>\n")
  }
}
