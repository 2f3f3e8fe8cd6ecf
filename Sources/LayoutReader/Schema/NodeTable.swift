/// The keys that items and groups share.
package enum NodeKeys {
  package static let size = KeyRow("size", .size, required: true, uikit: ".layoutSize", "width x height")
  package static let contentInsets = KeyRow(
    property: "contentInsets", .insets(.points), default: .zero,
    "shrinks the slot, or the room for a group's contents")
  package static let edgeSpacing = KeyRow(property: "edgeSpacing", .edgeSpacing, "room around the slot")
  package static let supplementaryItems = KeyRow(
    property: "supplementaryItems", .list(.map(.supplementaryItem), atLeast: 0),
    "badges and other views that hang on it")
  package static let name = KeyRow("name", .text, "for pictures and messages")

  static let shared = [contentInsets, edgeSpacing, supplementaryItems, name]
  static let group = "NSCollectionLayoutGroup"
}

package enum ItemKeys {
  package static let size = KeyRow("size", .itemSize, default: .full, uikit: ".layoutSize", "width x height")
  package static let aspectRatio = KeyRow(
    "aspectRatio", .aspectRatio, "width / height, for the side that size does not give")

  static let noun = Noun(
    .item, "an item", uikit: "NSCollectionLayoutItem", [size, aspectRatio] + NodeKeys.shared)
}

/// The keys of horizontal and vertical groups.
package enum LineKeys {
  package static let interItemSpacing = KeyRow(
    property: "interItemSpacing", .spacing, default: .form("fixed", 0), "between two neighbours")
  package static let subitems = KeyRow(
    "subitems", .oneOrMany(.node), uikit: ".horizontal(layoutSize:subitems:)",
    "nodes that repeat until the room is used up")
  package static let subitem = KeyRow(
    "subitem", .node, uikit: ".horizontal(layoutSize:subitem:count:)",
    "one node, count times, sharing the room equally")
  package static let repeatingSubitem = KeyRow(
    "repeatingSubitem", .node, uikit: ".horizontal(layoutSize:repeatingSubitem:count:)",
    since: .init(iOS: 16, macOS: 13), "one node, count times, at its own size")
  package static let count = KeyRow(
    "count", .number(.count), uikit: ".horizontal(layoutSize:repeatingSubitem:count:)",
    "how often subitem or repeatingSubitem stands in the group")

  /// The keys for the contents of a group, which has exactly one of them.
  static let contents = [subitems, subitem, repeatingSubitem]

  static let noun = Noun(
    .line, "a group", uikit: NodeKeys.group, exclusions: [contents, [subitems, count]],
    [NodeKeys.size] + NodeKeys.shared + [interItemSpacing] + contents + [count])
}

package enum CustomKeys {
  package static let items = KeyRow(
    "items", .list(.map(.customFrame), atLeast: 1), uikit: ".custom(layoutSize:itemProvider:)",
    "absolute frames in the group's own box")
  package static let count = KeyRow("count", .number(.count), "how many frames by formula")
  package static let frame = KeyRow(
    "frame", .frame, uikit: "NSCollectionLayoutGroupCustomItem.frame",
    "the frame by formula, index running from 0")
  package static let zIndex = KeyRow(
    "zIndex", .number(.zIndex), default: 0, uikit: "NSCollectionLayoutGroupCustomItem.zIndex",
    "the drawing order by formula")
  package static let `let` = KeyRow("let", .names(.namedValue), "named values, evaluated for each frame")

  static let noun = Noun(
    .custom, "a custom group", uikit: NodeKeys.group, exclusions: [[items, count], [items, frame]],
    [NodeKeys.size] + NodeKeys.shared + [items, count, frame, zIndex, `let`])
}

package enum CustomFrameKeys {
  package static let frame = KeyRow(
    property: "frame", .frame, required: true, "[x, y, width, height] in points")
  package static let zIndex = KeyRow(property: "zIndex", .number(.zIndex), default: 0, "the drawing order")

  static let noun = Noun(
    .customFrame, "a custom frame", uikit: "NSCollectionLayoutGroupCustomItem", [frame, zIndex])
}
