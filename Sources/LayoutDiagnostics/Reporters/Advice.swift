import LayoutText

extension Diagnostic {
  /// The lines after the message in formats for people: the spec path, notes and help.
  var remarks: [(kind: String, text: String)] {
    (path.flatMap { $0.isEmpty ? nil : [("path", shownName($0))] } ?? [])
      + notes.map { ("note", $0) } + advice.map { ("help", $0) }
  }

  /// The help, which describes the fixes in its own words; the titles of the fixes if there is no help.
  private var advice: [String] {
    help.isEmpty ? fixes.map { "\($0.title) (\($0.kind.effect))" } : givenHelp
  }

  /// The help without the effects of fixes that the finding does not have.
  package var givenHelp: [String] {
    let missing = FixKind.allCases.filter { kind in !fixes.contains { $0.kind == kind } }
    return helpTexts.map { text in missing.reduce(text) { $0.without($1) } }
  }
}

extension String {
  /// Returns a line of help without the effect of one kind of fix, such as `(safe: frames do not change)`.
  fileprivate func without(_ kind: FixKind) -> String {
    // Comparing bytes is a hundred times faster than comparing characters.
    let bytes = utf8
    var start = bytes.startIndex
    while let opening = bytes[start...].firstIndex(of: UInt8(ascii: "(")) {
      start = bytes.index(after: opening)
      let isWanted =
        bytes[..<opening].last == UInt8(ascii: " ") && bytes[start...].starts(with: kind.rawValue.utf8)
        && bytes[start...].dropFirst(kind.rawValue.utf8.count).starts(with: ": ".utf8)
      guard isWanted else { continue }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { return self }
      return String(self[..<bytes.index(before: opening)] + self[bytes.index(after: end)...])
    }
    return self
  }
}

extension FixKind {
  /// The effect of the fix on the frames, in the words of help.
  package var effect: String {
    switch self {
    case .safe: "safe: frames do not change"
    case .unsafe: "unsafe: frames change"
    }
  }
}
