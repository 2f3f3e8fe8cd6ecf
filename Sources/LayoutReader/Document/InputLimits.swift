/// What an input may cost: enforced before memory or stack is spent.
public struct InputLimits: Sendable {
  /// The greatest depth of nesting; the root has depth 1, keys do not count.
  public var depth = 64
  /// The greatest size in bytes.
  public var bytes = 10 * 1024 * 1024
  /// The greatest number of values (scalars, sequences, mappings; not keys), aliases written out.
  public var values = 1_000_000

  /// The deepest nesting that may be asked for: what the recursion over a document is known to bear.
  public static let greatestDepth = 256

  public init() {}
}
