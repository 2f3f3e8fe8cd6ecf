import LayoutText

/// The findings of one source, in the order they were found.
///
/// A hostile spec can have a million mistakes. Beyond `capacity`, findings are only counted, and worse ones
/// replace milder ones. A finding with the place and message of another, for example at another use of a
/// definition, adds its labels and fixes to that one.
package struct DiagnosticBag: Sendable {
  /// The greatest number of findings that are reported.
  package static let capacity = 1_000
  /// The greatest number of findings that are fixed together.
  package static let greatestFixed = 20_000

  /// The greatest number of findings that are kept.
  package var limit = Self.capacity
  private var kept: [Diagnostic] = []
  /// The indexes of kept findings, `nil` for replaced ones. Empty while there are few findings, because
  /// searching them is faster.
  private var seen: [Identity: Int?] = [:]
  private static let few = 16
  /// The number of reported errors, including those that were not kept.
  package private(set) var errorCount = 0
  /// The findings that were not kept.
  package private(set) var omissions = OmittedFindings()
  private var keptErrors = 0
  private var keptWarnings = 0

  private let setsAside: Bool
  /// The errors with `losesNothing`, if they are set aside. They are not among the findings.
  package private(set) var setAside: [Diagnostic] = []

  /// - Parameter settingAside: true to set aside errors with `losesNothing`.
  package init(settingAside: Bool = false) { setsAside = settingAside }

  /// - Parameter limit: the greatest number of findings that are kept.
  package init(keeping limit: Int) {
    self.init()
    self.limit = limit
  }

  package var isEmpty: Bool { kept.isEmpty }
  /// True if more findings are kept than are reported.
  package var isBeyondCapacity: Bool { kept.count > Self.capacity }
  package var hasErrors: Bool { errorCount > 0 }
  /// The number of findings of any severity that were not kept.
  package var omitted: Int { omissions.count }

  /// The identity of a finding. Findings with the same identity are merged.
  private struct Identity: Hashable {
    let rule: RuleID
    let span: Span
    let message: String

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      span = diagnostic.span
      message = diagnostic.message
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(span)
      hasher.combine(message)
    }
  }

  /// Adds a finding, or merges it into one with the same identity.
  package mutating func report(_ diagnostic: Diagnostic) {
    if setsAside, diagnostic.losesNothing {
      if setAside.count < Self.capacity { setAside.append(diagnostic) }
      return
    }
    if let place = place(of: diagnostic) {
      if let place { unite(place, with: diagnostic) }
      return
    }
    if diagnostic.severity == .error { errorCount += 1 }
    guard kept.count < limit || makeRoom(for: diagnostic.severity) else {
      omissions.add(of: diagnostic.rule, diagnostic.severity, fix: diagnostic.safestFix)
      return
    }
    keep(diagnostic)
  }

  private mutating func keep(_ diagnostic: Diagnostic) {
    kept.append(diagnostic)
    count(diagnostic.severity, 1)
    if kept.count == Self.few {
      for index in kept.indices { seen[Identity(kept[index])] = .some(index) }
    } else if kept.count > Self.few {
      seen[Identity(diagnostic)] = .some(kept.count - 1)
    }
  }

  private mutating func count(_ severity: Severity, _ change: Int) {
    switch severity {
    case .error: keptErrors += change
    case .warning: keptWarnings += change
    case .info: break
    }
  }

  private mutating func unite(_ place: Int, with other: Diagnostic) {
    let severity = kept[place].severity
    let isNew = kept[place].unite(with: other)
    if other.severity > severity {
      count(severity, -1)
      count(other.severity, 1)
    }
    if other.severity == .error, isNew || severity < .error { errorCount += 1 }
  }

  /// Drops the last of the mildest findings if it is milder than a new one.
  private mutating func makeRoom(for severity: Severity) -> Bool {
    let mildest: Severity =
      keptErrors + keptWarnings < kept.count ? .info : keptWarnings > 0 ? .warning : .error
    guard severity > mildest, let index = kept.lastIndex(where: { $0.severity == mildest }) else {
      return false
    }
    // Its identity is kept, because it must not be counted again.
    omissions.add(of: kept[index].rule, mildest, fix: kept[index].safestFix)
    count(mildest, -1)
    seen[Identity(kept.remove(at: index))] = .some(nil)
    for later in index..<kept.count { seen[Identity(kept[later])] = .some(later) }
    return true
  }

  /// Returns the index of the finding with the same identity: `nil` if it is new, `.some(nil)` if it was
  /// replaced.
  private func place(of diagnostic: Diagnostic) -> Int?? {
    if kept.count >= Self.few { return seen[Identity(diagnostic)] }
    for index in kept.indices where kept[index].span == diagnostic.span {
      if kept[index].message == diagnostic.message, kept[index].rule == diagnostic.rule { return index }
    }
    return nil
  }

  package func contains(where isWanted: (Diagnostic) -> Bool) -> Bool { kept.contains(where: isWanted) }

  package mutating func merge(_ other: DiagnosticBag) {
    for diagnostic in other.kept { report(diagnostic) }
    count(omittedFrom: other)
  }

  /// Counts the findings that another bag did not keep.
  package mutating func count(omittedFrom other: DiagnosticBag) { count(other.omissions) }

  /// Counts findings that were not kept elsewhere.
  package mutating func count(_ others: OmittedFindings) {
    omissions.add(others)
    errorCount += others.count(.error)
  }

  /// Returns the findings with all spans moved by an offset.
  package func moved(by offset: UInt32) -> DiagnosticBag {
    guard offset > 0 else { return self }
    return map { diagnostic in
      var moved = diagnostic
      moved.span = diagnostic.span.moved(by: offset)
      moved.secondary = diagnostic.secondary.map { DiagnosticLabel($0.span.moved(by: offset), $0.text) }
      moved.fixes = diagnostic.fixes.map { fix in
        Fix(fix.kind, fix.title, fix.edits.map { TextEdit($0.span.moved(by: offset), $0.text) })
      }
      return moved
    }
  }

  /// Returns the transformed findings, and the counts of those that were not kept.
  package func map(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticBag {
    var result = DiagnosticBag(keeping: limit)
    for diagnostic in kept { result.report(transform(diagnostic)) }
    result.count(omittedFrom: self)
    return result
  }

  /// Returns the wanted findings, and the counts of those that were not kept.
  package func filter(_ isWanted: (Diagnostic) -> Bool) -> DiagnosticBag {
    var result = DiagnosticBag(keeping: limit)
    for diagnostic in kept where isWanted(diagnostic) { result.report(diagnostic) }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings sorted by place, then in the order they were found.
  package var sorted: [Diagnostic] {
    // Sorting indexes is faster, because findings are large.
    var order = kept.indices.map { (start: kept[$0].span.start, index: $0) }
    order.sort { $0.start != $1.start ? $0.start < $1.start : $0.index < $1.index }
    return order.map { kept[$0.index] }
  }
}
