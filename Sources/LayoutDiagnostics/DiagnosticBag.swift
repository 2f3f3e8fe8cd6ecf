import LayoutText

/// What was found in one source, in the order it was found.
///
/// Bounded: a hostile spec can be wrong in a million places (and, through aliases, wrong a million times in the
/// same place), so a finding that is there already is not kept twice and beyond `capacity` findings are only
/// counted, the milder ones first: an error takes the place of a warning or an info, a warning that of an info.
/// Only the words and their place make a difference: what a definition or an alias repeats is found once, with the places and the fixes
/// of all its uses.
package struct DiagnosticBag: Sendable {
  /// How many findings are kept.
  package static let capacity = 1_000

  private var kept: [Diagnostic] = []
  /// Where the findings are that were kept, nil where they no longer are; empty as long as they are few enough to be looked through.
  private var seen: [Identity: Int?] = [:]
  private static let few = 16
  /// How many errors were reported, those that were not kept included.
  package private(set) var errorCount = 0
  /// The findings that were not kept.
  package private(set) var omissions = OmittedFindings()
  /// How many errors and warnings are kept.
  private var keptErrors = 0
  private var keptWarnings = 0

  /// True if errors that lose nothing are set aside.
  private let setsAside: Bool
  /// The errors that lose nothing, where they are set aside: they are not among the findings.
  package private(set) var setAside: [Diagnostic] = []

  /// - Parameter settingAside: true to set errors aside that lose nothing.
  package init(settingAside: Bool = false) { setsAside = settingAside }

  package var isEmpty: Bool { kept.isEmpty }
  package var hasErrors: Bool { errorCount > 0 }
  /// How many findings of any severity were not kept.
  package var omitted: Int { omissions.count }

  /// What makes two findings one.
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

  /// Adds a finding; where it is there already, what is new about it is added to that.
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

  /// Gives up the last of the mildest findings that are kept, where they are milder than another.
  private mutating func makeRoom(for severity: Severity) -> Bool {
    let mildest: Severity =
      keptErrors + keptWarnings < kept.count ? .info : keptWarnings > 0 ? .warning : .error
    guard severity > mildest, let index = kept.lastIndex(where: { $0.severity == mildest }) else {
      return false
    }
    // It stays among what was seen: what is reported again is not counted again.
    omissions.add(of: kept[index].rule, mildest, fix: kept[index].safestFix)
    count(mildest, -1)
    seen[Identity(kept.remove(at: index))] = .some(nil)
    for later in index..<kept.count { seen[Identity(kept[later])] = .some(later) }
    return true
  }

  /// Where the same finding is kept, nil in it where it was but is no longer; nil where it was not met before.
  private func place(of diagnostic: Diagnostic) -> Int?? {
    if kept.count >= Self.few { return seen[Identity(diagnostic)] }
    for index in kept.indices where kept[index].span == diagnostic.span {
      if kept[index].message == diagnostic.message, kept[index].rule == diagnostic.rule { return index }
    }
    return nil
  }

  /// True if one of the kept findings fulfils a condition.
  package func contains(where isWanted: (Diagnostic) -> Bool) -> Bool { kept.contains(where: isWanted) }

  /// Adds all findings of another bag.
  package mutating func merge(_ other: DiagnosticBag) {
    for diagnostic in other.kept { report(diagnostic) }
    count(omittedFrom: other)
  }

  /// Counts the findings that another bag did not keep.
  package mutating func count(omittedFrom other: DiagnosticBag) {
    count(other.omissions)
  }

  /// Counts findings that were not kept elsewhere.
  package mutating func count(_ others: OmittedFindings) {
    omissions.add(others)
    errorCount += others.count(.error)
  }

  /// The findings with every place so many bytes further on.
  package func moved(by offset: UInt32) -> DiagnosticBag {
    guard offset > 0 else { return self }
    var result = DiagnosticBag()
    for diagnostic in kept {
      var moved = diagnostic
      moved.span = diagnostic.span.moved(by: offset)
      moved.secondary = diagnostic.secondary.map { DiagnosticLabel($0.span.moved(by: offset), $0.text) }
      moved.fixes = diagnostic.fixes.map { fix in
        Fix(fix.kind, fix.title, fix.edits.map { TextEdit($0.span.moved(by: offset), $0.text) })
      }
      result.report(moved)
    }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings, each as it is made to be, and the number of those that were not kept.
  package func map(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in kept { result.report(transform(diagnostic)) }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings that are wanted, and the number of those that were not kept.
  package func filter(_ isWanted: (Diagnostic) -> Bool) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in kept where isWanted(diagnostic) { result.report(diagnostic) }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings in the order of their places; at one place, in the order they were found.
  package var sorted: [Diagnostic] {
    // The places are sorted, not the findings themselves, which are large.
    var order = kept.indices.map { (start: kept[$0].span.start, index: $0) }
    order.sort { $0.start != $1.start ? $0.start < $1.start : $0.index < $1.index }
    return order.map { kept[$0.index] }
  }
}
