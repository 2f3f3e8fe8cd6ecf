/// Puts definitions after those that they use, and finds those that use themselves.
///
/// A depth-first search with a stack of its own: a `let` may have as many names as the input has room for.
struct LetOrder {
  private enum Mark: Equatable {
    case unseen
    /// On the way, at a depth of the path.
    case open(depth: Int)
    case done
  }

  /// A definition on the way, and how many of its references have been followed.
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

  /// The order, and for each definition that closes a cycle the error that shows it.
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

  /// The reference at the end of the path leads back to its part from `depth` on; the error stands at it.
  ///
  /// It is recorded for the definition that closes the cycle alone: the others use that one, and fail with it.
  private mutating func close(at depth: Int, _ range: Range<Int>) {
    guard let last = path.last?.definition, cycles[last] == nil else { return }
    cycles[last] = ExpressionError(
      "the definitions form a cycle: \(chain(from: depth))", at: range, definition: definitions[last].place)
  }

  /// `a -> b -> a`, shortened in the middle where it is long.
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
