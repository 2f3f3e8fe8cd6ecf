import LayoutText

extension Diagnostic {
  /// Merges findings of a rule with the same place or cause into the worst of them, with a message such as
  /// `11 items; the first: the item's height ...`.
  ///
  /// - Parameters:
  ///   - all: the findings in the order of the spec, at least one.
  ///   - noun: the plural of the counted things, such as `items`.
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

  /// Returns `true` if the finding is shown instead of another one, because it is more severe or has a lower
  /// rank.
  package func isWorse(than other: Diagnostic) -> Bool {
    severity != other.severity ? severity > other.severity : claim.rank < other.claim.rank
  }

  /// Adds the edits of another finding's fixes to the fixes of the same kind, unless they overlap.
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

  /// The greatest number of labels, of notes and of lines of help of a merged finding. A definition may be
  /// used a million times.
  private static let greatestCount = 8

  /// Merges the labels, notes, help and fixes of a duplicate finding, for example at another use of a
  /// definition.
  ///
  /// - Returns: true if anything was new.
  mutating func unite(with other: Diagnostic) -> Bool {
    severity = max(severity, other.severity)
    // A finding without environments applies to all of them.
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

  /// Adds a fix, or merges it into a fix that does the same elsewhere.
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
  /// The greatest number of edits that a fix collects.
  private static let greatestCount = 100

  /// Returns `true` if this fix contains all edits of another one.
  fileprivate func holds(_ other: Fix) -> Bool {
    kind == other.kind && title == other.title && other.edits.allSatisfy(edits.contains)
  }

  /// Adds the edits of a fix of the same kind and title, unless they overlap.
  fileprivate mutating func unite(with other: Fix) -> Bool {
    guard kind == other.kind, title == other.title, edits.count <= Self.greatestCount else { return false }
    let added = other.edits.filter { !edits.contains($0) }
    for edit in added {
      let overlaps = edits.contains {
        $0.span.start == edit.span.start || $0.span.start < edit.span.end && edit.span.start < $0.span.end
      }
      if overlaps { return false }
    }
    edits = (edits + added).sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    if other.isShared { isShared = true }
    return true
  }
}
