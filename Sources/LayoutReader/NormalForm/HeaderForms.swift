import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes a header or footer: its size, or a map in which `height`, `width` and `pinned` are short for
  /// keys of a boundary item.
  mutating func headerOrFooter(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    guard document.kind(node) == .mapping else {
      if refuseBareTitle(node, at: place) { return nil }
      guard let size = boundarySize(node, at: place) else { return nil }
      return Normal(whole: [NormalField(BoundaryKeys.size, keySpan: span, size)], at: span)
    }
    return map(node, as: .headerOrFooter, at: place).map(writtenOut)
  }

  /// Writes out `height`, `width` and `pinned` as keys of a boundary item, in the schema's order.
  func writtenOut(_ header: Normal) -> Normal {
    let sides = header.fields.filter { $0.key == "width" || $0.key == "height" }
    var fields = header.fields.filter {
      $0.key != "width" && $0.key != "height" && $0.key != BoundaryKeys.pinned.name
    }
    if let first = sides.first, header[BoundaryKeys.size] == nil {
      let size = Normal(whole: sides, at: first.keySpan)
      fields.insert(NormalField(BoundaryKeys.size, keySpan: first.keySpan, size), at: 0)
    }
    if let pinned = header.field(BoundaryKeys.pinned), header[BoundaryKeys.pinToVisibleBounds] == nil {
      fields.append(NormalField(BoundaryKeys.pinToVisibleBounds, keySpan: pinned.keySpan, pinned.value))
    }
    let noun = SpecSchema.noun(.headerOrFooter)
    fields.sort { (noun.index(of: $0.key) ?? 0) < (noun.index(of: $1.key) ?? 0) }
    return header.contents.contains(.madeMaps)
      ? Normal(.map(fields), at: header.span) : Normal(whole: fields, at: header.span)
  }

  /// Reports a missing size across the edge.
  ///
  /// - Parameter ownMode: in a list section, the list's key that adds the list's header or footer.
  mutating func checkHeaderSize(_ header: Normal, at span: Span, ownMode: String? = nil) {
    let alignment = header[BoundaryKeys.alignment]?.text
    let side = alignment == "leading" || alignment == "trailing" ? "width" : "height"
    if let size = header[BoundaryKeys.size], size.isNull || size[SpecSchema.use] != nil || size[side] != nil {
      return
    }
    guard header[side] == nil else { return }
    report(
      .missingKey, "a header or footer needs '\(side)'", at: span,
      help: [
        "write \(side): ~44; the other side is 100% unless it is given"
      ] + (ownMode.map { ["or write \($0): supplementary in the list, whose own it then is"] } ?? []))
  }
}
