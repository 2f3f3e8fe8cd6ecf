import LayoutText

extension Diagnostic {
  /// One finding for several of a rule that have one place, or one cause: the worst of them with their number, as in
  /// `11 items; the first: the item's height ...`.
  ///
  /// - Parameters:
  ///   - all: in the order of the spec, at least one.
  ///   - noun: what is counted.
  package init(uniting all: [Diagnostic], counting noun: String) {
    let worst = all.indices.dropFirst().reduce(0) { all[$1].isWorse(than: all[$0]) ? $1 : $0 }
    self = all[worst]
    guard all.count > 1 else { return }
    let isAlike = all.allSatisfy { $0.message == message }
    for (index, other) in all.enumerated() where index != worst {
      if isAlike { _ = unite(with: other) } else { takeFixes(of: other) }
    }
    count = all.reduce(0) { $0 + $1.count }
    message = "\(count) \(noun)\(isAlike ? "" : worst == 0 ? "; the first" : "; the worst"): \(message)"
  }

  /// True if the finding is the one to be shown of two that are the same.
  package func isWorse(than other: Diagnostic) -> Bool {
    severity != other.severity ? severity > other.severity : claim.rank < other.claim.rank
  }

  /// Mends with a fix what the fix of the same kind of another finding mends, too, as far as the two do not meet.
  private mutating func takeFixes(of other: Diagnostic) {
    for var fix in other.fixes {
      guard let index = fixes.firstIndex(where: { $0.kind == fix.kind }) else { continue }
      let title = fixes[index].title
      let isSame = fix.title == title
      fix.title = title
      if fixes[index].holds(fix) { continue }
      if fixes[index].unite(with: fix), !isSame, !title.hasSuffix(Self.likewise) {
        fixes[index].title = title + Self.likewise
      }
    }
  }

  private static let likewise = "; the others likewise"

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
