import LayoutText

/// An anchor (`&card`), or an alias (`*card`), in a text.
package struct AnchorPlace: Sendable {
  package let name: String
  /// The name without its sign.
  package let span: Span
  package let isAnchor: Bool
}

/// Returns the anchors and aliases of a text in order, up to a syntax error; JSON has none.
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
    // A tag can come before an anchor.
    let sign = UInt8(ascii: isAnchor ? "&" : "*")
    let length = name.utf8.count
    guard let start = bytes[events.start...].firstIndex(of: sign), start + length < bytes.count else {
      continue
    }
    places.append(AnchorPlace(name: name, span: Span(start + 1, start + 1 + length), isAnchor: isAnchor))
  }
}
