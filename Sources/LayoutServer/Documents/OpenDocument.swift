import LayoutCompiler
import LayoutText

/// A text that the client has open: what it says wins over what is on the disk.
struct OpenDocument {
  let uri: String
  /// Nil for what is no file.
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

  /// What the text is called in messages; a text that is no file is read like standard input.
  var name: String { path ?? "<stdin>" }
  var isSwift: Bool { SpecCompiler.isCode(name) }

  /// True if the text is a spec, by its name or by its keys, as `layoutc lint` goes by them, or code that builds a layout.
  var isSpec: Bool {
    if isSwift { return buildsLayout }
    guard language != "plaintext" else { return false }
    return SpecSniff.isNamedLikeSpec(name) || SpecSniff.isSpec(bytes)
  }

  /// True if the code names what layouts are built of.
  private var buildsLayout: Bool {
    let source = SourceFile(name: name, bytes: bytes)
    return [
      "NSCollectionLayout", "UICollectionViewCompositionalLayout", "UICollectionLayoutListConfiguration",
    ]
    .contains { source.holds($0) }
  }

  /// Takes changes, each of the text that those before it leave.
  mutating func change(_ changes: [Parameters], version: Int, _ encoding: TextPositions.Encoding) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      guard let range = change["range"] else {
        bytes = Array(text.utf8)
        continue
      }
      let (start, end) = offsets(of: range, encoding)
      bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
    }
  }

  /// Takes another text, as if it had been written.
  mutating func replace(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The table of lines is gone when the bytes change, which it would else keep a copy of.
  private func offsets(of range: Parameters, _ encoding: TextPositions.Encoding) -> (start: Int, end: Int) {
    let positions = TextPositions(SourceFile(name: name, bytes: bytes), encoding)
    let start = range["start"].map { positions.offset(of: $0.position) } ?? 0
    let end = range["end"].map { positions.offset(of: $0.position) } ?? start
    return (start, end)
  }
}
