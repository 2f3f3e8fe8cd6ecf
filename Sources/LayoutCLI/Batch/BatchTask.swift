import LayoutCompiler
import LayoutText

/// What is done with each spec of a batch.
protocol BatchTask: Sendable {
  var command: Command { get }
  /// True if a spec's text is looked at again.
  var keepsDocuments: Bool { get }

  /// Writes the answer to a spec into the line's object, behind its id, unless it throws.
  func answer(_ spec: LoadedSpec, _ compiler: SpecCompiler, to sink: ByteSink) throws(UsageError)
    -> BatchTotals
}

/// What became of the lines of a batch.
struct BatchTotals {
  var hasFailed = false
  /// How many warnings there are.
  var warnings = 0

  static let failed = BatchTotals(hasFailed: true)

  mutating func add(_ other: BatchTotals) {
    hasFailed = hasFailed || other.hasFailed
    warnings += other.warnings
  }
}
