import LayoutText

/// An anchor (`&card`), or an alias that names one (`*card`), in a text.
package struct AnchorPlace: Sendable {
  /// Without the sign.
  package let name: String
  /// Where the name stands.
  package let span: Span
  /// True for the anchor itself.
  package let isAnchor: Bool
}

/// The anchors and aliases of a text in its order; of a text with a syntax error those before it, and of JSON none.
package func anchorPlaces(in source: SourceFile) -> [AnchorPlace] {
  guard InputFormat.format(ofFile: source.name) != .json, source.holds("&") else { return [] }
  var places: [AnchorPlace] = []
  source.bytes.withUnsafeBufferPointer { bytes in
    guard let check = try? TextCheck.check(bytes, textStart: source.textStart) else { return }
    let separators = LineSeparators(bytes)
    let parsed = separators?.bytes ?? []
    parsed.withUnsafeBufferPointer { copy in
      var events = YAMLEvents(
        separators == nil ? bytes : copy, textStart: source.textStart, isASCII: check.isASCII)
      try? collect(&events, bytes, into: &places)
    }
  }
  return places.map {
    AnchorPlace(name: $0.name, span: $0.span.moved(by: source.base), isAnchor: $0.isAnchor)
  }
}

private func collect(
  _ events: inout YAMLEvents, _ bytes: UnsafeBufferPointer<UInt8>, into places: inout [AnchorPlace]
) throws(YAMLProblem) {
  while true {
    let event = try events.next()
    if case .streamEnd = event { return }
    guard let name = events.anchor else { continue }
    let isAnchor = if case .alias = event { false } else { true }
    // A tag may stand before an anchor.
    let sign = UInt8(ascii: isAnchor ? "&" : "*")
    let length = name.utf8.count
    guard let start = bytes[events.start...].firstIndex(of: sign), start + length < bytes.count else {
      continue
    }
    places.append(AnchorPlace(name: name, span: Span(start + 1, start + 1 + length), isAnchor: isAnchor))
  }
}
