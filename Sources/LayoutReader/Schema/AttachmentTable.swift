package enum SupplementaryKeys {
  package static let elementKind = KeyRow(
    property: "elementKind", .elementKind, required: true, "the kind of view")
  package static let size = KeyRow("size", .size, required: true, uikit: ".layoutSize", "width x height")
  package static let containerAnchor = KeyRow(
    property: "containerAnchor", .map(.anchor), "the point of the item or group that it hangs on")
  package static let itemAnchor = KeyRow(
    property: "itemAnchor", .map(.anchor), "its own point; defaults to the container anchor's edges")
  package static let contentInsets = KeyRow(
    property: "contentInsets", .insets(.points), default: .zero, "shrinks its frame")
  package static let zIndex = KeyRow(
    property: "zIndex", .number(.zIndex), default: 1, "the drawing order; cells have 0")
  static let measured = KeyRow("measured", .map(.measured), "accepted and, as in UIKit, without effect")

  static let noun = Noun(
    .supplementaryItem, "a supplementary item", uikit: "NSCollectionLayoutSupplementaryItem",
    [elementKind, size, containerAnchor, itemAnchor, contentInsets, zIndex, measured])
}

package enum AnchorKeys {
  package static let edges = KeyRow(
    property: "edges", .edges, "one of the eight alignments, or a list of edges; absent, the centre")
  package static let fractionalOffset = KeyRow(
    "fractionalOffset", .point, uikit: ".init(edges:fractionalOffset:)",
    "fractions of the supplementary item's own size")
  package static let absoluteOffset = KeyRow(
    "absoluteOffset", .point, uikit: ".init(edges:absoluteOffset:)", "points")

  static let noun = Noun(
    .anchor, "an anchor", uikit: "NSCollectionLayoutAnchor",
    exclusions: [[fractionalOffset, absoluteOffset]],
    [edges, fractionalOffset, absoluteOffset])
}

/// The keys of boundary items. Headers and footers have nearly all of them.
package enum BoundaryKeys {
  static let alignments = [
    "top", "topLeading", "topTrailing", "leading", "trailing", "bottom", "bottomLeading", "bottomTrailing",
    "none",
  ]
  private static let sizeSummary =
    "width x height; the height is enough, beside the content the width: the other is 100%"

  package static let elementKind = KeyRow(
    property: "elementKind", .elementKind, required: true,
    "the kind of view; header and footer stand for UIKit's own")
  package static let size = KeyRow("size", .boundarySize, required: true, uikit: ".layoutSize", sizeSummary)
  package static let alignment = KeyRow(
    property: "alignment", .word(alignments), "the edge; top for a header, bottom for a footer, else required"
  )
  package static let hidden = KeyRow(
    "hidden", .condition, default: false, uikit: "UIView.isHidden", "laid out, not shown")
  package static let absoluteOffset = KeyRow(
    "absoluteOffset", .point, default: .zero, uikit: ".offset",
    "points from the place that the alignment gives")
  package static let extendsBoundary = KeyRow(
    property: "extendsBoundary", .condition, default: true, "whether the section grows to hold it")
  package static let pinToVisibleBounds = KeyRow(
    property: "pinToVisibleBounds", .condition, default: false, "whether it stays in sight while scrolling")
  package static let contentInsets = SupplementaryKeys.contentInsets
  package static let zIndex = SupplementaryKeys.zIndex
  package static let measured = KeyRow(
    "measured", .map(.measured), uikit: MeasuredKeys.uikit, "the size that a self-sizing view asks for")
  package static let title = KeyRow("title", .title, "for pictures only")

  private static let headerRows = [
    KeyRow("elementKind", .elementKind, "the kind of view, if it is not UIKit's own"),
    KeyRow("size", .boundarySize, uikit: ".layoutSize", sizeSummary),
    KeyRow(
      "width", .dimension(.width), uikit: "NSCollectionLayoutSize.widthDimension",
      "short for the width in size"),
    KeyRow(
      "height", .dimension(.height), uikit: "NSCollectionLayoutSize.heightDimension",
      "short for the height in size"),
    KeyRow(property: "alignment", .word(alignments), "the edge; top for a header, bottom for a footer"),
  ]
  /// A key of headers and footers only.
  static let pinned = KeyRow(
    "pinned", .condition, uikit: ".pinToVisibleBounds", "short for pinToVisibleBounds")

  private static let shared = [
    hidden, absoluteOffset, extendsBoundary, pinToVisibleBounds, contentInsets, zIndex, measured, title,
  ]
  private static let uikit = "NSCollectionLayoutBoundarySupplementaryItem"

  static let noun = Noun(
    .boundaryItem, "a boundary item", uikit: uikit, [elementKind, size, alignment] + shared)
  static let headerOrFooter = Noun(
    .headerOrFooter, "a header or footer", uikit: uikit,
    exclusions: [[size, headerRows[2]], [size, headerRows[3]], [pinned, pinToVisibleBounds]],
    headerRows + shared + [pinned])
}

package enum DecorationKeys {
  package static let background = KeyRow(
    "background", .label, required: true, uikit: ".background(elementKind:)",
    "the element kind, as in .background(elementKind:)")
  package static let contentInsets = SupplementaryKeys.contentInsets
  package static let zIndex = KeyRow(property: "zIndex", .number(.zIndex), default: 0, "the drawing order")

  static let noun = Noun(
    .decorationItem, "a decoration item", uikit: "NSCollectionLayoutDecorationItem",
    [background, contentInsets, zIndex])
}
