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
  /// The texts that are cut off, of those that the value follows from.
  /// - Parameters: those of `value`.
  package func truncatedTexts(at index: Int, width: Double, text: (CellText) -> String)
    -> [TruncatedText]
  {
    guard countsLines else { return [] }
    var registers = program.registers
    program.run([Double(index), width], in: &registers, text: text)
    return program.stepsBehind(output, registers).compactMap { place in
      guard case .textHeight(let source, let label, let widthPlace, let limitPlace) = program.steps[place],
        registers[limitPlace] >= 1, registers[widthPlace] > 0
      else { return nil }
      let limit = LabelMetrics.lineLimit(registers[limitPlace])
      let width = registers[widthPlace]
      let text = text(source)
      let needed = label.lineCount(of: text, width: width)
      guard needed > limit else { return nil }
      return TruncatedText(
        text: text, neededLines: needed, shownLines: limit,
        fitsAtLarge: label.isEnlarged && label.atLarge.lineCount(of: text, width: width) <= limit)
    }
  }
}

extension NumberProgram {
  /// The steps that a value has been computed from, in their order; not those on the other side of a choice.
  /// - Parameter registers: the values of all steps.
  fileprivate func stepsBehind(_ output: Int, _ registers: [Double]) -> [Int] {
    var isBehind = [Bool](repeating: false, count: steps.count)
    isBehind[output] = true
    // Operands come before their step.
    for place in steps.indices.reversed() where isBehind[place] {
      let operands: [Int] =
        switch steps[place] {
        case .constant, .variable, .textNumber, .textWidth: []
        case .negation(let child), .not(let child): [child]
        case .arithmetic(_, let left, let right), .comparison(_, let left, let right): [left, right]
        case .logical(let logical, let left, let right):
          (registers[left] == 0) == (logical == .or) ? [left, right] : [left]
        case .choice(let condition, let then, let otherwise):
          [condition, registers[condition] == 0 ? otherwise : then]
        case .function(_, let arguments): arguments
        case .textHeight(_, _, let width, let limit): [width, limit]
        }
      for operand in operands { isBehind[operand] = true }
    }
    return steps.indices.filter { isBehind[$0] }
  }
}
