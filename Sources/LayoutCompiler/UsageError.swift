/// What a run was told does not fit together, or does not fit the spec: in words for the user.
package struct UsageError: Error {
  /// What is wrong with one thing that a run is told.
  package struct Mistake: Sendable {
    /// What a run is told: the name of the option of the command line, without dashes.
    package let option: String
    /// What is wrong with it, such as `names the unknown state 'few'`.
    package let text: String
  }

  /// The whole message, as the command line has it.
  package let message: String
  /// What to do about it, in words of the command line.
  package var help: [String] = []
  /// The option and its mistake by themselves, for programs that have other names for options; nil where the message is not about one.
  package private(set) var mistake: Mistake?

  package init(message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }

  /// - Parameters:
  ///   - option: its name on the command line, without dashes.
  ///   - text: what is wrong with it.
  init(option: String, _ text: String, help: [String] = []) {
    self.init(message: "option '--\(option)' \(text)", help: help)
    mistake = Mistake(option: option, text: text)
  }
}
