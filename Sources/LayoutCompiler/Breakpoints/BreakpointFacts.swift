import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutSpec
import LayoutText

/// What begins or exists at which lengths of the view, to compare the breakpoints of a layout with those that `layoutc breakpoints -f json` wrote.
package struct BreakpointFacts {
  /// What begins or exists at some lengths, such as `g: 2 columns`, and where; in order.
  private var facts: [(name: String, places: [String])] = []

  package init(_ intervals: LayoutIntervals) {
    for interval in intervals.intervals {
      let sections = interval.structure.sections
      let changes = interval.changes.map { ($0.section, $0.text) }
      add(interval.changes.isEmpty ? sections.map { ($0.name, $0.title) } : changes, at: interval.first)
    }
    for problem in intervals.problems {
      add(
        problem.problem.rule, problem.problem.path,
        problem.ranges.map { ($0.lowerBound, $0.upperBound) })
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
    guard root.node("intervals") != nil, root.node("problems") != nil else { return nil }
    for interval in root.objects("intervals") {
      guard let from = interval.number("from") else { return nil }
      let changes = interval.objects("changes").map { ($0.label("section") ?? "", $0.text("is") ?? "") }
      let sections = interval.objects("sections").map { ($0.label("id") ?? "", $0.text("is") ?? "") }
      add(changes.isEmpty ? sections : changes, at: from)
    }
    for problem in root.objects("problems") {
      let ranges = problem.elements("ranges").map { document.elements($0).map(document.number) }
      guard let rule = problem.text("rule"), let path = problem.text("path"),
        ranges.allSatisfy({ $0.count == 2 })
      else { return nil }
      add(rule, path, ranges.map { ($0[0], $0[1]) })
    }
  }

  private mutating func add(_ sections: [(String, String)], at length: Double) {
    for (section, text) in sections { add("\(shownText(section)): \(text)", [decimalText(length)]) }
  }

  private mutating func add(_ rule: String, _ path: String, _ ranges: [(Double, Double)]) {
    add("\(rule) at \(path)", ranges.map { "\(decimalText($0)) to \(decimalText($1))" })
  }

  private mutating func add(_ name: String, _ places: [String]) {
    if let index = facts.firstIndex(where: { $0.name == name }) {
      facts[index].places += places
    } else {
      facts.append((name, places))
    }
  }

  /// What is different in other intervals, a line for each; empty if nothing is.
  package func differences(to new: BreakpointFacts) -> [String] {
    var lines: [String] = []
    for (name, old) in facts {
      let places = new.facts.first { $0.name == name }?.places ?? []
      if places == old { continue }
      let gone = old.filter { !places.contains($0) }
      let added = places.filter { !old.contains($0) }
      if gone.count == added.count {
        lines += zip(gone, added).map { "\(name): moved from \($0) to \($1)" }
      } else {
        lines += gone.map { "\(name): no longer at \($0)" } + added.map { "\(name): new at \($0)" }
      }
    }
    for (name, places) in new.facts where !facts.contains(where: { $0.name == name }) {
      lines += places.map { "\(name): new at \($0)" }
    }
    return lines
  }
}
