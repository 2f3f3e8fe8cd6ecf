import LayoutReader
import LayoutResolver

extension SpecTree {
  /// What a value is, where its type leaves a choice: one in the place of a list, the keys beside a `use`, and the body of a definition.
  func meant(_ type: ValueType, by node: Document.NodeIndex) -> ValueType {
    var type = type
    while document.kind(node) != .sequence {
      guard case .list(let element, _) = type else {
        if case .oneOrMany(let element) = type {
          type = element
          continue
        }
        break
      }
      type = element
    }
    guard document.kind(node) == .mapping else { return type }
    switch type {
    case .anything: return definitionType(node) ?? .anything
    case .node:
      let keys = document.entries(node).map(\.key)
      guard keys.contains(SpecSchema.use), !keys.contains(where: { NounID.node($0) != nil }) else {
        return type
      }
      return ["let", "frame", "items"].contains(where: keys.contains) ? .map(.custom) : .map(.line)
    default: return type
    }
  }
}

extension ValueType {
  /// True if the keys of a map are names of the user's own.
  var hasUserNames: Bool { if case .names = row.map { true } else { false } }

  /// The keys of a map whose expressions see the names of its own `let`.
  var keysThatSeeOwnNames: Set<String> {
    switch self {
    case .map(.custom): SpecSchema.perFrameKeys.union(["let"])
    case .map(.visibleItemRule): SpecSchema.perVisibleElementKeys
    default: []
    }
  }
}
