/// Identifies a node of a spec (an item, group, section, supplementary, boundary or decoration item), so that findings and frames lead back
/// to its source; spec values have no other link to it.
public struct NodeID: Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }
}
