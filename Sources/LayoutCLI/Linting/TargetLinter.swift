import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutSwift
import LayoutText

/// Lints the targets of a run, on any thread.
struct TargetLinter: Sendable {
  let compiler: SpecCompiler
  var request: LintRequest
  /// The name of standard input in messages.
  let inputName: String?

  enum Outcome: Sendable {
    case linted(LintedFile, hasErrors: Bool, ConfigurationFile?, [FixedFile])
    /// A Swift file.
    ///
    /// - Parameter isNamed: false if it was found in a folder.
    case code(LintedCode, isNamed: Bool)
    /// A Swift file that was found in a folder, and that cannot be compiled here.
    case uncompiled(name: String)
    /// The file is no spec.
    case skipped
    /// The target could not be read, or the options do not fit it.
    case failed(name: String, message: String, help: [String])
    case brokenConfiguration(name: String, ConfigurationFile)
  }

  func lint(_ target: SpecTarget) -> Outcome {
    switch target {
    case .failure(let path, let message): .failed(name: path, message: message, help: [])
    case .named(let path):
      lint(path, name: path == "-" ? inputName ?? SourceFile.standardInput : path, isSniffed: false)
    case .found(let path): lint(path, name: path, isSniffed: false)
    case .sniffed(let path): lint(path, name: path, isSniffed: true)
    }
  }

  private func lint(_ path: String, name: String, isSniffed: Bool) -> Outcome {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try compiler.read(path)
    } catch {
      return failed(path, name, error, isSniffed: isSniffed)
    }
    guard SpecCompiler.isSwiftFile(name) else {
      return isSniffed && !SpecSniff.isSpec(bytes) ? .skipped : lint(bytes, path, name)
    }
    if isSniffed, !SwiftLayoutFile(path: name, bytes).makesLayout { return .skipped }
    if isSniffed, compiler.options.toolchain?.isInstalled == false { return .uncompiled(name: name) }
    do throws(UsageError) {
      switch try compiler.lintEntries(bytes, path: path, name: name, request) {
      case .success(let code): return .code(code, isNamed: !isSniffed)
      case .failure(let failure): return outcome(failure, name)
      }
    } catch {
      return .failed(name: name, message: error.message, help: error.help)
    }
  }

  private func lint(_ bytes: [UInt8], _ path: String, _ name: String) -> Outcome {
    do throws(UsageError) {
      switch try compiler.lint(bytes, path: path, name: name, request) {
      case .success(let compiled):
        let unmended: @Sendable () -> Outcome = {
          var plain = self
          plain.request.kindsToFix = nil
          return plain.lint(bytes, path, name)
        }
        let fixed = compiled.mended.map { result in
          [MendedInclude(path: path, before: bytes, result: result)] + compiled.mendedIncludes
        }
        let files = (fixed ?? []).enumerated().map { index, file in
          FixedFile(
            path: file.path, name: index == 0 ? name : file.path, before: file.before, result: file.result,
            isIncluded: index > 0, unmended: unmended)
        }
        return .linted(compiled.file, hasErrors: compiled.hasErrors, compiled.spec.configuration, files)
      case .failure(let failure): return outcome(failure, name)
      }
    } catch {
      return .failed(name: name, message: error.message, help: error.help)
    }
  }

  private func failed(_ path: String, _ name: String, _ error: InputError, isSniffed: Bool) -> Outcome {
    // A file that is too large to read counts as a spec only if it is named like one or the user names it.
    if case .tooLarge = error, isSniffed { return .skipped }
    return outcome(compiler.failure(error, path: path, name: name), name)
  }

  private func outcome(_ failure: SpecFailure, _ name: String) -> Outcome {
    switch failure {
    case .unreadable(let message): return .failed(name: name, message: message, help: [])
    case .brokenConfiguration(let configuration): return .brokenConfiguration(name: name, configuration)
    case .refused(_, let message, let rule):
      let finding = Diagnostic(.error, rule: rule, message, at: Span(0, 0))
      let sources = SourceSet(SourceFile(name: name, bytes: []))
      let file = LintedFile(name: name, sources: sources, diagnostics: [finding])
      return .linted(file, hasErrors: true, nil, [])
    }
  }
}
