/// The title of a cell or of a run of cells, for pictures.
package enum Title: Hashable, Sendable {
  /// The same text for all cells.
  case text(String)
  /// A text for each cell: texts and numbers that depend on the cell's index.
  case each([Part])

  package enum Part: Hashable, Sendable {
    case text(String)
    case number(CellProgram)
  }

  /// True if each cell has a text of its own.
  package var dependsOnIndex: Bool { if case .each = self { true } else { false } }

  /// The title of a cell. A number that cannot be computed, such as `1 / index` for the first cell, is shown as `?`.
  ///
  /// - Parameter index: the cell's index in its section.
  package func text(at index: Int) -> String {
    switch self {
    case .text(let text): text
    case .each(let parts):
      parts.reduce(into: "") { text, part in
        switch part {
        case .text(let more): text += more
        case .number(let program):
          let number = program.value(at: index)
          text += number.isFinite ? Self.text(number) : "?"
        }
      }
    }
  }

  /// A number as it stands in a title, with at most three decimals.
  package static func text(_ number: Double) -> String {
    guard abs(number) < 1e15 else { return String(number) }
    let rounded = (number * 1_000).rounded() / 1_000
    return Int(exactly: rounded).map { String($0) } ?? String(rounded)
  }
}
