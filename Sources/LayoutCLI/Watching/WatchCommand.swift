import LayoutCompiler
import LayoutOutput
import LayoutText

/// `layoutc watch`: builds a spec again whenever one of its files changes, until it is interrupted.
///
/// A spec with errors leaves the last good picture, with the errors over it.
struct WatchCommand {
  let arguments: ParsedArguments
  let console: Console
  /// Called after each build.
  var didBuild: ((RunRecord) -> Void)?

  /// How long a spec may be gone, in milliseconds: editors remove or rename the old file before the new one has its name.
  private static let grace = 200
  /// How long nothing must happen before a change counts as whole, in milliseconds.
  private static let quiet = 5

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let spec = arguments.operands.first, spec != "-" else {
      throw UsageError(message: "watch takes one spec that is a file")
    }
    guard let output = arguments.value(.output) else {
      return try TerminalWatch(arguments: arguments, console: console, spec: spec).run()
    }
    if let option = OptionTable.options.first(where: {
      [.ascii, .width].contains($0.id) && arguments.has($0.id)
    }) {
      throw UsageError(
        message: "option '--\(option.name)' draws in the terminal, but the output is a file",
        help: ["leave one of them out"])
    }
    guard output != "-", !output.hasPrefix("/dev/") else {
      throw UsageError(
        message: "watch needs a file to write to",
        help: ["name one: --output preview.html", "or none, to draw in the terminal"])
    }
    let format = try BuildCommand(arguments: arguments, console: console).outputFormat()
    let changes = Self.changes()
    var good = LastGoodOutput(format: format)
    var count = 0
    while true {
      count += 1
      let record = RunRecord()
      let start = Platform.milliseconds
      let code = try run(count, recording: record)
      good.take(record, code, stamp: PageReload(stamp: stamp(count)))
      tell(record, code, since: start, isFirst: count == 1)
      didBuild?(record)
      Self.wait(for: spec, record, changes)
    }
  }

  /// One run.
  private func run(_ count: Int, recording record: RunRecord) throws(UsageError) -> ExitCode {
    var console = console
    console.record = record
    var build = BuildCommand(arguments: arguments, console: console)
    build.reload = PageReload(stamp: stamp(count))
    Self.note(record, readFor: arguments.operands[0], arguments)
    return try Self.attempt(count, console) { () throws(UsageError) in try build.run() }
  }

  /// What only the first run can refuse is a mistake of the command line; later the spec has changed.
  static func attempt(
    _ count: Int, _ console: Console, _ run: () throws(UsageError) -> ExitCode
  ) throws(UsageError) -> ExitCode {
    do throws(UsageError) {
      return try run()
    } catch {
      if count == 1 { throw error }
      console.complain(error.message, help: error.help)
      return .usage
    }
  }

  /// What tells this build from those of other runs of the command, too.
  private func stamp(_ count: Int) -> String { "\(Platform.milliseconds)-\(count)" }

  private func tell(_ record: RunRecord, _ code: ExitCode, since start: Int, isFirst: Bool) {
    let names = record.written.map(shownName).joined(separator: ", ")
    let time = "\(max(Platform.milliseconds - start, 1)) ms"
    console.complain(names.isEmpty ? "nothing written (\(time))" : "wrote \(names) (\(time))")
    if isFirst {
      let others = record.read.values.count { $0 != nil } - 1
      let more = others > 0 ? " and \(counted(others, "more file"))" : ""
      console.complain("watching \(shownName(arguments.operands[0]))\(more); Ctrl-C ends it")
    }
  }

  /// What tells of changes. Folders of networks and of virtual machines may change without the system telling of it.
  static func changes() -> FolderChanges {
    FolderChanges(polls: Platform.environmentVariable("LAYOUTC_POLL").map { !$0.isEmpty } ?? false)
  }

  /// Notes down where configurations may come to lie.
  static func note(_ record: RunRecord, readFor spec: String, _ arguments: ParsedArguments) {
    let others = ConfigurationSearch(.system).candidates(forSpec: spec) + arguments.values(.configuration)
    for path in others { record.willRead(path) }
  }

  /// Waits until one of the files that were read is another, or something else asks for a new run.
  static func wait(
    for spec: String, _ record: RunRecord, _ changes: FolderChanges, or isAsked: () -> Bool = { false }
  ) {
    changes.watch(foldersOf: Array(record.read.keys))
    while !record.isOutdated {
      if isAsked() { return }
      changes.wait(atMost: 1_000)
    }
    for _ in 0..<8 { if !changes.wait(atMost: quiet) { break } }
    let end = Platform.milliseconds + grace
    while !Platform.exists(spec), Platform.milliseconds < end {
      changes.wait(atMost: end - Platform.milliseconds)
    }
  }
}
