import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// The streams of a run: data go to standard output, messages to standard error.
struct Console {
  /// True if messages are coloured.
  var isColored = false
  /// Where it is noted down what is said and written.
  var record: RunRecord? {
    didSet { files = FilesInUse() }
  }
  /// What the run has read and written.
  private(set) var files = FilesInUse()
  /// What standard output is written into, for a command that draws a screen; messages are only noted down then.
  var screen: ByteSink?
  /// What data are being written to: they go out before a message, so that neither stands within a line of the other.
  var held: [ByteSink] = []

  /// How many characters a line of standard output has: as COLUMNS says, else the terminal; nil where neither does.
  static var columns: Int? {
    let told = Platform.environmentVariable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return told ?? Platform.terminalColumns(1)
  }

  /// What is printed of the findings of one file.
  static let printedFindings = 50

  /// Writes a message about the run itself.
  func complain(_ message: String, help: [String] = []) {
    withErrors { sink, _ in
      sink.write(text: "layoutc: \(message)\n")
      for line in help { sink.write(text: "layoutc: \(line)\n") }
    }
  }

  /// Writes why there is no spec.
  ///
  /// - Returns: what the run ends with.
  func end(_ failure: SpecFailure) -> ExitCode {
    switch failure {
    case .unreadable(let message):
      complain(message)
      return .usage
    case .refused(let name, let message, let rule):
      withErrors { sink, _ in sink.write(text: "\(shownName(name)): error: \(message) [\(rule)]\n") }
      return .findings
    case .brokenConfiguration(let configuration):
      report(configuration.diagnostics, of: configuration.sources)
      return .usage
    }
  }

  /// Writes the findings of a file in the order of their places. Where there are too many, those that are no errors are left out first.
  ///
  /// - Parameter isBrief: one line each for what is no error.
  func report(_ diagnostics: DiagnosticBag, of sources: SourceSet, isBrief: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    withErrors { sink, isColored in
      let reporter = TextReporter(sources, isColored: isColored)
      let findings = diagnostics.sorted
      var room = max(0, Self.printedFindings - findings.count { $0.severity == .error })
      let printed = findings.filter { finding in
        if finding.severity < .error { room -= 1 }
        return finding.severity == .error || room >= 0
      }
      for finding in printed.prefix(Self.printedFindings) {
        if isBrief, finding.severity < .error {
          reporter.writeBrief(finding, to: sink)
        } else {
          reporter.write(finding, to: sink)
        }
      }
      let more = findings.count - Self.printedFindings + diagnostics.omitted
      if more > 0 { sink.write(text: "\(shownName(sources.main.name)): \(more) more not shown\n") }
    }
  }

  /// The errors of a file in the order of their places, as they are printed.
  func errors(_ diagnostics: DiagnosticBag, of sources: SourceSet) -> String {
    let sink = ByteSink()
    let reporter = TextReporter(sources, isColored: false)
    for finding in diagnostics.sorted.filter({ $0.severity == .error }).prefix(Self.printedFindings) {
      reporter.write(finding, to: sink)
    }
    return sink.text
  }

  /// A compiler whose reading is noted down: outputs are not written over what it reads.
  func compiler(_ options: RunOptions) -> SpecCompiler {
    let record = record
    return SpecCompiler(options, files: files.access) { record?.willRead($0) }
  }

  /// Writes data to standard output.
  ///
  /// - Returns: success also where the reader of a pipe has seen enough.
  func output(_ body: (ByteSink) -> Void) -> ExitCode {
    if let screen {
      body(screen)
      return .success
    }
    let sink = ByteSink(descriptor: 1)
    body(sink)
    sink.flush()
    return sink.failure.map(end) ?? .success
  }

  /// What a run ends with that cannot write standard output: success where the reader of a pipe has seen enough.
  func end(_ failure: SinkFailure) -> ExitCode {
    switch failure {
    case .closedPipe: return .success
    case .system(let code):
      complain("cannot write standard output: \(Platform.errorText(code))")
      return .usage
    }
  }

  /// Writes data to a file, whole or not at all, or to standard output. Folders of the file that are missing are made.
  func output(to path: String?, _ body: (ByteSink) -> Void) -> ExitCode {
    guard let path, path != "-" else { return output(body) }
    if let reason = files.claim(path) {
      complain(reason, help: ["write to another file"])
      return .usage
    }
    if let problem = Platform.createFolder(ofFile: path) {
      complain(problem)
      return .usage
    }
    guard let error = OutputFile.write(to: path, body) else {
      record?.didWrite(path)
      return .success
    }
    complain(error.text)
    return .usage
  }

  private func withErrors(_ body: (_ sink: ByteSink, _ isColored: Bool) -> Void) {
    if screen == nil {
      for sink in held { sink.flush() }
      let sink = ByteSink(descriptor: 2)
      body(sink, isColored)
      sink.flush()
    }
    if let record { body(record.messages, false) }
  }
}
