/// The identity of a thing in a spec (item, group, section, supplementary, boundary or decoration item): what carries a finding or a
/// frame back to the place where it was written. Spec values know nothing else of their source.
public struct NodeID: Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }
}
