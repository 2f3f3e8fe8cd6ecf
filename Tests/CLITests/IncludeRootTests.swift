import Foundation
import Testing

/// What a spec may include.
@Suite struct IncludeRootTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["repository/app", "repository/common"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    _ = try scratch.file("secret.txt", "secret: of the house\n")
    _ = try scratch.file("repository/common/gap.yaml", "let: {gap: 8}\n")
  }

  private func build(_ include: String, _ options: String...) throws -> ToolRun {
    _ = try scratch.file(
      "repository/app/s.yaml", "include: [\(include)]\nsections: [{items: 1, list: plain}]\n")
    return try ToolRun.run(["build", "repository/app/s.yaml"] + options, in: scratch.folder)
  }

  @Test(arguments: ["../../secret.txt", "/etc/passwd", "link.yaml"])
  func nothingOutsideIsRead(path: String) throws {
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appendingPathComponent("repository/app/link.yaml"),
      withDestinationURL: scratch.folder.appendingPathComponent("secret.txt"))
    let run = try build(path)
    #expect(run.code == 1)
    #expect(run.errorText.contains("cannot include '"), "\(run.errorText)")
    #expect(run.errorText.contains("lies outside of"), "\(run.errorText)")
    #expect(!run.errorText.contains("of the house") && !run.errorText.contains("root:"), "\(run.errorText)")
  }

  /// Includes are limited to the repository or, without one, to the spec's folder.
  @Test func theRepositoryIsTheBound() throws {
    #expect(try build("../common/gap.yaml").code == 1)
    #expect(try build("../common/gap.yaml", "--include-root", "repository").code == 0)
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
    #expect(try build("../common/gap.yaml").code == 0)
    #expect(try build("../../secret.txt").code == 1)
    let wrong = try build("../common/gap.yaml", "--include-root", "absent")
    #expect(wrong.code == 2 && wrong.errorText.contains("a folder that there is"), "\(wrong.errorText)")
  }

  /// Whoever opens a pipe waits for somebody to write into it.
  @Test func pipesAreNoFiles() throws {
    #expect(mkfifo(scratch.folder.appendingPathComponent("repository/app/pipe").path, 0o600) == 0)
    let run = try build("pipe")
    #expect(run.code == 1)
    #expect(run.errorText.contains("is no file, but a device, a pipe or a socket"), "\(run.errorText)")
  }
}
