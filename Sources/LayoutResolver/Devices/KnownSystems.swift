import LayoutReader
import LayoutSpec

extension System {
  /// All named systems, in order within each family.
  package static let known = SystemNames.all.compactMap(System.init(named:))

  package static func known(_ family: Family) -> [System] { known.filter { $0.family == family } }
}
