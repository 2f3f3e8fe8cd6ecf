import LayoutText

/// The anchors of a document, and the nodes that aliases refer to.
struct Anchors {
  enum Target {
    /// An unfinished node, to which no alias may refer, because it would contain itself.
    case open
    case node(DocumentBuilder.Placed)
  }

  private struct Anchor {
    var target: Target
    var serial: Int
  }

  private var byName: [String: Anchor] = [:]
  /// Every anchor, by its serial number minus 1.
  private var all: [(name: String, span: Span, isUsed: Bool)] = []

  var names: some Sequence<String> { byName.keys.sorted() }

  /// The anchors that no alias uses.
  var unused: some Sequence<(name: String, span: Span, isUsed: Bool)> { all.lazy.filter { !$0.isUsed } }

  /// Returns the last node before the alias that has this anchor.
  mutating func use(_ name: String) -> Target? {
    guard let anchor = byName[name] else { return nil }
    all[anchor.serial - 1].isUsed = true
    return anchor.target
  }

  /// Adds an anchor for a scalar or the beginning of a collection. Pass the returned number to `finish`.
  @discardableResult
  mutating func define(_ name: String, at span: Span, _ target: Target) -> Int {
    all.append((name, span, false))
    byName[name] = Anchor(target: target, serial: all.count)
    return all.count
  }

  /// Completes a collection, unless its anchor was redefined inside it.
  mutating func finish(_ name: String, _ serial: Int, _ target: DocumentBuilder.Placed) {
    if byName[name]?.serial == serial { byName[name]?.target = .node(target) }
  }
}
