import LayoutTypography

/// A text that needs more lines than its label may have.
package struct TruncatedText: Hashable, Sendable {
  package let text: String
  package let neededLines: Int
  package let shownLines: Int
  /// True if it is cut off because the user's text size is larger than `large`: at that one it would fit into the same width.
  package let fitsAtLarge: Bool
}

extension [TruncatedText] {
  /// The one that loses most lines.
  package var worst: TruncatedText? {
    self.max { $0.neededLines - $0.shownLines < $1.neededLines - $1.shownLines }
  }
}

extension ItemList {
  /// True if the lines of a cell's text count, so that it may be cut off.
  package var countsLines: Bool {
    runs.contains { run in
      if case .ofWidth(let program) = run.measured.height { program.countsLines } else { false }
    }
  }

  /// The texts that are cut off in the measured height of a cell.
  /// - Parameter width: the width of the cell, points.
  package func truncatedTexts(of index: Int, width: Double) -> [TruncatedText] {
    guard let run = position(of: index)?.run, case .ofWidth(let program) = run.measured.height else {
      return []
    }
    return program.truncatedTexts(at: index, width: width) { text($0, of: index, in: run) }
  }
}

extension BoundaryItem {
  /// The texts that are cut off in the measured height.
  /// - Parameter width: the item's own width, without its contentInsets, points.
  package func truncatedTexts(width: Double) -> [TruncatedText] {
    guard case .ofWidth(let program) = measured.height else { return [] }
    return program.truncatedTexts(at: 0, width: width, text: text)
  }
}

extension CellProgram {
  /// The texts that are cut off: with all of their lines, the value would be greater.
  /// - Parameters: those of `value`.
  package func truncatedTexts(at index: Int, width cellWidth: Double, text: (CellText) -> String)
    -> [TruncatedText]
  {
    guard countsLines else { return [] }
    var registers = program.registers
    program.run([Double(index), cellWidth], in: &registers, text: text)
    return program.steps.indices.compactMap { place in
      guard case .textHeight(let source, let label, let widthPlace, let limitPlace) = program.steps[place],
        registers[limitPlace] >= 1, registers[widthPlace] > 0
      else { return nil }
      let limit = LabelMetrics.lineLimit(registers[limitPlace])
      let width = registers[widthPlace]
      let measured = text(source)
      let needed = label.lineCount(of: measured, width: width)
      guard needed > limit else { return nil }
      var whole = program
      whole.steps[place] = .constant(label.height(of: measured, width: width, limit: 0))
      guard
        CellProgram(whole, output: output).value(at: index, width: cellWidth, text: text) > registers[output]
      else { return nil }
      return TruncatedText(
        text: measured, neededLines: needed, shownLines: limit,
        fitsAtLarge: label.isEnlarged && label.atLarge.lineCount(of: measured, width: width) <= limit)
    }
  }
}
