import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A line of a batch: a spec, or `{"id", "spec", "options"}`.
struct BatchLine {
  private static let specKey = "spec"
  private static let keys = ["id", specKey, "options"]

  /// The line, with the spec as its root.
  private(set) var document: Document
  /// The id in the answer to a line that has none.
  static let noID = Array("null".utf8)
  private(set) var id = noID
  /// The key of the spec; `nil` if the whole line is the spec.
  var key: String? { entries == nil ? nil : Self.specKey }
  /// The entries of the line's object; `nil` if that object is the spec itself.
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

/// The options of one line of a batch: command-line options about environment and data, by their long names.
struct LineOptions {
  private let document: Document
  private let node: Document.NodeIndex

  init(_ document: Document, _ node: Document.NodeIndex) {
    self.document = document
    self.node = node
  }

  /// The data that the line gives for the sections, if any.
  var data: Document? {
    guard let data = entries.first(where: { $0.key == Self.dataKey })?.value else { return nil }
    var document = document
    document.root = data
    return document.kind(data) == .null ? nil : document
  }

  private static let dataKey = "data"

  private var entries: Document.Entries { document.entries(node) }

  /// The arguments of the command line with the line's options. An option whose argument has a name, such as a trait, is added; any other
  /// replaces that of the command line.
  func arguments(_ given: ParsedArguments, _ options: [Option]) throws(UsageError) -> ParsedArguments {
    guard document.kind(node) == .mapping else {
      throw UsageError(
        message: "the options of a line are no object", help: ["such as {\"device\": \"ipad-mini\"}"])
    }
    var result = given
    for entry in entries where entry.key != Self.dataKey && document.kind(entry.value) != .null {
      let option = try Self.option(entry.key, options)
      let words = try words(entry.value, of: option)
      result = result.giving(option.id, option.takesName ? given.values(option.id) + (words ?? []) : words)
    }
    return result
  }

  /// The options that a line may have: those about environment and data.
  static func options(of command: Command) -> [Option] {
    OptionTable.options(of: command).filter { $0.id.group == .environment || $0.id.group == .data }
  }

  private static func option(_ name: String, _ options: [Option]) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.name == name }) { return option }
    let names = options.map(\.name)
    throw UsageError(
      message: "unknown option \(quotedText(name)) of a line",
      help: didYouMean(nearestWord(to: name, among: names).map { "\($0)" })
        + ["a line takes \(names.joined(separator: ", "))"])
  }

  /// A value as command line arguments; `nil` for a flag that is not set.
  private func words(_ value: Document.NodeIndex, of option: Option) throws(UsageError) -> [String]? {
    func takes(_ expected: String) -> UsageError {
      UsageError(message: "the option '\(option.name)' of a line takes \(expected)")
    }
    func word(
      _ value: Document.NodeIndex, _ expected: String = "a text or a number, or a list of them"
    ) throws(UsageError) -> String {
      switch document.kind(value) {
      // Some programs write 3.0 for 3.
      case .number: return Int(exactly: document.number(value)).map(String.init) ?? document.text(value)
      case .boolean, .string: return document.text(value)
      case .null, .sequence, .mapping: throw takes(expected)
      }
    }
    let kind = document.kind(value)
    guard option.argument != nil else {
      guard kind == .boolean else { throw takes("true or false") }
      return document.boolean(value) ? [""] : nil
    }
    switch kind {
    case .mapping where option.takesName:
      return try document.entries(value).map { entry throws(UsageError) in
        "\(entry.key)=\(try word(entry.value, "an object of texts and numbers"))"
      }
    case .sequence:
      let words = try document.elements(value).map { element throws(UsageError) in try word(element) }
      return option.repeats ? words : [words.joined(separator: ",")]
    default: return [try word(value)]
    }
  }
}
