/// How a behaviour of the model is known; layoutc-model(7) says what the words mean.
package enum Evidence: String, Sendable {
  case measured
  case compared
  case documented
  case chosen
}

/// What UIKit does otherwise from one system to another: a number, or whether it does something at all.
package struct SystemMetric<Value: Sendable>: Sendable {
  /// What holds for some of the systems.
  package struct Row: Sendable {
    package let systems: SystemScope
    package let value: Value
    package let evidence: Evidence
    /// Where it was seen, or why it is so.
    package let source: String

    init(_ systems: SystemScope, _ value: Value, _ evidence: Evidence, _ source: String) {
      self.systems = systems
      self.value = value
      self.evidence = evidence
      self.source = source
    }
  }

  /// The name by which layoutc-model(7) and derivations have it.
  package let id: String
  /// What it is, with its unit.
  package let text: String
  /// What derivations say where the last row holds, in a line; nil where they say the same as elsewhere.
  package let usual: String?
  /// The first one that holds for a system counts; the last holds for all.
  package let rows: [Row]

  /// - Parameters:
  ///   - rows: of the systems that have something of their own.
  ///   - rest: of all others.
  init(_ id: String, _ text: String, usually usual: String? = nil, _ rows: Row..., rest: Row) {
    self.usual = usual
    self.id = id
    self.text = text
    self.rows = rows + [rest]
  }

  /// What holds for a system in a line: as usual, or what and since when.
  package func line(_ system: System) -> String {
    let row = row(system)
    if let usual, case .others = row.systems { return usual }
    return "\(text): \(row.valueText) \(row.systems.words), here \(system.name)"
  }

  /// The metric and its rows in words, as layoutc-model(7) has them.
  package var words: SystemMetricWords {
    SystemMetricWords(
      id: id, text: text,
      rows: rows.map { "\($0.valueText) \($0.systems.words) (\($0.evidence.rawValue): \($0.source))" })
  }

  /// What holds for a system.
  package func row(_ system: System) -> Row {
    rows.first { $0.systems.contains(system) } ?? rows[rows.count - 1]
  }

  /// The value for a system.
  package subscript(system: System) -> Value { row(system).value }
}

extension SystemMetric.Row {
  /// The value in words.
  package var valueText: String {
    if let holds = value as? Bool { return holds ? "yes" : "no" }
    // A thousandth of a point is the finest that is told.
    let text = (value as? Double).map { "\(($0 * 1_000).rounded() / 1_000)" } ?? "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A metric in words.
package struct SystemMetricWords: Sendable {
  package let id: String
  package let text: String
  package let rows: [String]
}

/// Some of the systems.
package enum SystemScope: Sendable {
  /// A system and the later ones of its family.
  case since(System)
  /// A system and the earlier ones of its family.
  case upTo(System)
  case of(System.Family)
  case others

  package func contains(_ system: System) -> Bool {
    switch self {
    case .since(let first): system.isAtLeast(first)
    case .upTo(let last): last.isAtLeast(system)
    case .of(let family): system.family == family
    case .others: true
    }
  }

  /// In words that follow a value: `from iOS 26 on`.
  package var words: String {
    switch self {
    case .since(let first): "from \(first.title) on"
    case .upTo(let last): "up to \(last.title)"
    case .of(let family): "on \(family.title)"
    case .others: "elsewhere"
    }
  }
}

extension System {
  /// As Apple writes it: `iOS 26`.
  package var title: String { "\(family.title) \(version)" }
}

extension System.Family {
  /// As Apple writes it.
  package var title: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    }
  }
}
