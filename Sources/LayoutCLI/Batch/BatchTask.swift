import LayoutCompiler
import LayoutText

/// The work on each spec of a batch.
protocol BatchTask: Sendable {
  var command: Command { get }
  /// True if the documents of specs are needed.
  var keepsDocuments: Bool { get }

  /// Writes the answer to a spec into the line's object, after its id, unless it throws.
  func answer(_ spec: LoadedSpec, _ compiler: SpecCompiler, to sink: ByteSink) throws(UsageError)
    -> BatchTotals
}

/// The result of some lines of a batch.
struct BatchTotals {
  var hasFailed = false
  /// The number of warnings.
  var warnings = 0

  static let failed = BatchTotals(hasFailed: true)

  mutating func add(_ other: BatchTotals) {
    hasFailed = hasFailed || other.hasFailed
    warnings += other.warnings
  }
}
