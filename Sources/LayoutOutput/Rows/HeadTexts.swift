import LayoutSolver
import LayoutText

/// A cache of the text before an item's number, for the few element kinds of a section.
struct HeadTexts<Syntax: RowSyntax> {
  private struct Key: Equatable {
    var category = Element.Category.cell
    var kind = -1
    var section: Int?
  }

  private static var slotCount: Int { 8 }

  private var keys = [Key](repeating: Key(), count: slotCount)
  private let texts = RenderedTexts(count: slotCount)

  @inline(__always)
  mutating func write(_ element: Element, kinds: [String], to sink: ByteSink) {
    let slot = element.kind & (Self.slotCount - 1)
    let key = Key(category: element.category, kind: element.kind, section: element.section)
    if keys[slot] != key { render(key, in: slot, kinds: kinds) }
    texts.write(slot, to: sink)
  }

  private mutating func render(_ key: Key, in slot: Int, kinds: [String]) {
    let kind = kinds.indices.contains(key.kind) ? kinds[key.kind] : ""
    texts.render(slot) { Syntax.writeHead(key.category, kind: kind, section: key.section, to: $0) }
    keys[slot] = key
  }
}
