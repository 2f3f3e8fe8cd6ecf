import LayoutReader
import LayoutText

extension Completion {
  /// Returns the definitions that fit a place, except the one around the cursor.
  ///
  /// - Parameter key: the key of the place. Keys such as `item` and `horizontal` say more than the type.
  func definitions(of type: ValueType, under key: String?, in steps: [LooseTree.Step]) -> [(
    name: String, detail: String
  )] {
    let own = steps.count > 2 && steps[1].key == "define" ? steps[2].key : nil
    return names.definitions.filter { $0.name != own && $0.fits(type, under: key) }
      .map { ($0.name, $0.summary) }
  }
}

extension SpecVocabulary.Definition {
  /// Returns `true` if the definition may be a value of a type, judging by its keys or its text.
  fileprivate func fits(_ type: ValueType, under key: String?) -> Bool {
    guard let body else { return false }
    switch tree[body].kind {
    case .scalar: return fits(text: tree.text(tree[body].range), type)
    case .list: return type == .point || type == .anything
    case .map: break
    }
    let keys = tree.entries(body).map(\.key)
    if type == .anything || keys.contains(SpecSchema.use) { return true }
    if let node = nodeKey { return type == .node || node == key }
    if type == .node { return false }
    if keys.count == 1, ["header", "footer"].contains(key), keys[0] == key { return true }
    return !keys.isEmpty && keys.allSatisfy { type.row.hasKey($0) }
  }

  private func fits(text: String, _ type: ValueType) -> Bool {
    let startsWithNumber = text.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: "~") } ?? false
    let isSize = text.contains(" x ") || startsWithNumber && text.contains("x")
    let isSpacing = ["fixed", "flexible", ">="].contains { text.hasPrefix($0) }
    switch type {
    case .anything: return true
    case .size, .itemSize, .map(.item): return isSize
    case .boundarySize, .headerOrFooter: return !isSpacing
    case .dimension: return !isSize && !isSpacing
    case .insets: return Double(text) != nil
    case .spacing: return isSpacing || Double(text) != nil
    case .short: return type.choices.contains(text)
    default: return false
    }
  }

  /// The key that makes the body a node; `horizontal` and `vertical` may also be keys of insets.
  private var nodeKey: String? {
    tree.entries(body).first { entry in
      NounID.node(entry.key) != nil
        && (entry.key == "item" || entry.value.map { tree[$0].kind == .map } ?? false)
    }?.key
  }

  /// The definition in a few words: its text or its first keys.
  fileprivate var summary: String {
    if let text = tree.text(body) { return text }
    let keys = tree.entries(body).map(\.key)
    return nodeKey ?? keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? ", …" : "")
  }
}
