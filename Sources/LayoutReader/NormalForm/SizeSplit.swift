extension Piece {
  /// Splits a size at the sign between its two dimensions, or returns nil where there is none.
  ///
  /// The sign is the first `×`, or `x` with blanks around it. Where there is neither it is the first `x` that could stand there:
  /// `44x50%` has one, and so has `12ptx44`, whose error is in the unit; the x of `fixed(3)` is none. Nothing inside `${…}` counts.
  func splitSize() -> (Piece, Piece)? {
    let signs = signIndices
    let sign =
      signs.first { text.utf8[$0] == 0xC3 || isBlank(before: $0) && isBlank(after: $0) }
      ?? signs.first { (isBlank(before: $0) || isDimension(before: $0)) && mayBegin(after: $0) }
      ?? signs.first { mayBegin(after: $0) || !isBlank(before: $0) && isDimension(before: $0) }
    return sign.map(split)
  }

  /// Where an `x` or `×` stands outside expressions. Bytes, since characters are slow to tell apart.
  private var signIndices: [Substring.Index] {
    let bytes = text.utf8
    var isInExpression = false
    var previous: UInt8 = 0
    var signs: [Substring.Index] = []
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{"), previous == UInt8(ascii: "$") { isInExpression = true }
      if byte == UInt8(ascii: "}") { isInExpression = false }
      // The multiplication sign is C3 97.
      if !isInExpression, byte == UInt8(ascii: "x") || byte == 0xC3 && text[index...].hasPrefix("×") {
        signs.append(index)
      }
      previous = byte
    }
    return signs
  }

  private func isBlank(before index: Substring.Index) -> Bool {
    text.utf8[..<index].last.map(Self.isBlank) ?? true
  }

  private func isBlank(after index: Substring.Index) -> Bool {
    text.utf8[index...].dropFirst().first.map(Self.isBlank) ?? true
  }

  /// Whether the text before may be a dimension by its last character, the letter of its axis aside.
  private func isDimension(before index: Substring.Index) -> Bool {
    var rest = part(text[..<index]).trimmed
    if let fraction = rest.dropping(suffix: "w") ?? rest.dropping(suffix: "h") { rest = fraction.trimmed }
    return rest.text.utf8.last.map { Self.isDigit($0) || ".%)}".utf8.contains($0) } ?? true
  }

  /// Whether a dimension may begin here, be it a wrong one such as `-4`.
  private func mayBegin(after index: Substring.Index) -> Bool {
    let rest = text[index...].dropFirst()
    guard let first = rest.utf8.first else { return true }
    return Self.isDigit(first) || " \t.+-~$".utf8.contains(first)
      || (dimensionForms + ["uniform"]).contains { rest.hasPrefix($0 + "(") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
