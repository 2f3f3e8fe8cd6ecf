import LayoutDiagnostics
import LayoutLint
import LayoutText

/// Lints one spec after another, and mends them, on whatever thread.
package struct SpecLinter: Sendable {
  package var compiler: SpecCompiler
  /// The fixes that are applied; nil where the text stays as it is.
  package var kindsToFix: Set<FixKind>?
  /// True if findings are to have fixes, for formats that tell of them.
  let wantsFixes: Bool
  /// True if the layouts are wanted, too: then all of them are kept.
  let keepsLayouts: Bool
  /// The specs of the run: what some of them include is mended only where it moves no frame of any.
  package var paths: [String] = []

  package init(
    _ compiler: SpecCompiler, kindsToFix: Set<FixKind>? = nil, wantsFixes: Bool, keepsLayouts: Bool = false
  ) {
    self.keepsLayouts = keepsLayouts
    self.compiler = compiler
    self.kindsToFix = kindsToFix
    self.wantsFixes = wantsFixes
  }

  /// What was found in a spec, after it was mended where that is asked for.
  package struct Linted: Sendable {
    package var file: LintedFile
    package var hasErrors: Bool
    /// The configuration that governs the spec.
    package var configuration: ConfigurationFile?
    /// What was mended; nil where nothing was to be.
    package var mended: FixResult?
    /// What was mended of the files that it includes.
    package var mendedIncludes: [MendedInclude] = []
    /// What was solved for the rules, one for each device and state of the run; empty where layouts are not kept, and where errors left nothing. Of
    /// no use for runs with a matrix, whose bounds may be left out.
    package var layouts: [VariedLayout]
    /// What was solved for the rules besides, since the configuration names it.
    package var configuredLayouts: [VariedLayout]
  }

  /// Lints a text.
  ///
  /// - Parameters:
  ///   - path: where it was read; `-` for standard input.
  ///   - name: what it is called in messages.
  package func lint(
    _ bytes: [UInt8], path: String, name: String
  ) throws(UsageError) -> Result<Linted, SpecFailure> {
    try lint(load(bytes, name), path: path)
  }

  /// Lints a spec that was read, its document kept where fixes are wanted.
  package func lint(
    _ loaded: LoadedSpec, path: String
  ) throws(UsageError) -> Result<Linted, SpecFailure> {
    let (name, bytes) = (loaded.sources.main.name, loaded.sources.main.bytes)
    var linted: LintedSpec
    switch try check(loaded, path) {
    case .success(let checked): linted = checked
    case .failure(let failure): return .failure(failure)
    }
    var mended: FixResult?
    var includes: [MendedInclude] = []
    var refused: [FixRefusal] = []
    // Code is written by its author.
    if let kindsToFix, !linted.spec.isCode {
      let result = fix(bytes, linted, path, name, kindsToFix)
      (mended, refused) = (result.fixes, result.fixes.refused)
      (includes, linted) = fixIncludes(of: result.linted, result.fixes.bytes, path, name)
    } else if linted.hasDoubtfulFixes {
      refused = fix(bytes, linted, path, name, [.safe]).fixes.refused
      includes = fixIncludes(of: linted, bytes, path, name).files
    }
    refused += includes.flatMap(\.result.refused)
    let spec = linted.spec.loaded
    var pipeline = FindingPipeline(spec.sources, spec.normal)
    pipeline.refused = refused
    let found = pipeline.told(spec.diagnostics)
    var file = LintedFile(
      name: name, sources: spec.sources, diagnostics: found, omissions: spec.diagnostics.omissions)
    file.isFixable = linted.isWhole
    let results = linted.run?.results
    let layouts =
      results.map { all in all.indices.map { VariedLayout(all.variation(at: $0), all[$0]) } } ?? []
    let configuration = try? compiler.configuration(forSpec: name)?.get()
    return .success(
      Linted(
        file: file, hasErrors: spec.diagnostics.hasErrors, configuration: configuration, mended: mended,
        mendedIncludes: includes,
        layouts: layouts.filter { $0.variation.reason != .configured },
        configuredLayouts: layouts.filter { $0.variation.reason == .configured }))
  }

  /// A spec that was linted. A class, since a copy would count the references of every part of it, in a hundred kilobytes of code.
  final class LintedSpec {
    let spec: PreparedSpec
    /// Nil where errors left nothing.
    let run: SpecRun?

    init(spec: PreparedSpec, run: SpecRun?) {
      self.spec = spec
      self.run = run
    }

    /// True if no error kept a part of it from being linted.
    var isWhole: Bool { run?.isWhole ?? false }
    /// True if a safe fix changes text that several places share: only trying it shows whether a frame moves.
    var hasDoubtfulFixes: Bool {
      spec.loaded.diagnostics.contains { $0.fixes.contains { $0.kind == .safe && $0.isShared } }
    }
  }

  /// Lints a text that is there.
  func check(
    _ bytes: [UInt8], _ path: String, _ name: String
  ) throws(UsageError) -> Result<LintedSpec, SpecFailure> {
    try check(load(bytes, name), path)
  }

  private func load(_ bytes: [UInt8], _ name: String) -> LoadedSpec {
    compiler.input.load(
      SourceFile(name: name, bytes: bytes), keepsDocument: kindsToFix != nil || wantsFixes)
  }

  private func check(
    _ loaded: LoadedSpec, _ path: String
  ) throws(UsageError) -> Result<LintedSpec, SpecFailure> {
    switch try compiler.prepare(loaded, path: path) {
    case .success(var spec):
      let planner = spec.loaded.document.map {
        FixPlanner(spec.loaded.sources.main, $0, included: spec.loaded.includedDocuments)
      }
      let run = try compiler.run(
        &spec, planner: planner, looksAround: true, keeping: keepsLayouts ? .max : nil)
      return .success(LintedSpec(spec: spec, run: run))
    case .failure(let failure): return .failure(failure)
    }
  }

  /// What is seen of a spec wherever frames are compared; nil where it could not be solved.
  ///
  /// - Parameter compared: where that is besides the environments of the run, once it is known.
  func frames(of linted: LintedSpec, in compared: inout [Variation]??) -> FrameDigest? {
    guard let run = linted.run else { return nil }
    var digest = FrameDigest()
    let others = compared ?? linted.spec.comparedByFixes(run.layouts)
    compared = .some(others)
    digest.isPartial = others == nil
    for variation in linted.spec.variations + linted.spec.plan.configured + (others ?? []) {
      digest.add(compiler.solveBeside(linted.spec, variation)?.solution)
    }
    return digest
  }

  /// Mends a text that was linted. What cannot be linted stays as it is, and is told of afterwards.
  ///
  /// - Returns: what was mended, and what is found in the text that this leaves.
  private func fix(
    _ bytes: [UInt8], _ first: LintedSpec, _ path: String, _ name: String, _ kinds: Set<FixKind>
  ) -> (fixes: FixResult, linted: LintedSpec) {
    // Where frames are compared stays the same for all texts, whatever a fix makes of conditions and states.
    var compared: [Variation]??
    func checked(_ linted: LintedSpec, wantsFrames: Bool) -> CheckedText<LintedSpec> {
      CheckedText(
        diagnostics: linted.spec.loaded.diagnostics, isLinted: linted.isWhole,
        frames: wantsFrames ? frames(of: linted, in: &compared) : nil, subject: linted)
    }
    var engine = FixEngine(bytes, kinds: kinds, checked: checked(first, wantsFrames: false)) {
      text, wantsFrames in
      if text == bytes { return checked(first, wantsFrames: wantsFrames) }
      guard case .success(let linted)? = try? check(text, path, name) else {
        return CheckedText(diagnostics: DiagnosticBag(), isLinted: false, frames: nil, subject: nil)
      }
      return checked(linted, wantsFrames: wantsFrames)
    }
    let fixes = engine.run()
    return (fixes, engine.current.subject ?? first)
  }
}
