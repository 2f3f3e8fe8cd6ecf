import LayoutText

/// The anchors of a document, and what aliases to them mean.
struct Anchors {
  /// What an anchor names.
  enum Target {
    /// A node that is not finished: an alias to it would be part of itself.
    case open
    case node(DocumentBuilder.Placed)
  }

  private struct Anchor {
    var target: Target
    var serial: Int
  }

  private var byName: [String: Anchor] = [:]
  /// Every anchor by its serial number less 1: where it stands, and whether an alias names it.
  private var all: [(name: String, span: Span, isUsed: Bool)] = []

  /// The names there are.
  var names: some Sequence<String> { byName.keys.sorted() }

  /// The anchors that no alias names.
  var unused: some Sequence<(name: String, span: Span, isUsed: Bool)> { all.lazy.filter { !$0.isUsed } }

  /// What an alias of a name means here: the last node before with that anchor.
  mutating func use(_ name: String) -> Target? {
    guard let anchor = byName[name] else { return nil }
    all[anchor.serial - 1].isUsed = true
    return anchor.target
  }

  /// Names a scalar, or a sequence or mapping that begins: `finish` wants its number back.
  @discardableResult
  mutating func define(_ name: String, at span: Span, _ target: Target) -> Int {
    all.append((name, span, false))
    byName[name] = Anchor(target: target, serial: all.count)
    return all.count
  }

  /// Completes a sequence or mapping, unless the name was given anew inside.
  mutating func finish(_ name: String, _ serial: Int, _ target: DocumentBuilder.Placed) {
    if byName[name]?.serial == serial { byName[name]?.target = .node(target) }
  }
}
