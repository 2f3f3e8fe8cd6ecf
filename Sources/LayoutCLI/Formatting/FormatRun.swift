import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A run of the formatter, which formats one target after another.
struct FormatRun {
  enum Mode {
    case write
    /// Prints the names of files that would change.
    case check
    case diff
  }

  private var console: Console
  private let compiler: SpecCompiler
  private let mode: Mode
  /// The name of standard input.
  private let inputName: String?
  private let output = ByteSink(descriptor: 1)
  private var changed = 0
  private var unchanged = 0
  /// True if standard input was formatted to standard output.
  private var hasInput = false
  private var code = ExitCode.success

  init(console: Console, compiler: SpecCompiler, mode: Mode, inputName: String?) {
    self.console = console
    self.compiler = compiler
    self.mode = mode
    self.inputName = inputName
    self.console.held = [output]
  }

  /// False if the reader of the output has closed it.
  var isOpen: Bool { mode == .write || output.isOpen }

  /// True if there was nothing to format.
  var isIdle: Bool { changed + unchanged == 0 && !hasInput && code == .success }

  mutating func take(_ target: SpecTarget) {
    switch target {
    case .failure(_, let message): fail(message)
    case .named(let path), .found(let path): format(path, isSniffed: false)
    case .sniffed(let path): format(path, isSniffed: true)
    }
  }

  private mutating func format(_ path: String, isSniffed: Bool) {
    let name = path == "-" ? inputName ?? SourceFile.standardInput : path
    if mode == .write, path != "-", (try? Platform.status(of: path))?.kind == .special {
      return fail(
        "cannot write \(shownName(name)): \(InputError.isSpecial.text)",
        help: ["'-' formats standard input"])
    }
    do throws(InputError) {
      let bytes = try compiler.read(path)
      if isSniffed, !SpecSniff.isSpec(bytes) { return }
      format(bytes, path, name)
    } catch {
      // A file that is too large to sniff is probably not a spec.
      if case .tooLarge = error, isSniffed { return }
      end(console.end(compiler.failure(error, path: path, name: name)))
    }
  }

  private mutating func format(_ bytes: [UInt8], _ path: String, _ name: String) {
    let source = SourceFile(name: name, bytes: bytes)
    let (format, limits) = (compiler.options.format, compiler.options.limits)
    switch formatted(source, format: format, limits: limits) {
    case .unreadable(let diagnostics):
      console.report(diagnostics, of: SourceSet(source))
      end(.findings)
    case .refused:
      fail("\(shownName(name)) is left as it is: formatted, it would not say the same")
    case .changed(let edits):
      take(edits, of: InPlaceFile(path: path, name: name, before: bytes, limit: limits.bytes))
    }
  }

  private mutating func take(_ edits: [TextEdit], of file: InPlaceFile) {
    let text = applied(edits, to: file.before)
    switch mode {
    case .write where file.path == "-":
      output.write(bytes: text)
      hasInput = true
      return
    case .write:
      if let message = file.write(text) { return fail(message) }
    case .check:
      if !edits.isEmpty { output.write(text: "\(shownName(file.name))\n") }
    case .diff:
      UnifiedDiff(from: file.before, to: text).write(name: file.name, to: output)
    }
    if edits.isEmpty {
      unchanged += 1
    } else {
      changed += 1
      if mode != .write { end(.findings) }
    }
  }

  private mutating func fail(_ message: String, help: [String] = []) {
    console.complain(message, help: help)
    end(.usage)
  }

  private mutating func end(_ code: ExitCode) { self.code = max(self.code, code) }

  /// Prints a summary and returns the exit code.
  mutating func finish() -> ExitCode {
    output.flush()
    if let failure = output.failure { end(console.end(failure)) }
    let words =
      mode == .write ? ("reformatted", "left unchanged") : ("would be reformatted", "already formatted")
    let parts = [(changed, words.0), (unchanged, words.1)].filter { $0.0 > 0 }
    if !parts.isEmpty {
      console.complain(parts.map { "\(counted($0.0, "file")) \($0.1)" }.joined(separator: ", "))
    }
    return isIdle ? .usage : code
  }
}
