import LayoutSpec
import LayoutText

/// What an item shows. If it changes under the same identifier, the cell must be reloaded or reconfigured.
package struct ItemValue: Hashable, Sendable {
  /// The item's kind, if it differs from that of its section.
  var kind: String?
  var title: String?
  var content: String?
  /// The subtitle and the item's own fields, which its size may follow from.
  var texts: [String: String] = [:]
  /// The size that a self-sizing cell asks for.
  var measured = MeasuredSize()
  /// How the height follows from the cell's width or texts, if it does.
  var heightProgram: CellProgram?

  init() {}

  /// - Parameter items: the list that contains the run.
  init(_ run: ItemList.Run, _ offset: Int, at index: Int, of items: ItemList) {
    kind = run.kind == items.kind ? nil : run.kind
    title = items.title(of: index)
    content = run.content
    texts = Dictionary(
      run.texts.map { ($0.name, $0.text.text(at: index)) }, uniquingKeysWith: { first, _ in first })
    measured = MeasuredSize(
      width: run.measured.width.length(at: offset), height: run.measured.height.length(at: offset))
    if case .ofWidth(let program) = run.measured.height {
      heightProgram = program.binding { items.text($0, of: index, in: run) }
    }
  }

  /// The changes in words, such as `content: no books -> 1 book`. The measured size is only named if nothing else changed, because it
  /// follows from the rest.
  func changes(to other: ItemValue) -> [String] {
    func change(_ name: String, _ old: String?, _ new: String?) -> String? {
      func shown(_ text: String?) -> String { text.map { shownText($0) } ?? "none" }
      return old == new ? nil : "\(name): \(shown(old)) -> \(shown(new))"
    }
    let names = Set(texts.keys).union(other.texts.keys).sorted()
    let changes =
      [
        change("kind", kind, other.kind), change("title", title, other.title),
        change("content", content, other.content),
      ].compactMap { $0 } + names.compactMap { change($0, texts[$0], other.texts[$0]) }
    if !changes.isEmpty { return changes }
    if let change = change(
      "measured", Self.text(measured, heightProgram), Self.text(other.measured, other.heightProgram))
    {
      return [change]
    }
    return heightProgram == other.heightProgram ? [] : ["measured: the height is computed differently"]
  }

  /// A size in words: `100 x 44`, or `44 high` if only one side is measured.
  private static func text(_ size: MeasuredSize, _ heightProgram: CellProgram?) -> String? {
    if heightProgram != nil {
      return size.width.map { "\(decimalText($0)) wide, computed height" } ?? "computed height"
    }
    return switch (size.width, size.height) {
    case (let width?, let height?): "\(decimalText(width)) x \(decimalText(height))"
    case (let width?, nil): "\(decimalText(width)) wide"
    case (nil, let height?): "\(decimalText(height)) high"
    case (nil, nil): nil
    }
  }

  /// The value as an identifier; `nil` if it is empty.
  func identifier(with id: String?) -> String? {
    let texts = texts.sorted { $0.key < $1.key }.map { "\($0.key)\u{1}\($0.value)" }
    let parts = [id, kind, title, content, Self.text(measured, heightProgram)] + texts
    guard parts.contains(where: { $0 != nil }) else { return nil }
    // No text contains the separator.
    return parts.map { $0 ?? "" }.joined(separator: "\u{0}")
  }
}
