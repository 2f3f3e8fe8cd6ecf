import Foundation
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import Testing

/// The manual page of the spec format says what the table of keys says.
@Suite struct SpecPageTests {
  private let page: SpecPage

  init() throws { page = try SpecPage() }

  @Test func describesEveryNoun() {
    #expect(Set(page.entries.keys) == Set(SpecSchema.specNouns.map(\.name)))
  }

  @Test(arguments: SpecSchema.specNouns)
  func describesEveryKey(id: NounID) throws {
    let keys = try #require(page.entries[id.name]).flatMap(\.keys)
    #expect(Set(keys) == Set(SpecSchema.noun(id).keys.map(\.name)))
    #expect(Set(keys).count == keys.count)
  }

  /// Allowed values, required keys and defaults are in the table; an included file requires nothing.
  @Test(arguments: SpecSchema.specNouns.filter { $0 != .includedSpec })
  func namesDefaults(id: NounID) throws {
    let noun = SpecSchema.noun(id)
    for entry in try #require(page.entries[id.name]) {
      #expect(!entry.text.isEmpty)
      guard entry.isWhole, let key = entry.keys.first, let index = noun.index(of: key) else { continue }
      #expect(entry.type == noun.keys[index].type.words, "\(key)")
      #expect(entry.isRequired == noun.keys[index].isRequired, "\(key)")
      #expect(entry.defaultText == noun.keys[index].defaultText, "\(key)")
    }
  }

  /// The words of a key are in its text, or in that of the key that it refers to.
  @Test func namesEveryWord() {
    let described = page.entries.values.joined().map(\.text).joined()
    for row in SpecSchema.specNouns.flatMap({ SpecSchema.noun($0).keys }) {
      guard case .word(let words) = row.type else { continue }
      for word in words { #expect(described.contains(".Ql \(word)"), "\(row.name): \(word)") }
    }
  }

  @Test func specsAreRead() throws {
    #expect(page.specs.count > 10)
    for spec in page.specs {
      let source = SourceFile(name: "layoutc-spec.5", text: spec)
      var diagnostics = DiagnosticBag()
      let document = try #require(readDocument(source, into: &diagnostics))
      _ = normalize(document, of: source, into: &diagnostics)
      #expect(diagnostics.isEmpty, "\(diagnostics.sorted.map(\.message)) in\n\(spec)")
    }
  }

  /// Every key is in an example.
  @Test func specsShowEveryKey() {
    let keys = Set(SpecSchema.specNouns.flatMap { SpecSchema.noun($0).keys }.map(\.name))
    for key in keys.sorted() {
      let isShown = page.specs.contains { spec in
        spec.split { " {[\n".contains($0) }.contains { $0 == "\(key):" }
      }
      #expect(isShown, "\(key)")
    }
  }
}
