import LayoutText

extension Piece {
  /// Splits a size at the sign between its two dimensions; `nil` if it has no such sign.
  ///
  /// The sign is the first `×`, or `x` with blanks around it. Without either, it is the first `x` between two
  /// dimensions, as in `44x50%` or `12ptx44` (whose error is in the unit), but not the x of `fixed(3)`.
  /// Nothing inside `${…}` counts.
  func splitSize() -> (Piece, Piece)? {
    let sign =
      firstSign { isCross(at: $0) || isBlank(before: $0) && isBlank(after: $0) }
      ?? firstSign { (isBlank(before: $0) || isDimension(before: $0)) && mayBegin(after: $0) }
      ?? firstSign { mayBegin(after: $0) || !isBlank(before: $0) && isDimension(before: $0) }
    return sign.map { split(at: $0, length: signLength(at: $0)) }
  }

  /// Returns the first `x` or `×` outside expressions that meets a condition.
  private func firstSign(where isSuch: (Int) -> Bool) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{"), index > bytes.startIndex, bytes[index - 1] == UInt8(ascii: "$") {
        guard let end = bytes.endOfExpression(from: index + 1) else { return nil }
        index = end
      } else if byte == UInt8(ascii: "x") || isCross(at: index), isSuch(index) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Returns whether a multiplication sign (C3 97) is at an index.
  private func isCross(at index: Int) -> Bool {
    bytes[index] == 0xC3 && index + 1 < bytes.endIndex && bytes[index + 1] == 0x97
  }

  private func signLength(at index: Int) -> Int { isCross(at: index) ? 2 : 1 }

  private func isBlank(before index: Int) -> Bool {
    index == bytes.startIndex || bytes[index - 1].isSpaceOrTab
  }

  private func isBlank(after index: Int) -> Bool {
    let next = index + signLength(at: index)
    return next == bytes.endIndex || bytes[next].isSpaceOrTab
  }

  /// Returns whether the text before may be a dimension, by its last character without the letter of its
  /// axis.
  private func isDimension(before index: Int) -> Bool {
    var rest = part(bytes.startIndex..<index).trimmed
    if let fraction = rest.dropping(last: "w") ?? rest.dropping(last: "h") { rest = fraction.trimmed }
    return rest.bytes.last.map { $0.isDigit || ".%)}".utf8.contains($0) } ?? true
  }

  /// Returns whether a dimension may begin here, even an invalid one such as `-4`.
  private func mayBegin(after index: Int) -> Bool {
    let rest = split(at: index, length: signLength(at: index)).1
    guard let first = rest.bytes.first else { return true }
    return first.isDigit || " \t.+-~$".utf8.contains(first)
      || (dimensionForms + ["uniform"]).contains { rest.dropping(prefix: $0)?.dropping(first: "(") != nil }
  }
}
