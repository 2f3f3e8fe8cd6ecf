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
  private var serial = 0

  /// The names there are.
  var names: some Sequence<String> { byName.keys.sorted() }

  /// What a name means here: the last node before with that anchor.
  subscript(name: String) -> Target? { byName[name]?.target }

  /// Names a scalar.
  mutating func define(_ name: String, _ target: DocumentBuilder.Placed) {
    serial += 1
    byName[name] = Anchor(target: .node(target), serial: serial)
  }

  /// Names a sequence or mapping that begins; `finish` wants the number back.
  mutating func begin(_ name: String) -> Int {
    serial += 1
    byName[name] = Anchor(target: .open, serial: serial)
    return serial
  }

  /// Completes what `begin` began, unless the name was given anew inside.
  mutating func finish(_ name: String, _ serial: Int, _ target: DocumentBuilder.Placed) {
    if byName[name]?.serial == serial { byName[name]?.target = .node(target) }
  }
}
