import LayoutCompiler
import LayoutReader
import LayoutText

/// A line of a batch: a spec, or `{"id", "spec", "options"}`.
struct BatchLine {
  private static let specKey = "spec"
  private static let keys = ["id", specKey, "options"]

  /// The line, with the spec as its root.
  private(set) var document: Document
  /// The id of a line without one.
  static let noID = Array("null".utf8)
  private(set) var id = noID
  /// The key of the spec; `nil` if the whole line is the spec.
  var key: String? { entries == nil ? nil : Self.specKey }
  /// The entries of the outermost object; `nil` if that is the spec itself.
  private let entries: Document.Entries?

  init(_ document: Document, of source: SourceFile) {
    self.document = document
    let entries = document.entries(document.root)
    let names = entries.map(\.key)
    let isEnvelope =
      names.contains(Self.specKey) || !names.contains("sections") && names.contains { Self.keys.contains($0) }
    self.entries = isEnvelope ? entries : nil
    if let spec = node(Self.specKey) { self.document.root = spec }
    guard let id = node("id"), Self.isScalar(document.kind(id)) else { return }
    self.id = Array(source.bytes[source.range(of: document.span(id))])
  }

  private static func isScalar(_ kind: Document.Kind) -> Bool { kind != .mapping && kind != .sequence }

  private func node(_ key: String) -> Document.NodeIndex? { entries?.first { $0.key == key }?.value }

  /// Throws if the line has unknown keys, no spec or a wrong id.
  func check() throws(UsageError) {
    guard let entries else { return }
    for entry in entries where !Self.keys.contains(entry.key) {
      throw UsageError(
        message: "unknown key \(quotedText(entry.key)) beside the spec",
        help: ["the keys of a line are \(Self.keys.joined(separator: ", "))"])
    }
    if node(Self.specKey) == nil {
      throw UsageError(message: "the key 'spec' is missing beside 'id' or 'options'")
    }
    if let id = node("id"), !Self.isScalar(document.kind(id)) {
      throw UsageError(
        message: "the id of a line is a list or an object; expected a text, a number, true, false or null")
    }
  }

  var options: LineOptions? {
    node("options").flatMap { document.kind($0) == .null ? nil : LineOptions(document, $0) }
  }
}
