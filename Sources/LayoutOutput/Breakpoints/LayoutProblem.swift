/// A finding at some lengths of a view: an error, or a group without room. Its message names the length, so two problems are the same if
/// rule and path are.
package struct LayoutProblem: Hashable, Sendable {
  package let rule: String
  package let path: String
  package let message: String
  /// True if UIKit raises an exception or nothing is laid out.
  package let isError: Bool

  package init(rule: String, path: String, message: String, isError: Bool) {
    self.isError = isError
    self.rule = rule
    self.path = path
    self.message = message
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.rule == right.rule && left.path == right.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(path)
  }
}
