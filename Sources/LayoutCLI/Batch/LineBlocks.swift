import LayoutText

/// Reads the lines of standard input and hands them out to several threads, a few at a time.
///
/// `next` returns complete lines and only waits if there are none yet: a program may send a line and read its answer before it sends more.
final class LineBlocks: @unchecked Sendable {
  enum Line {
    case text([UInt8])
    /// A line longer than the limit, which was skipped.
    case tooLong
  }

  /// Some consecutive lines; blank ones are left out.
  struct Block {
    /// Blocks are numbered from 0.
    let number: Int
    let lines: [Line]
  }

  /// How many lines a block has, at most. Larger blocks take the lock, and write their answers, less often.
  private static let greatestLineCount = 16
  /// How many blocks there are of each size. The first blocks have one line each, so that all threads get work even if there are few lines.
  private static let blocksOfEachSize = 8

  /// The byte order mark at the beginning of a text. A line with nothing else is blank.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The longest line that is read, in bytes.
  private let limit: Int
  private let monitor = Monitor()
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Everything before this index was already searched for the end of the line.
  private var searched = 0
  /// True if the next bytes are the rest of a line that is too long.
  private var isPassingOver = false
  private var isAtEnd = false
  private var blockCount = 0
  private var problem: InputError?

  init(limit: Int) { self.limit = limit }

  var failure: InputError? { monitor.locked { problem } }

  /// Waits for at least one line and returns the next lines; `nil` at the end of the input.
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
    /// Either no line is left, or the end of the line has not been read yet.
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
      // If reading fails within a line, the line gets no answer.
      bytes = []
      (start, searched) = (0, 0)
      problem = error
      isAtEnd = true
    }
    return true
  }
}
