import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// What is not in a layout that was made of a spec with errors.
public struct LeftOut: Sendable {
  /// A section in whose place a plain box stands.
  public struct Section: Sendable {
    /// Its index in the spec.
    public var index: Int
    /// What is wrong with it; nil where it is what the section uses.
    public var error: Diagnostic?
  }

  /// Why a section is left out that has no error itself.
  public static let reason = "left out, since something that it uses has an error"

  /// The sections, in no order.
  public internal(set) var sections: [Section] = []
  /// Where all that is left out was written, definitions and names included.
  public internal(set) var spans: [Span] = []
  /// Whether the layout is solved for what the spec says; else a value of its environment could not be read.
  public internal(set) var isEnvironmentRead = true
}

/// Makes what can be had of a spec with errors: the sections without any, each in its place.
///
/// - Parameters:
///   - normal: the spec's normal form, with null for values that were refused.
///   - included: the normal forms of the files that it includes.
///   - options: the environment and state.
///   - diagnostics: what was found so far; receives the errors that come to light once those are out of the way.
/// - Returns: nil where nothing is left, or it cannot be told what an error is about.
public func resolvePartially(
  _ normal: Normal, including included: [Normal] = [], options: ResolveOptions = ResolveOptions(),
  into diagnostics: inout DiagnosticBag
) -> ResolvedLayout? {
  // Where errors are only counted, their places are not known.
  guard diagnostics.omitted == 0 else { return nil }
  // Each error is looked for in each part.
  let names = ([normal] + included).flatMap { file in
    ["define", "let", "states"].map { file[$0]?.fields.count ?? 0 }
  }
  let count = names.reduce(normal["sections"]?.elements.count ?? 0, +)
  guard count * diagnostics.errorCount <= 2_000_000 else { return nil }
  var parts = SoundParts(normal, including: included, options: options)
  parts.leaveOut(diagnostics.sorted)
  // What uses something that was left out is left out in the next round.
  let greatestRoundCount = 12
  for _ in 0..<greatestRoundCount {
    guard !parts.isHopeless else { return nil }
    // Unknown keys of definitions are met again, whenever these are read.
    var found = DiagnosticBag(passingOver: true)
    let resolved = resolve(
      parts.normal, including: parts.included, options: parts.options, into: &found)
    for error in found.passedOver { diagnostics.report(error) }
    if var layout = resolved {
      diagnostics.merge(found)
      layout.document = parts.document
      layout.leftOut = parts.leftOut
      return layout
    }
    guard found.omitted == 0 else { return nil }
    for error in found.sorted where parts.isFirst(error) { diagnostics.report(error) }
    guard parts.leaveOut(found.sorted) else { return nil }
  }
  return nil
}

extension ResolvedLayout {
  /// The nodes of the sections that were left out.
  public var nodesLeftOut: Set<NodeID> {
    guard let leftOut, !leftOut.sections.isEmpty else { return [] }
    let indexes = Set(leftOut.sections.map { "sections[\($0.index)]" })
    return Set(spec.sections.map(\.id).filter { indexes.contains(sourceMap.path(of: $0)) })
  }

  /// Takes definitions that what was left out may use from those that nothing uses.
  ///
  /// - Parameter blanks: what could not be read at all.
  public mutating func keepDefinitionsOfWhatIsLeftOut(_ sources: SourceSet, blanks: [Span] = []) {
    guard let leftOut, !unusedDefinitions.isEmpty else { return }
    func text(_ span: Span) -> ArraySlice<UInt8> {
      let file = sources.files[sources.index(of: span)]
      return file.bytes[file.range(of: span)]
    }
    let bodies = document["define"]?.fields ?? []
    var texts = (leftOut.spans + blanks).map(text)
    // What a misspelt name was meant to be.
    for error in leftOut.sections.compactMap(\.error) where error.rule == .unknownName {
      let name = String(decoding: text(error.span).filter { !"\"'".utf8.contains($0) }, as: UTF8.self)
      if let near = nearestWord(to: name, among: bodies.map(\.key)) { texts.append(Array(near.utf8)[...]) }
    }
    var budget = 20_000_000
    // What is kept may use others in its turn.
    while !texts.isEmpty, !unusedDefinitions.isEmpty {
      budget -= texts.reduce(0) { $0 + $1.count } * unusedDefinitions.count
      // Where looking takes long none is told of.
      guard budget > 0 else { return unusedDefinitions = [] }
      var kept: Set<String> = []
      unusedDefinitions.removeAll { definition in
        let name = Array(definition.name.utf8)
        guard texts.contains(where: { $0.holds(name) }) else { return false }
        kept.insert(definition.name)
        return true
      }
      texts = bodies.filter { kept.contains($0.key) }.map { text($0.value.span) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes stand in these.
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: wanted) { return true }
      start = place + 1
    }
    return false
  }
}
