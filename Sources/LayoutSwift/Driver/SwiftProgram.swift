import LayoutText

/// Compiled layout code, which answers what it builds in an environment.
package struct SwiftProgram: Sendable {
  let path: String
  /// The file that it was compiled of, as the places in its answers name it.
  package let source: String

  /// How long the whole answer may take, all sections together, seconds. The code limits itself to ten for what makes the layout and for each
  /// section.
  private static let secondsForAnswer = 60
  /// The most that an answer may be long, bytes.
  private static let greatestAnswer = 1 << 28

  /// Asks for a layout.
  ///
  /// - Parameter request: a line of JSON; see `LayoutProgram.answerRequests`.
  /// - Returns: the answer, JSON.
  package func answer(_ request: [UInt8]) throws(SwiftFailure) -> [UInt8] {
    // The code limits itself; this is for what it starts.
    guard
      let run = Platform.run(
        [path], input: request + [0x0A], seconds: Self.secondsForAnswer, limit: Self.greatestAnswer,
        takesAll: true)
    else { throw .machine("cannot start the compiled code", help: []) }
    guard !run.output.isEmpty, run.status == 0 else {
      throw .machine(
        run.isCutShort ? "the code takes too long, or tells too much" : "the code ended without an answer",
        help: [])
    }
    return run.output
  }
}
