/// What an input may cost: enforced before memory or stack is spent.
package struct InputLimits: Sendable {
  /// The greatest depth of nesting; the root has depth 1, keys do not count.
  package var depth = 64
  /// The greatest size in bytes.
  package var bytes = 10 * 1024 * 1024
  /// The greatest number of values (scalars, sequences, mappings; not keys), aliases written out.
  package var values = 1_000_000

  /// The deepest nesting that may be asked for: what the recursion over a document is known to bear.
  package static let greatestDepth = 256

  package init() {}

  /// For what the program itself wrote, or has read before: only depth, which takes stack, is limited.
  package static let none: InputLimits = {
    var limits = InputLimits()
    limits.bytes = .max
    limits.values = .max
    return limits
  }()
}
