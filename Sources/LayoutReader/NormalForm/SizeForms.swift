import LayoutDiagnostics

extension Normalizer {
  /// Normalizes `100% x 44`, or a map with width and height.
  mutating func size(_ node: NodeIndex, required: [String], at place: Place) -> Normal? {
    switch document.kind(node) {
    case .string: return sizeText(node, at: place)
    case .mapping: return sizeMap(node, required: place.isPartial ? [] : required, at: place)
    case .null, .boolean, .number, .sequence:
      expected("a size such as 100% x 44", node, at: place)
      return nil
    }
  }

  /// Normalizes the size of a boundary item: one side is enough, the other is 100%.
  mutating func boundarySize(_ node: NodeIndex, at place: Place) -> Normal? {
    let isSide = place.boundaryAlignment == "leading" || place.boundaryAlignment == "trailing"
    let side: DimensionAxis = isSide ? .width : .height
    let span = document.span(node)
    switch document.kind(node) {
    case .string where piece(of: node).splitSize() != nil && !isExpression(document.bytes(of: node)):
      return sizeText(node, at: place)
    case .number, .string:
      var place = place
      place.what = side.rawValue
      guard let value = dimension(node, side, at: place) else { return nil }
      return Normal(whole: [NormalField(side.rawValue, keySpan: span, value)], at: span)
    case .mapping:
      if document.entries(node).contains(where: { dimensionForms.contains($0.key) }) {
        guard let value = dimension(node, side, at: place) else { return nil }
        return Normal(whole: [NormalField(side.rawValue, keySpan: span, value)], at: span)
      }
      return sizeMap(node, required: place.isPartial ? [] : [side.rawValue], at: place)
    case .null, .boolean, .sequence:
      expected("a size such as 100% x 44, or one side", node, at: place)
      return nil
    }
  }

  /// Normalizes a width and a height in points.
  mutating func extent(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    var sides: [NormalField] = []
    switch document.kind(node) {
    case .string:
      let piece = piece(of: node)
      guard let (width, height) = piece.splitSize() else {
        expected("two lengths such as 393 x 852", node, at: place)
        return nil
      }
      for (key, part) in [("width", width), ("height", height)] {
        guard let value = amount(part, .viewSide, what: key) else { return nil }
        guard case .number = value.value else {
          report(
            .invalidValue, "\(key) is an expression; here it must be written out", at: value.span,
            help: ["expressions do not stand here: use variants"])
          return nil
        }
        sides.append(NormalField(key, keySpan: part.trimmed.span, value))
      }
    case .mapping:
      for entry in document.entries(node) {
        guard entry.key == "width" || entry.key == "height" else {
          let guess = guess(aSide: entry, of: node)
          unknownSide(entry, guess, losesNothing: guess.name == nil)
          continue
        }
        if let value = number(entry.value, .viewSide, at: place.under(entry.key, entry.keySpan)) {
          sides.append(NormalField(entry.key, keySpan: entry.keySpan, value))
        }
      }
      guard requireSides(["width", "height"], node, at: place) else { return nil }
      sides.sort { $0.key > $1.key }
    case .null, .boolean, .number, .sequence:
      expected("two lengths such as 393 x 852", node, at: place)
      return nil
    }
    return Normal(whole: sides, at: span)
  }

  private mutating func sizeText(_ node: NodeIndex, at place: Place) -> Normal? {
    let piece = piece(of: node)
    guard let (width, height) = piece.splitSize() else {
      expected("a size such as 100% x 44: width, then height", node, at: place)
      return nil
    }
    let across = dimension(width, .width, what: "width")
    let along = dimension(height, .height, what: "height")
    guard let across, let along else { return nil }
    return Normal(
      whole: [
        NormalField("width", keySpan: across.span, across), NormalField("height", keySpan: along.span, along),
      ], at: document.span(node))
  }

  private mutating func sizeMap(_ node: NodeIndex, required: [String], at place: Place) -> Normal? {
    var sides: [NormalField] = []
    var isWhole = true
    let entries = document.entries(node)
    for entry in entries {
      guard entry.key == "width" || entry.key == "height" else {
        let guess = guess(aSide: entry, of: node)
        let meant = guess.name.flatMap { name in
          entries.contains { $0.key == name } || sides.contains { $0.key == name } ? nil : name
        }
        let value = meant.flatMap { side in
          meantValue(
            entry, as: .dimension(side == "width" ? .width : .height), at: place.under(side, entry.keySpan))
        }
        unknownSide(entry, guess, losesNothing: meant == nil || value != nil)
        if let meant, let value {
          sides.append(NormalField(meant, keySpan: entry.keySpan, value))
        } else if meant != nil {
          // The side that was meant is invalid, not missing.
          isWhole = false
        }
        continue
      }
      let axis: DimensionAxis = entry.key == "width" ? .width : .height
      if let value = value(entry.value, as: .dimension(axis), at: place.under(entry.key, entry.keySpan)) {
        sides.append(NormalField(entry.key, keySpan: entry.keySpan, value))
      } else {
        isWhole = false
      }
    }
    guard requireSides(required, node, at: place), isWhole else { return nil }
    if sides.count > 1, sides[0].key < sides[1].key { sides.swapAt(0, 1) }
    return Normal(whole: sides, at: document.span(node))
  }

  private mutating func requireSides(_ required: [String], _ node: NodeIndex, at place: Place) -> Bool {
    let entries = document.entries(node)
    let missing = required.filter { side in
      // Another key can only be meant for a side that is missing.
      !entries.contains { $0.key == side }
        && !entries.contains { guess($0, among: ["width", "height"]).name == side }
    }
    guard !missing.isEmpty else { return true }
    report(
      .missingKey, "\(place.what) needs \(listed(missing.map { "'\($0)'" }))",
      at: place.keySpan ?? startOfLine(document.span(node)))
    return false
  }

  /// Returns the missing side that an unknown key was meant to be.
  private func guess(aSide entry: Document.Entry, of node: NodeIndex) -> KeyGuess {
    let sides = ["width", "height"]
    return guess(entry, among: sides, written: document.entries(node).map(\.key).filter(sides.contains))
  }

  private mutating func unknownSide(_ entry: Document.Entry, _ guess: KeyGuess, losesNothing: Bool) {
    report(
      .unknownKey, "unknown key \(quoted(entry.key)) in a size", at: entry.keySpan,
      help: guess.help + ["a size has the keys width, height"],
      fixes: guess.isName ? renaming(entry, to: guess.name) : [], losesNothing: losesNothing)
  }
}
