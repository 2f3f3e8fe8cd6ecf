/// The keys of supplementary, boundary and decoration items.
enum AttachmentTable {
  private static let zIndex = KeyRow(
    "zIndex", .number(.zIndex), default: "1", "the drawing order; cells have 0")

  static let supplementaryItem = Noun(
    .supplementaryItem, "a supplementary item",
    [
      KeyRow("elementKind", .elementKind, required: true, "the kind of view"),
      KeyRow("size", .size, required: true, "width x height"),
      KeyRow("containerAnchor", .map(.anchor), "the point of the item or group that it hangs on"),
      KeyRow("itemAnchor", .map(.anchor), "its own point; defaults to the container anchor's edges"),
      KeyRow("contentInsets", .insets(.points), default: "0", "shrinks its frame"),
      zIndex,
      KeyRow("measured", .map(.measured), "accepted and, as in UIKit, without effect"),
    ])

  static let anchor = Noun(
    .anchor, "an anchor", exclusions: [["fractionalOffset", "absoluteOffset"]],
    [
      KeyRow("edges", .edges, "one of the eight alignments, or a list of edges; absent, the centre"),
      KeyRow("fractionalOffset", .point, "fractions of the supplementary item's own size"),
      KeyRow("absoluteOffset", .point, "points"),
    ])

  static let alignments = [
    "top", "topLeading", "topTrailing", "leading", "trailing", "bottom", "bottomLeading", "bottomTrailing",
    "none",
  ]

  private static let placementKeys = [
    KeyRow("hidden", .boolean(allowsExpression: true), default: "false", "laid out, not shown"),
    KeyRow("absoluteOffset", .point, default: "[0, 0]", "points from the place that the alignment gives"),
    KeyRow(
      "extendsBoundary", .boolean(allowsExpression: true), default: "true",
      "whether the section grows to hold it"),
    KeyRow(
      "pinToVisibleBounds", .boolean(allowsExpression: true), default: "false",
      "whether it stays in sight while scrolling"),
    KeyRow("contentInsets", .insets(.points), default: "0", "shrinks its frame"),
    zIndex,
    KeyRow("measured", .map(.measured), "the size that a self-sizing view asks for"),
    KeyRow("title", .text, "for pictures only"),
  ]

  static let boundaryItem = Noun(
    .boundaryItem, "a boundary item",
    [
      KeyRow(
        "elementKind", .elementKind, required: true,
        "the kind of view; header and footer stand for UIKit's own"),
      KeyRow(
        "size", .boundarySize, required: true,
        "width x height; the height is enough, beside the content the width: the other is 100%"),
      KeyRow(
        "alignment", .word(alignments), "the edge; top for a header, bottom for a footer, else required"),
    ] + placementKeys)

  static let headerOrFooter = Noun(
    .headerOrFooter, "a header or footer",
    exclusions: [["size", "width"], ["size", "height"], ["pinned", "pinToVisibleBounds"]],
    [
      KeyRow("elementKind", .elementKind, "the kind of view, if it is not UIKit's own"),
      KeyRow(
        "size", .boundarySize,
        "width x height; the height is enough, beside the content the width: the other is 100%"),
      KeyRow("width", .dimension(.width), "short for the width in size"),
      KeyRow("height", .dimension(.height), "short for the height in size"),
      KeyRow("alignment", .word(alignments), "the edge; top for a header, bottom for a footer"),
    ] + placementKeys + [
      KeyRow("pinned", .boolean(allowsExpression: true), "short for pinToVisibleBounds")
    ])

  static let decorationItem = Noun(
    .decorationItem, "a decoration item",
    [
      KeyRow("background", .label, required: true, "the element kind, as in .background(elementKind:)"),
      KeyRow("contentInsets", .insets(.points), default: "0", "shrinks its frame"),
      KeyRow("zIndex", .number(.zIndex), default: "0", "the drawing order"),
    ])
}
