import LayoutDiagnostics
import LayoutLint
import LayoutText

/// What a caller of `SpecCompiler.lint` wants in addition to the findings.
package struct LintRequest: Sendable {
  /// The fixes to apply; `nil` if the text stays as it is.
  package var kindsToFix: Set<FixKind>?
  /// True if findings should come with fixes.
  package var wantsFixes = false
  package var keepsLayouts = false
  /// The specs of the run. A file that several of them include is fixed only if no frame moves in any of them.
  package var paths: [String] = []

  package init(
    kindsToFix: Set<FixKind>? = nil, wantsFixes: Bool = false, keepsLayouts: Bool = false,
    paths: [String] = []
  ) {
    self.kindsToFix = kindsToFix
    self.wantsFixes = wantsFixes
    self.keepsLayouts = keepsLayouts
    self.paths = paths
  }
}

extension SpecCompiler {
  /// Compiles a text and everything else that rules look at, and applies fixes.
  package func lint(
    _ bytes: [UInt8], path: String, name: String, _ request: LintRequest
  ) throws(UsageError) -> Result<CompiledSpec, SpecFailure> {
    try lint(load(bytes, name, request), path: path, request)
  }

  /// Compiles a spec and everything else that rules look at, and applies fixes. Fixes need the spec's document.
  package func lint(
    _ loaded: LoadedSpec, path: String, _ request: LintRequest
  ) throws(UsageError) -> Result<CompiledSpec, SpecFailure> {
    var compiled: CompiledSpec
    switch try check(loaded, path, request) {
    case .success(let checked): compiled = checked
    case .failure(let failure): return .failure(failure)
    }
    let main = loaded.sources.main
    var mended: FixResult?
    var includes: [MendedInclude] = []
    var refused: [FixRefusal] = []
    if let kinds = request.kindsToFix, !compiled.spec.isBuiltByCode {
      let (result, fixed) = fix(main, compiled, path, request, kinds)
      (mended, refused) = (result, result.refused)
      (includes, compiled) = fixIncludes(of: fixed, result.bytes, path, request)
      if compiled.diagnostics.isBeyondCapacity {
        // More findings are left than are reported: those that a run without fixes would report.
        let texts = Dictionary(includes.map { ($0.path, $0.result.bytes) }) { $1 }
        var plain = request
        (plain.kindsToFix, plain.wantsFixes) = (nil, true)
        let again = try reading(texts).check(result.bytes, path, main.name, plain)
        if case .success(let checked) = again { compiled = checked }
      }
    } else if compiled.hasDoubtfulFixes {
      refused = fix(main, compiled, path, request, [.safe]).result.refused
      includes = fixIncludes(of: compiled, main.bytes, path, request).files
    }
    compiled.refused = refused + includes.flatMap(\.result.refused)
    compiled.mended = mended
    compiled.mendedIncludes = includes
    return .success(compiled)
  }

  /// Lints a text without applying fixes.
  func check(
    _ bytes: [UInt8], _ path: String, _ name: String, _ request: LintRequest
  ) throws(UsageError) -> Result<CompiledSpec, SpecFailure> {
    try check(load(bytes, name, request), path, request)
  }

  private func load(_ bytes: [UInt8], _ name: String, _ request: LintRequest) -> LoadedSpec {
    load(
      SourceFile(name: name, bytes: bytes), keepsDocument: request.kindsToFix != nil || request.wantsFixes)
  }

  private func check(
    _ loaded: LoadedSpec, _ path: String, _ request: LintRequest
  ) throws(UsageError) -> Result<CompiledSpec, SpecFailure> {
    var loaded = loaded
    if request.kindsToFix != nil { loaded.diagnostics.limit = DiagnosticBag.greatestFixed }
    switch try prepare(loaded, path: path) {
    case .success(let spec):
      let loaded = spec.loaded
      // A text with syntax errors is not fixed.
      let document = loaded.recovery == nil ? loaded.document : nil
      let planner = document.map { FixPlanner(loaded.sources.main, $0, included: loaded.includedDocuments) }
      let run = SpecRun(self, spec, planner: planner, keeping: request.keepsLayouts ? .max : nil)
      return .success(try run.compile(looksAround: true))
    case .failure(let failure): return .failure(failure)
    }
  }

  /// A digest of all frames that fixes must not move; `nil` if the spec could not be solved. The first call decides which environments are
  /// compared in addition to those of the run.
  func frames(of compiled: CompiledSpec, in compared: inout [Variation]??) -> FrameDigest? {
    guard !compiled.resolved.isEmpty else { return nil }
    let spec = compiled.spec
    var digest = FrameDigest()
    let others = compared ?? spec.comparedByFixes(compiled.resolved)
    compared = .some(others)
    digest.isPartial = others == nil
    for variation in spec.variations + spec.plan.configured + (others ?? []) {
      digest.add(preview(spec, variation)?.solution)
    }
    return digest
  }

  /// Fixes and compiles a text. A text that cannot be linted stays as it is.
  private func fix(
    _ source: SourceFile, _ first: CompiledSpec, _ path: String, _ request: LintRequest, _ kinds: Set<FixKind>
  ) -> (result: FixResult, compiled: CompiledSpec) {
    // The frames of all texts are compared in the same environments, even if a fix changes conditions or states.
    var compared: [Variation]??
    func checked(_ compiled: CompiledSpec, wantsFrames: Bool) -> CheckedText<CompiledSpec> {
      CheckedText(
        diagnostics: compiled.diagnostics, isLinted: compiled.isWhole,
        frames: wantsFrames ? frames(of: compiled, in: &compared) : nil, subject: compiled)
    }
    var engine = FixEngine(source.bytes, kinds: kinds, checked: checked(first, wantsFrames: false)) {
      text, wantsFrames in
      if text == source.bytes { return checked(first, wantsFrames: wantsFrames) }
      guard case .success(let compiled)? = try? check(text, path, source.name, request) else {
        return CheckedText(diagnostics: DiagnosticBag(), isLinted: false, frames: nil, subject: nil)
      }
      return checked(compiled, wantsFrames: wantsFrames)
    }
    let result = engine.run()
    return (result, engine.current.subject ?? first)
  }
}
