import LayoutText

extension Diagnostic {
  /// The path of the node that the finding is about, for formats that people read; nil where it is about none.
  var shownPath: String? { path.flatMap { $0.isEmpty ? nil : shownName($0) } }

  /// What to do about the finding, the best first: its help, which has all that fixes do in its own words; without any, its fixes.
  var advice: [String] {
    help.isEmpty ? fixes.map { "\($0.title) (\($0.kind.effect))" } : givenHelp
  }

  /// The help without what it says of fixes that the finding does not have: what is done by hand moves what it moves.
  package var givenHelp: [String] {
    let missing = FixKind.allCases.filter { kind in !fixes.contains { $0.kind == kind } }
    guard !missing.isEmpty else { return help }
    return help.map { text in missing.reduce(text) { $0.without($1) } }
  }
}

extension String {
  /// A text of help without the parentheses that tell what a kind of fix does: `delete it (safe: frames do not change)`.
  fileprivate func without(_ kind: FixKind) -> String {
    // Looked for among bytes: characters take a hundred times as long.
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
  /// What the fix does to the frames, as help says it.
  package var effect: String {
    switch self {
    case .safe: "safe: frames do not change"
    case .unsafe: "unsafe: frames change"
    }
  }
}
