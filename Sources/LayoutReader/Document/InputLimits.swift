/// The limits on an input, checked before it takes memory or stack.
package struct InputLimits: Sendable {
  /// The largest depth of nesting; the root has depth 1.
  package var depth = 64
  /// The largest size, in bytes.
  package var bytes = 10 * 1024 * 1024
  /// The largest number of values, not counting keys; an alias counts like the value that it repeats.
  package var values = 1_000_000

  /// The largest value allowed for `depth`, low enough for recursion over a document.
  package static let greatestDepth = 256

  package init() {}

  /// The limits for input that the program wrote or has read before: only depth is limited.
  package static let none: InputLimits = {
    var limits = InputLimits()
    limits.bytes = .max
    limits.values = .max
    return limits
  }()
}
