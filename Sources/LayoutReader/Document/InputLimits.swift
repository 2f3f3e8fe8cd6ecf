/// The limits of an input, checked before it takes memory or stack.
package struct InputLimits: Sendable {
  /// The greatest depth of nesting; the root has depth 1.
  package var depth = 64
  /// The greatest size in bytes.
  package var bytes = 10 * 1024 * 1024
  /// The greatest number of values, without keys; an alias counts like its value.
  package var values = 1_000_000

  /// The greatest depth that may be set, which recursion over a document can handle.
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
