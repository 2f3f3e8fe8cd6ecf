import LayoutDiagnostics
import LayoutText

/// Merges the findings of one rule in one layout that share a place or a cause, so that a mistake in a definition is reported once, however
/// often the definition is used.
struct FindingsByPlace {
  private struct Key: Hashable {
    let place: Span
    let isCause: Bool
    /// Numbers the findings of one node at one place, because these are not merged.
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

  /// The merged findings, in the order in which the first of each was added.
  var all: [Diagnostic] {
    groups.map { group in
      let isOnePlace = group.allSatisfy { $0.span == group[0].span }
      return Diagnostic(uniting: group, counting: isOnePlace ? "places" : "items")
    }
  }
}
