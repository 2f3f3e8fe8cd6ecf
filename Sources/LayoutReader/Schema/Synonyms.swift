/// Keys that people bring from UIKit, SwiftUI or CSS, with the format's own keys for them.
package enum Synonyms {
  /// The format's keys for a word, the likelier first; which of them holds depends on the map.
  static func keys(for word: String) -> [String] { table[word] ?? [] }

  private static let table: [String: [String]] = [
    "items": ["subitems"],
    "children": ["subitems"],
    "columns": ["count"],
    "insets": ["contentInsets"],
    "padding": ["contentInsets"],
    "spacing": ["interItemSpacing", "interGroupSpacing"],
    "gap": ["interItemSpacing", "interGroupSpacing"],
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

  /// The traits of light and dark, which no frame depends on.
  package static let appearance = ["userInterfaceStyle", "colorScheme", "dark", "darkMode", "theme"]
  package static let appearanceHelp =
    "no frame depends on light or dark; pictures are drawn with --theme dark"

  /// How a key is written, where its name alone does not say.
  static func example(of key: String) -> String? {
    switch key {
    case "size": "write size: 100% x 44 (width x height)"
    case "decorationItems": "write decorationItems: [{background: NAME}]"
    case "supplementaryItems":
      "write supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing}}]"
    case "containerAnchor": "write containerAnchor: {edges: topTrailing}"
    default: nil
    }
  }
}
