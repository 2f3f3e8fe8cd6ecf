import Foundation
import LayoutDiagnostics
import LayoutLint
import LayoutText
import TestSupport
import Testing

/// Specs and their fixed versions, `x.yaml` and `x.yaml.fixed`. Those named `x.unsafe.yaml` get unsafe fixes, too.
@Suite struct FixFixtureTests {
  static let folder = Repository.file("Tests/Fixtures/fix")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()

  @Test func thereAreSome() { #expect(Self.names.count > 5) }

  @Test(arguments: names)
  func mends(name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let bytes = [UInt8](try Data(contentsOf: url))
    let kinds: Set<FixKind> = name.contains(".unsafe.") ? [.safe, .unsafe] : [.safe]
    let result = Fixing.run(bytes, name: name, kinds: kinds)
    let golden = url.appendingPathExtension("fixed")
    if Repository.blesses { try Data(result.bytes).write(to: golden) }
    #expect(result.text == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    if kinds == [.safe] {
      let frames = Fixing.frames(bytes, name: name)
      #expect(frames != nil)
      #expect(Fixing.frames(result.bytes, name: name) == frames)
    }
    #expect(Fixing.run(result.bytes, name: name, kinds: kinds).bytes == result.bytes)
  }
}
