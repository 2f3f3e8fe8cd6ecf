import LayoutCompiler
import LayoutDiagnostics

/// The options `--fix`, `--unsafe-fixes` and `--diff`.
struct FixArguments: Sendable {
  /// The fixes that are applied.
  let kinds: Set<FixKind>
  /// True to show the changes without writing them.
  let isDiff: Bool

  /// `nil` if nothing is to be fixed.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    isDiff = arguments.has(.diff)
    let fixes = arguments.has(.fix)
    if fixes, isDiff {
      throw UsageError(
        message: "option '--fix' writes what '--diff' only shows; give one of them")
    }
    if arguments.has(.unsafeFixes), !fixes, !isDiff {
      throw UsageError(
        message: "option '--unsafe-fixes' says which fixes are applied, but none are",
        help: ["add --fix to apply them, or --diff to see them"])
    }
    kinds = arguments.has(.unsafeFixes) ? [.safe, .unsafe] : [.safe]
    if !fixes, !isDiff { return nil }
  }
}
