import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutText

/// What begins or exists at which lengths of the view, read from what `layoutc breakpoints -f json` writes, to compare it with what that wrote
/// on another day.
package struct BreakpointFacts {
  private struct Fact {
    /// Such as `g: 2 columns`.
    let name: String
    var places: [String]
    /// How many cells each line has at each of the places.
    var cells: [[Int]]
    /// Why the fact begins at each of the places; empty if that is not known.
    var reasons: [String]
  }

  /// What was laid out, such as `320 to 1366 wide, 852 high, scale 3`. Facts of other lengths cannot be compared.
  package let extent: String
  private var facts: [Fact] = []
  /// The index of each fact, by its name.
  private var indexes: [String: Int] = [:]

  /// - Returns: `nil` if the bytes are not what this version of `layoutc breakpoints` writes.
  package init?(_ bytes: [UInt8]) {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: "breakpoints.json", bytes: bytes)
    guard let document = readDocument(source, format: .json, limits: .none, into: &diagnostics) else {
      return nil
    }
    let root = Fields(document, document.root)
    guard root.number("version") == IntervalsWriter.version, root.node("intervals") != nil,
      root.node("problems") != nil, let extent = root.text("extent")
    else {
      return nil
    }
    self.extent = extent
    for interval in root.objects("intervals") {
      guard let from = interval.number("from") else { return nil }
      let sections = interval.objects("sections")
      let cells = Dictionary(
        sections.map { section in
          (section.label("id"), section.integers("cellsOfLines"))
        }, uniquingKeysWith: { first, _ in first })
      func take(_ fields: Fields, of name: String?) {
        add(
          "\(shownText(name ?? "")): \(fields.text("is") ?? "")", at: decimalText(from),
          cells: cells[name] ?? [], reason: fields.text("because") ?? "")
      }
      let changes = interval.objects("changes")
      for change in changes { take(change, of: change.label("section")) }
      for section in changes.isEmpty ? sections : [] { take(section, of: section.label("id")) }
    }
    for problem in root.objects("problems") {
      guard let subject = problem.text("subject"), let ranges = problem.text("at") else { return nil }
      add(subject, at: ranges, cells: [], reason: "")
    }
  }

  private mutating func add(_ name: String, at place: String, cells: [Int], reason: String) {
    if let index = indexes[name] {
      facts[index].places.append(place)
      facts[index].cells.append(cells)
      facts[index].reasons.append(reason)
    } else {
      indexes[name] = facts.count
      facts.append(Fact(name: name, places: [place], cells: [cells], reasons: [reason]))
    }
  }

  /// What is different in other facts of the same lengths, a line for each; empty if nothing is.
  package func differences(to new: BreakpointFacts) -> [String] {
    var lines: [String] = []
    for old in facts {
      guard let fact = new.indexes[old.name].map({ new.facts[$0] }) else {
        lines += old.places.map { "\(old.name): no longer at \($0)" }
        continue
      }
      let gone = old.places.filter { !fact.places.contains($0) }
      let added = fact.places.filter { !old.places.contains($0) }
      if gone.count == added.count {
        lines += zip(gone, added).map { "\(old.name): now at \($1), recorded at \($0)" }
      } else {
        lines += gone.map { "\(old.name): no longer at \($0)" } + added.map { "\(old.name): new at \($0)" }
      }
      for (before, place) in old.places.enumerated() {
        guard let index = fact.places.firstIndex(of: place) else { continue }
        if fact.reasons[index] != old.reasons[before] {
          lines.append(
            "\(old.name): at \(place) for another reason: \(fact.reasons[index].orUnknown), recorded \(old.reasons[before].orUnknown)"
          )
        } else if fact.cells[index] != old.cells[before],
          fact.cells[index].reduce(0, +) == old.cells[before].reduce(0, +)
        {
          // That there are more cells, or fewer, moves no breakpoint.
          lines.append("\(old.name): at \(place) with its cells in other places")
        }
      }
    }
    for fact in new.facts where indexes[fact.name] == nil {
      lines += fact.places.map { "\(fact.name): new at \($0)" }
    }
    return lines
  }
}

extension String {
  fileprivate var orUnknown: String { isEmpty ? "an unknown one" : self }
}
