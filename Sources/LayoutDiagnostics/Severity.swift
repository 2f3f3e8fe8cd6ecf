/// The severity of a finding.
///
/// If a spec has an error, `build` writes no data, pictures are drawn with the error marked, and every
/// command exits with 1.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  case info
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
