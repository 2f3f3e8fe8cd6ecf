import LayoutReader
import LayoutSpec

extension System {
  /// The systems that can be named, each family's in order.
  package static let known = SystemNames.all.compactMap(System.init(named:))

  /// Those of a family.
  package static func known(_ family: Family) -> [System] { known.filter { $0.family == family } }
}
