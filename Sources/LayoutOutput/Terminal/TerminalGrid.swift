import LayoutText

/// A grid of characters with the lines and fills of boxes, and text.
struct TerminalGrid {
  /// A box, given by the columns and rows of its sides, which may be outside the grid.
  struct Box {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
  }

  /// The columns and rows to draw on.
  struct Clip {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private let columns: Int
  private let rows: Int
  private let alphabet: TerminalOptions.Alphabet
  private var lines: [BoxLines]
  /// The number of the topmost box at each place; -1 for none.
  private var owners: [Int32]
  private var fills: [Character]
  /// The text by place. The value `nil` is the second column of a wide character.
  private var text: [Int: Character?] = [:]

  init(columns: Int, rows: Int, _ alphabet: TerminalOptions.Alphabet) {
    self.columns = columns
    self.rows = rows
    self.alphabet = alphabet
    lines = Array(repeating: [], count: columns * rows)
    owners = Array(repeating: -1, count: columns * rows)
    fills = Array(repeating: " ", count: columns * rows)
  }

  var whole: Clip { Clip(columns: 0..<columns, rows: 0..<rows) }

  /// Draws a box over the others. Boxes share the sides that are at the same place.
  mutating func draw(_ box: Box, number: Int32, fill: Character, in clip: Clip) {
    let across = clip.columns.clamped(to: box.left..<box.right + 1)
    let down = clip.rows.clamped(to: box.top..<box.bottom + 1)
    for row in down {
      let isTop = row == box.top
      let isBottom = row == box.bottom
      for column in across {
        let isLeft = column == box.left
        let isRight = column == box.right
        let place = row * columns + column
        owners[place] = number
        guard isTop || isBottom || isLeft || isRight else {
          lines[place] = []
          fills[place] = fill
          continue
        }
        // The box covers the lines of other boxes that reach into it.
        if !isTop, !isBottom { lines[place].remove(isLeft ? .right : .left) }
        if !isLeft, !isRight { lines[place].remove(isTop ? .down : .up) }
        if isLeft || isRight {
          if !isTop { lines[place].insert(.up) }
          if !isBottom { lines[place].insert(.down) }
        }
        // A box without extent is drawn as a short line.
        if isLeft, isRight, isTop, isBottom { lines[place].formUnion([.left, .right]) }
        if isTop || isBottom {
          if !isLeft { lines[place].insert(.left) }
          if !isRight { lines[place].insert(.right) }
        }
      }
    }
  }

  /// Writes a label into the visible part of a box: in the row with enough room that is nearest to the
  /// middle, or on the upper side of a flat box.
  mutating func write(_ label: TerminalText, in box: Box, number: Int32, clip: Clip) {
    let inside = clip.columns.clamped(to: box.left + 1..<max(box.left + 1, box.right))
    guard !inside.isEmpty, label.columns > 0 else { return }
    if box.bottom - box.top < 2 {
      guard clip.rows.contains(box.top) else { return }
      if let run = longestRun(row: box.top, inside, number, onLine: true) { write(label, row: box.top, run) }
      return
    }
    let rows = clip.rows.clamped(to: box.top + 1..<box.bottom)
    let middle = (box.top + box.bottom) / 2
    var best: (row: Int, run: Range<Int>)?
    for row in rows.sorted(by: { abs($0 - middle) < abs($1 - middle) }) {
      guard let run = longestRun(row: row, inside, number, onLine: false) else { continue }
      if run.count > best?.run.count ?? 0 { best = (row, run) }
      if best?.run.count ?? 0 >= label.columns { break }
    }
    if let best { write(label, row: best.row, best.run) }
  }

  /// Returns the longest range of a row that shows the box and has no text.
  private func longestRun(row: Int, _ range: Range<Int>, _ number: Int32, onLine: Bool) -> Range<Int>? {
    var best = 0..<0
    var start: Int?
    for column in range.lowerBound...range.upperBound {
      let place = row * columns + column
      let isFree =
        column < range.upperBound && owners[place] == number && lines[place].isEmpty != onLine
        && text[place] == nil
      if isFree, start == nil { start = column }
      if !isFree, let first = start {
        if column - first > best.count { best = first..<column }
        start = nil
      }
    }
    return best.isEmpty ? nil : best
  }

  private mutating func write(_ label: TerminalText, row: Int, _ run: Range<Int>) {
    guard let shown = label.fitted(to: run.count, alphabet) else { return }
    let width = shown.columns
    var column = run.lowerBound + (run.count - width) / 2
    // A space on each side separates the text from the fill.
    if column > run.lowerBound { text.updateValue(" ", forKey: row * columns + column - 1) }
    for part in shown.characters {
      text.updateValue(part.character, forKey: row * columns + column)
      if part.columns == 2 { text.updateValue(nil, forKey: row * columns + column + 1) }
      column += part.columns
    }
    if column < run.upperBound { text.updateValue(" ", forKey: row * columns + column) }
  }

  /// Writes the rows without trailing spaces.
  func write(to sink: ByteSink) {
    for row in 0..<rows where sink.isOpen {
      var line = ""
      for place in row * columns..<(row + 1) * columns {
        if let written = text[place] {
          if let written { line.append(written) }
        } else {
          line.append(lines[place].isEmpty ? fills[place] : lines[place].character(alphabet))
        }
      }
      while line.last == " " { line.removeLast() }
      sink.write(text: line + "\n")
    }
  }
}
