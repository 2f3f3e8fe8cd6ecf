/// What a name stands for.
enum NameEntry: Hashable, Sendable {
  case value(ExpressionValue)
  /// A trait's word, and the words it could have been.
  case trait(String, words: [String])
  /// A name that is there and has no value; the sort is known where only the evaluation failed.
  case failed(ExpressionError, sort: ExpressionSort?)

  /// A name of which only the sort is known, as its value depends on what is not known yet.
  static func unknown(_ sort: ExpressionSort) -> NameEntry {
    .failed(ExpressionError("the value is not known yet", at: 0..<0), sort: sort)
  }
}

/// An environment in one place, however many tables look names up in it.
private final class PlacedEnvironment: Sendable {
  let environment: ExpressionEnvironment

  init(_ environment: ExpressionEnvironment) { self.environment = environment }
}

/// Some names with their values: those of the environment, of `let`, of `with`, or of a custom group.
struct NameTable: Sendable {
  /// The names in the order in which they are offered for misspelt ones.
  private var order: [String]
  private var entries: [String: NameEntry] = [:]
  /// Where names that were not defined are looked up.
  private var environment: PlacedEnvironment?

  /// A table without values; `offering` are names that are still to be defined.
  init(offering names: [String] = []) { order = names }

  init(_ values: [(String, ExpressionValue)]) {
    order = values.map(\.0)
    for (name, value) in values { entries[name] = .value(value) }
  }

  /// The names of an environment.
  init(_ environment: ExpressionEnvironment) {
    order = []
    self.environment = PlacedEnvironment(environment)
  }

  /// What a name stands for; nil where the table does not have it.
  subscript(name: String) -> NameEntry? {
    if !entries.isEmpty, let entry = entries[name] { return entry }
    return environment?.environment.entry(named: name)
  }

  /// The names to offer for a misspelt one.
  var offered: [String] { (environment?.environment.names ?? []) + order }

  /// Gives a name its meaning.
  mutating func define(_ name: String, _ entry: NameEntry) {
    if entries.updateValue(entry, forKey: name) == nil, order.count < entries.count { order.append(name) }
  }
}

/// The names that an expression sees: tables, of which the inner ones hide the outer ones.
struct NameScope: Sendable {
  private var tables: [NameTable]
  /// True if errors look for the name that was meant; switched off after many errors, as it costs time.
  var suggestsNames = true

  init(_ tables: NameTable...) { self.tables = tables }

  /// The same scope with more names in front.
  func adding(_ table: NameTable) -> NameScope {
    var scope = self
    scope.tables.append(table)
    return scope
  }

  /// What a name stands for, or nil.
  subscript(name: String) -> NameEntry? {
    for index in tables.indices.reversed() {
      if let entry = tables[index][name] { return entry }
    }
    return nil
  }

  /// Gives a name of the innermost table its meaning.
  mutating func define(_ name: String, _ entry: NameEntry) {
    if tables.isEmpty { tables.append(NameTable()) }
    tables[tables.count - 1].define(name, entry)
  }

  /// The table in front.
  var innermost: NameTable { tables.last ?? NameTable() }

  /// The names to offer for a misspelt one, the innermost first; of a table with very many only the first.
  var names: [String] { tables.reversed().flatMap { $0.offered.prefix(Self.greatestSuggestionCount) } }

  private static let greatestSuggestionCount = 500
}
