import LayoutSolver
import LayoutSpec
import LayoutText

/// A picture of a layout in characters: boxes with names, which share their sides if they touch. The picture
/// is drawn in bands of a limited number of rows, so that a long layout needs no more memory than a short
/// one.
package struct TerminalPicture {
  private let solution: Solution
  private let options: TerminalOptions
  /// The parts of the content to draw one below the other, in points.
  private let parts: [Rect]
  /// The current part.
  private var view: Rect
  /// The number of columns per point.
  private let scale: Double
  /// True if the picture is too long and ends early.
  private let isCut: Bool

  /// The height of a character divided by its width.
  private static let aspect = 2.0
  /// The minimum number of points per column; with fewer, a wide terminal would show mostly empty boxes.
  private static let leastPoints = 4.0
  /// The maximum number of rows per band.
  private static let bandRows = 200
  /// The maximum number of elements per band; more would be smaller than characters.
  private static let bandElements = 5_000
  /// The maximum number of rows per picture.
  private static let greatestRows = 100_000.0

  package init(_ solution: Solution, _ options: TerminalOptions) {
    self.solution = solution
    self.options = options
    let axis = solution.spec.configuration.scrollDirection
    let size = solution.contentSize
    let content = Rect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    var view = Self.seen(solution.visibleRect, of: content)
    // Content that scrolls horizontally is drawn one screen at a time.
    let width = options.drawsEverything && axis == .vertical ? content.width : view.width
    scale = min(Double(options.columns - 1) / width, 1 / Self.leastPoints)
    // Each further screen is drawn below the previous one.
    let page = axis == .horizontal ? view.width : content.height
    var pages = 1.0
    if options.drawsEverything {
      view = content
      if axis == .horizontal { view.width = page }
      pages = (content.extent[axis] / page).rounded(.up)
    }
    let most = max(1, (Self.greatestRows / (view.height * scale / Self.aspect + 3)).rounded(.down))
    isCut = pages > most || view.height * scale / Self.aspect > Self.greatestRows
    view.height = min(view.height, Self.greatestRows * Self.aspect / scale)
    parts = (0..<Int(min(pages, most))).map { index in
      var part = view
      part.x += page * Double(index)
      return part
    }
    self.view = view
  }

  /// Returns the part of the content in a rectangle, at least a point wide and high.
  private static func seen(_ part: Rect, of content: Rect) -> Rect {
    let x = max(0, min(part.x, content.width))
    let y = max(0, min(part.y, content.height))
    return Rect(
      x: x, y: y, width: max(1, min(part.x + part.width, content.width) - x),
      height: max(1, min(part.y + part.height, content.height) - y))
  }

  private var columns: Int { column(view.x + view.width) + 1 }
  private var rows: Int { row(view.y + view.height) + 1 }

  package func write(to sink: ByteSink) {
    writeLine((solution.spec.name ?? "Layout").onOneLine, to: sink)
    writeLine(SVGHeading.details(solution.environment, state: options.state), to: sink)
    if let errors = options.culprits.line { writeLine(errors, to: sink) }
    var isCrowded = false
    var picture = self
    for (index, part) in parts.enumerated() where sink.isOpen {
      if index > 0 { sink.write("\n") }
      picture.view = part
      let rows = picture.rows
      for first in stride(from: 0, to: rows, by: Self.bandRows) where sink.isOpen {
        if !picture.draw(first..<min(rows, first + Self.bandRows), to: sink) { isCrowded = true }
      }
    }
    let axis = solution.spec.configuration.scrollDirection
    let total = solution.contentSize[axis]
    let start = view.origin[axis]
    let end = min(total, (parts.last ?? view).origin[axis] + view.extent[axis])
    if isCut || start > 0.5 || end < total - 0.5 {
      let all = options.drawsEverything ? "" : "; --all draws everything"
      writeNote("showing \(text(start)) to \(text(end)) of \(text(total)) points\(all)", to: sink)
    }
    if isCrowded { writeNote("some elements are too small and too many to be drawn", to: sink) }
  }

  /// Writes a text in lines of at most `columns` characters.
  private func writeNote(_ text: String, to sink: ByteSink) {
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > options.columns {
        sink.write(text: line + "\n")
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    sink.write(text: line + "\n")
  }

  private func text(_ points: Double) -> String { groupedText(Int(min(points, 1e15).rounded())) }

  private func writeLine(_ text: String, to sink: ByteSink) {
    guard let line = TerminalText(text, options.alphabet).fitted(to: options.columns, options.alphabet)
    else { return }
    sink.write(text: String(line.characters.map(\.character)) + "\n")
  }

  private struct Drawn {
    let element: Element
    let box: TerminalGrid.Box
    let clip: TerminalGrid.Clip
  }

  /// Draws a band of rows. Returns false if the band has too many elements.
  private func draw(_ band: Range<Int>, to sink: ByteSink) -> Bool {
    let columns = columns
    var grid = TerminalGrid(columns: columns, rows: band.count, options.alphabet)
    var found: [Element] = []
    var isComplete = true
    // Sides are rounded to rows, so elements up to half a row outside the band may appear in it.
    let reach = Rect(
      x: view.x, y: view.y + (Double(band.lowerBound) - 1) * Self.aspect / scale, width: view.width,
      height: Double(band.count + 2) * Self.aspect / scale)
    var selection = ElementSelection()
    selection.rects = [reach]
    solution.forEachElement(of: selection) { element in
      guard found.count < Self.bandElements else {
        isComplete = false
        return false
      }
      if !element.isHidden { found.append(element) }
      return true
    }
    var rows: [Int: OverflowingRow?] = [:]
    var drawn: [Drawn] = []
    for element in found.inStackingOrder {
      var clip = grid.whole
      if let section = element.section {
        let row = rows[section] ?? solution.overflowingRow(ofSection: section)
        rows[section] = .some(row)
        if let row, solution.spec.scrollsWithRow(element) { limit(&clip, to: row, band) }
      }
      let box = box(of: element.frame, band)
      guard box.right >= 0, box.left < columns, box.bottom >= 0, box.top < band.count else { continue }
      grid.draw(box, number: Int32(drawn.count), fill: fill(element.category), in: clip)
      drawn.append(Drawn(element: element, box: box, clip: clip))
    }
    writeLabels(of: drawn, band, into: &grid)
    grid.write(to: sink)
    return isComplete
  }

  /// Writes the names of the elements whose middle is in the band.
  private func writeLabels(of drawn: [Drawn], _ band: Range<Int>, into grid: inout TerminalGrid) {
    let rows = rows
    for (index, entry) in drawn.enumerated() {
      let first = max(0, entry.box.top + band.lowerBound)
      let last = min(rows - 1, entry.box.bottom + band.lowerBound)
      guard band.contains((first + last) / 2) else { continue }
      let caption = ElementCaption(entry.element, spec: solution.spec, kinds: solution.elementKinds)
      var box = entry.box
      box.top = max(box.top, entry.clip.rows.lowerBound - 1)
      box.bottom = min(box.bottom, entry.clip.rows.upperBound)
      grid.write(
        TerminalText(caption.label, options.alphabet), in: box, number: Int32(index), clip: entry.clip)
    }
  }

  private func fill(_ category: Element.Category) -> Character {
    let isUnicode = options.alphabet == .unicode
    return switch category {
    case .cell: " "
    case .supplementary: isUnicode ? "░" : ":"
    case .decoration: isUnicode ? "·" : "."
    }
  }

  private func column(_ x: Double) -> Int { Self.whole((x - view.x) * scale) }

  private func row(_ y: Double) -> Int { Self.whole((y - view.y) * scale / Self.aspect) }

  /// Rounds and clamps a number, so that distant places do not overflow.
  private static func whole(_ number: Double) -> Int { Int(min(max(number.rounded(), -1e9), 1e9)) }

  private func box(of frame: Rect, _ band: Range<Int>) -> TerminalGrid.Box {
    TerminalGrid.Box(
      left: column(frame.x), right: column(frame.x + frame.width), top: row(frame.y) - band.lowerBound,
      bottom: row(frame.y + frame.height) - band.lowerBound)
  }

  /// Restricts the clip to the viewport of an orthogonal section.
  private func limit(_ clip: inout TerminalGrid.Clip, to row: OverflowingRow, _ band: Range<Int>) {
    let port = row.viewport
    switch row.axis {
    case .horizontal:
      let first = column(port.x)
      clip.columns = clip.columns.clamped(to: first..<max(first, column(port.x + port.width)) + 1)
    case .vertical:
      let first = self.row(port.y) - band.lowerBound
      let last = self.row(port.y + port.height) - band.lowerBound
      clip.rows = clip.rows.clamped(to: first..<max(first, last) + 1)
    }
  }
}
