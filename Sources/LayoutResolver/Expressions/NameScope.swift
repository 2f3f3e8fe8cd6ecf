import LayoutSpec

/// The meaning of a name.
enum NameEntry: Hashable, Sendable {
  case value(ExpressionValue)
  /// A trait's word, and the words it can have.
  case trait(String, words: [String])
  /// A name without a value; the sort is known if only the evaluation failed.
  case failed(ExpressionError, sort: ExpressionSort?)

  /// Returns a name whose sort is known, but not its value yet.
  static func unknown(_ sort: ExpressionSort) -> NameEntry {
    .failed(ExpressionError("the value is not known yet", at: 0..<0), sort: sort)
  }
}

/// An environment that several tables share.
private final class PlacedEnvironment: Sendable {
  let environment: ExpressionEnvironment

  init(_ environment: ExpressionEnvironment) { self.environment = environment }
}

/// Which texts functions can measure at a place.
enum TextAccess: Hashable, Sendable {
  /// Only texts in quotes.
  case literals
  /// Those of a cell, too, whose own width is known.
  case textsAndWidth
}

/// Names with their values: of the environment, of `let`, of `with`, or of a custom group.
struct NameTable: Sendable {
  /// The names in the order of suggestions.
  private var order: [String]
  private var entries: [String: NameEntry] = [:]
  /// The texts that functions can measure here; `nil` for none.
  var textAccess: TextAccess? = .literals
  /// The environment, which is asked for names that are not defined here.
  private var environment: PlacedEnvironment?

  /// A table without values. Its `names` will be defined later, but are suggested already.
  init(offering names: [String] = []) { order = names }

  init(_ values: [(String, ExpressionValue)]) {
    order = values.map(\.0)
    for (name, value) in values { entries[name] = .value(value) }
  }

  init(_ environment: ExpressionEnvironment) {
    order = []
    self.environment = PlacedEnvironment(environment)
  }

  /// The meaning of a name; `nil` if the table does not have it.
  subscript(name: String) -> NameEntry? {
    if !entries.isEmpty, let entry = entries[name] { return entry }
    return environment?.environment.entry(named: name)
  }

  /// The names for suggestions.
  var offered: [String] { (environment?.environment.names ?? []) + order }

  mutating func define(_ name: String, _ entry: NameEntry) {
    if entries.updateValue(entry, forKey: name) == nil, order.count < entries.count { order.append(name) }
  }
}

/// The names that an expression sees, in nested tables: a name in an inner table hides the same name in outer
/// ones.
struct NameScope: Sendable {
  private var tables: [NameTable]
  /// True if errors suggest names; switched off after many errors, because it is slow.
  var suggestsNames = true

  init(_ tables: NameTable...) { self.tables = tables }

  /// Returns the scope with an inner table.
  func adding(_ table: NameTable) -> NameScope {
    var scope = self
    scope.tables.append(table)
    return scope
  }

  subscript(name: String) -> NameEntry? {
    for index in tables.indices.reversed() {
      if let entry = tables[index][name] { return entry }
    }
    // A value of the user's own shadows it.
    return name == CellProgram.ownWidth && textAccess == .textsAndWidth ? .unknown(.number) : nil
  }

  /// The texts that functions can measure; `nil` for none.
  var textAccess: TextAccess? { innermost.textAccess }

  /// Defines a name in the innermost table.
  mutating func define(_ name: String, _ entry: NameEntry) {
    if tables.isEmpty { tables.append(NameTable()) }
    tables[tables.count - 1].define(name, entry)
  }

  var innermost: NameTable { tables.last ?? NameTable() }

  /// The names for suggestions, the innermost first; of a long table only the first ones.
  var names: [String] { tables.reversed().flatMap { $0.offered.prefix(Self.greatestSuggestionCount) } }

  private static let greatestSuggestionCount = 500
}
