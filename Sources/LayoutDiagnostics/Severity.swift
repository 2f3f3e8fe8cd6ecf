/// How bad a finding is. Errors stop `build` of data, pictures show them, and they make every command exit with 1.
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
