/// An expression over a cell's index, width and texts, compiled to be computed for millions of cells.
public struct CellProgram: Hashable, Sendable {
  let program: NumberProgram
  /// The register of the value.
  let output: Int
  /// True if the value depends on the cell's width.
  package let usesWidth: Bool
  /// True if the value depends on the cell's texts.
  package let usesTexts: Bool

  /// The places of the program's variables.
  package static let variables = ["index": 0, ownWidth: 1]
  /// The name of the cell's own width.
  package static let ownWidth = "cellWidth"

  /// - Parameters:
  ///   - program: its variables are those of `variables`.
  ///   - output: the register of the expression's value.
  package init(_ program: NumberProgram, output: Int) {
    self.program = program
    self.output = output
    usesWidth = program.steps.contains(.variable(1))
    usesTexts = program.steps.contains { step in
      switch step {
      case .textNumber(.field), .textWidth(.field, _), .textHeight(.field, _, _, _): true
      default: false
      }
    }
  }

  /// True if the value is the same for cells with the same texts and width.
  package var ignoresIndex: Bool { !program.steps.contains(.variable(0)) }

  /// True if the value may follow from how many lines a text has.
  package var countsLines: Bool {
    program.steps.contains { step in if case .textHeight = step { true } else { false } }
  }

  /// True if there may be cells for which the value is not a number.
  package var mayLackValue: Bool {
    program.steps.contains { step in
      switch step {
      case .arithmetic(.divide, _, _), .arithmetic(.remainder, _, _), .function(.sqrt, _): true
      default: false
      }
    }
  }

  /// The program with its texts measured at the text size `large`. Other numbers that follow the text size, such as those of `lineHeight`
  /// and `scaled`, stay those of the run.
  package var atLarge: CellProgram {
    var result = program
    for (place, step) in result.steps.enumerated() {
      switch step {
      case .textWidth(let source, let label): result.steps[place] = .textWidth(source, label.atLarge)
      case .textHeight(let source, let label, let width, let limit):
        result.steps[place] = .textHeight(source, label.atLarge, width: width, limit: limit)
      default: break
      }
    }
    return CellProgram(result, output: output)
  }

  /// The program with texts in place of their names, for cells that have the same ones.
  package func binding(_ text: (CellText) -> String) -> CellProgram {
    var bound = program
    for (place, step) in bound.steps.enumerated() {
      switch step {
      case .textNumber(let source): bound.steps[place] = .textNumber(.literal(text(source)))
      case .textWidth(let source, let label): bound.steps[place] = .textWidth(.literal(text(source)), label)
      case .textHeight(let source, let label, let width, let limit):
        bound.steps[place] = .textHeight(.literal(text(source)), label, width: width, limit: limit)
      default: break
      }
    }
    return CellProgram(bound, output: output)
  }

  /// The value for a cell; NaN if there is none.
  /// - Parameters:
  ///   - index: the cell's index in its section.
  ///   - width: the cell's width, points.
  ///   - text: gives the cell's texts.
  package func value(
    at index: Int, width: Double = .nan, text: (CellText) -> String = { $0.literal ?? "" }
  ) -> Double {
    var registers = program.registers
    program.run([Double(index), width], in: &registers, text: text)
    return registers[output]
  }

  /// The value as a length, points: from 0 to 1,000,000, or `nil` if there is none.
  package func length(at index: Int, width: Double, text: (CellText) -> String) -> Double? {
    let value = value(at: index, width: width, text: text)
    return value.isNaN ? nil : min(max(0, value), 1_000_000)
  }

  /// Calls `body` with the value for each index of a range, until it returns false; NaN means that there is
  /// no value.
  package func forEach(in range: Range<Int>, _ body: (Double) -> Bool) {
    var registers = program.registers
    var variables = [0, Double.nan]
    for index in range {
      variables[0] = Double(index)
      program.run(variables, in: &registers)
      if !body(registers[output]) { return }
    }
  }
}
