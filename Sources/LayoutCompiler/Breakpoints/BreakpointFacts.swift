import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutSpec
import LayoutText

/// What begins or exists at which lengths of the view, to compare the breakpoints of a layout with those that `layoutc breakpoints -f json`
/// wrote.
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

  package init(_ intervals: LayoutIntervals) {
    extent = intervals.extentTitle
    for interval in intervals.intervals {
      for section in interval.structure.sections where interval.changes.isEmpty {
        add(
          "\(shownText(section.name)): \(section.title)", at: interval.first,
          Self.detail(section.kind.rawValue, section.cellsOfLines))
      }
      for change in interval.changes {
        let section = interval.structure.sections.first { $0.name == change.section }
        add(
          change.title, at: interval.first,
          Self.detail(section?.kind.rawValue, section?.cellsOfLines ?? []) + (change.cause ?? ""))
      }
    }
    for problem in intervals.problems {
      facts.append(Fact(name: problem.subject, places: [problem.title], details: [""]))
    }
  }

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
      func detail(_ name: String?) -> String {
        let section = sections.first { $0.label("id") == name }
        return Self.detail(section?.text("kind"), section?.integers("cellsOfLines") ?? [])
      }
      let changes = interval.objects("changes")
      for section in changes.isEmpty ? sections : [] {
        let name = section.label("id")
        add("\(shownText(name ?? "")): \(section.text("is") ?? "")", at: from, detail(name))
      }
      for change in changes {
        let name = change.label("section")
        add(
          "\(shownText(name ?? "")): \(change.text("is") ?? "")", at: from,
          detail(name) + (change.text("because") ?? ""))
      }
    }
    for problem in root.objects("problems") {
      guard let subject = problem.text("subject"), let ranges = problem.text("at") else { return nil }
      facts.append(Fact(name: subject, places: [ranges], details: [""]))
    }
  }

  private static func detail(_ kind: String?, _ lines: [Int]) -> String { "\(kind ?? "") \(lines) " }

  private mutating func add(_ name: String, at length: Double, _ detail: String) {
    let place = decimalText(length)
    if let index = facts.firstIndex(where: { $0.name == name }) {
      facts[index].places.append(place)
      facts[index].details.append(detail)
    } else {
      facts.append(Fact(name: name, places: [place], details: [detail]))
    }
  }

  /// What is different in other facts of the same lengths, a line for each; empty if nothing is.
  package func differences(to new: BreakpointFacts) -> [String] {
    var lines: [String] = []
    for old in facts {
      guard let fact = new.facts.first(where: { $0.name == old.name }) else {
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
    for fact in new.facts where !facts.contains(where: { $0.name == fact.name }) {
      lines += fact.places.map { "\(fact.name): new at \($0)" }
    }
    return lines
  }
}
