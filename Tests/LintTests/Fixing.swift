import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// Mending a spec, as the command does it for one environment.
enum Fixing {
  static func run(
    _ text: String, name: String = "spec.yaml", kinds: Set<FixKind> = [.safe],
    policy: LintPolicy = LintPolicy()
  ) -> FixResult {
    run(Array(text.utf8), name: name, kinds: kinds, policy: policy)
  }

  static func run(
    _ bytes: [UInt8], name: String = "spec.yaml", kinds: Set<FixKind> = [.safe],
    policy: LintPolicy = LintPolicy()
  ) -> FixResult {
    let bytes = withoutErrors(bytes, name: name, kinds: kinds, policy: policy)
    var engine = FixEngine(bytes, kinds: kinds) { bytes, wantsFrames in
      check(bytes, name: name, wantsFrames: wantsFrames, policy: policy)
    }
    return engine.run()
  }

  /// Applies the fixes of a spec's errors, as in an editor: the linter does not change such specs.
  private static func withoutErrors(
    _ bytes: [UInt8], name: String, kinds: Set<FixKind>, policy: LintPolicy
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<100 {
      let checked = check(bytes, name: name, wantsFrames: false, policy: policy)
      guard !checked.isLinted else { break }
      var edits: [TextEdit] = []
      for diagnostic in checked.diagnostics.sorted {
        guard let fix = diagnostic.fixes.first(where: { kinds.contains($0.kind) }),
          !fix.edits.contains(where: { new in
            edits.contains { new.span.start <= $0.span.end && $0.span.start <= new.span.end }
          })
        else { continue }
        edits += fix.edits
      }
      let mended = applied(edits, to: bytes)
      guard mended != bytes else { break }
      bytes = mended
    }
    return bytes
  }

  /// Reads, lints and solves a spec.
  static func check(
    _ bytes: [UInt8], name: String = "spec.yaml", wantsFrames: Bool, policy: LintPolicy = LintPolicy()
  ) -> CheckedText<Void> {
    let source = SourceFile(name: name, bytes: bytes)
    var diagnostics = DiagnosticBag()
    guard let document = readDocument(source, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics)
    else { return CheckedText(diagnostics: diagnostics, isLinted: false, frames: nil, subject: nil) }
    let planner = FixPlanner(source, document)
    guard !diagnostics.hasErrors, let layout = resolve(normal, into: &diagnostics) else {
      diagnostics = planner.openingVariants(of: normal, in: diagnostics)
      return CheckedText(diagnostics: diagnostics, isLinted: false, frames: nil, subject: nil)
    }
    let pipeline = FindingPipeline(SourceSet(source), normal, policy: policy)
    let linted = LintedLayout(layout, policy, pipeline.suppressions, planner: planner)
    linted.lint(into: &diagnostics)
    let solution = solve(layout.spec, in: layout.environment)
    linted.lint(solution, into: &diagnostics)
    reportExceededLimits(layout, solution, into: &diagnostics)
    diagnostics = pipeline.judged(diagnostics, coverage: .init(isComplete: true))
    var frames: FrameDigest?
    if wantsFrames {
      frames = FrameDigest()
      frames?.add(solution)
    }
    return CheckedText(diagnostics: diagnostics, isLinted: true, frames: frames, subject: ())
  }

  static func frames(_ bytes: [UInt8], name: String = "spec.yaml") -> FrameDigest? {
    check(bytes, name: name, wantsFrames: true).frames
  }
}

extension FixResult {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
