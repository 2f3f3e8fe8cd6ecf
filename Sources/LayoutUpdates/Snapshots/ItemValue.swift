import LayoutSpec
import LayoutText

/// What an item shows: where it differs under the same identifier, the cell has to be made anew or configured again.
package struct ItemValue: Hashable, Sendable {
  /// The item's own kind; nil for that of all cells of its section.
  var kind: String?
  var title: String?
  var content: String?
  /// What a self-sizing cell asks for, points.
  var measured = MeasuredSize()

  init() {}

  /// - Parameter items: the list that the run is of.
  init(_ run: ItemList.Run, _ offset: Int, of items: ItemList) {
    kind = run.kind == items.kind ? nil : run.kind
    title = run.title
    content = run.content
    measured = MeasuredSize(
      width: run.measured.width.length(at: offset), height: run.measured.height.length(at: offset))
  }

  /// What is other in a later value, in words: `content: no books -> 1 book`. Empty where nothing is.
  ///
  /// What a cell asks for follows from what it shows, so that it is named where nothing else is other.
  func changes(to other: ItemValue) -> [String] {
    func change(_ name: String, _ old: String?, _ new: String?) -> String? {
      func shown(_ text: String?) -> String { text.map { shownText($0) } ?? "none" }
      return old == new ? nil : "\(name): \(shown(old)) -> \(shown(new))"
    }
    let changes = [
      change("kind", kind, other.kind), change("title", title, other.title),
      change("content", content, other.content),
    ].compactMap { $0 }
    if !changes.isEmpty { return changes }
    return change("measured", Self.text(measured), Self.text(other.measured)).map { [$0] } ?? []
  }

  /// `100 x 44`, or the one side that is measured: `44 high`.
  private static func text(_ size: MeasuredSize) -> String? {
    switch (size.width, size.height) {
    case (let width?, let height?): "\(decimalText(width)) x \(decimalText(height))"
    case (let width?, nil): "\(decimalText(width)) wide"
    case (nil, let height?): "\(decimalText(height)) high"
    case (nil, nil): nil
    }
  }

  /// The value as an identifier; nil where there is nothing to tell it from others.
  func identifier(with id: String?) -> String? {
    let parts = [id, kind, title, content, Self.text(measured)]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    // What no text has stands between the parts.
    return parts.map { $0 ?? "" }.joined(separator: "\u{0}")
  }
}
