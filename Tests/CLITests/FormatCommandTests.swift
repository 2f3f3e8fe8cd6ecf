import Foundation
import TestSupport
import Testing

/// What `layoutc fmt` writes, says and exits with.
@Suite struct FormatCommandTests {
  private static let messy = "name:   Grid\nsections:\n- items: 4 # four\n  grid: {columns: 2}\n"
  private static let neat = "name: Grid\nsections:\n  - items: 4  # four\n    grid: {columns: 2}\n"
  private static let broken = "name: [Grid\nsections: 1\n"

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func fmt(_ arguments: String...) throws -> ToolRun {
    try ToolRun.run(["fmt"] + arguments, in: scratch.folder)
  }

  @Test func formatsFilesAndFolders() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("specs"), withIntermediateDirectories: true)
    _ = try scratch.file("a.yaml", Self.messy)
    _ = try scratch.file("specs/b.layout.yaml", Self.messy)
    _ = try scratch.file("specs/c.yaml", Self.neat)
    // No spec, and not named.
    _ = try scratch.file("specs/workflow.yaml", "jobs:   x\n")
    let run = try fmt("a.yaml", "specs")
    #expect(run.code == 0 && run.outputText.isEmpty)
    #expect(run.errorText == "layoutc: 2 files reformatted, 1 file left unchanged\n")
    #expect(scratch.text("a.yaml") == Self.neat && scratch.text("specs/b.layout.yaml") == Self.neat)
    #expect(scratch.text("specs/workflow.yaml") == "jobs:   x\n")
    #expect(try fmt("a.yaml", "specs").errorText == "layoutc: 3 files left unchanged\n")
  }

  /// A file that is formatted is not written.
  @Test func writesOnlyWhatChanges() throws {
    let path = try scratch.file("a.yaml", Self.neat)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try fmt("a.yaml").code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test func checks() throws {
    _ = try scratch.file("a.yaml", Self.messy)
    _ = try scratch.file("b.yaml", Self.neat)
    let run = try fmt("--check", ".")
    #expect(run.code == 1 && run.outputText == "a.yaml\n")
    #expect(run.errorText == "layoutc: 1 file would be reformatted, 1 file already formatted\n")
    #expect(scratch.text("a.yaml") == Self.messy)
    #expect(try fmt("--check", "b.yaml").code == 0)
  }

  @Test func showsDifferences() throws {
    _ = try scratch.file("a.yaml", Self.messy)
    let run = try fmt("--diff", "--check", "a.yaml")
    #expect(run.code == 1 && scratch.text("a.yaml") == Self.messy)
    #expect(run.outputText.hasPrefix("--- a.yaml\n+++ a.yaml\n@@ -1,4 +1,4 @@\n-name:   Grid\n"))
    let patched = try ToolRun.shell("$LAYOUTC fmt --diff a.yaml | patch -s -o - a.yaml", in: scratch.folder)
    #expect(patched.outputText == Self.neat)
    let formatted = try ToolRun.run(["fmt", "--diff", "-"], input: Self.neat)
    #expect(formatted.code == 0 && formatted.outputText.isEmpty)
  }

  @Test func formatsStandardInput() throws {
    let run = try ToolRun.run(["fmt", "-"], input: Self.messy)
    #expect(run.code == 0 && run.outputText == Self.neat && run.errorText.isEmpty)
    #expect(try ToolRun.run(["fmt", "-"], input: Self.neat).outputText == Self.neat)
    let json = try ToolRun.run(["fmt", "--stdin-filename", "a.json", "-"], input: #"{"a":1}"#)
    #expect(json.outputText == "{\"a\": 1}\n")
    #expect(try ToolRun.run(["fmt", "--stdin-filename", "a.json", "-"], input: "a: 1").code == 1)
  }

  /// An error is reported as by `lint`; the other files are formatted.
  @Test func leavesWhatHasErrors() throws {
    _ = try scratch.file("a.yaml", Self.broken)
    _ = try scratch.file("b.yaml", Self.messy)
    let run = try fmt("a.yaml", "b.yaml", "missing.yaml")
    #expect(run.code == 2)
    #expect(run.errorText.hasPrefix("a.yaml:2:9: error: "), "\(run.errorText)")
    #expect(run.errorText.contains("layoutc: cannot read missing.yaml: no such file\n"))
    #expect(scratch.text("a.yaml") == Self.broken && scratch.text("b.yaml") == Self.neat)
    #expect(try fmt("a.yaml").code == 1)
    let piped = try ToolRun.run(["fmt", "-"], input: Self.broken)
    #expect(piped.code == 1 && piped.outputText.isEmpty)
  }

  @Test func leavesWhatWouldNotSayTheSame() throws {
    let text = "a: |\n  x\n  \t \n  y\nb:\n\t# tab\n  1\n"
    _ = try scratch.file("a.yaml", text)
    let run = try fmt("a.yaml")
    #expect(run.code == 2)
    #expect(run.errorText == "layoutc: a.yaml is left as it is: formatted, it would not say the same\n")
    #expect(scratch.text("a.yaml") == text)
  }

  @Test func keepsLinksAndPermissions() throws {
    let path = try scratch.file("a.yaml", Self.messy)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.linkItem(
      atPath: path, toPath: scratch.folder.appendingPathComponent("hard.yaml").path)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("link.yaml").path, withDestinationPath: "a.yaml")
    let run = try fmt("link.yaml", "a.yaml", "hard.yaml")
    #expect(run.errorText == "layoutc: 1 file reformatted\n")
    #expect(scratch.text("a.yaml") == Self.neat && scratch.text("hard.yaml") == Self.neat)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  /// What cannot be written stays whole.
  @Test func reportsWhatItCannotWrite() throws {
    _ = try scratch.file("a.yaml", Self.messy)
    let line = "(ulimit -f 0; trap '' XFSZ; $LAYOUTC fmt a.yaml; echo code $?) 2>&1 | cat"
    let text = try ToolRun.shell(line, in: scratch.folder).outputText
    #expect(text.hasPrefix("layoutc: cannot write a.yaml: ") && text.hasSuffix("\ncode 2\n"), "\(text)")
    #expect(scratch.text("a.yaml") == Self.messy)
  }

  @Test func refusesWhatDoesNotFit() throws {
    _ = try scratch.file("Layout.swift", "")
    _ = try scratch.file("a.yaml", Self.messy)
    func message(_ line: String) throws -> String {
      let run = try ToolRun.shell("$LAYOUTC fmt \(line)", in: scratch.folder)
      #expect(run.code == 2, "\(line)")
      return String(run.errorText.prefix { $0 != "\n" })
    }
    #expect(
      try message("Layout.swift") == "layoutc: Layout.swift is Swift, and fmt formats specs in YAML and JSON")
    #expect(try message("") == "layoutc: fmt needs the files or folders to format")
    #expect(
      try message("- - <a.yaml") == "layoutc: standard input can be read only once, but '-' is given 2 times")
    #expect(
      try message("--stdin-filename b.yaml a.yaml")
        == "layoutc: option '--stdin-filename' names standard input, but that is not read")
    #expect(try message("- a.yaml <a.yaml") == "layoutc: standard input is a.yaml, which is formatted, too")
    #expect(
      try message("--diff a.yaml >>a.yaml") == "layoutc: standard output is a.yaml, which is formatted")
    #expect(
      try message("--check - <a.yaml >>a.yaml")
        == "layoutc: standard output is standard input, which is formatted")
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    #expect(try message("empty") == "layoutc: no spec in empty")
    #expect(scratch.text("a.yaml") == Self.messy)
  }
}
