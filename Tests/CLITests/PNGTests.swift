import Foundation
import Testing

/// PNGs are drawn by the first program for them in PATH.
@Suite struct PNGTests {
  /// A shell command for the first bytes of each PNG.
  private static let magic = #"printf '\211PNG'"#
  private static let spec = "environment: {container: 100 x 60}\nsections: [{items: 1, list: plain}]\n"

  /// A folder with the spec, and programs in its folder `bin` that are shell scripts.
  private func folder(_ programs: [String: String]) throws -> (Scratch, environment: [String: String]) {
    let scratch = try Scratch()
    _ = try scratch.file("a.yaml", Self.spec)
    for (name, script) in programs {
      let path = try scratch.file("bin/\(name)", "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return (scratch, ["PATH": scratch.folder.appendingPathComponent("bin").path])
  }

  private func build(
    _ arguments: [String], _ programs: [String: String]
  ) throws -> (run: ToolRun, scratch: Scratch) {
    let (scratch, environment) = try folder(programs)
    let run = try ToolRun.run(
      ["build", "--no-lint", "a.yaml"] + arguments, in: scratch.folder, environment: environment)
    return (run, scratch)
  }

  /// The text of a file that need not be UTF-8.
  private func text(_ scratch: Scratch, _ name: String) -> String {
    let data = try? Data(contentsOf: scratch.folder.appendingPathComponent(name))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test func theFirstProgramReadsTheSVG() throws {
    let echo = "\(Self.magic); echo \"$0 $@\"; read line; echo \"$line\""
    let (run, scratch) = try build(
      ["-o", "a.png", "--verbose"], ["rsvg-convert": echo, "resvg": "exit 1", "inkscape": "exit 1"])
    #expect(run.code == 0)
    #expect(run.errorText.contains("rsvg-convert draws the png"))
    #expect(text(scratch, "a.png").contains("/rsvg-convert --unlimited --zoom 2\n<svg "))
    #expect(try build(["-f", "png"], ["resvg": echo]).run.outputText.contains("/resvg --zoom 2 - -c\n<svg "))
  }

  @Test func aFailureLeavesNoFile() throws {
    let (run, scratch) = try build(["-o", "a.png"], ["resvg": "echo PNG; echo 'no fonts' >&2; exit 3"])
    #expect(run.code == 2)
    #expect(run.errorText.contains("/resvg failed: no fonts"))
    #expect(scratch.text("a.png") == nil)
    #expect(
      try build(["-o", "a.png"], ["resvg": "echo GIF"]).run.errorText.contains("something else than a png"))
  }

  @Test func withoutAProgramItSaysWhatToInstall() throws {
    let (run, _) = try build(["-o", "a.png"], ["ls": "exit 0"])
    #expect(run.code == 2)
    #expect(run.errorText.contains("nothing that draws a png is installed"))
    #expect(
      run.errorText.contains("install rsvg-convert (package librsvg2-bin), resvg, inkscape or Chromium"))
  }

  /// Chromium reads and writes files, in a folder that is deleted.
  @Test func chromiumWritesAFile() throws {
    let script = """
      for word in "$@"; do case $word in
      --screenshot=*) target=${word#--screenshot=} ;;
      --window-size=*) size=${word#--window-size=} ;;
      esac; done
      { \(Self.magic); echo "$size"; } >"$target"
      """
    let (scratch, environment) = try folder(["chromium": script])
    _ = try scratch.file("temporary/keep", "")
    let temporary = scratch.folder.appendingPathComponent("temporary").path
    let run = try ToolRun.run(
      ["build", "--no-lint", "a.yaml", "-o", "{name}-{device}.png", "--device", "iphone-se,ipad-mini"],
      in: scratch.folder, environment: environment.merging(["TMPDIR": temporary]) { $1 })
    #expect(run.code == 0, "\(run.errorText)")
    #expect(text(scratch, "a-iphone-se.png").contains("PNG375,"))
    #expect(text(scratch, "a-ipad-mini.png").contains("PNG744,"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == ["keep"])
  }
}
