import LayoutCompiler
import LayoutOutput
import LayoutText

/// `layoutc watch`: builds a spec again whenever one of its files changes, until it is interrupted.
///
/// While the spec has errors, they are shown over the last good picture.
struct WatchCommand {
  let arguments: ParsedArguments
  let console: Console
  var didBuild: ((RunRecord) -> Void)?

  /// How long a spec may be missing, in milliseconds: editors remove or rename the old file before they write the new one.
  private static let grace = 200
  /// How long nothing may change, in milliseconds, before a change counts as complete.
  private static let quiet = 5

  func run() throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let spec = arguments.operands.first, spec != "-" else {
      throw UsageError(message: "watch takes one spec that is a file")
    }
    guard let output = arguments.value(.output) else {
      return try TerminalWatch(arguments: arguments, console: console, spec: spec).run()
    }
    if let option = arguments.first(of: [.ascii, .width]) {
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
      report(record, since: start, isFirst: count == 1)
      didBuild?(record)
      Self.wait(for: spec, record, changes)
    }
  }

  private func run(_ count: Int, recording record: RunRecord) throws(UsageError) -> ExitCode {
    var console = console
    console.record = record
    var build = BuildCommand(arguments: arguments, console: console)
    build.reload = PageReload(stamp: stamp(count))
    Self.note(record, readFor: arguments.operands[0], arguments)
    return try Self.attempt(count, console) { () throws(UsageError) in try build.run() }
  }

  /// Runs once. A usage error in the first run is a mistake on the command line and is thrown; in a later run, the spec is to blame.
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

  /// Identifies a build, even among those of other processes.
  private func stamp(_ count: Int) -> String { "\(Platform.milliseconds)-\(count)" }

  private func report(_ record: RunRecord, since start: Int, isFirst: Bool) {
    let names = record.written.map(shownName).joined(separator: ", ")
    let time = "\(max(Platform.milliseconds - start, 1)) ms"
    console.complain(names.isEmpty ? "nothing written (\(time))" : "wrote \(names) (\(time))")
    if isFirst {
      let others = record.read.values.count { $0 != nil } - 1
      let more = others > 0 ? " and \(counted(others, "more file"))" : ""
      console.complain("watching \(shownName(arguments.operands[0]))\(more); Ctrl-C ends it")
    }
  }

  /// Watches for changes. If LAYOUTC_POLL is set, it polls: systems may not report changes in network folders or those of virtual machines.
  static func changes() -> FolderChanges {
    FolderChanges(polls: Platform.environmentVariable("LAYOUTC_POLL").map { !$0.isEmpty } ?? false)
  }

  /// Notes the paths where a configuration file may appear.
  static func note(_ record: RunRecord, readFor spec: String, _ arguments: ParsedArguments) {
    let others = ConfigurationSearch(.system).candidates(forSpec: spec) + arguments.values(.configuration)
    for path in others { record.willRead(path) }
  }

  /// Waits until one of the files changes or `isAsked` returns true.
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

/// The last outputs of a watched spec that had no errors. Later errors are shown over them.
struct LastGoodOutput {
  private let format: OutputFormat
  private var pictures: [(path: String, bytes: [UInt8])] = []
  private var pages: [String] = []
  private static let greatestPicture = 64 << 20

  init(format: OutputFormat) { self.format = format }

  /// Keeps the outputs of a successful run, or shows the errors of a failed one over the kept outputs.
  mutating func take(_ record: RunRecord, _ code: ExitCode, stamp: PageReload) {
    if code == .success {
      keep(record.written)
    } else if format.holdsVariations {
      for page in pages {
        let script = PageReload.path(ofPage: page)
        _ = OutputFile.write(to: script) {
          PreviewPage.writeReload(messages: record.messages.text, stamp: stamp.stamp, to: $0)
        }
        record.didWrite(script)
      }
    } else {
      // A spec that could be drawn in spite of its errors already has a new picture.
      for picture in pictures where !record.written.contains(picture.path) {
        _ = OutputFile.write(to: picture.path) {
          SVGBanner.write(record.messages.text, over: picture.bytes, to: $0)
        }
        record.didWrite(picture.path)
      }
    }
  }

  private mutating func keep(_ paths: [String]) {
    if format.holdsVariations {
      pages = paths.filter { !PageReload.isScript($0) }
    } else if format.isPicture {
      pictures = paths.compactMap { path in
        (try? Platform.readAll(path: path, limit: Self.greatestPicture)).map { (path, $0) }
      }
    }
  }
}

/// The files and messages of a run, for a command that runs again when one of the files changes. Used by one thread.
final class RunRecord: @unchecked Sendable {
  /// The state of each file when the run read it; `nil` if it did not exist.
  private(set) var read: [String: FileStamp?] = [:]
  private(set) var written: [String] = []
  /// The messages to the user, without colors.
  let messages = ByteSink()

  /// Call this before reading a file, so that writing to it in the meantime counts as a change.
  func willRead(_ path: String) { if path != "-", read[path] == nil { read[path] = .some(FileStamp(path)) } }

  func didWrite(_ path: String) { written.append(path) }

  var isOutdated: Bool { read.contains { FileStamp($0.key) != $0.value } }
}
