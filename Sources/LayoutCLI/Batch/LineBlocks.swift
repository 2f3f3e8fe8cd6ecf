import LayoutText

/// Reads the lines of standard input, a few at a time, for several threads.
///
/// `next` returns complete lines and only waits if there are none: a program may send a line and read its answer before it sends more.
final class LineBlocks: @unchecked Sendable {
  enum Line {
    case text([UInt8])
    /// A line longer than the limit, which was skipped.
    case tooLong
  }

  /// Some consecutive lines, without blank ones.
  struct Block {
    /// Blocks are numbered from 0.
    let number: Int
    let lines: [Line]
  }

  /// The most lines of a block. Each block takes a lock and is written separately.
  private static let greatestLineCount = 16
  /// The number of blocks of each size. The first ones have one line each, so that all threads have work if there are few lines.
  private static let blocksOfEachSize = 8

  /// The byte order mark at the beginning of a text. A line with nothing else is blank.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The longest line that is read, in bytes.
  private let limit: Int
  private let monitor = Monitor()
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// No end of the line is before this index.
  private var searched = 0
  /// True if the next bytes are the rest of a line that is too long.
  private var isPassingOver = false
  private var isAtEnd = false
  private var blockCount = 0
  private var problem: InputError?

  init(limit: Int) { self.limit = limit }

  var failure: InputError? { monitor.locked { problem } }

  /// The next lines, after waiting for at least one; `nil` at the end.
  func next() -> Block? {
    monitor.locked {
      var lines: [Line] = []
      while lines.count < min(1 + blockCount / Self.blocksOfEachSize, Self.greatestLineCount) {
        switch takeLine() {
        case .line(let line): lines.append(line)
        case .nothing: break
        case .incomplete:
          if lines.isEmpty, readMore() { continue }
          guard !lines.isEmpty else { return nil }
          return block(lines)
        }
      }
      return block(lines)
    }
  }

  private func block(_ lines: [Line]) -> Block {
    defer { blockCount += 1 }
    return Block(number: blockCount, lines: lines)
  }

  private enum Taken {
    case line(Line)
    /// A blank line, or the rest of one that is too long.
    case nothing
    /// A line whose end is not read yet, or none.
    case incomplete
  }

  /// Takes the next line from the bytes that were read.
  private func takeLine() -> Taken {
    let end = Platform.firstIndex(of: 0x0A, in: bytes, from: searched)
    guard let end = end ?? (isAtEnd && start < bytes.count ? bytes.count : nil) else {
      searched = bytes.count
      let isTooLong = !isPassingOver && searched - start > limit
      if isPassingOver || isTooLong { start = searched }
      guard isTooLong else { return .incomplete }
      isPassingOver = true
      return .line(.tooLong)
    }
    let line = start..<end
    start = min(end + 1, bytes.count)
    searched = start
    if isPassingOver {
      isPassingOver = false
      return .nothing
    }
    if line.count > limit { return .line(.tooLong) }
    let text = bytes[line]
    let visible = text.starts(with: Self.byteOrderMark) ? text.dropFirst(Self.byteOrderMark.count) : text
    return visible.allSatisfy(\.isWhitespace) ? .nothing : .line(.text(Array(text)))
  }

  /// Reads more bytes; false at the end.
  private func readMore() -> Bool {
    if isAtEnd { return false }
    bytes.removeSubrange(..<start)
    (start, searched) = (0, bytes.count)
    do throws(InputError) {
      isAtEnd = try !Platform.readInput(into: &bytes)
    } catch {
      // A line that could not be read to its end is not answered.
      bytes = []
      (start, searched) = (0, 0)
      problem = error
      isAtEnd = true
    }
    return true
  }
}
