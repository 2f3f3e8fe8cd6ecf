import Foundation
import TestSupport
import Testing

/// The commands of the README are run as they stand there, one after the other in one folder, and print what stands below
/// them. Its named specs lie in that folder, and so do the examples.
@Suite struct ReadmeCommandTests {
  private let lines: [String]
  private let folder: URL

  init() throws {
    lines = try Repository.text("README.md").components(separatedBy: "\n")
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Examples"), withDestinationURL: Repository.file("Examples"))
    try writeSpecs()
  }

  @Test func printWhatTheReadmeShows() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var result: [String] = []
    var index = 0
    var count = 0
    while index < lines.count {
      result.append(lines[index])
      index += 1
      guard lines[index - 1] == "```console" else { continue }
      while lines[index] != "```" {
        let command = String(try #require(lines[index].wholeMatch(of: /\$ (.+)/)).1)
        let output = lines[(index + 1)...].prefix { $0 != "```" && !$0.hasPrefix("$ ") }
        result.append(lines[index])
        result += try run(command) ?? Array(output)
        index = output.endIndex
        count += 1
      }
    }
    #expect(count >= 14)
    try Repository.expectGolden(result.joined(separator: "\n"), "README.md")
  }

  /// The targets of "make" in the README are in the Makefile; CI runs them.
  @Test func makeHasTheTargets() throws {
    let phony = try #require(try Repository.text("Makefile").firstMatch(of: /\.PHONY: (.+)/)?.1)
    let targets = lines.compactMap { $0.firstMatch(of: /^make ([a-z]+)/)?.1 }
    #expect(targets.count >= 3)
    for target in targets { #expect(phony.split(separator: " ").contains(target), "\(target)") }
  }

  /// Writes each spec that the paragraph above it names.
  private func writeSpecs() throws {
    var named: String?
    var spec: [String]?
    for line in lines {
      if line == "```", let text = spec {
        if let named {
          try Data((text.joined(separator: "\n") + "\n").utf8).write(to: folder.appendingPathComponent(named))
        }
        (named, spec) = (nil, nil)
      } else if spec != nil {
        spec?.append(line)
      } else if line == "```yaml" {
        spec = []
      } else if let match = line.firstMatch(of: /`([a-z-]+\.yaml)`/) {
        named = String(match.1)
      } else if line.hasPrefix("#") || line.hasPrefix("```") {
        named = nil
      }
    }
  }

  /// The lines that a command prints on both streams. Nil without a tool that it needs, which CI has.
  private func run(_ command: String) throws -> [String]? {
    let environment = ProcessInfo.processInfo.environment
    // The program is next to the test bundle.
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let process = Process()
    // Not a pipe: reading one may be interrupted when another test's process ends.
    let file = folder.appendingPathComponent(".output")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "\(tool):\(environment["PATH"] ?? "/usr/bin:/bin")", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if output.contains("command not found"), environment["CI"] == nil { return nil }
    let expected: Int32 = command.hasSuffix("# exits with 1") ? 1 : 0
    #expect(process.terminationStatus == expected, "\(command)\n\(output)")
    return output.split(whereSeparator: \.isNewline).isEmpty
      ? [] : Array(output.replacingOccurrences(of: "\r", with: "").components(separatedBy: "\n").dropLast())
  }
}
