import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Compares the values of expressions in two layouts.
struct ExpressionComparison {
  private let written: WrittenSpec
  private var old: Evaluator
  private var new: Evaluator
  /// The expressions of the `let`s.
  private let lets: [String: String]
  private var ignored = DiagnosticBag()

  /// - Parameters:
  ///   - old: the names of the environment and the `let`s in the old layout.
  ///   - new: those in the new one.
  init(_ written: WrittenSpec, old: NameScope, new: NameScope) {
    self.written = written
    self.old = Evaluator(old, definitions: written.scopes)
    self.new = Evaluator(new, definitions: written.scopes)
    lets = written.names.reduce(into: [:]) { lets, field in
      if case .expression(let text) = field.value.value { lets[field.key] = text }
    }
  }

  typealias Values = (old: ExpressionValue, new: ExpressionValue)

  /// The values of an expression if they differ.
  mutating func values(of text: String, scope: Int32) -> Values? {
    guard let old = old.value(of: text, scope: scope, at: Span(0, 0), into: &ignored),
      let new = new.value(of: text, scope: scope, at: Span(0, 0), into: &ignored), old != new
    else { return nil }
    return (old, new)
  }

  /// The expression that changes the value at a place: that itself, or one that a name in it stands for. `nil` if the value changes only as
  /// the size of the view does, without a leap.
  mutating func change(at place: PlacedExpression) -> ChangedExpression? {
    guard let values = values(of: place.text, scope: place.scope) else { return nil }
    if !place.isDiscrete, case (.number(let old), .number(let new)) = values,
      abs(new - old) < place.leastChange
    {
      return nil
    }
    var open = [(place: place, values: values)]
    var seen: Set = [place]
    var next = 0
    while next < open.count {
      let (place, values) = open[next]
      next += 1
      let leaps = leaps(at: place)
      if !leaps.isEmpty {
        return ChangedExpression(place, values, followsSizeClass: leaps.allSatisfy(\.namesSizeClass))
      }
      for (name, definition) in definitions(in: place) where seen.insert(definition).inserted {
        self.values(of: "${\(name)}", scope: place.scope).map { open.append((definition, $0)) }
      }
    }
    return place.isDiscrete ? ChangedExpression(place, values) : nil
  }

  /// The parts of an expression that leap: conditions, numbers that are rounded, and lengths of texts.
  private mutating func leaps(at place: PlacedExpression) -> [String] {
    guard let expression = try? written.scopes.expressions.expression(place.text) else { return [] }
    return expression.nodes.indices.compactMap { index in
      switch expression.nodes[index] {
      case .comparison, .function(.floor, _), .function(.ceil, _), .function(.round, _), .text:
        let part = expression.slice(index)
        return values(of: "${\(part)}", scope: place.scope) == nil ? nil : part
      default: return nil
      }
    }
  }

  /// The expressions that names in an expression stand for.
  private func definitions(in place: PlacedExpression) -> [(name: String, definition: PlacedExpression)] {
    ExpressionNames.names(in: place.text).compactMap { name, _ in
      let scope = place.scope > 0 ? written.scopes[place.scope] : nil
      if let own = scope?.names.first(where: { $0.key == name }) {
        guard case .expression(let text) = own.value.value else { return nil }
        return (name, PlacedExpression(text, scope: scope?.site ?? 0))
      }
      return lets[name].map { (name, PlacedExpression($0, scope: 0)) }
    }
  }
}

extension String {
  fileprivate var namesSizeClass: Bool { contains("SizeClass") }
}

/// An expression, and where its names have a meaning.
struct PlacedExpression: Hashable {
  let text: String
  let scope: Int32
  /// True for a number of columns or cells, or a condition: each change of it is one of the layout.
  var isDiscrete = false
  /// Smaller changes of a number are not the cause of anything: points, or percent or fractions for values in these units.
  var leastChange = 2.0

  init(_ text: String, scope: Int32) {
    self.text = text
    self.scope = scope
  }

  /// - Returns: `nil` for a value that is no expression.
  init?(_ value: Normal, isDiscrete: Bool) {
    guard case .expression(let text) = value.value else { return nil }
    let isPercent = text.hasSuffix("%")
    self.init(isPercent ? String(text.dropLast()) : text, scope: value.scope)
    self.isDiscrete = isDiscrete
    if isPercent { leastChange = 0.5 }
  }
}
