import LayoutText

/// Rejects line separators outside quoted scalars, event by event.
extension YAMLComposer {
  /// Throws if a separator before `offset` is outside quoted scalars.
  func passSeparators(to offset: Int) throws(ReadFailure) {
    guard let separators, nextSeparator < separators.offsets.count else { return }
    let next = separators.offsets[nextSeparator]
    if next < offset { throw Self.lineSeparator(source, at: next) }
  }

  /// Skips the separators in a quoted scalar that ends at `offset`, and returns whether it has any.
  mutating func passQuotedSeparators(to offset: Int) -> Bool {
    guard let separators else { return false }
    let first = nextSeparator
    while nextSeparator < separators.offsets.count, separators.offsets[nextSeparator] < offset {
      nextSeparator += 1
    }
    return nextSeparator > first
  }

  /// Returns the first separator outside quoted scalars before libyaml's error.
  func openSeparator(before problem: YAMLProblem) -> Int? {
    guard let separators, nextSeparator < separators.offsets.count else { return nil }
    let next = separators.offsets[nextSeparator]
    let isInQuotes = problem.context.hasSuffix("quoted scalar") && problem.contextOffset ?? 0 < next
    return next < problem.offset && !isInQuotes ? next : nil
  }

  static func lineSeparator(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> ReadFailure {
    let (name, escape, length) =
      source[offset] == 0xC2
      ? ("U+0085", "\\N", 2) : source[offset + 2] == 0xA8 ? ("U+2028", "\\L", 3) : ("U+2029", "\\P", 3)
    return .syntax(
      "found the character \(name) outside quotes, where YAML versions disagree whether it ends a line",
      at: Span(offset, offset + length), help: "remove it, or write it as \(escape) inside double quotes")
  }
}
