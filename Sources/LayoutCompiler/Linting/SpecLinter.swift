import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText

/// Lints one spec after another, and mends them, on whatever thread.
public struct SpecLinter: Sendable {
  public let compiler: SpecCompiler
  /// The fixes that are applied; nil where the text stays as it is.
  public var kindsToFix: Set<FixKind>?
  /// Whether findings are to have fixes, for formats that tell of them.
  let wantsFixes: Bool

  public init(_ compiler: SpecCompiler, kindsToFix: Set<FixKind>? = nil, wantsFixes: Bool) {
    self.compiler = compiler
    self.kindsToFix = kindsToFix
    self.wantsFixes = wantsFixes
  }

  /// What was found in a spec, after it was mended where that is asked for.
  public struct Linted: Sendable {
    public var file: LintedFile
    public var hasErrors: Bool
    /// The configuration that governs the spec.
    public var configuration: ConfigurationFile?
    /// What was mended; nil where nothing was to be.
    public var mended: FixResult?
  }

  /// Lints a text.
  ///
  /// - Parameters:
  ///   - path: where it was read; `-` for standard input.
  ///   - name: what it is called in messages.
  public func lint(
    _ bytes: [UInt8], path: String, name: String
  ) throws(UsageError) -> Result<Linted, SpecFailure> {
    let mended = kindsToFix.map { fix(bytes, path, name, $0) }
    let linted: LintedSpec
    switch try check(mended?.bytes ?? bytes, path, name) {
    case .success(let checked): linted = checked
    case .failure(let failure): return .failure(failure)
    }
    let loaded = linted.spec.loaded
    var found = loaded.diagnostics.sorted
    // Whether a change of what stands for several places moves a frame is known once it is tried.
    let isDoubtful =
      mended == nil && found.contains { $0.fixes.contains { $0.kind == .safe && $0.isShared } }
    let refused = mended?.refused ?? (isDoubtful ? fix(bytes, path, name, [.safe]).refused : [])
    found = Self.withTrueFixes(found, of: loaded.sources.main, refused: refused)
    if let normal = loaded.normal { LastingPaths(normal).add(to: &found) }
    var file = LintedFile(
      name: name, sources: loaded.sources, diagnostics: found, omissions: loaded.diagnostics.omissions)
    file.isFixable = linted.isWhole
    let configuration = try? compiler.configuration(forSpec: name)?.get()
    return .success(
      Linted(
        file: file, hasErrors: loaded.diagnostics.hasErrors, configuration: configuration, mended: mended))
  }

  /// A spec that was linted.
  private struct LintedSpec {
    let spec: PreparedSpec
    let layouts: [SolvedLayout]?
    /// Whether no error kept a part of it from being linted.
    var isWhole: Bool { layouts?.allSatisfy(\.isWhole) ?? false }
  }

  /// Lints a text that is there.
  private func check(
    _ bytes: [UInt8], _ path: String, _ name: String
  ) throws(UsageError) -> Result<LintedSpec, SpecFailure> {
    let loaded = compiler.input.load(
      SourceFile(name: name, bytes: bytes), keepsDocument: kindsToFix != nil || wantsFixes)
    switch try compiler.prepare(loaded, path: path) {
    case .success(var spec):
      let planner = spec.loaded.document.map { FixPlanner(spec.loaded.sources.main, $0) }
      let layouts = try compiler.solve(&spec, planner: planner, looksAround: true)
      if let planner, let normal = spec.loaded.normal {
        spec.loaded.diagnostics = planner.openingVariants(of: normal, in: spec.loaded.diagnostics)
      }
      return .success(LintedSpec(spec: spec, layouts: layouts))
    case .failure(let failure): return .failure(failure)
    }
  }

  /// The findings with the fixes that can be had: none of what stands in an included file, and none that was refused.
  private static func withTrueFixes(
    _ diagnostics: [Diagnostic], of main: SourceFile, refused: [FixRefusal]
  ) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard !diagnostic.fixes.isEmpty else { return diagnostic }
      var result = diagnostic
      result.fixes.removeAll { fix in
        fix.edits.contains { Int($0.span.end) > main.bytes.count }
          || refused.contains { $0.fix.isOffer(fix, of: diagnostic) }
      }
      return result
    }
  }

  /// Mends a text. What cannot be linted at all stays as it is, and is told of afterwards.
  private func fix(_ bytes: [UInt8], _ path: String, _ name: String, _ kinds: Set<FixKind>) -> FixResult {
    // Where frames are compared stays the same for all texts, whatever a fix makes of conditions and states.
    var compared: [Variation]??
    var engine = FixEngine(bytes, kinds: kinds) { bytes, wantsFrames in
      guard case .success(let linted)? = try? check(bytes, path, name) else {
        return CheckedText(diagnostics: DiagnosticBag(), isLinted: false, frames: nil)
      }
      var frames: FrameDigest?
      if wantsFrames, let layouts = linted.layouts {
        var digest = FrameDigest()
        for layout in layouts { digest.add(layout.solution) }
        let others = compared ?? linted.spec.comparedByFixes(layouts)
        compared = .some(others)
        digest.isPartial = others == nil
        for variation in others ?? [] {
          digest.add(compiler.solveBeside(linted.spec, variation)?.solution)
        }
        frames = digest
      }
      return CheckedText(
        diagnostics: linted.spec.loaded.diagnostics, isLinted: linted.isWhole, frames: frames)
    }
    return engine.run()
  }
}
