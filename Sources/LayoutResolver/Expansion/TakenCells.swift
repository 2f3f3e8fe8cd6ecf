import LayoutDiagnostics
import LayoutReader

extension Normal {
  /// Completes the items of a state or of data from a section's own cells.
  ///
  /// A count takes that many of the own cells, from the first on. A cell with the id of an own cell is merged
  /// over it. If that is a row, the rows below it come along, except those that the items list themselves.
  /// All other cells are new.
  func taking(from own: [Normal]) -> Normal {
    if let count = number { return Normal(.list(own), at: span, scope: scope).resized(to: Int(count)) }
    let cells = TakenCells(own, for: elements)
    return Normal(.list(elements.map(cells.taking)), at: span, scope: scope)
  }
}

/// A section's own cells, from which others inherit.
private struct TakenCells {
  /// Identifies a cell; a run `a` is not the cell `a`.
  struct Key: Hashable {
    var id: String
    var isRun: Bool
  }

  /// The cells that the new items list.
  private var named: Set<Key> = []
  /// The section's own cells that the new items list, and all its runs.
  private var own: [Key: Normal] = [:]

  init(_ cells: [Normal], for others: [Normal]) {
    forEachCell(of: others) { key, _ in named.insert(key) }
    forEachCell(of: cells) { key, cell in
      if key.isRun || named.contains(key) { own[key] = cell }
    }
  }

  /// Returns the cell, merged over the own cell with the same id if there is one.
  func taking(_ cell: Normal) -> Normal {
    let cell = cell.replacingChildren { $0.map(taking) }
    guard let key = Key(cell), let found = ownCell(key) else { return cell }
    var result = found.merged(with: cell, as: .map(.cell)).ordered(as: .cell)
    result.span = cell.span
    return result
  }

  private func ownCell(_ key: Key) -> Normal? {
    if let cell = own[key] { return cell.replacingChildren(by: unnamed) }
    guard !key.isRun, let (prefix, number) = placeInRun(key.id), let run = own[Key(id: prefix, isRun: true)],
      number < whole(run[CellKeys.count]) ?? 0
    else { return nil }
    // The aspect ratios of a run use the index within the run.
    return run.removing(CellKeys.count.name).replacing(CellKeys.aspectRatio.name) {
      $0.replacingIndex(by: number)
    }
  }

  /// Returns the rows that the new items do not list, and those below them.
  private func unnamed(_ cells: [Normal]) -> [Normal] {
    cells.compactMap { cell in
      if let key = Key(cell), named.contains(key) { return nil }
      return cell.replacingChildren(by: unnamed)
    }
  }

  private func forEachCell(of cells: [Normal], _ body: (Key, Normal) -> Void) {
    for cell in cells {
      if let key = Key(cell) { body(key, cell) }
      forEachCell(of: cell[CellKeys.children]?.elements ?? [], body)
    }
  }
}

extension TakenCells.Key {
  init?(_ cell: Normal) {
    guard let id = cell[CellKeys.id]?.text else { return nil }
    self.init(id: id, isRun: cell[CellKeys.count] != nil)
  }
}

extension Normal {
  /// Returns an expression with the cell's number in place of `index`.
  fileprivate func replacingIndex(by number: Int) -> Normal {
    guard case .expression(let text) = value else { return self }
    let names = NameScope(NameTable([("index", .number(Double(number)))]))
    var evaluator = Evaluator(names, definitions: DefinitionScopes())
    var ignored = DiagnosticBag()
    let replaced = evaluator.substituted(text, scope: 0, keeping: [], isClosed: true, into: &ignored)
    return Normal(.expression(replaced), at: span, scope: replaced == text ? scope : Normal.rewritten)
  }

  /// Returns the map with another value for a key that it has.
  fileprivate func replacing(_ key: String, by other: (Normal) -> Normal) -> Normal {
    guard let value = self[key] else { return self }
    return replacing(key, with: key, other(value))
  }

  /// Returns the cell with other rows below it, if it has any.
  fileprivate func replacingChildren(by others: ([Normal]) -> [Normal]) -> Normal {
    replacing(CellKeys.children.name) { Normal(.list(others($0.elements)), at: $0.span) }
  }
}
