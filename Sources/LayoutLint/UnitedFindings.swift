import LayoutDiagnostics
import LayoutText

/// Unites the findings of a rule in a layout that share a place or a cause, as uses of one definition do.
struct UnitedFindings {
  private struct Key: Hashable {
    let place: Span
    let isCause: Bool
    /// Distinguishes the findings of one node at one place.
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

  /// The united findings, in the order of the first of each.
  var all: [Diagnostic] {
    groups.map { group in
      let isOnePlace = group.allSatisfy { $0.span == group[0].span }
      return Diagnostic(uniting: group, counting: isOnePlace ? "places" : "items")
    }
  }
}
