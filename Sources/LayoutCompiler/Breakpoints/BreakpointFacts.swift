import LayoutDiagnostics
import LayoutReader
import LayoutText

/// What begins or exists at which lengths of the view, read from what `layoutc breakpoints -f json` writes, to compare it with what that wrote
/// on another day.
package struct BreakpointFacts {
  private struct Fact {
    /// Such as `g: 2 columns`.
    let name: String
    var places: [String]
    /// How the cells are placed at each of the places, and why.
    var details: [String]
  }

  /// What was laid out, such as `320 to 1366 wide, 852 high, scale 3`. Facts of other lengths cannot be compared.
  package let extent: String
  private var facts: [Fact] = []
  /// The index of each fact, by its name.
  private var indexes: [String: Int] = [:]

  /// - Returns: `nil` if the bytes are not what `layoutc breakpoints` writes.
  package init?(_ bytes: [UInt8]) {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: "breakpoints.json", bytes: bytes)
    guard let document = readDocument(source, format: .json, limits: .none, into: &diagnostics) else {
      return nil
    }
    let root = Fields(document, document.root)
    guard root.node("intervals") != nil, root.node("problems") != nil, let extent = root.text("extent") else {
      return nil
    }
    self.extent = extent
    for interval in root.objects("intervals") {
      guard let from = interval.number("from") else { return nil }
      let sections = interval.objects("sections")
      let details = Dictionary(
        sections.map { section in
          (section.label("id"), "\(section.text("kind") ?? "") \(section.integers("cellsOfLines")) ")
        }, uniquingKeysWith: { first, _ in first })
      func take(_ fields: Fields, of name: String?) {
        add(
          "\(shownText(name ?? "")): \(fields.text("is") ?? "")", at: decimalText(from),
          (details[name] ?? "") + (fields.text("because") ?? ""))
      }
      let changes = interval.objects("changes")
      for change in changes { take(change, of: change.label("section")) }
      for section in changes.isEmpty ? sections : [] { take(section, of: section.label("id")) }
    }
    for problem in root.objects("problems") {
      guard let subject = problem.text("subject"), let ranges = problem.text("at") else { return nil }
      add(subject, at: ranges, "")
    }
  }

  private mutating func add(_ name: String, at place: String, _ detail: String) {
    if let index = indexes[name] {
      facts[index].places.append(place)
      facts[index].details.append(detail)
    } else {
      indexes[name] = facts.count
      facts.append(Fact(name: name, places: [place], details: [detail]))
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
      for (place, detail) in zip(old.places, old.details) {
        guard let index = fact.places.firstIndex(of: place), fact.details[index] != detail else { continue }
        lines.append("\(old.name): at \(place) for another reason, or with its cells in other places")
      }
    }
    for fact in new.facts where indexes[fact.name] == nil {
      lines += fact.places.map { "\(fact.name): new at \($0)" }
    }
    return lines
  }
}
