/// The keys of items and groups.
enum NodeTable {
  private static let insetsKeys = [
    KeyRow(
      "contentInsets", .insets(.points), default: "0", "shrinks the slot, or the room for a group's contents"),
    KeyRow("edgeSpacing", .edgeSpacing, "room around the slot"),
    KeyRow(
      "supplementaryItems", .list(.map(.supplementaryItem), atLeast: 0),
      "badges and other views that hang on it"),
    KeyRow("name", .text, "for pictures and messages"),
  ]

  static let item = Noun(
    .item, "an item",
    [
      KeyRow("size", .itemSize, default: "100% x 100%", "width x height"),
      KeyRow("aspectRatio", .aspectRatio, "width / height, for the side that size does not give"),
    ] + insetsKeys)

  static let line = Noun(
    .line, "a group", exclusions: [["subitems", "subitem", "repeatingSubitem"], ["subitems", "count"]],
    [KeyRow("size", .size, required: true, "width x height")] + insetsKeys + [
      KeyRow("interItemSpacing", .spacing, default: "0", "between two neighbours"),
      KeyRow("subitems", .oneOrMany(.node), "nodes that repeat until the room is used up"),
      KeyRow("subitem", .node, "one node, count times, sharing the room equally"),
      KeyRow("repeatingSubitem", .node, "one node, count times, at its own size"),
      KeyRow("count", .number(.count), "how often subitem or repeatingSubitem stands in the group"),
    ])

  static let custom = Noun(
    .custom, "a custom group", exclusions: [["items", "count"], ["items", "frame"]],
    [KeyRow("size", .size, required: true, "width x height")] + insetsKeys + [
      KeyRow("items", .list(.map(.customFrame), atLeast: 1), "absolute frames in the group's own box"),
      KeyRow("count", .number(.count), "how many frames by formula"),
      KeyRow("frame", .frame, "the frame by formula, index running from 0"),
      KeyRow("zIndex", .number(.zIndex), default: "0", "the drawing order by formula"),
      KeyRow("let", .names(.namedValue), "named values, evaluated for each frame"),
    ])

  static let customFrame = Noun(
    .customFrame, "a custom frame",
    [
      KeyRow("frame", .frame, required: true, "[x, y, width, height] in points"),
      KeyRow("zIndex", .number(.zIndex), default: "0", "the drawing order"),
    ])
}
