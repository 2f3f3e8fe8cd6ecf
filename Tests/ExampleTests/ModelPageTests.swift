import Foundation
import LayoutSpec
import TestSupport
import Testing

/// The manual page of the model lists what the sources state, with the same evidence.
@Suite struct ModelPageTests {
  /// A behaviour's name and its evidence.
  private struct Statement: Hashable {
    let name: String
    let evidence: String
  }

  private struct SourceText {
    let path: String
    let text: String
    var isChoices: Bool { path.hasSuffix("/Choices.swift") }
  }

  private let sources: [SourceText]
  private let page: String

  init() throws {
    sources = try ["LayoutTypography", "LayoutSpec", "LayoutSolver", "LayoutResolver", "LayoutUpdates"]
      .flatMap { module in
        let root = Repository.file("Sources/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
          SourceText(path: "\(module)/\($0)", text: try Repository.text("Sources/\(module)/\($0)"))
        }
      }
    page = try Repository.text("man/layoutc-model.7")
  }

  private func statements(in text: String) -> [Statement] {
    text.matches(of: #/Model: ([a-z0-9-]+) ([a-z]+)/#).map { Statement(name: "\($0.1)", evidence: "\($0.2)") }
  }

  /// The page's entries, with what follows each.
  private var entries: [(statement: Statement, text: String)] {
    page.components(separatedBy: ".It Ic ").dropFirst().compactMap { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1)
      guard let head = parts.first, let match = head.wholeMatch(of: #/([a-z0-9-]+) Pq Em ([a-z]+)/#) else {
        Issue.record("not an entry: \(entry)")
        return nil
      }
      let text = parts.last.map { String($0.prefix(upTo: $0.range(of: "\n.")?.lowerBound ?? $0.endIndex)) }
      return (Statement(name: "\(match.1)", evidence: "\(match.2)"), text ?? "")
    }
  }

  private func choices() throws -> String {
    let file = sources.first { $0.isChoices }
    return try #require(file).text
  }

  @Test func listsWhatTheSourcesState() {
    let stated = sources.flatMap { statements(in: $0.text) }
    let listed = entries.map(\.statement)
    #expect(stated.count > 90)
    #expect(Set(stated).subtracting(listed) == [], "stated in the sources alone")
    #expect(Set(listed).subtracting(stated) == [], "listed by the page alone")
    #expect(Set(listed.map(\.name)).count == listed.count)
    #expect(Set(stated.map(\.name)).count == stated.count)
    #expect(Set(stated.map(\.evidence)) == ["measured", "compared", "documented", "chosen"])
    #expect(entries.allSatisfy { !$0.text.isEmpty })
  }

  /// Choices are in one file, and no rule makes its own.
  @Test func choicesStandInOneFile() {
    let ownWord = #/\b(Chosen|Measured|Documented): /#
    for source in sources {
      for statement in statements(in: source.text) {
        #expect((statement.evidence == "chosen") == source.isChoices, "\(source.path): \(statement.name)")
      }
      #expect(!source.text.contains(ownWord), "\(source.path)")
    }
  }

  /// The code refers to every choice: by its constant of a number, or in a rule's comment.
  @Test func choicesAreReferredTo() throws {
    let choices = try choices()
    let rules = sources.filter { !$0.isChoices }.map { $0.text.split { $0.isWhitespace || $0 == "/" } }
      .map { $0.joined(separator: " ") }
    func referred(by reference: Regex<(Substring, Substring)>) -> Set<Substring> {
      Set(rules.flatMap { $0.matches(of: reference).map(\.1) })
    }
    let constants = referred(by: #/\bChoice\.([A-Za-z]+)/#)
    let names = referred(by: #/\bchoice ([a-z-]*[a-z])/#)
    for statement in statements(in: choices) {
      let words = statement.name.split(separator: "-")
      let constant = String(words[0]) + words.dropFirst().map(\.capitalized).joined()
      let isConstant = choices.contains("static let \(constant) = ")
      #expect(
        isConstant ? constants.contains(constant[...]) : names.contains(statement.name[...]),
        "\(statement.name)")
    }
  }

  private struct Metric {
    let id: String
    let text: String
    let rows: [String]

    init<Value>(_ metric: SystemMetric<Value>) {
      id = metric.id
      text = metric.text
      rows = metric.rows.map {
        "\($0.valueText) \($0.systems.words) (\($0.evidence.rawValue): \($0.source))"
      }
    }
  }

  private let metrics: [Metric] = [
    Metric(SystemMetrics.navigationBar),
    Metric(SystemMetrics.largeTitleBar),
    Metric(SystemMetrics.tabBar),
    Metric(SystemMetrics.searchBar),
    Metric(SystemMetrics.sheetTop),
    Metric(SystemMetrics.toolbar),
    Metric(SystemMetrics.listRowHeight),
    Metric(SystemMetrics.listRowMargins),
    Metric(SystemMetrics.listFirstEdge),
    Metric(SystemMetrics.listLastEdge),
    Metric(SystemMetrics.listPlainHeader),
    Metric(SystemMetrics.listGroupedHeader),
    Metric(SystemMetrics.listHeaderStyle),
    Metric(SystemMetrics.listHeaderMargins),
    Metric(SystemMetrics.listSidebarSides),
    Metric(SystemMetrics.listHeaderTopPadding),
    Metric(SystemMetrics.separatorHeight),
    Metric(SystemMetrics.separatorTrailing),
    Metric(SystemMetrics.fractionsCut),
    Metric(SystemMetrics.sectionsOnPixels),
  ]

  /// The page has each row of every metric that differs between systems, in order.
  @Test func systemsAreListed() throws {
    for metric in metrics {
      let entry = page.components(separatedBy: ".It Cm ").first { $0.hasPrefix(metric.id + "\n") }
      let text = metric.text.prefix(1).uppercased() + metric.text.dropFirst()
      let rows = metric.rows.joined(separator: ";\n")
      #expect(entry?.hasPrefix("\(metric.id)\n\(text):\n\(rows).\n") == true, "\(metric.id)")
    }
    #expect(Set(metrics.map(\.id)).count == metrics.count)
    #expect(page.components(separatedBy: ".It Cm ").count == metrics.count + 1)
    let source = try #require(sources.first { $0.path.hasSuffix("/SystemMetrics.swift") })
    #expect(source.text.components(separatedBy: "= SystemMetric(").count == metrics.count + 1)
  }

  /// Each chosen number is in the page.
  @Test func numbersAreTold() throws {
    let choices = try choices()
    let texts = Dictionary(uniqueKeysWithValues: entries.map { ($0.statement.name, $0.text) })
    let number = #/Model: ([a-z0-9-]+) chosen(?:(?!Model: )[^=])*?static let [A-Za-z]+ = ([0-9.]+)\n/#
    var seen = 0
    for match in choices.matches(of: number) {
      let number = match.2.hasSuffix(".0") ? String(match.2.dropLast(2)) : String(match.2)
      let text = try #require(texts["\(match.1)"])
      #expect(text.split { $0 == " " || $0 == "\n" }.contains { $0 == number }, "\(match.1): \(number)")
      seen += 1
    }
    #expect(seen >= 4)
  }
}
