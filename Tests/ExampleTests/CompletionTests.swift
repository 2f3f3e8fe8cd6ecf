import Foundation
import LayoutText
import TestSupport
import Testing

@testable import LayoutCLI

/// The scripts that complete command lines. Tests/Completions/check runs them in the shells.
@Suite struct CompletionTests {
  /// Where the argument of an option is a word of ours, the words are known.
  @Test func wordsAreKnown() {
    let own: Set<String> = [
      "FORMAT", "FORMAT[=FILE]", "WORD", "LIST", "RULES", "RULE=LEVEL", "LEVEL", "WHEN",
    ]
    for option in OptionTable.options {
      guard let argument = option.argument else {
        #expect(option.completion == nil)
        continue
      }
      if own.contains(argument) { #expect(option.completion?.words?.isEmpty == false, "\(option.name)") }
      if argument == "FILE" { #expect(option.completion == .files) }
      if argument == "DIR" { #expect(option.completion == .folders) }
    }
  }

  @Test(arguments: CompletionShell.allCases)
  func namesEverything(shell: CompletionShell) {
    let sink = ByteSink()
    shell.write(to: sink)
    let text = sink.text
    for command in Command.allCases { #expect(text.contains(command.rawValue)) }
    for option in OptionTable.options {
      #expect(text.contains(shell == .fish ? " -l \(option.name) " : "--\(option.name)"), "\(option.name)")
      for word in option.completion?.words ?? [] { #expect(text.contains(word)) }
    }
  }

  @Test func bashCompletes() throws {
    let sink = ByteSink()
    CompletionShell.bash.write(to: sink)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("layoutc-\(UUID().uuidString)")
    try Data(sink.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "--norc", "--noprofile", Repository.file("Tests/Completions/complete.bash").path, file.path,
    ]
    process.currentDirectoryURL = Repository.file("Tests").deletingLastPathComponent()
    // The tool is next to the test bundle: the shell asks it what a spec contains.
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.environment = ["PATH": "\(tool.path):/usr/bin:/bin"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      String(decoding: output, as: UTF8.self) == (try Repository.text("Tests/Completions/bash.expected")))
  }
}
