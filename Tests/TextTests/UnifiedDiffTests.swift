import Foundation
import Testing

@testable import LayoutText

/// Our diffs, by their look and by what `patch` makes of them.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let sink = ByteSink()
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).write(name: "a.yaml", to: sink)
    return sink.text
  }

  @Test func saysNothingOfEqualTexts() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func showsAChangeWithItsLines() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func marksAMissingLineEnd() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
    #expect(diff("", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a.yaml\n+++ a.yaml\n@@ -1 +0,0 @@\n-a\n")
  }

  /// The greatest number of common lines, as a table says it.
  private func common(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for x in old {
      var diagonal = 0
      for y in new.indices {
        let above = row[y + 1]
        row[y + 1] = x == new[y] ? diagonal + 1 : max(above, row[y])
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test func isAsShortAsCanBe() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let size = 0...12
      let old = (0..<Int.random(in: size, using: &random)).map { _ in Int32.random(in: 0...3, using: &random)
      }
      let new = (0..<Int.random(in: size, using: &random)).map { _ in Int32.random(in: 0...3, using: &random)
      }
      let diff = LineDiff(old: old, new: new)
      let kept = zip(old, diff.isRemoved).filter { !$1 }.map(\.0)
      #expect(kept == zip(new, diff.isAdded).filter { !$1 }.map(\.0))
      #expect(kept.count == common(old, new), "\(old) \(new)")
    }
  }

  @Test func takesItsTimeWithLongTexts() {
    let old = (0..<20_000).map { Int32($0) }
    let new = (0..<20_000).map { Int32(30_000 - $0) }
    let diff = LineDiff(old: old, new: new)
    #expect(diff.isRemoved.count { !$0 } == diff.isAdded.count { !$0 })
  }

  @Test func keepsEqualLinesBetweenManyChanges() {
    let old = (0..<4_000).map { Int32($0) }
    var new = old.map { $0 % 2 == 0 ? $0 : $0 + 10_000 }
    new.append(new.remove(at: 100))
    let diff = LineDiff(old: old, new: new)
    let kept = zip(old, diff.isRemoved).filter { !$1 }.map(\.0)
    #expect(kept == zip(new, diff.isAdded).filter { !$1 }.map(\.0))
    #expect(kept.count == 1_999)
  }

  /// `patch` turns the old text into the new one.
  @Test func isTakenByPatch() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/patch") else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "layoutc-diff-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for seed in 0..<40 {
      let old = (0..<Int.random(in: 0...40)).map { _ in
        "line \(Int.random(in: 0...9))\(seed % 3 == 0 ? "\r" : "")"
      }
      var new = old
      for _ in 0..<Int.random(in: 1...6) {
        let place = Int.random(in: 0...new.count)
        if Bool.random() || place == new.count {
          new.insert("new \(Int.random(in: 0...9))", at: place)
        } else {
          new.remove(at: place)
        }
      }
      let before = old.joined(separator: "\n") + (seed % 2 == 0 && !old.isEmpty ? "\n" : "")
      let after = new.joined(separator: "\n") + (seed % 5 == 0 && !new.isEmpty ? "\n" : "")
      let text = diff(before, after)
      let file = folder.appendingPathComponent("a.yaml")
      try Data(before.utf8).write(to: file)
      let patch = folder.appendingPathComponent("a.diff")
      try Data(text.utf8).write(to: patch)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
      process.arguments = ["--binary", "-s", "-E", file.path, patch.path]
      try process.run()
      process.waitUntilExit()
      let result = (try? Data(contentsOf: file)) ?? Data()
      #expect(text.isEmpty || process.terminationStatus == 0, "\(text)")
      #expect(String(decoding: result, as: UTF8.self) == after)
    }
  }
}
