import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes an item or a group: a map with one of the keys item, horizontal, vertical, custom and use.
  mutating func node(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .mapping else {
      let isList = document.kind(node) == .sequence
      report(
        isList && place.what == "group" ? .singleTemplatePerSection : .invalidValue,
        "\(place.what) is \(describe(node)); expected \(Self.nodeText(place))",
        at: isList ? startOfLine(document.span(node)) : document.span(node), help: [Self.nodeHelp(place)])
      return nil
    }
    let entries = document.entries(node)
    guard let entry = entries.first(where: \.isNodeKind) else {
      if refuseDirectionAsValue(entries, at: place) { return nil }
      if let meant = meantNode(entries, span: document.span(node), at: place) { return meant }
      for entry in entries { unknownNodeKey(entry, at: place) }
      if entries.isEmpty {
        report(
          .missingKey, "\(place.what) is empty; expected \(Self.nodeText(place))",
          at: place.keySpan ?? document.span(node), help: [Self.nodeHelp(place)])
      }
      return nil
    }
    for later in entries where later.isNodeKind && later.keySpan != entry.keySpan {
      report(
        .excludedKey,
        "'\(later.key)' stands beside \(quoted(entry.key)); a node is only one of \(listed(SpecSchema.nodeKinds))",
        at: later.keySpan, secondary: [DiagnosticLabel(entry.keySpan, "the other is here")])
      if later.key != SpecSchema.use { _ = body(of: later, at: place) }
    }
    for stray in entries where !stray.isNodeKind {
      let noun = SpecSchema.noun(NounID.node(entry.key) ?? .line)
      let belongs = noun.index(of: stray.key) != nil
      report(
        .unknownKey, "unknown key \(quoted(stray.key)) beside \(quoted(entry.key))", at: stray.keySpan,
        help: belongs
          ? ["move it inside \(quoted(entry.key))"] : strayHelp(stray, entry),
        losesNothing: true)
    }
    guard let body = body(of: entry, at: place) else { return nil }
    return Normal(whole: [NormalField(entry.key, keySpan: entry.keySpan, body)], at: document.span(node))
  }

  /// Returns the help for a key next to a node's key.
  private func strayHelp(_ stray: Document.Entry, _ node: Document.Entry) -> [String] {
    guard stray.key == LineKeys.count.name, !isBagFull else {
      return guess(stray, among: SpecSchema.nodeKinds).help
    }
    return [
      "the group counts: instead of subitems write subitem (all of one size) or repeatingSubitem (each of its own), and count beside it",
      "for example {repeatingSubitem: {\(node.key): …}, count: \(shownText(document.text(stray.value)))}",
    ]
  }

  mutating func body(of entry: Document.Entry, at place: Place) -> Normal? {
    let inner = place.under(entry.key, entry.keySpan)
    let noun = NounID.node(entry.key) ?? .line
    guard noun == .item else {
      // In variants, null removes a key, but not a node.
      return document.kind(entry.value) == .null
        ? map(entry.value, as: noun, at: inner) : value(entry.value, as: .map(noun), at: inner)
    }
    // `item: 100% x 44` is short for its size. `item:` without a value fills its group.
    switch document.kind(entry.value) {
    case .null: return Normal(.map([]), at: entry.keySpan)
    case .string:
      guard let size = size(entry.value, required: [], at: inner) else { return nil }
      return Normal(
        .map([NormalField(ItemKeys.size, keySpan: entry.keySpan, size)]), at: document.span(entry.value))
    case .boolean, .number, .sequence:
      expected(
        "a size such as 50% x 100%, or a map with \(keyList(SpecSchema.noun(.item)))", entry.value, at: inner)
      return nil
    case .mapping: return value(entry.value, as: .map(noun), at: inner)
    }
  }

  private mutating func unknownNodeKey(_ entry: Document.Entry, at place: Place, losesNothing: Bool = false) {
    let guess = guess(entry, among: SpecSchema.nodeKinds)
    report(
      .unknownKey, "unknown key \(quoted(entry.key)); expected \(Self.nodeText(place))", at: entry.keySpan,
      help: guess.help + [Self.nodeHelp(place)], fixes: guess.isName ? renaming(entry, to: guess.name) : [],
      losesNothing: losesNothing)
  }

  /// Returns the node that a misspelt kind meant, if the rest of it is valid.
  private mutating func meantNode(
    _ entries: some Collection<Document.Entry>, span: Span, at place: Place
  ) -> Normal? {
    guard entries.count == 1, var entry = entries.first else { return nil }
    let written = entry
    guard let kind = guess(entry, among: SpecSchema.nodeKinds).name, kind != SpecSchema.use else {
      return nil
    }
    entry.key = kind
    guard let body = meantValue({ $0.body(of: entry, at: place) }) else { return nil }
    unknownNodeKey(written, at: place, losesNothing: true)
    return Normal(whole: [NormalField(kind, keySpan: entry.keySpan, body)], at: span)
  }

  func didYouMeanHelp(_ word: String, _ candidates: [String]) -> [String] {
    if isBagFull { return [] }
    return didYouMean(word, among: candidates)
  }

  private static func nodeHelp(_ place: Place) -> String {
    place.what == "group"
      ? "for example group: {horizontal: {size: 100% x 44, subitems: [...]}}"
      : "write one of \(SpecSchema.nodeKinds.joined(separator: ", ")), for example item: 50% x 100%"
  }

  /// Describes the nodes that a place allows. The group of a section cannot be an item.
  private static func nodeText(_ place: Place) -> String {
    place.what == "group" ? "one group: horizontal, vertical or custom" : "an item or a group"
  }
}
