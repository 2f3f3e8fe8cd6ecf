import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText

/// Lints one spec after another, on whatever thread.
struct SpecLinter: Sendable {
  let solving: SolvingArguments
  let input: SpecInput
  /// What standard input is called.
  let inputName: String?
  /// What is mended, if anything.
  var fixing: FixArguments?
  /// Whether findings are to have fixes, for formats that tell of them.
  let wantsFixes: Bool

  /// What became of a target.
  enum Outcome: Sendable {
    case linted(LintedFile, hasErrors: Bool, Configuration?, FixedFile?)
    /// A file that is no spec.
    case skipped
    /// It could not be read, or the command line does not fit it.
    case failed(name: String, message: String, help: [String])
    /// Its configuration is wrong.
    case ungoverned(name: String, Configuration)
  }

  func lint(_ target: LintTarget) -> Outcome {
    switch target {
    case .failure(let path, let message): .failed(name: path, message: message, help: [])
    case .named(let path):
      lint(path, name: path == "-" ? inputName ?? "<stdin>" : path, isSniffed: false)
    case .found(let path): lint(path, name: path, isSniffed: false)
    case .sniffed(let path): lint(path, name: path, isSniffed: true)
    }
  }

  private func lint(_ path: String, name: String, isSniffed: Bool) -> Outcome {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try Platform.readAll(path: path, limit: input.limits.bytes)
    } catch {
      return failed(path, name, error, isSniffed: isSniffed)
    }
    if isSniffed, !SpecSniff.isSpec(bytes) { return .skipped }
    return lint(bytes, path, name)
  }

  private func lint(_ bytes: [UInt8], _ path: String, _ name: String) -> Outcome {
    do throws(UsageError) {
      var fixed: FixedFile?
      if let fixing {
        let result = fix(bytes, path, name, fixing.kinds)
        fixed = FixedFile(
          path: path, name: name, before: bytes, after: result.bytes, applied: result.applied,
          refused: result.refused, isHeldUp: result.isHeldUp,
          unmended: {
            var plain = self
            plain.fixing = nil
            return plain.lint(bytes, path, name)
          })
      }
      let loaded: SpecInput.Loaded
      let isWhole: Bool
      switch try check(fixed?.after ?? bytes, path, name) {
      case .success(let checked): (loaded, isWhole) = (checked.loaded, checked.isWhole)
      case .failure(let failure): return outcome(failure, name)
      }
      var found = loaded.diagnostics.sorted
      // Whether a change of what stands for several places moves a frame is known once it is tried.
      let isDoubtful =
        fixing == nil && found.contains { $0.fixes.contains { $0.kind == .safe && $0.isShared } }
      let refused = fixed?.refused ?? (isDoubtful ? fix(bytes, path, name, [.safe]).refused : [])
      found = Self.withTrueFixes(found, of: loaded.sources.main, refused: refused)
      if let normal = loaded.normal { LastingPaths(normal).add(to: &found) }
      var file = LintedFile(
        name: name, sources: loaded.sources, diagnostics: found,
        omissions: loaded.diagnostics.omissions)
      file.isFixable = isWhole
      let configuration = try? solving.sideFiles.configuration(forSpec: name)?.get()
      return .linted(file, hasErrors: loaded.diagnostics.hasErrors, configuration, fixed)
    } catch {
      return .failed(name: name, message: error.message, help: error.help)
    }
  }

  /// A spec that was linted.
  private struct CheckedSpec {
    let loaded: SpecInput.Loaded
    let options: ResolveOptions
    let layouts: [SolvingArguments.Checked]?
    /// Whether no error kept a part of it from being linted.
    var isWhole: Bool { layouts?.allSatisfy(\.isWhole) ?? false }
  }

  /// Lints a text that is there.
  private func check(
    _ bytes: [UInt8], _ path: String, _ name: String
  ) throws(UsageError) -> Result<CheckedSpec, SpecInput.Failure> {
    var loaded = input.load(
      SourceFile(name: name, bytes: bytes), keepsDocument: fixing != nil || wantsFixes)
    switch try solving.prepare(&loaded, path: path, input) {
    case .success(let prepared):
      let planner = loaded.document.map { FixPlanner(loaded.sources.main, $0) }
      let layouts = try solving.solve(
        &loaded, prepared.options, policy: prepared.policy, adding: prepared.added, planner: planner,
        looksAround: true)
      if let planner, let normal = loaded.normal {
        loaded.diagnostics = planner.openingVariants(of: normal, in: loaded.diagnostics)
      }
      return .success(CheckedSpec(loaded: loaded, options: prepared.options, layouts: layouts))
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
    // What is looked at besides stays the same for all texts, whatever a fix makes of conditions and states.
    var besides: Besides?
    var engine = FixEngine(bytes, kinds: kinds) { bytes, wantsFrames in
      guard case .success(let checked)? = try? check(bytes, path, name) else {
        return CheckedText(diagnostics: DiagnosticBag(), isLinted: false, frames: nil)
      }
      var frames: FrameDigest?
      if wantsFrames, let layouts = checked.layouts {
        var digest = FrameDigest()
        for layout in layouts { digest.add(layout.solution) }
        let others = besides ?? solving.besides(checked.loaded, checked.options, layouts)
        besides = others
        digest.isPartial = others.areTooMany
        for variation in others.variations {
          digest.add(solving.solveBeside(checked.loaded, checked.options, variation)?.solution)
        }
        frames = digest
      }
      return CheckedText(
        diagnostics: checked.loaded.diagnostics, isLinted: checked.isWhole, frames: frames)
    }
    return engine.run()
  }

  private func failed(_ path: String, _ name: String, _ error: InputError, isSniffed: Bool) -> Outcome {
    // What is too large to read may be anything: only what is named like a spec, or by the user, is held to be one.
    if case .tooLarge = error, isSniffed { return .skipped }
    return outcome(input.failure(error, path: path, name: name), name)
  }

  private func outcome(_ failure: SpecInput.Failure, _ name: String) -> Outcome {
    switch failure {
    case .unreadable(let message): return .failed(name: name, message: message, help: [])
    case .ungoverned(let configuration): return .ungoverned(name: name, configuration)
    case .refused(_, let message, let rule):
      let finding = Diagnostic(.error, rule: rule, message, at: Span(0, 0))
      let sources = SourceSet(SourceFile(name: name, bytes: []))
      let file = LintedFile(name: name, sources: sources, diagnostics: [finding])
      return .linted(file, hasErrors: true, nil, nil)
    }
  }
}
