/// Breaks a text into lines, in one pass and without a copy: at blanks, after hyphens and between ideographs, and inside of words that are
/// longer than a line. Widths are in parts of an em.
struct TextLines {
  /// The number of lines; 0 for an empty text.
  private(set) var count = 0
  /// The width of the longest paragraph on one line, without the blanks at its end; only without a room.
  private(set) var longest = 0

  private let width: Int
  /// The width of the line up to the last place where it can break, with the blanks there.
  private var head = 0
  /// The width of what comes after that place.
  private var tail = 0
  /// The width of the line without the blanks at its end.
  private var inked = 0

  /// - Parameters:
  ///   - width: the room for a line; `nil` for any.
  ///   - limit: the number of lines after which the rest is not read.
  init(_ text: some StringProtocol, weight: SystemFont.Weight, width: Int?, stoppingAfter limit: Int = .max) {
    self.width = width ?? .max
    let widths = CharacterWidths(weight)
    var last: (scalar: Unicode.Scalar, kind: LineBreakClass)?
    var isFirstIndicator = false
    for scalar in text.unicodeScalars {
      if count > limit { return }
      if count == 0 { count = 1 }
      let kind = LineBreakClass(scalar)
      if kind == .newline {
        if last?.scalar == "\r", scalar == "\n" {
          last = (scalar, kind)
          continue
        }
        endLine()
        last = (scalar, kind)
        continue
      }
      // The second of two letters of a flag, and what a joiner joins, belong to the emoji before them.
      let isIndicator = (0x1F1E6...0x1F1FF).contains(scalar.value)
      let isJoined = last?.scalar == "\u{200D}" && scalar.properties.isEmoji
      let belongs = kind == .mark || isJoined || isIndicator && isFirstIndicator
      isFirstIndicator = isIndicator && !isFirstIndicator
      if belongs {
        last = (scalar, last?.kind ?? .other)
        continue
      }
      let own = scalar == "\t" ? widths.width(of: " ") : widths.width(of: scalar)
      if kind == .space {
        head += tail + own
        tail = 0
      } else {
        if let last, last.kind != .space, LineBreakClass.canBreak(after: last.kind, before: kind) {
          head += tail
          tail = 0
        }
        place(own)
      }
      last = (scalar, kind)
    }
    longest = max(longest, inked)
  }

  private mutating func endLine() {
    longest = max(longest, inked)
    count += 1
    (head, tail, inked) = (0, 0, 0)
  }

  private mutating func place(_ own: Int) {
    if head + tail + own > width {
      // The unbreakable part moves to a line of its own.
      if head > 0 {
        count += 1
        head = 0
      }
      if tail > 0, tail + own > width {
        count += 1
        tail = 0
      }
    }
    tail += own
    inked = head + tail
  }
}
