/// What a run was told does not fit together, or does not fit the spec: in words for the user.
package struct UsageError: Error {
  package let message: String
  package var help: [String] = []

  package init(message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }
}
