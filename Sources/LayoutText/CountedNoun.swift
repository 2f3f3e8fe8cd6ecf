extension String {
  /// The text with blanks behind it, as many as make it so many characters long.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// A number of things, such as `1 gap` and `2 gaps`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
