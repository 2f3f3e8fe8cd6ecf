/// The limits of an input, checked before it takes memory or stack.
package struct InputLimits: Sendable {
  /// The greatest depth of nesting; the root has depth 1.
  package var depth = 64
  /// The greatest size in bytes.
  package var bytes = 10 * 1024 * 1024
  /// How many values the input may have, not counting keys; an alias counts like the value it repeats.
  package var values = 1_000_000

  /// The greatest value allowed for `depth`, low enough for recursion over a document.
  package static let greatestDepth = 256

  package init() {}

  /// For input that the program wrote or has read before: only depth is limited.
  package static let none: InputLimits = {
    var limits = InputLimits()
    limits.bytes = .max
    limits.values = .max
    return limits
  }()
}
