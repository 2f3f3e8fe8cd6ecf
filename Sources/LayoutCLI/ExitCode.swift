/// What a run says to the shell. The same for every command and every format; of several specs the greatest.
package enum ExitCode: Int32, Sendable, Comparable {
  /// Nothing to complain of.
  case success = 0
  /// The spec has findings.
  case findings = 1
  /// The command line, or reading or writing, went wrong.
  case usage = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
