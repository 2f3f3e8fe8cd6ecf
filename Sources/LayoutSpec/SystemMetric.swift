/// How a behaviour of the model is known; layoutc-model(7) defines the words.
package enum Evidence: String, Sendable {
  case measured
  case compared
  case documented
  case chosen
}

/// A behaviour of UIKit that differs between systems: a number, or a yes or no.
package struct SystemMetric<Value: Sendable>: Sendable {
  /// The value for some of the systems.
  package struct Row: Sendable {
    package let systems: SystemScope
    package let value: Value
    package let evidence: Evidence
    /// Where the value was seen, or why it was chosen.
    package let source: String

    init(_ systems: SystemScope, _ value: Value, _ evidence: Evidence, _ source: String) {
      self.systems = systems
      self.value = value
      self.evidence = evidence
      self.source = source
    }
  }

  /// The name in layoutc-model(7) and in derivations.
  package let id: String
  /// Its description, with its unit.
  package let text: String
  /// What derivations say if the last row applies; `nil` if they say its value.
  package let usual: String?
  /// The first row that contains a system counts; the last contains all.
  package let rows: [Row]

  /// - Parameters:
  ///   - rows: for systems with a special value.
  ///   - rest: for all others.
  init(_ id: String, _ text: String, usually usual: String? = nil, _ rows: Row..., rest: Row) {
    self.usual = usual
    self.id = id
    self.text = text
    self.rows = rows + [rest]
  }

  /// The rule for a system, in one line.
  package func line(_ system: System) -> String {
    let row = row(system)
    if let usual, case .others = row.systems { return usual }
    return "\(text): \(row.valueText) \(row.systems.words), here \(system.name)"
  }

  /// The row for a system.
  package func row(_ system: System) -> Row {
    // By index: in generic code, the runtime would look up at each start how the list is walked through.
    for index in 0..<rows.count - 1 where rows[index].systems.contains(system) { return rows[index] }
    return rows[rows.count - 1]
  }

  /// The value for a system.
  package subscript(system: System) -> Value { row(system).value }
}

extension SystemMetric.Row {
  /// The value in words.
  package var valueText: String {
    if let holds = value as? Bool { return holds ? "yes" : "no" }
    // With three decimals.
    let text = (value as? Double).map { "\(($0 * 1_000).rounded() / 1_000)" } ?? "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
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
