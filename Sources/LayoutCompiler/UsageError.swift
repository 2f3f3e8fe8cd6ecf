/// Options that contradict each other or do not fit the spec, in words for the user.
package struct UsageError: Error {
  package struct Mistake: Sendable {
    /// The option's name on the command line, without dashes.
    package let option: String
    /// What is wrong with it, such as `names the unknown state 'few'`.
    package let text: String
  }

  /// The whole message, as the command line prints it.
  package let message: String
  /// How to correct it, as the command line prints it.
  package var help: [String] = []
  /// The option and its mistake, for programs that name options differently; `nil` if the message is not about one option.
  package private(set) var mistake: Mistake?

  package init(message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }

  /// A mistake in one option.
  init(option: String, _ text: String, help: [String] = []) {
    self.init(message: "option '--\(option)' \(text)", help: help)
    mistake = Mistake(option: option, text: text)
  }
}
