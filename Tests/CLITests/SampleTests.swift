import Foundation
import Testing

@testable import LayoutCLI

/// Layouts as people write them, after public samples: what lint finds in them is right, or nothing.
@Suite struct SampleTests {
  private static let samples = Fixtures.specs(in: "samples")

  /// The golden has the findings in the sample's own environment and, after `--matrix`, what the matrix adds, without the source.
  @Test(arguments: samples)
  func findings(name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("samples")
    let own = try findings([name], in: folder)
    let matrix = try findings(["--matrix", name], in: folder).filter { !own.contains($0) }
    let text = (own + ["--matrix"] + matrix).map { $0 + "\n" }.joined()
    let golden = folder.appendingPathComponent((name as NSString).deletingPathExtension + ".findings")
    try Fixtures.expect(text, toMatch: golden)
  }

  /// What is meant in the examples says so.
  @Test(arguments: [[], ["--matrix"]])
  func examplesAreClean(arguments: [String]) throws {
    let root = Fixtures.folder.appendingPathComponent("../..").standardized
    let specs = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Examples").path
    ).filter { $0.hasSuffix(".yaml") }.sorted().map { "Examples/" + $0 }
    #expect(specs.count > 30)
    let run = try ToolRun.run(
      ["lint", "--fail-on", "info", "-f", "short"] + arguments + specs, in: root)
    // Layouts cannot exclude windows of 32 points: each is reported once.
    let lines = run.outputText.split(separator: "\n").filter {
      arguments.isEmpty || !$0.hasSuffix(" at 32 x 653 [group-no-room-after-insets]")
    }
    let files = run.outputText.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(Set(files).count == files.count)
    #expect(lines.isEmpty && run.errorText.isEmpty, "\(run.outputText)")
  }

  private func findings(_ arguments: [String], in folder: URL) throws -> [String] {
    let run = try ToolRun.run(["lint"] + arguments, in: folder)
    let lines = (run.outputText + run.errorText).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains(".yaml:") || $0.contains("note: in ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
