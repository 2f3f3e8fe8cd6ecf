import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// The streams of a run: data goes to standard output, messages to standard error.
struct Console {
  var isColored = false
  /// Records the messages and the files read and written, for commands that watch.
  var record: RunRecord? {
    didSet { files = FilesInUse() }
  }
  /// The files that the run has read and written.
  private(set) var files = FilesInUse()
  /// Receives standard output in a command that draws on the whole screen; messages are then only recorded.
  var screen: ByteSink?
  /// The data sinks to flush before each message, so that lines do not mix.
  var held: [ByteSink] = []

  /// The number of characters per line of standard output: COLUMNS, otherwise the terminal's width, otherwise `nil`.
  static var columns: Int? {
    let columns = Platform.environmentVariable("COLUMNS").flatMap { Int($0) } ?? 0
    return columns > 0 ? columns : Platform.terminalColumns(1)
  }

  /// How many characters a line of explanations has.
  static var lineLength: Int { min(max(columns ?? 100, 40), 1_000) }

  /// How many findings of a file are printed, at most.
  static let printedFindings = 50

  /// Writes a message about the run itself.
  func complain(_ message: String, help: [String] = []) {
    withErrors { sink, _ in
      sink.write(text: "layoutc: \(message)\n")
      for line in help { sink.write(text: "layoutc: \(line)\n") }
    }
  }

  /// Reports why a spec cannot be read and returns the exit code.
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

  /// Writes the findings of a file in order of position. If there are too many to print, warnings are left out before errors.
  ///
  /// - Parameter isBrief: True to write warnings on one line each.
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

  /// The errors of a file as they are printed, in order of position.
  func errors(_ diagnostics: DiagnosticBag, of sources: SourceSet) -> String {
    let sink = ByteSink()
    let reporter = TextReporter(sources, isColored: false)
    for finding in diagnostics.sorted.filter({ $0.severity == .error }).prefix(Self.printedFindings) {
      reporter.write(finding, to: sink)
    }
    return sink.text
  }

  /// A compiler that records the files it reads, so that no output overwrites them.
  func compiler(_ options: RunOptions) -> SpecCompiler {
    let record = record
    return SpecCompiler(options, files: files.access) { record?.willRead($0) }
  }

  /// Writes data to standard output. It is no failure if the reader of a pipe has closed it.
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

  /// The exit code after a failure to write standard output: success if the reader of a pipe has closed it.
  func end(_ failure: SinkFailure) -> ExitCode {
    switch failure {
    case .closedPipe: return .success
    case .system(let code):
      complain("cannot write standard output: \(Platform.errorText(code))")
      return .usage
    }
  }

  /// Writes data to a file, completely or not at all, or to standard output. Creates missing folders.
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
