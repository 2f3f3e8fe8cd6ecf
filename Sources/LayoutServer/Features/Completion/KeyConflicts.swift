import LayoutReader

extension Completion {
  /// Returns `true` if a key conflicts with the values of the map and not only with its keys.
  func isRefused(_ key: String, in noun: NounID, _ map: LooseTree.NodeIndex?, _ written: [String]) -> Bool {
    switch (noun, key) {
    case (.environment, "orientation"): return written.contains("container") && !written.contains("device")
    case (.device, "displayScale"):
      return tree.value(of: "displayScale", in: tree.value(of: "traits", in: map)) != nil
    case (.item, "aspectRatio"): return hasBothSides(tree.value(of: "size", in: map))
    case (.section, _), (.sectionVariant, _): return isRefusedBesideKind(key, written)
    default: return false
    }
  }

  private func hasBothSides(_ size: LooseTree.NodeIndex?) -> Bool {
    if let text = tree.text(size) { return text.contains("x") }
    let sides = tree.entries(size).map(\.key)
    return sides.contains("width") && sides.contains("height")
  }

  /// Returns `true` if a key conflicts with the kind of a section, or a kind with another key. All kinds
  /// except `group` set their own spacing and scrolling.
  private func isRefusedBesideKind(_ key: String, _ written: [String]) -> Bool {
    let kinds = SpecSchema.sectionKinds.dropFirst()
    let spacing = "interGroupSpacing"
    let scrolling = "orthogonalScrollingBehavior"
    switch key {
    case spacing: return kinds.contains { $0 != "list" && written.contains($0) }
    case scrolling: return kinds.contains { written.contains($0) }
    default:
      guard kinds.contains(key) else { return false }
      return written.contains(scrolling) || key != "list" && written.contains(spacing)
    }
  }
}
