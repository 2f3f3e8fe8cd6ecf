import Foundation
import Testing

/// The data of findings in formats besides their messages: the fingerprint and the environments.
@Suite struct FindingDetailTests {
  private static let doubtful = "items: 3, group: {horizontal: {size: 100% x 1, subitems: [{item: {}}]}}"

  private func findings(_ spec: String, _ arguments: [String], list: String) throws -> [[String: Any]] {
    let run = try ToolRun.run(["lint", "--no-config"] + arguments + ["-"], input: spec)
    let document = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let log = (document["runs"] as? [[String: Any]])?.first ?? document
    return try #require(log[list] as? [[String: Any]])
  }

  private func fingerprints(_ spec: String) throws -> [String] {
    try findings(spec, ["-f", "sarif"], list: "results").map { result in
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      return try #require(prints["ruleAndSpecPath/v1"])
    }
  }

  /// A section with an id is recognized by it, wherever it is.
  @Test func fingerprintsOutliveSections() throws {
    let rule = "one-point-dimension"
    let named = "- {id: b, \(Self.doubtful)}\n- {id: 7, \(Self.doubtful)}\n- {\(Self.doubtful)}\n"
    let path = "group.horizontal"
    #expect(
      try fingerprints("sections:\n\(named)") == [
        "\(rule):sections[b].\(path):0", "\(rule):sections[\"7\"].\(path):0", "\(rule):sections[2].\(path):0",
      ])
    #expect(
      try fingerprints("sections:\n- {items: 3, list: plain}\n\(named)") == [
        "\(rule):sections[b].\(path):0", "\(rule):sections[\"7\"].\(path):0", "\(rule):sections[3].\(path):0",
      ])
  }

  /// Programs get all environments, people some.
  @Test func environmentsAreListed() throws {
    let spec = "sections: [{items: 3, grid: {columns: 12, rowHeight: 60}}]\n"
    let arguments = ["--matrix", "--select", "touch-target-too-small"]
    let finding = try #require(try findings(spec, arguments + ["-f", "json"], list: "findings").first)
    let names = try #require(finding["environments"] as? [String])
    #expect(names.count > 5)
    #expect(Set(names).count == names.count)
    let note = try #require((finding["notes"] as? [String])?.last)
    #expect(note.hasPrefix("in \(names.count) of "))
    #expect(note.hasSuffix(" and \(names.count - 4) more"))
    let result = try #require(try findings(spec, arguments + ["-f", "sarif"], list: "results").first)
    #expect((result["properties"] as? [String: Any])?["environments"] as? [String] == names)
    let single = try #require(
      try findings(spec, ["--select", "touch-target-too-small", "-f", "json"], list: "findings").first)
    #expect(single["environments"] == nil)
  }
}
