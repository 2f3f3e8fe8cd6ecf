/// Orders definitions after those that they use, and finds cycles.
///
/// A depth-first search with an explicit stack, because a `let` can have any number of names.
struct LetOrder {
  private enum Mark: Equatable {
    case unseen
    /// On the current path, at this depth.
    case open(depth: Int)
    case done
  }

  /// A definition on the path, and the number of its references that have been followed.
  private struct Visit {
    var definition: Int
    var followed: Int
  }

  private let references: [[(target: Int, range: Range<Int>)]]
  private let definitions: [LetDefinitions.Definition]
  private var marks: [Mark]
  private var order: [Int] = []
  private var cycles: [Int: ExpressionError] = [:]
  private var path: [Visit] = []

  /// Returns the order, and the error of each definition that closes a cycle.
  static func order(of definitions: [LetDefinitions.Definition]) -> (
    order: [Int], cycles: [Int: ExpressionError]
  ) {
    var search = LetOrder(definitions)
    for start in definitions.indices where search.marks[start] == .unseen { search.visit(from: start) }
    return (search.order, search.cycles)
  }

  private init(_ definitions: [LetDefinitions.Definition]) {
    let places = [String: Int](named: definitions)
    references = definitions.map { definition in
      guard case .expression(let expression) = definition.body else { return [] }
      return expression.references.compactMap { reference in
        places[reference.name].map { ($0, reference.range) }
      }
    }
    self.definitions = definitions
    marks = Array(repeating: .unseen, count: definitions.count)
  }

  private mutating func visit(from start: Int) {
    open(start)
    while let last = path.indices.last {
      let visit = path[last]
      guard visit.followed < references[visit.definition].count else {
        marks[visit.definition] = .done
        order.append(visit.definition)
        path.removeLast()
        continue
      }
      path[last].followed += 1
      let reference = references[visit.definition][visit.followed]
      switch marks[reference.target] {
      case .unseen: open(reference.target)
      case .open(let depth): close(at: depth, reference.range)
      case .done: break
      }
    }
  }

  private mutating func open(_ definition: Int) {
    marks[definition] = .open(depth: path.count)
    path.append(Visit(definition: definition, followed: 0))
  }

  /// Reports the cycle from `depth` to the end of the path, at the reference that closes it.
  ///
  /// Only the definition that closes the cycle has the error; the others use it and fail with it.
  private mutating func close(at depth: Int, _ range: Range<Int>) {
    guard let last = path.last?.definition, cycles[last] == nil else { return }
    cycles[last] = ExpressionError(
      "the definitions form a cycle: \(chain(from: depth))", at: range, definition: definitions[last].place)
  }

  /// Returns a text such as `a -> b -> a`, shortened in the middle if it is long.
  private func chain(from depth: Int) -> String {
    let visits = path[depth...]
    let shown = visits.count <= 10 ? [visits] : [visits.prefix(5), visits.suffix(4)]
    let parts = shown.map { part in
      part.map { definitions[$0.definition].place.name }.joined(separator: " -> ")
    }
    let first = visits.first.map { definitions[$0.definition].place.name } ?? ""
    return parts.joined(separator: " -> … -> ") + " -> " + first
  }
}
