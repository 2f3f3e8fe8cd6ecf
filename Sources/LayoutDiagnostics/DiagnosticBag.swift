import LayoutText

/// The findings of one source, in the order they were found.
///
/// A hostile spec can have a million mistakes, so beyond `capacity` findings are only counted; worse findings replace milder ones. A finding
/// with the same place and message as another, for example at another use of a definition, adds its labels and fixes to that one.
package struct DiagnosticBag: Sendable {
  /// How many findings are kept.
  package static let capacity = 1_000

  private var kept: [Diagnostic] = []
  /// The indexes of kept findings, `nil` for those that were replaced. Empty while there are so few that searching is faster.
  private var seen: [Identity: Int?] = [:]
  private static let few = 16
  /// How many errors were reported, including those that were not kept.
  package private(set) var errorCount = 0
  /// The findings that were not kept.
  package private(set) var omissions = OmittedFindings()
  private var keptErrors = 0
  private var keptWarnings = 0

  private let setsAside: Bool
  /// The errors that lose nothing, if they are set aside. They are not among the findings.
  package private(set) var setAside: [Diagnostic] = []

  /// - Parameter settingAside: true to set aside errors that lose nothing.
  package init(settingAside: Bool = false) { setsAside = settingAside }

  package var isEmpty: Bool { kept.isEmpty }
  package var hasErrors: Bool { errorCount > 0 }
  /// How many findings of any severity were not kept.
  package var omitted: Int { omissions.count }

  /// Equal for findings that are merged.
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

  /// Adds a finding, or merges it into the same finding.
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
    guard kept.count < Self.capacity || makeRoom(for: diagnostic.severity) else {
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
    // Its identity is kept, so that it is not counted again.
    omissions.add(of: kept[index].rule, mildest, fix: kept[index].safestFix)
    count(mildest, -1)
    seen[Identity(kept.remove(at: index))] = .some(nil)
    for later in index..<kept.count { seen[Identity(kept[later])] = .some(later) }
    return true
  }

  /// The index of the same finding: `nil` if it is new, `.some(nil)` if it was replaced.
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

  /// The findings with all spans moved by an offset.
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

  /// The transformed findings, with the number of those that were not kept.
  package func map(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in kept { result.report(transform(diagnostic)) }
    result.count(omittedFrom: self)
    return result
  }

  /// The wanted findings, with the number of those that were not kept.
  package func filter(_ isWanted: (Diagnostic) -> Bool) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in kept where isWanted(diagnostic) { result.report(diagnostic) }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings in the order of their places, then in the order they were found.
  package var sorted: [Diagnostic] {
    // Sorting indexes is faster: findings are large.
    var order = kept.indices.map { (start: kept[$0].span.start, index: $0) }
    order.sort { $0.start != $1.start ? $0.start < $1.start : $0.index < $1.index }
    return order.map { kept[$0.index] }
  }
}
