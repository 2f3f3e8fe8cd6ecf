/// Names from UIKit, SwiftUI and CSS that people write, and the format's keys for them.
package enum Synonyms {
  /// Returns the format's keys for a word, the likelier first. The map decides which one fits.
  static func keys(for word: String) -> [String] { table[word] ?? [] }

  private static let table: [String: [String]] = [
    "items": ["subitems"],
    "children": ["subitems"],
    "columns": ["count"],
    "insets": ["contentInsets"],
    "padding": ["contentInsets"],
    "spacing": ["interItemSpacing", "interGroupSpacing"],
    "gap": ["interItemSpacing", "spacing", "interGroupSpacing"],
    "paged": ["snap"],
    "paging": ["snap"],
    "kind": ["elementKind", "background"],
    "elementKind": ["background"],
    "anchor": ["containerAnchor"],
    "alignment": ["containerAnchor"],
    "offset": ["absoluteOffset"],
    "pinned": ["pinToVisibleBounds"],
    "sticky": ["pinToVisibleBounds"],
    "badge": ["supplementaryItems"],
    "badges": ["supplementaryItems"],
    "background": ["decorationItems"],
    "decoration": ["decorationItems"],
    "orthogonal": ["orthogonalScrollingBehavior"],
    "orthogonalScrolling": ["orthogonalScrollingBehavior"],
    "boundaryItems": ["boundarySupplementaryItems"],
    "supplementaries": ["supplementaryItems"],
    "layoutSize": ["size"],
    "widthDimension": ["width", "size"],
    "heightDimension": ["height", "size"],
    "width": ["size"],
    "height": ["size"],
    "scale": ["displayScale"],
    "safeAreaInsets": ["safeArea"],
    "size": ["container"],
  ]

  /// Returns the word of the format that people mean by another one, if it is allowed.
  static func word(for text: String, among words: [String]) -> String? {
    (wordTable[text] ?? []).first(where: words.contains)
  }

  private static let wordTable: [String: [String]] = [
    "yes": ["supplementary"], "true": ["supplementary"], "on": ["supplementary"],
    "no": ["none"], "false": ["none"], "off": ["none"],
    "paged": ["groupPaging"], "page": ["groupPaging"], "pages": ["groupPaging"],
    "center": ["groupPagingCentered"], "centered": ["groupPagingCentered"],
    "free": ["continuous"], "inset": ["insetGrouped"],
    "leftToRight": ["ltr"], "rightToLeft": ["rtl"],
  ]

  /// Names for light and dark appearance, which do not affect frames.
  package static let appearance = ["userInterfaceStyle", "colorScheme", "dark", "darkMode", "theme"]
  package static let appearanceHelp =
    "no frame depends on light or dark; pictures are drawn with --theme dark"

  /// Returns an example for a key, if its name is not enough.
  static func example(of key: String) -> String? {
    switch key {
    case "size": "write size: 100% x 44 (width x height)"
    case "decorationItems": "write decorationItems: [{background: NAME}]"
    case "supplementaryItems":
      "write supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing}}]"
    case "containerAnchor": "write containerAnchor: {edges: topTrailing}"
    case "snap": "write snap: groupPaging"
    default: nil
    }
  }
}
