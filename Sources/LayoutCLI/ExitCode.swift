/// The exit status of a run. If there are several specs, the greatest status counts.
package enum ExitCode: Int32, Sendable, Comparable {
  case success = 0
  /// The spec has findings, or layouts differ.
  case findings = 1
  /// The command line is wrong, or a file cannot be read or written.
  case usage = 2

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
