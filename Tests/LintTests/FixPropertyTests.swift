import Foundation
import LayoutDiagnostics
import LayoutLint
import LayoutText
import TestSupport
import Testing

/// What holds of mending whatever the spec.
@Suite struct FixPropertyTests {
  @Test(arguments: 0..<exampleCount(5, of: 40))
  func mendsRandomSpecs(batch: Int) {
    for index in 0..<5 {
      var texts = RandomSpecTexts(seed: UInt64(batch * 1_000 + index))
      let (text, name) = texts.spec()
      let before = Fixing.check(Array(text.utf8), name: name, wantsFrames: true)
      #expect(!before.diagnostics.sorted.contains { $0.rule.name == "syntax-error" }, "\(text)")
      for kinds in [[.safe], [.safe, .unsafe]] as [Set<FixKind>] {
        let result = Fixing.run(text, name: name, kinds: kinds)
        let after = Fixing.check(result.bytes, name: name, wantsFrames: true)
        #expect(after.isLinted || !before.isLinted, "\(text)\n\(result.text)")
        #expect(after.diagnostics.errorCount <= before.diagnostics.errorCount, "\(text)\n\(result.text)")
        if kinds == [.safe] { #expect(after.frames == before.frames, "\(text)\n\(result.text)") }
        let again = Fixing.run(result.bytes, name: name, kinds: kinds)
        #expect(again.text == result.text, "\(text)\n\(result.text)")
        #expect(Self.comments(result.text) == Self.comments(text), "\(text)\n\(result.text)")
      }
    }
  }

  private static func comments(_ text: String) -> Int { text.utf8.count { $0 == 0x23 } }

  private static let folder = Repository.file("Examples")
  static let examples = Repository.specs(below: folder).map { folder.appendingPathComponent($0).path }

  @Test(arguments: examples)
  func leavesExamplesAsTheyLook(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let result = Fixing.run(bytes, name: path)
    #expect(Fixing.frames(result.bytes, name: path) == Fixing.frames(bytes, name: path))
    #expect(Fixing.run(result.bytes, name: path).bytes == result.bytes)
    let all = Fixing.run(bytes, name: path, kinds: [.safe, .unsafe])
    #expect(Fixing.run(all.bytes, name: path, kinds: [.safe, .unsafe]).bytes == all.bytes)
  }

  @Test func thereAreExamples() { #expect(Self.examples.count > 20) }
}
