#if os(Linux)
  import Foundation
  import Testing

  /// A spec that is drawn in a terminal again and again.
  @Suite(.serialized) struct TerminalWatchTests {
    private static let spec = """
      environment: {container: 200 x 100}
      sections:
        - items: 3
          group: {horizontal: {size: 100% x 50, subitems: [{item: {}}]}}

      """

    @Test func drawsAgainAndGivesTheTerminalBack() throws {
      let watch = try TerminalRun(Self.spec)
      defer { watch.end() }
      // The alternate screen, without a cursor.
      try #require(watch.awaits("\u{1B}[?1049h\u{1B}[?25l"))
      try #require(watch.awaits("│                        1                        │"))
      try #require(watch.awaits("\u{1B}[7ma.yaml: drawn in "))
      try watch.write(Self.spec.replacingOccurrences(of: "items: 3", with: "items: [{title: Dune}]"))
      try #require(watch.awaits("Dune"))
      try watch.write(Self.spec + "itmes: 3\n")
      try #require(watch.awaits("unknown key 'itmes'"))
      // The last good picture is below.
      try #require(watch.awaits("Dune"))
      try #require(watch.awaits("errors; the last good picture"))
      watch.resize(columns: 30, rows: 6)
      try #require(watch.awaits("\u{1B}[6;1H\u{1B}[7ma.yaml: errors"))
      watch.send(SIGINT)
      #expect(watch.awaits("\u{1B}[?25h\u{1B}[?1049l"))
      #expect(watch.awaitSignal() == SIGINT)
    }

    /// A mistake in the command line is reported before the screen is switched.
    @Test func tellsMistakesOnThePlainScreen() throws {
      let watch = try TerminalRun(Self.spec, arguments: ["--device", "iphone-99"])
      defer { watch.end() }
      #expect(watch.awaits("iphone-99"))
      #expect(!watch.text.contains("\u{1B}[?1049h"))
    }

    /// Without a terminal one picture follows the other.
    @Test func appendsToWhatIsNoTerminal() throws {
      let scratch = try Scratch()
      let file = scratch.folder.appendingPathComponent("a.yaml")
      let output = scratch.folder.appendingPathComponent("out")
      try Self.spec.write(to: file, atomically: true, encoding: .utf8)
      try Data().write(to: output)
      let process = Process()
      process.executableURL = ToolRun.tool
      process.arguments = ["watch", "a.yaml", "--ascii", "--no-config"]
      process.currentDirectoryURL = scratch.folder
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer { kill(process.processIdentifier, SIGKILL) }
      func awaits(_ suits: (String) -> Bool) -> Bool {
        for _ in 0..<1_000 {
          if let text = try? String(contentsOf: output, encoding: .utf8), suits(text) { return true }
          usleep(20_000)
        }
        return false
      }
      try #require(awaits { $0.components(separatedBy: "200 x 100\n").count == 2 })
      try Self.spec.replacingOccurrences(of: "items: 3", with: "items: 1")
        .write(to: file, atomically: true, encoding: .utf8)
      try #require(awaits { $0.components(separatedBy: "200 x 100\n").count == 3 })
      #expect(try !String(contentsOf: output, encoding: .utf8).contains("\u{1B}"))
    }

    /// A full disk is reported, as by `show`.
    @Test func tellsThatItCannotWrite() throws {
      let scratch = try Scratch()
      _ = try scratch.file("a.yaml", Self.spec)
      let run = try ToolRun.shell(
        "timeout 20 \"$LAYOUTC\" watch a.yaml --no-config >/dev/full", in: scratch.folder)
      #expect(run.code == 2)
      #expect(run.errorText.contains("cannot write standard output: No space left on device"))
    }

    @Test(arguments: [
      (["--frame", "device"], "option '--frame' of watch needs a file to write to"),
      (["--format", "svg"], "option '--format' of watch needs a file to write to"),
      (["-o", "a.svg", "--ascii"], "option '--ascii' draws in the terminal, but the output is a file"),
    ])
    func refusesWhatIsNotDrawn(arguments: [String], message: String) throws {
      let run = try ToolRun.run(["watch", "a.yaml"] + arguments)
      #expect(run.code == 2)
      #expect(run.errorText.contains(message), "\(run.errorText)")
    }
  }

  /// `layoutc watch` in a terminal of 60 columns and 20 lines.
  private final class TerminalRun {
    private let process = Process()
    private let scratch: Scratch
    private let terminal: Int32
    private(set) var text = ""
    private var bytes: [UInt8] = []
    /// How much of the text was waited for.
    private var seen = 0

    init(_ spec: String, arguments: [String] = []) throws {
      scratch = try Scratch()
      terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      try #require(terminal >= 0 && ioctl(terminal, 0x4004_5431, &isLocked) == 0)
      try #require(ioctl(terminal, 0x8004_5430, &number) == 0)
      let name = "/dev/pts/\(number)"
      let line = open(name, O_RDWR | O_NOCTTY)
      try #require(line >= 0)
      resize(columns: 60, rows: 20, quietly: true)
      _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
      try write(spec)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["--default-signal=INT,TERM,HUP,TSTP,WINCH", ToolRun.tool.path, "watch", "a.yaml", "--no-config"]
        + arguments
      process.currentDirectoryURL = scratch.folder
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TERM": "xterm", "LC_ALL": "C.UTF-8"]) { $1 }
      let handle = FileHandle(fileDescriptor: line, closeOnDealloc: true)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
    }

    func write(_ spec: String) throws {
      try spec.write(to: scratch.folder.appendingPathComponent("a.yaml"), atomically: true, encoding: .utf8)
    }

    func resize(columns: UInt16, rows: UInt16, quietly: Bool = false) {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
      // The terminal knows only its foreground process.
      if !quietly { send(SIGWINCH) }
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Whether a text comes, after all that was waited for before.
    func awaits(_ wanted: String) -> Bool {
      for _ in 0..<1_000 {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
          let count = read(terminal, &buffer, buffer.count)
          guard count > 0 else { break }
          bytes += buffer.prefix(count)
        }
        text = String(decoding: bytes, as: UTF8.self)
        let rest = Array(text.utf8).dropFirst(seen)
        if let found = String(decoding: rest, as: UTF8.self).range(of: wanted) {
          let tail = String(decoding: rest, as: UTF8.self)
          seen += tail[..<found.upperBound].utf8.count
          return true
        }
        usleep(20_000)
      }
      return false
    }

    /// The signal that ended the run; `nil` if none did.
    func awaitSignal() -> Int32? {
      for _ in 0..<500 where process.isRunning { usleep(20_000) }
      guard !process.isRunning, process.terminationReason == .uncaughtSignal else { return nil }
      return process.terminationStatus
    }

    func end() {
      kill(process.processIdentifier, SIGKILL)
      close(terminal)
    }
  }
#endif
