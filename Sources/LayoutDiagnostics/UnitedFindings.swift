import LayoutText

extension Diagnostic {
  /// How many places, notes and hints of other uses a finding takes over: a definition may be used a million times.
  private static let greatestCount = 8

  /// Takes over what the same mistake, found in another way, says besides: at another use of a definition, for example.
  ///
  /// - Returns: whether there was anything new.
  mutating func unite(with other: Diagnostic) -> Bool {
    severity = max(severity, other.severity)
    // Without any named it is in all of them.
    environments =
      environments.isEmpty || other.environments.isEmpty
      ? [] : environments + other.environments.filter { !environments.contains($0) }
    var isNew = add(other.secondary, to: \.secondary)
    isNew = add(other.notes, to: \.notes) || isNew
    isNew = add(other.help, to: \.help) || isNew
    for fix in other.fixes where add(fix) { isNew = true }
    ways = isNew ? max(ways + 1, other.ways) : max(ways, other.ways)
    return isNew
  }

  private mutating func add<Part: Equatable>(
    _ parts: [Part], to own: WritableKeyPath<Diagnostic, [Part]>
  ) -> Bool {
    var isNew = false
    for part in parts where !self[keyPath: own].contains(part) {
      isNew = true
      if self[keyPath: own].count < Self.greatestCount { self[keyPath: own].append(part) }
    }
    return isNew
  }

  /// Adds a fix; one that does the same elsewhere becomes a part of it, so that all uses are mended together.
  private mutating func add(_ fix: Fix) -> Bool {
    if let index = fixes.firstIndex(where: { $0.holds(fix) }) {
      if fix.isShared { fixes[index].isShared = true }
      return false
    }
    for index in fixes.indices where fixes[index].unite(with: fix) { return true }
    if fixes.count < Self.greatestCount { fixes.append(fix) }
    return true
  }
}

extension Fix {
  /// How many changes of the text a fix has at most.
  private static let greatestCount = 100

  /// True if another fix changes nothing that this one does not.
  fileprivate func holds(_ other: Fix) -> Bool {
    kind == other.kind && title == other.title && other.edits.allSatisfy(edits.contains)
  }

  /// Adds the changes of a fix of the same kind and title, unless they meet others.
  fileprivate mutating func unite(with other: Fix) -> Bool {
    guard kind == other.kind, title == other.title, edits.count <= Self.greatestCount else { return false }
    let added = other.edits.filter { !edits.contains($0) }
    for edit in added {
      let meets = edits.contains {
        $0.span.start == edit.span.start || $0.span.start < edit.span.end && edit.span.start < $0.span.end
      }
      if meets { return false }
    }
    edits = (edits + added).sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    if other.isShared { isShared = true }
    return true
  }
}
