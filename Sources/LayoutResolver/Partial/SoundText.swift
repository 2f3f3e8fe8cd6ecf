import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The text of a spec with errors that means what it will mean once they are mended: the sections, definitions and names that have none,
/// use nothing that has some, and are used by nothing that has some.
public struct SoundText: Sendable {
  private let source: SourceFile
  /// In the order of the text; none meet.
  private let spans: [Span]

  /// - Parameters:
  ///   - normal: the spec's normal form.
  ///   - included: the normal forms of the files that it includes.
  ///   - sources: their texts.
  ///   - blanks: what could not be read at all.
  ///   - leftOut: what has no part in the layout.
  ///   - errors: what is wrong.
  public init(
    _ normal: Normal, including included: [Normal], in sources: SourceSet, blanks: [Span] = [],
    leftOut: LeftOut, errors: [Diagnostic]
  ) {
    source = sources.main
    let wrong = errors.filter { $0.severity == .error }
    let places = wrong.map(\.span.start) + blanks.map(\.start)
    let isNameLost = wrong.contains { $0.rule == .unknownName }
    let parts = SpecParts(normal, including: included, in: sources)
    let sections = Set(leftOut.sections.map(\.index))
    spans =
      leftOut.isEnvironmentRead ? parts.sound(errors: places, isNameLost: isNameLost, leftOut: sections) : []
  }

  /// Whether a part of the text is sound; blanks, commas and dashes around it count for nothing.
  public func holds(_ span: Span) -> Bool {
    guard !spans.isEmpty, Int(span.end) <= source.bytes.count + 1 else { return false }
    func isFiller(_ index: Int) -> Bool { " \t\r\n,-".utf8.contains(source.bytes[index]) }
    let range = source.range(of: span)
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isFiller(start) { start += 1 }
    while end > start, isFiller(end - 1) { end -= 1 }
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(spans[middle].start) <= start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && end <= Int(spans[low - 1].end)
  }
}
