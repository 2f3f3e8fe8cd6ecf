/// The difference between two texts in the format of `diff -u`.
package struct UnifiedDiff {
  /// The number of lines shown around a change.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let diff: LineDiff

  /// The old lines of a change and the new lines that replace them.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int32 {
      if let known = numbers[line] { return known }
      let next = Int32(clamping: numbers.count)
      numbers[line] = next
      return next
    }
    diff = LineDiff(old: self.old.map(number), new: self.new.map(number))
  }

  /// Writes the difference, or nothing if the texts are equal.
  ///
  /// - Parameter name: the name of the file for both texts.
  package func write(name: String, to sink: ByteSink) {
    let changes = changes
    guard !changes.isEmpty else { return }
    sink.write(text: "--- \(name)\n+++ \(name)\n")
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      write(changes[first...last], to: sink)
      first = last + 1
    }
  }

  /// Returns the lines with their line feeds. The last line may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      let (startX, startY) = (x, y)
      while x < old.count, diff.isRemoved[x] { x += 1 }
      while y < new.count, diff.isAdded[y] { y += 1 }
      if x > startX || y > startY { changes.append(Change(old: startX..<x, new: startY..<y)) }
      x += 1
      y += 1
    }
    return changes
  }

  private func write(_ changes: ArraySlice<Change>, to sink: ByteSink) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    sink.write(text: "@@ -\(Self.text(oldRange)) +\(Self.text(newRange)) @@\n")
    var x = oldRange.lowerBound
    for change in changes {
      while x < change.old.lowerBound {
        write(" ", old[x], to: sink)
        x += 1
      }
      for index in change.old { write("-", old[index], to: sink) }
      for index in change.new { write("+", new[index], to: sink) }
      x = change.old.upperBound
    }
    while x < oldRange.upperBound {
      write(" ", old[x], to: sink)
      x += 1
    }
  }

  /// Returns the first line of a hunk, counted from 1, and the number of lines. An empty hunk has the number
  /// of the line before it.
  private static func text(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? String(start) : "\(start),\(range.count)"
  }

  private func write(_ sign: StaticString, _ line: ArraySlice<UInt8>, to sink: ByteSink) {
    sink.write(sign)
    sink.write(bytes: line)
    if line.last != 0x0A { sink.write("\n\\ No newline at end of file\n") }
  }
}
