import LayoutCompiler
import LayoutText

/// An open text of the client. It replaces the file on disk.
struct OpenDocument {
  let uri: String
  /// `nil` for a text that is not a file.
  let path: String?
  /// `yaml`, `json`, `swift`, …
  let language: String
  private(set) var version: Int
  private(set) var bytes: [UInt8]

  init(uri: String, language: String, version: Int, text: String) {
    self.uri = uri
    self.language = language
    self.version = version
    path = DocumentURI.path(of: uri)
    bytes = Array(text.utf8)
  }

  /// The name in messages; a text that is not a file is read like standard input.
  var name: String { path ?? SourceFile.standardInput }
  var isSwift: Bool { SpecCompiler.isSwiftFile(name) }

  /// True if the text is a spec by its name or its keys, as for `layoutc lint`, or code that builds a layout.
  var isSpec: Bool {
    if isSwift { return buildsLayout }
    guard language != "plaintext" else { return false }
    return SpecSniff.isNamedLikeSpec(name) || SpecSniff.isSpec(bytes)
  }

  /// True if the code uses the classes of compositional layouts.
  private var buildsLayout: Bool {
    let source = SourceFile(name: name, bytes: bytes)
    return [
      "NSCollectionLayout", "UICollectionViewCompositionalLayout", "UICollectionLayoutListConfiguration",
    ]
    .contains { source.holds($0) }
  }

  /// Applies the changes in order, each to the result of the one before.
  mutating func change(_ changes: [Parameters], version: Int, _ encoding: TextPositions.Encoding) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      guard let range = change["range"] else {
        bytes = Array(text.utf8)
        continue
      }
      bytes.replaceSubrange(self.range(range, encoding), with: text.utf8)
    }
  }

  /// Replaces the whole text.
  mutating func replace(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the bytes of a range. The positions share the text's bytes and are released before the text
  /// changes, which avoids a copy.
  private func range(_ range: Parameters, _ encoding: TextPositions.Encoding) -> Range<Int> {
    TextPositions(SourceFile(name: name, bytes: bytes), encoding).bytes(in: range)
  }
}
