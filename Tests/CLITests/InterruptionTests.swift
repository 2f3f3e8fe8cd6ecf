#if os(Linux)
  import Foundation
  import Testing

  /// What a signal leaves of an output file that is being written.
  @Suite(.serialized) struct InterruptionTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func leavesNothingBehind(signal: Int32) throws {
      let run = try EndlessRun()
      defer { run.end() }
      try run.awaitTemporaryFile()
      run.send(signal)
      #expect(run.awaitSignal() == signal)
      #expect(try run.files() == [])
    }

    /// As nohup has it.
    @Test func anIgnoredSignalStaysIgnored() throws {
      let run = try EndlessRun(ignoring: "HUP")
      defer { run.end() }
      try run.awaitTemporaryFile()
      run.send(SIGHUP)
      // Ended by the first signal, it would say so.
      Thread.sleep(forTimeInterval: 0.2)
      run.send(SIGTERM)
      #expect(run.awaitSignal() == SIGTERM)
      #expect(try run.files() == [])
    }
  }

  /// A run that writes a file for minutes, whatever signals the tests themselves ignore.
  private struct EndlessRun {
    private let process = Process()
    private let scratch: Scratch
    private let output: URL

    init(ignoring ignored: String? = nil) throws {
      scratch = try Scratch()
      output = scratch.folder.appendingPathComponent("out")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      let spec = try scratch.file("spec.yaml", CommandLineTests.spec)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["--default-signal=INT,TERM,HUP,QUIT"] + (ignored.map { ["--ignore-signal=\($0)"] } ?? [])
        + [ToolRun.tool.path, "build", spec, "--items", "1000000000", "-o", output.path + "/out.ndjson"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: output.path) }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    func awaitTemporaryFile() throws {
      try #require(wait { try files().contains { $0.hasPrefix(".layoutc-") } })
    }

    /// The signal that ended the run; `nil` if none did.
    func awaitSignal() -> Int32? {
      guard wait(until: { !process.isRunning }), process.terminationReason == .uncaughtSignal else {
        return nil
      }
      return process.terminationStatus
    }

    /// Ends the process if it is still running.
    func end() {
      if process.isRunning { send(SIGKILL) }
    }

    private func wait(until isDone: () throws -> Bool) rethrows -> Bool {
      let deadline = Date(timeIntervalSinceNow: 30)
      while Date() < deadline {
        if try isDone() { return true }
        Thread.sleep(forTimeInterval: 0.01)
      }
      return false
    }
  }
#endif
