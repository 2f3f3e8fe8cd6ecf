import LayoutDiagnostics
import LayoutText

/// Unites the findings of one rule in one layout by place or cause, so that a definition that is used often is reported once.
struct FindingsByPlace {
  private struct Key: Hashable {
    let place: Span
    let isCause: Bool
    /// Counts the findings of one node at the place; they stay apart.
    let ordinal: Int
  }

  private struct NodePlace: Hashable {
    let span: Span
    let path: String?
  }

  private var groups: [[Diagnostic]] = []
  private var indexes: [Key: Int] = [:]
  private var counts: [NodePlace: Int] = [:]

  mutating func add(_ diagnostic: Diagnostic, cause: Span?) {
    let place = NodePlace(span: diagnostic.span, path: diagnostic.path)
    let ordinal = cause == nil ? counts[place, default: 0] : 0
    counts[place] = ordinal + 1
    let key = Key(place: cause ?? diagnostic.span, isCause: cause != nil, ordinal: ordinal)
    if let index = indexes[key] {
      groups[index].append(diagnostic)
    } else {
      indexes[key] = groups.count
      groups.append([diagnostic])
    }
  }

  /// Each finding once, in the order in which they were added.
  var all: [Diagnostic] {
    groups.map { group in
      let isOnePlace = group.allSatisfy { $0.span == group[0].span }
      return Diagnostic(uniting: group, counting: isOnePlace ? "places" : "items")
    }
  }
}
