import Foundation
import LayoutDiagnostics
import LayoutText
import TestSupport
import Testing

@testable import LayoutReader

/// Specs that are written in the other language and back stay what they are.
@Suite struct DocumentWriterTests {
  static let specs: [String] = {
    [Repository.fixtures, Repository.file("Examples")].flatMap { folder in
      Repository.specs(below: folder).map { folder.appendingPathComponent($0).path }
    }.sorted()
  }()

  @Test func keepsEverySpec() throws {
    var count = 0
    for path in Self.specs {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      guard let (document, ast) = read(bytes, name: path) else { continue }
      count += 1
      let yaml = DocumentWriter.text(of: document, as: .yaml)
      let json = DocumentWriter.text(of: document, as: .json)
      let (fromYAML, yamlAST) = try #require(read(Array(yaml.utf8), name: "spec.yaml"), "\(path)\n\(yaml)")
      let (fromJSON, jsonAST) = try #require(read(Array(json.utf8), name: "spec.json"), "\(path)\n\(json)")
      #expect(yamlAST == ast && jsonAST == ast, "\(path)")
      #expect(DocumentWriter.text(of: fromJSON, as: .json) == json, "\(path)")
      #expect(DocumentWriter.text(of: fromYAML, as: .yaml) == yaml, "\(path)")
      #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    }
    #expect(count > 200)
  }

  /// Texts that YAML would take for something else, or would not take at all.
  static let texts: [String] = [
    "", " ", "a ", " a", "~", "null", "Yes", "no", "on", "y", "=", "<<", "1", "-1", "0777", "1_000", "1:30",
    "1e5",
    ".5", ".inf", "-.Inf", ".NaN", "0x1F", "2001-12-14", "2001-12-14 21:59:43", "...", "---", "- a", "-",
    "? a", ": a", "a: b",
    "a:b", "a:", "a #b", "#a", "a, b", "[a]", "{a}", "${a}", "&a", "*a", "!a", "|", ">=8", "%a", "@a", "`a",
    "'a'",
    "\"a\"", "\\", "a\nb", "\t", "a\tb", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{FEFF}", "é",
    "書籍",
    "👩‍👩‍👧", "375 x 812", "1/3", "100%", "50%w", "~44", "(1)", String(repeating: "k", count: 3_000),
  ]

  @Test(arguments: [InputFormat.yaml, .json])
  func keepsTexts(format: InputFormat) throws {
    let map = Dictionary(uniqueKeysWithValues: Self.texts.map { ($0, [$0, ["in": $0]] as [Any]) })
    let flat = Dictionary(uniqueKeysWithValues: Self.texts.map { ($0, $0) })
    let data = try JSONSerialization.data(withJSONObject: ["map": map, "flat": flat, "list": Self.texts])
    let source = SourceFile(name: "texts.json", bytes: [UInt8](data))
    var diagnostics = DiagnosticBag()
    let document = try #require(readDocument(source, into: &diagnostics))
    let text = DocumentWriter.text(of: document, as: format)
    let written = SourceFile(name: "texts.\(format.rawValue)", bytes: Array(text.utf8))
    let back = try #require(readDocument(written, into: &diagnostics), "\(text)")
    #expect(diagnostics.sorted.map(\.message) == [])
    let json = DocumentWriter.text(of: back, as: .json)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    #expect(object == (try JSONSerialization.jsonObject(with: data) as? NSDictionary))
  }

  @Test func staysReadable() throws {
    let source = SourceFile(
      name: "a.json",
      text:
        #"{"sections":[{"items":3,"list":"plain"},{"id":"b","grid":{"columns":"${n}"},"lint":{},"items":[]}]}"#
    )
    var diagnostics = DiagnosticBag()
    let document = try #require(readDocument(source, into: &diagnostics))
    #expect(
      DocumentWriter.text(of: document, as: .yaml) == """
        sections:
          - {items: 3, list: plain}
          - {id: b, grid: {columns: "${n}"}, lint: {}, items: []}

        """)
  }

  private func read(_ bytes: [UInt8], name: String) -> (Document, String)? {
    let source = SourceFile(name: name, bytes: bytes)
    var diagnostics = DiagnosticBag()
    guard let document = readDocument(source, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics), !diagnostics.hasErrors
    else { return nil }
    let sink = ByteSink()
    writeCanonicalJSON(normal, to: sink)
    return (document, sink.text)
  }
}
