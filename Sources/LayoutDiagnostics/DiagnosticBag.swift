/// What was found in one source, in the order it was found.
///
/// Bounded: a hostile spec can be wrong in a million places (and, through aliases, wrong a million times in the
/// same place), so a finding that is there already is not kept twice and beyond `capacity` findings are only
/// counted. Only what is shown makes a difference: what a definition or an alias repeats is found once.
public struct DiagnosticBag: Sendable {
  /// How many findings are kept.
  public static let capacity = 1_000

  private var kept: [Diagnostic] = []
  /// What is shown of the findings that are kept; empty as long as they are few enough to be looked through.
  private var seen: Set<Diagnostic> = []
  private static let few = 16
  /// How many errors were reported, those that were not kept included.
  public private(set) var errorCount = 0
  /// How many findings of any severity were not kept.
  public private(set) var omitted = 0

  public init() {}

  public var isEmpty: Bool { kept.isEmpty }
  public var hasErrors: Bool { errorCount > 0 }

  /// Adds a finding unless the very same one is there already.
  public mutating func report(_ diagnostic: Diagnostic) {
    guard !isKnown(diagnostic) else { return }
    if diagnostic.severity == .error { errorCount += 1 }
    guard kept.count < Self.capacity else {
      omitted += 1
      return
    }
    kept.append(diagnostic)
    if kept.count == Self.few {
      seen = Set(kept.map(\.shown))
    } else if kept.count > Self.few {
      seen.insert(diagnostic.shown)
    }
  }

  private func isKnown(_ diagnostic: Diagnostic) -> Bool {
    if kept.count >= Self.few { return seen.contains(diagnostic.shown) }
    for index in kept.indices where kept[index].span == diagnostic.span {
      if kept[index].shown == diagnostic.shown { return true }
    }
    return false
  }

  /// Whether one of the findings is as it is asked for.
  public func contains(where isWanted: (Diagnostic) -> Bool) -> Bool { kept.contains(where: isWanted) }

  /// Adds all findings of another bag.
  public mutating func merge(_ other: DiagnosticBag) {
    for diagnostic in other.kept { report(diagnostic) }
    count(omittedFrom: other)
  }

  /// Counts the findings that another bag did not keep.
  public mutating func count(omittedFrom other: DiagnosticBag) {
    omitted += other.omitted
    errorCount += other.errorCount - other.kept.count { $0.severity == .error }
  }

  /// The same findings, every place so many bytes further on.
  public func moved(by offset: UInt32) -> DiagnosticBag {
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
    result.omitted = omitted
    result.errorCount = errorCount
    return result
  }

  /// The findings, each as it is made to be, and the number of those that were not kept.
  public func map(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in kept { result.report(transform(diagnostic)) }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings that are wanted, and the number of those that were not kept.
  public func filter(_ isWanted: (Diagnostic) -> Bool) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in kept where isWanted(diagnostic) { result.report(diagnostic) }
    result.count(omittedFrom: self)
    return result
  }

  /// The findings in the order of their places; at one place, in the order they were found.
  public var sorted: [Diagnostic] {
    // The places are sorted, not the findings themselves, which are large.
    var order = kept.indices.map { (start: kept[$0].span.start, index: $0) }
    order.sort { $0.start != $1.start ? $0.start < $1.start : $0.index < $1.index }
    return order.map { kept[$0.index] }
  }
}

extension Diagnostic {
  /// The finding without what may differ from one use of a definition to the next: its path, its fixes, the node that it is about.
  fileprivate var shown: Diagnostic {
    var result = self
    result.path = nil
    result.fixes = []
    result.claim = EnvironmentClaim()
    return result
  }
}
