/// Which changes of the richest spec are legal by the format's own page, written down by hand: everything else is to be refused.
enum MutantLegality {
  /// What takes the place of each value.
  static let values = [
    "null", "[[], {}]", "{\"q\": 1}", "true", "-1.5", "\"q\"", "1e400", "\"${\"", "[]", "{}",
  ]

  /// Keys whose values are looked at where they are used, or not at all.
  static func isAnything(_ key: String) -> Bool { key == "define" }

  /// Whether a value is allowed at a path; `nil` if that depends on other keys.
  static func isLegal(_ value: String, at path: [String]) -> Bool? {
    guard let key = path.last else { return false }
    let parent = path.dropLast().last ?? ""
    let isOwnValue = ["let", "with"].contains(parent)
    switch value {
    // Null removes a key in a variant and with `use`; an item can be empty.
    case "null":
      if path == ["sections", "id"] { return nil }
      return key == "item"
        || isOverride(path) && !onlyKeys.contains(key) && !["use", "vertical"].contains(key)
    case "true": return booleans.contains(key) || isOwnValue
    case "-1.5":
      return signed.contains(key) || (signed.contains(parent) || points.contains(parent)) && key != "use"
        || isOwnValue || key == "content" || parent == "fields"
    case "\"q\"": return texts.contains(key) || parent == "fields"
    // A title may contain expressions, which end.
    case "\"${\"": return texts.contains(key) && !["title", "subtitle"].contains(key) || parent == "fields"
    case "[]": return lists.contains(key) || path.dropLast(2).last == "states"
    case "{}":
      return maps.contains(key) || names.contains(key) || ["severity", "states"].contains(key)
        || parent == "states" || isOverride(path) && partial.contains(key)
    case "{\"q\": 1}": return names.contains(key) || parent == "states"
    default: return false
    }
  }

  /// What comes of taking an entry away.
  enum Removal {
    case legal
    /// The message names the key, or the choice that it was one of.
    case missing
    /// Legal if it equals the default.
    case either
  }

  static func removal(of path: [String]) -> Removal {
    guard let key = path.last else { return .legal }
    let parent = path.dropLast().last ?? ""
    if onlyKeys.contains(key) { return .missing }
    if parent.lowercased().hasSuffix("measured") { return path.count == 3 ? .legal : .missing }
    if path == ["environment", "device"] || key == "repeat" || key == "when" { return .either }
    if path.contains("variants") { return key == "vertical" ? .missing : .legal }
    switch (parent, key) {
    case ("horizontal", "size"), ("supplementaryItems", "size"), ("boundarySupplementaryItems", "size"),
      ("header", "size"), ("footer", "size"), ("container", _), ("boundarySupplementaryItems", "alignment"),
      (_, "elementKind"), (_, "background"), (_, "sections"), ("overrides", "path"), ("carousel", "height"),
      ("grid", "columns"), ("waterfall", "columns"), (_, "subitems"), (_, "horizontal"), ("subitems", "item"),
      ("sections", "list"), ("sections", "grid"), ("sections", "carousel"), ("sections", "waterfall"),
      ("sections", "flow"), (_, "use"), (_, "from"), (_, "to"), (_, "angle"):
      return (parent, key) == ("contentInsets", "use") ? .legal : .missing
    case ("size", "height"): return path.dropLast(2).last == "group" ? .legal : .missing
    // A boundary item above or below is as wide as the section.
    case ("size", "width"):
      let owner = path.dropLast(2).last ?? ""
      return owner == "group"
        ? .legal : ["horizontal", "supplementaryItems"].contains(owner) ? .missing : .either
    // One header is at the top, the other at the side of its section; one section has variants, one of which gives it a group.
    case ("header", "alignment"), ("sections", "group"): return .either
    default: return .legal
    }
  }

  /// Whether the map is merged over another one: `contentInsets`, `group` and an element of `subitems` with `use`.
  private static func isOverride(_ path: [String]) -> Bool {
    let above = Array(path.dropLast())
    let element = ["sections", "group", "horizontal", "subitems"]
    let group = ["sections", "group"]
    return above.contains("variants") || above == ["sections", "contentInsets"]
      || above == element + ["contentInsets"] || path == element + ["contentInsets"]
      || above == group + ["size"] || path == group + ["size"]
  }

  /// The keys without which a dimension or a spacing is none.
  private static let onlyKeys: Set = [
    "absolute", "fractionalWidth", "fractionalHeight", "estimated", "fixed", "auto",
  ]
  private static let booleans: Set = [
    "hidden", "extendsBoundary", "pinToVisibleBounds", "expanded", "showsSeparators", "tab", "search",
    "sheet", "toolbar", "when", "supplementariesFollowContentInsets",
  ]
  private static let signed: Set = [
    "contentInset", "contentInsets", "safeArea", "layoutMargins", "readableContent", "interSectionSpacing",
    "interGroupSpacing", "interItemSpacing", "spacing", "rotate", "rotateX", "rotateY", "alpha", "from", "to",
    "angle", "scale",
  ]
  /// Maps of coordinates.
  private static let points: Set = ["scroll", "absoluteOffset", "fractionalOffset", "scale", "translate"]
  private static let texts: Set = [
    "name", "title", "subtitle", "disable", "ignore", "id", "kind", "content", "elementKind", "background",
    "use", "device",
  ]
  private static let lists: Set = [
    "include", "disable", "overrides", "supplementary", "decoration", "boundarySupplementaryItems",
    "decorationItems", "supplementaryItems", "items", "children", "variants", "edges",
  ]
  private static let names: Set = ["let", "with", "targets", "fields"]
  /// Maps that need none of their keys.
  private static let maps: Set = [
    "environment", "bars", "traits", "scroll", "contentInset", "safeArea", "layoutMargins", "readableContent",
    "configuration", "registrations", "lint", "contentInsets", "list", "flow", "item", "containerAnchor",
    "itemAnchor", "absoluteOffset", "fractionalOffset", "orthogonalScrollingProperties", "visibleItems",
    "scale", "translate",
  ]
  /// Maps of which a part is enough where they are merged over others.
  private static let partial: Set = ["size", "header", "footer", "grid", "vertical"]
}
