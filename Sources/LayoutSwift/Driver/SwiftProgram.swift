import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Compiled layout code.
package struct SwiftProgram: Sendable {
  package let path: String
  /// The paths of its sources, as its answers name them.
  package let sources: [String]
  /// Ends its runs early.
  let interruption: Interruption?

  /// How many seconds the answer may take, for all sections together. The code itself stops after ten in the entry or in a section.
  private static let secondsForAnswer = 60
  /// The maximum length of an answer, in bytes.
  private static let greatestAnswer = 1 << 28

  /// Asks for the layout in an environment.
  ///
  /// - Parameters:
  ///   - request: a line of JSON; see `LayoutProgram.answerRequests`.
  ///   - file: the user's file, which findings point to.
  ///   - entry: the declaration of the entry, for findings without a place.
  package func layout(
    in environment: Environment, _ request: [UInt8], of file: SourceFile, entry: Span, _ limits: InputLimits
  ) throws(SwiftFailure) -> BuiltLayout {
    try ProgramAnswer(source: file, path: sources[0], entry: entry)
      .layout(try answer(request), in: environment, limits)
  }

  private func answer(_ request: [UInt8]) throws(SwiftFailure) -> [UInt8] {
    // The code limits its own time; this limit is for processes that the code starts.
    guard
      let run = Platform.run(
        // Without this, the order of dictionaries and sets is another one in each run.
        ["env", "SWIFT_DETERMINISTIC_HASHING=1", path], input: request + [0x0A],
        seconds: Self.secondsForAnswer, limit: Self.greatestAnswer,
        takesAll: true, interruption: interruption)
    else { throw .machine("cannot start the compiled code", help: []) }
    guard !run.output.isEmpty, run.status == 0 else {
      throw .machine(
        run.isCutShort ? "the code takes too long, or tells too much" : "the code ended without an answer",
        help: [])
    }
    return run.output
  }
}
