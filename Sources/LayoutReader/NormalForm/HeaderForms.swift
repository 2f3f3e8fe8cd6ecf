import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// A header or a footer: its size, or a map in which `height`, `width` and `pinned` stand for the boundary item's own keys.
  mutating func headerOrFooter(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    guard document.kind(node) == .mapping else {
      guard let size = boundarySize(node, at: place) else { return nil }
      return Normal(.map([NormalField("size", keySpan: span, size)]), at: span)
    }
    let entries = document.entries(node)
    var sides: [NormalField] = []
    var shortKeys: [Document.Entry] = []
    var rest: [Document.Entry] = []
    for entry in entries {
      switch entry.key {
      case "width", "height":
        let axis: DimensionAxis = entry.key == "width" ? .width : .height
        if let value = value(entry.value, as: .dimension(axis), at: place.under(entry.key, entry.keySpan)) {
          sides.append(NormalField(entry.key, keySpan: entry.keySpan, value))
        }
        shortKeys.append(entry)
      case "pinned":
        var long = entry
        long.key = "pinToVisibleBounds"
        rest.append(long)
      default:
        rest.append(entry)
      }
    }
    if let size = rest.first(where: { $0.key == "size" }), let short = shortKeys.first {
      let (earlier, later) = size.keySpan.start < short.keySpan.start ? (size, short) : (short, size)
      report(
        "excluded-key", "'\(later.key)' stands beside '\(earlier.key)'; give the size once",
        at: later.keySpan,
        secondary: [DiagnosticLabel(earlier.keySpan, "the other is here")])
    }
    if let both = entries.first(where: { $0.key == "pinned" }),
      let long = entries.first(where: { $0.key == "pinToVisibleBounds" })
    {
      let (earlier, later) = both.keySpan.start < long.keySpan.start ? (both, long) : (long, both)
      report(
        "excluded-key", "'\(later.key)' stands beside '\(earlier.key)'; they are the same", at: later.keySpan,
        secondary: [DiagnosticLabel(earlier.keySpan, "the other is here")])
    }
    var inner = place
    // The size is given by its sides.
    if !shortKeys.isEmpty { inner.isPartial = true }
    guard var result = map(rest, as: .headerOrFooter, span: span, at: inner) else { return nil }
    if let first = shortKeys.first, result["size"] == nil {
      let size = Normal(.map(sides.sorted { $0.key > $1.key }), at: first.keySpan)
      result.value = .map([NormalField("size", keySpan: first.keySpan, size)] + result.fields)
    }
    return result
  }
}
