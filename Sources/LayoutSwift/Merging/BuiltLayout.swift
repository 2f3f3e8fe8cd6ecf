import LayoutReader
import LayoutSpec

/// What code built in one environment.
package struct BuiltLayout: Sendable {
  package let environment: Environment
  package let spec: Normal
  /// What the code read of the environment before it gave sections, by the names of code.
  private let readsOfEntry: Set<String>
  /// What it read for each section.
  private let readsOfSections: [Set<String>]

  package init(
    _ spec: Normal, in environment: Environment, readsOfEntry: [String], readsOfSections: [[String]]
  ) {
    self.spec = spec
    self.environment = environment
    // Code keeps what it is told of the system, so that only the first section asks.
    self.readsOfEntry = Set(readsOfEntry).union(readsOfSections.joined().filter { $0 == "systemVersion" })
    self.readsOfSections = readsOfSections.map { Set($0) }
  }

  /// What the code read of the environment before it gave a section; for the whole layout where that is nil.
  func reads(ofSection section: Int?) -> Set<String> {
    guard let section, readsOfSections.indices.contains(section) else { return readsOfEntry }
    return readsOfEntry.union(readsOfSections[section])
  }

  /// All that the code read of the environment.
  var reads: Set<String> { readsOfSections.reduce(readsOfEntry) { $0.union($1) } }

  /// What stands at a path, such as `sections`, `0`, `group`; nil where there is no such place.
  func value(at path: [String]) -> Normal? {
    path.reduce(spec as Normal?) { node, step in
      guard let node else { return nil }
      if case .list(let elements) = node.value {
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        return elements[index]
      }
      return node[step]
    }
  }
}
