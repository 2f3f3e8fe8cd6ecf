import LayoutText

/// A finding at some lengths of a view: an error, or a group without room. Its message names the length, so two problems are the same if
/// rule and place are.
package struct LayoutProblem: Hashable, Sendable {
  package let rule: String
  /// The spec path of its node, such as `sections[0]`; empty if it has none.
  package let path: String
  package let span: Span
  package let message: String
  /// True if UIKit raises an exception or nothing is laid out.
  package let isError: Bool

  package init(rule: String, path: String, span: Span, message: String, isError: Bool) {
    self.rule = rule
    self.path = path
    self.span = span
    self.message = message
    self.isError = isError
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.rule == right.rule && left.path == right.path && left.span == right.span
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(path)
    hasher.combine(span)
  }
}
