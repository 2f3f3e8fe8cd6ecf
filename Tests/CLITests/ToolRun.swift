import Foundation

/// One run of the built `layoutc`, as a shell sees it.
struct ToolRun {
  let code: Int32
  let output: Data
  let errors: Data

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The tool is next to the test bundle.
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("layoutc")

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - input: standard input.
  ///   - folder: the working directory.
  ///   - environment: variables added to the test's own; an empty text removes one.
  static func run(
    _ arguments: [String], input: Data = Data(), in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> ToolRun {
    try execute(tool, arguments, input: input, in: folder, environment: environment)
  }

  /// Runs the tool with a text on standard input.
  static func run(_ arguments: [String], input: String, in folder: URL? = nil) throws -> ToolRun {
    try run(arguments, input: Data(input.utf8), in: folder)
  }

  /// Runs a shell line in which `$LAYOUTC` is the tool.
  static func shell(_ line: String, in folder: URL? = nil, environment: [String: String] = [:]) throws
    -> ToolRun
  {
    var environment = environment
    environment["LAYOUTC"] = tool.path
    return try execute(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: Data(), in: folder, environment: environment)
  }

  private static func execute(
    _ program: URL, _ arguments: [String], input: Data, in folder: URL?, environment: [String: String]
  ) throws -> ToolRun {
    let scratch = try Scratch()
    let files = ["in", "out", "err"].map { scratch.folder.appendingPathComponent($0) }
    try input.write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch.folder
    // How wide the terminal of the tests is makes no difference.
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": ""]) { $1 }
      .merging(environment) { $1 }
      .filter { !$1.isEmpty }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    // The exit code for a signal is the shell's.
    let code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    return ToolRun(code: code, output: try Data(contentsOf: files[1]), errors: try Data(contentsOf: files[2]))
  }
}

/// A folder of a test's own, gone with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file into the folder, with the folders on its way, and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The text of a file in the folder; `nil` if there is none.
  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
