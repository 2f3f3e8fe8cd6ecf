extension Piece {
  /// Splits a size at the sign between its two dimensions, or returns nil where there is none.
  ///
  /// The sign is the first `×`, or `x` with blanks around it. Where there is neither it is the first `x` that could stand there:
  /// `44x50%` has one, and so has `12ptx44`, whose error is in the unit; the x of `fixed(3)` is none. Nothing inside `${…}` counts.
  func splitSize() -> (Piece, Piece)? {
    let signs = signIndices
    let sign =
      signs.first { text[$0] == "×" || isBlank(before: $0) && isBlank(after: $0) }
      ?? signs.first { (isBlank(before: $0) || isDimension(before: $0)) && mayBegin(after: $0) }
      ?? signs.first { mayBegin(after: $0) || !isBlank(before: $0) && isDimension(before: $0) }
    return sign.map(split)
  }

  /// Where an `x` or `×` stands outside expressions.
  private var signIndices: [Substring.Index] {
    var isInExpression = false
    var previous: Character = " "
    return text.indices.filter { index in
      let character = text[index]
      if character == "{", previous == "$" { isInExpression = true }
      if character == "}" { isInExpression = false }
      previous = character
      return !isInExpression && (character == "x" || character == "×")
    }
  }

  private func isBlank(before index: Substring.Index) -> Bool {
    text[..<index].last.map { $0 == " " || $0 == "\t" } ?? true
  }

  private func isBlank(after index: Substring.Index) -> Bool {
    text[index...].dropFirst().first.map { $0 == " " || $0 == "\t" } ?? true
  }

  /// Whether the text before may be a dimension by its last character, the letter of its axis aside.
  private func isDimension(before index: Substring.Index) -> Bool {
    var rest = part(text[..<index]).trimmed
    if let fraction = rest.dropping(suffix: "w") ?? rest.dropping(suffix: "h") { rest = fraction.trimmed }
    return rest.text.last.map { $0.isNumber || ".%)}".contains($0) } ?? true
  }

  /// Whether a dimension may begin here, be it a wrong one such as `-4`.
  private func mayBegin(after index: Substring.Index) -> Bool {
    let rest = text[index...].dropFirst()
    guard let first = rest.first else { return true }
    return first.isNumber || " \t.+-~$".contains(first)
      || (dimensionForms + ["uniform"]).contains { rest.hasPrefix($0 + "(") }
  }
}
