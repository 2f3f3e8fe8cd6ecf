/// Why a Swift file with a layout gives no frames.
package enum UnreadReason: CaseIterable, Sendable {
  /// There is no compiler.
  case noCompiler
  case doesNotCompile
  /// Nothing in the file can be called that makes its layout.
  case noEntry
  /// It reads a value for which none can be assumed.
  case unknownValue
  /// The code ends early, maybe because of a value that was assumed.
  case endsEarly

  /// The predicate of a sentence about files with this reason, such as `do not compile`.
  package func predicate(of count: Int) -> String {
    switch self {
    case .noCompiler: count == 1 ? "needs swiftc, which is not in PATH" : "need swiftc, which is not in PATH"
    case .doesNotCompile: count == 1 ? "does not compile" : "do not compile"
    case .noEntry: count == 1 ? "has nothing that can be called" : "have nothing that can be called"
    case .unknownValue: count == 1 ? "reads a value that is unknown" : "read values that are unknown"
    case .endsEarly: count == 1 ? "ends early with assumed values" : "end early with assumed values"
    }
  }
}
