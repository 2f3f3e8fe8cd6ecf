/// What a run was told does not fit together, or does not fit the spec: in words for the user.
public struct UsageError: Error {
  public let message: String
  public var help: [String] = []

  public init(message: String, help: [String] = []) {
    self.message = message
    self.help = help
  }
}
