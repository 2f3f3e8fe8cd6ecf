import Foundation
import LayoutSwift
import TestSupport
import Testing

/// `convert --to swift`: the code of whole specs.
@Suite struct SwiftCodeTests {
  /// The specs whose code is read: examples, and what these do not have.
  static let goldens = [
    "Examples/adaptive-sections.yaml", "Examples/anchors.yaml", "Examples/app-store.yaml",
    "Examples/carousel-scale.yaml", "Examples/centered-columns.yaml", "Examples/cover-flow.yaml",
    "Examples/custom-spread.yaml", "Examples/headers-footers.yaml", "Examples/inset-grouped-shadow.yaml",
    "Examples/mosaic.yaml", "Examples/netflix.yaml", "Examples/parallax-header.yaml", "Examples/photos.yaml",
    "Examples/pinned-headers.yaml", "Examples/settings.yaml", "Tests/Fixtures/swift/conditions.yaml",
    "Tests/Fixtures/swift/newer.yaml", "Tests/Fixtures/swift/lists.yaml",
    "Tests/Fixtures/swift/systems.yaml", "Tests/Fixtures/swift/defaults.yaml",
    "Tests/Fixtures/swift/names.yaml", "Tests/Fixtures/swift/titles.yaml",
  ]

  @Test(arguments: goldens) func codeIsAsItWasRead(path: String) throws {
    try expectGolden(try Generated(path, for: SwiftTarget(.uikit)), path)
  }

  @Test(arguments: ["ios13", "ios17", "macos11"]) func codeFollowsTheTarget(system: String) throws {
    let target = try #require(SwiftTarget(system))
    for spec in ["newer", "conditions", "lists", "systems"]
    where target.platform == .uikit || !["lists", "systems"].contains(spec) {
      let path = "Tests/Fixtures/swift/\(spec).yaml"
      try expectGolden(try Generated(path, for: target), path, system)
    }
    if system == "macos11" {
      let path = "Examples/carousel-scale.yaml"
      try expectGolden(try Generated(path, for: target), path, system)
    }
  }

  private func expectGolden(_ made: Generated, _ path: String, _ system: String = "") throws {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let code = try #require(made.code, "\(made.errors)")
    let golden = Repository.fixtures.appendingPathComponent(
      "swift/\(name)\(system.isEmpty ? "" : "-\(system)").swift")
    if let difference = try Repository.difference(of: code, from: golden) { Issue.record("\(difference)") }
  }

  /// All examples, and all fixtures of the solver: what has a form has code, which says nothing else the next time, and is in style.
  @Test func allCodeIsInStyle() throws {
    let examples = Repository.specs(below: Repository.file("Examples"), ["yaml"]).map { "Examples/\($0)" }
    let fixtures = Repository.specs(below: Repository.fixtures.appendingPathComponent("solve"), ["yaml"])
      .map { "Tests/Fixtures/solve/\($0)" }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var count = 0
    for path in Self.goldens + examples + fixtures {
      for system in ["ios13", "ios16", "macos13"] {
        let target = try #require(SwiftTarget(system))
        let made = try Generated(path, for: target)
        guard let code = made.code else {
          #expect(made.lacksForm, "\(path) for \(system): \(made.errors)")
          continue
        }
        #expect(try Generated(path, for: target).code == code, "\(path)")
        try Data(code.utf8).write(to: folder.appendingPathComponent("Layout\(count).swift"))
        count += 1
      }
    }
    #expect(count > 300)
    let lint = Process()
    lint.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    lint.arguments = [
      "swift", "format", "lint", "--strict", "--recursive", "--configuration",
      Repository.file(".swift-format").path, folder.path,
    ]
    let errors = Pipe()
    lint.standardError = errors
    try lint.run()
    let found = errors.fileHandleForReading.readDataToEndOfFile()
    lint.waitUntilExit()
    #expect(lint.terminationStatus == 0, "\(String(decoding: found.prefix(2_000), as: UTF8.self))")
  }

  /// One more section is some more lines; the others stay as they are, and in their order.
  @Test(arguments: goldens.filter { $0.hasPrefix("Examples") }) func aSectionMoreChangesNoOther(
    path: String
  ) throws {
    let text = try Repository.text(path)
    let before = try #require(try Generated(path, for: SwiftTarget(.uikit)).code)
    guard before.contains("enum Section") else { return }
    let more = text.replacing(
      "\nsections:\n", with: "\nsections:\n  - {id: brand-new, list: plain}\n", maxReplacements: 1)
    let after = try #require(Generated(text: more, for: SwiftTarget(.uikit)).code)
    var rest = after.split(separator: "\n")[...]
    for line in before.split(separator: "\n") {
      // Sections without an id are called by their index; a closure names only what it uses.
      let plain = Self.withoutIndices(line)
      guard let place = rest.firstIndex(where: { Self.withoutIndices($0) == plain }) else {
        Issue.record("\(path): the line is gone: \(line)")
        return
      }
      rest = rest[(place + 1)...]
    }
  }

  private static func withoutIndices(_ line: Substring) -> String {
    String(line).replacing(#/[sS]ection ?\d/#, with: "section")
      .replacing("{ sectionIndex, _ in", with: "{ sectionIndex, environment in")
  }
}
