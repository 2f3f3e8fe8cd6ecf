import LayoutReader
import LayoutText

/// An entry of a `let`.
struct LetEntry: Sendable {
  enum Value: Sendable {
    case value(ExpressionValue)
    /// A whole `${ … }`.
    case expression(String)
  }

  var place: LetPlace
  var value: Value

  /// - Parameter isWritten: true if the text at the span is the expression itself.
  init(_ name: String, _ value: Value, at span: Span = Span(0, 0), isWritten: Bool = true) {
    var text = ""
    if case .expression(let expression) = value, isWritten { text = expression }
    place = LetPlace(name: name, span: span, text: text)
    self.value = value
  }

  /// The entry of a field; `nil` if it has no valid value.
  init?(_ field: NormalField) {
    let span = field.value.span
    switch field.value.value {
    case .number(let number): self.init(field.key, .value(.number(number)), at: span)
    case .boolean(let boolean): self.init(field.key, .value(.boolean(boolean)), at: span)
    case .expression(let text):
      self.init(
        field.key, .expression(text), at: span, isWritten: field.value.scope != Normal.rewritten)
    case .null, .text, .list, .map, .raw: return nil
    }
  }
}

/// The names of a `let` that an expression in it sees.
enum LetVisibility: Sendable {
  /// All names, in any order: the `let` of a spec.
  case all
  /// Only previous names: the `let` of a custom group.
  case earlier
}

/// The expressions of a `let`, parsed and ordered once for any number of environments.
struct LetDefinitions: Sendable {
  /// A name with its value or expression, or with the error in it.
  struct Definition: Sendable {
    enum Body: Sendable {
      case value(ExpressionValue)
      case expression(Expression)
      case failed(ExpressionError)
    }

    var place: LetPlace
    var body: Body
  }

  private(set) var definitions: [Definition]
  private let visibility: LetVisibility
  /// An order in which each definition follows those that it uses.
  private let order: [Int]

  init(_ entries: [LetEntry], visibility: LetVisibility = .all) {
    self.visibility = visibility
    definitions = entries.map { entry in
      switch entry.value {
      case .value(let value): return Definition(place: entry.place, body: .value(value))
      case .expression(let text):
        do throws(ExpressionError) {
          return Definition(place: entry.place, body: .expression(try Expression.parse(text)))
        } catch {
          return Definition(place: entry.place, body: .failed(error.within(entry.place)))
        }
      }
    }
    switch visibility {
    case .earlier: order = Array(definitions.indices)
    case .all:
      let found = LetOrder.order(of: definitions)
      order = found.order
      for (index, error) in found.cycles { definitions[index].body = .failed(error) }
    }
  }

  /// The number of steps that the evaluation of all definitions takes.
  var stepCount: Int {
    definitions.reduce(0) { sum, definition in
      if case .expression(let expression) = definition.body { sum + expression.nodes.count } else { sum + 1 }
    }
  }

  /// Evaluates each name once and returns the errors in the `let` itself.
  ///
  /// A name whose evaluation fails (a division by zero) is an error only at its uses; that error names the
  /// definition.
  func evaluated(seeing surroundings: NameScope) -> (table: NameTable, errors: [ExpressionError]) {
    var scope = surroundings.adding(NameTable(offering: definitions.map(\.place.name)))
    var errors: [Int: ExpressionError] = [:]
    let later = visibility == .earlier ? Dictionary(named: definitions) : [:]
    for index in order {
      let definition = definitions[index]
      let entry = self.entry(definition, in: scope, later: later)
      if case .failed(let error, nil) = entry, error.definition == definition.place, errors[index] == nil {
        errors[index] = error
        if errors.count >= Self.greatestSuggestionCount { scope.suggestsNames = false }
      }
      scope.define(definition.place.name, entry)
    }
    return (scope.innermost, errors.sorted { $0.key < $1.key }.map(\.value))
  }

  private func entry(_ definition: Definition, in scope: NameScope, later: [String: Int]) -> NameEntry {
    switch definition.body {
    case .value(let value): return .value(value)
    case .failed(let error): return .failed(error, sort: nil)
    case .expression(let expression):
      do throws(ExpressionError) {
        if visibility == .earlier { try refuseLater(expression, in: scope, later: later) }
        let sort = try expression.sort(in: scope)
        do throws(ExpressionError) {
          return .value(try expression.value(in: scope))
        } catch {
          return .failed(error.within(definition.place), sort: sort)
        }
      } catch {
        return .failed(error.within(definition.place), sort: nil)
      }
    }
  }

  private func refuseLater(
    _ expression: Expression, in scope: NameScope, later: [String: Int]
  ) throws(ExpressionError) {
    for reference in expression.references where later[reference.name] != nil && scope[reference.name] == nil
    {
      throw UnknownNames.later(reference.name, at: reference.range)
    }
  }

  /// After this many errors, names are no longer suggested.
  private static let greatestSuggestionCount = 50
}

extension [String: Int] {
  /// Maps each name to the index of its first definition.
  init(named definitions: [LetDefinitions.Definition]) {
    self.init(
      definitions.enumerated().map { ($0.element.place.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }
}
