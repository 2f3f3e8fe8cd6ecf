import LayoutReader
import LayoutText

/// The comments `// layoutc:ignore` of a text of Swift, each for its own line, or for the next one if it has a line to itself.
///
/// What code builds is at the line of the constructor, and what lies in it below that node.
func swiftSuppressionComments(in source: SourceFile) -> [MarkedComment] {
  let lines = LineTable(source)
  let marker = Array(SuppressionComment.family.utf8)
  return (1..<max(1, lines.count + 1)).compactMap { number in
    let line = lines.range(ofLine: number)
    guard let slashes = start(of: marker, in: source.bytes[line]) else { return nil }
    let isAlone = source.bytes[line.lowerBound..<slashes.comment].allSatisfy(\.isSpaceOrTab)
    let scope = isAlone && number < lines.count ? lines.range(ofLine: number + 1) : line
    var end = line.upperBound
    while end > slashes.marker, source.bytes[end - 1] <= 0x20 { end -= 1 }
    return MarkedComment(
      text: Span(slashes.marker, end).moved(by: source.base),
      scope: Span(scope.lowerBound, scope.upperBound).moved(by: source.base))
  }
}

/// Where a comment begins in a line, and in it the marker; nil where no comment of the line begins with the marker.
private func start(of marker: [UInt8], in line: ArraySlice<UInt8>) -> (comment: Int, marker: Int)? {
  let slash = UInt8(ascii: "/")
  for index in line.indices.dropLast() where line[index] == slash && line[index + 1] == slash {
    let words = line[(index + 2)...].drop { $0.isSpaceOrTab || $0 == slash }
    if words.starts(with: marker) { return (index, words.startIndex) }
  }
  return nil
}
