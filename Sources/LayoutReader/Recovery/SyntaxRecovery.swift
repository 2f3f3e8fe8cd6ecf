import LayoutDiagnostics
import LayoutText

/// What can be read of a text with a syntax error: the text with slips of the pen mended, and the blocks around other errors made blank.
public struct RecoveredDocument: Sendable {
  public let document: Document
  /// What was made blank; a section's place in its list, and the name of what was there, stay with nothing after them.
  public let blanks: [Span]
  /// The text that the document was read from, as long as the one with the error.
  public let text: [UInt8]
  /// Where slips of the pen were mended in one of several ways: what is wrong around them may be so for the way that was taken.
  public let doubts: [Span]

  /// Whether a diagnostic may follow from what was made blank.
  public func mayBring(_ diagnostic: Diagnostic) -> Bool {
    // An empty value lies where its key or its dash ends.
    blanks.contains { blank in
      blank.start <= diagnostic.span.start + 3 && diagnostic.span.start <= blank.end
        // A key that lacks its colon is read as far as to the next one.
        || diagnostic.rule == .unknownKey && diagnostic.span.end...(diagnostic.span.end + 2) ~= blank.start
    }
  }
}

/// Reads a text with a syntax error as far as it can be read: without the slip of the pen that the error is, else without the section, the
/// definition, the name or the top-level value that it lies in.
///
/// - Parameters:
///   - source: the bytes.
///   - format: as for `readDocument`.
///   - limits: what the input may cost.
///   - failure: the syntax error.
/// - Returns: nil where nothing is left.
public func recoverDocument(
  _ source: SourceFile, format: InputFormat? = nil, limits: InputLimits = InputLimits(),
  after failure: Diagnostic
) -> RecoveredDocument? {
  // Each try reads the text anew.
  let greatestSize = 1 << 20
  let greatestTryCount = 24
  guard source.bytes.count <= greatestSize, isOfText(failure) else { return nil }
  let isJSON = (format ?? formatByName(source.name)) == .json
  var tries = 0
  func read(_ bytes: [UInt8]) -> Result<Document, TextFailure> {
    tries += 1
    var found = DiagnosticBag()
    let file = SourceFile(name: source.name, bytes: bytes, base: source.base)
    if let document = readDocument(file, format: format, limits: limits, into: &found) {
      return .success(document)
    }
    return .failure(TextFailure(first: found.sorted.last(where: isOfText)))
  }
  var bytes = source.bytes
  var blanks: [Span] = []
  var doubts: [Span] = []
  var failure = failure
  while tries < greatestTryCount {
    var next: (bytes: [UInt8], blank: Span?, doubts: [Span], failure: Diagnostic)?
    func keep(_ tried: [UInt8], _ blank: Span?, _ doubts: [Span], _ error: Diagnostic?) {
      guard let error, next.map({ error.span.start > $0.failure.span.start }) ?? true else { return }
      next = (tried, blank, doubts, error)
    }
    for mended in TextSlips(bytes, isJSON: isJSON).mended(at: Int(failure.span.start) - Int(source.base)) {
      let doubtful = mended.doubts.map { Span($0.lowerBound, $0.upperBound).moved(by: source.base) }
      switch read(mended.bytes) {
      case .success(let document):
        return RecoveredDocument(
          document: document, blanks: blanks, text: mended.bytes, doubts: doubts + doubtful)
      case .failure(let error):
        if let first = error.first, first.span.start > failure.span.end {
          keep(mended.bytes, nil, doubtful, first)
        }
      }
    }
    // What is never closed is found where something else begins.
    var places = failure.secondary.map(\.span.start) + [failure.span.start]
    // Of JSON less is lost with slips than with what lies around them.
    if isJSON, next != nil { places = [] }
    for place in places.map({ Int($0) - Int(source.base) }) {
      guard
        let blank = SpecBlocks(bytes).block(
          at: place,
          isTaken: { range in
            blanks.contains { Int($0.start) == range.lowerBound + Int(source.base) }
          })
      else { continue }
      let tried = blank.filling(bytes)
      let span = Span(blank.range.lowerBound, blank.range.upperBound).moved(by: source.base)
      switch read(tried) {
      case .success(let document):
        // The first places may have been those where something else was found to be open.
        let alone = blank.filling(source.bytes)
        if !blanks.isEmpty, case .success(let document) = read(alone) {
          return RecoveredDocument(document: document, blanks: [span], text: alone, doubts: [])
        }
        return RecoveredDocument(document: document, blanks: blanks + [span], text: tried, doubts: doubts)
      case .failure(let error): keep(tried, span, [], error.first)
      }
    }
    guard let next else { return nil }
    bytes = next.bytes
    if let blank = next.blank { blanks.append(blank) }
    doubts += next.doubts
    failure = next.failure
  }
  return nil
}

/// Why a text could not be read.
private struct TextFailure: Error {
  /// What is wrong at a place in it, if that is why.
  let first: Diagnostic?
}

/// Whether a failure is one of a place in the text.
private func isOfText(_ failure: Diagnostic) -> Bool {
  failure.severity == .error && (failure.rule == .syntaxError || failure.rule == .documentShape)
}

/// The parts of a spec that were mended in one of several ways.
public struct DoubtfulParts: Sendable {
  /// Where the sections, definitions, names and top-level keys of the spec begin.
  private let starts: [UInt32]
  private let doubtful: Set<Int>
  private let end: UInt32

  /// - Parameter normal: the normal form of what was recovered.
  public init(_ recovered: RecoveredDocument, _ normal: Normal, in source: SourceFile) {
    var starts: [UInt32] = []
    for field in normal.fields {
      starts.append(field.keySpan.start)
      if field.key == "sections" { starts += field.value.elements.map(\.span.start) }
      if partNames.contains(field.key) { starts += field.value.fields.map(\.keySpan.start) }
    }
    starts.sort()
    self.starts = starts
    end = source.base + UInt32(clamping: source.bytes.count)
    doubtful = Set(
      recovered.doubts.flatMap { Self.part(at: $0.start, starts)...Self.part(at: $0.end, starts) })
  }

  /// Whether an error may be one of how the text was mended, not of the text.
  public func mayBring(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && !isOfText(diagnostic) && diagnostic.span.start <= end
      && doubtful.contains(Self.part(at: diagnostic.span.start, starts))
  }

  private static func part(at place: UInt32, _ starts: [UInt32]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The keys whose values are names with a part of the spec behind each.
private let partNames = ["define", "let", "states"]

extension Normal {
  /// The spec without the names whose values were made blank: what they stand for is not known.
  public func withoutBlankNames(_ blanks: [Span]) -> Normal {
    func isBlank(_ field: NormalField) -> Bool {
      blanks.contains { $0.start >= field.keySpan.end && $0.start <= field.keySpan.end + 3 }
    }
    let fields = fields.map { field in
      guard partNames.contains(field.key) else { return field }
      let names = field.value.fields.filter { !isBlank($0) }
      return NormalField(field.key, keySpan: field.keySpan, Normal(.map(names), at: field.value.span))
    }
    return Normal(.map(fields), at: span)
  }
}
