import LayoutDiagnostics
import LayoutText

/// What one rule finds in one layout: one place, or one cause, is one finding, however often a definition is used or a group's items
/// suffer from it.
struct UnitedFindings {
  private struct Key: Hashable {
    let place: Span
    let isCause: Bool
    /// Among those that one node has there: they are different findings.
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

  /// Each finding once, in the order in which they were met.
  var all: [Diagnostic] {
    groups.map { group in
      let isOnePlace = group.allSatisfy { $0.span == group[0].span }
      return Diagnostic(uniting: group, counting: isOnePlace ? "places" : "items")
    }
  }
}
