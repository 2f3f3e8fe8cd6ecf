import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// The options of one line of a batch: command line options about environment and data, by their long names.
struct LineOptions {
  private let document: Document
  private let node: Document.NodeIndex

  init(_ document: Document, _ node: Document.NodeIndex) {
    self.document = document
    self.node = node
  }

  /// The data of the sections; `nil` if the line has none.
  var data: Document? {
    guard let data = entries.first(where: { $0.key == Self.dataKey })?.value else { return nil }
    var document = document
    document.root = data
    return document.kind(data) == .null ? nil : document
  }

  private static let dataKey = "data"

  private var entries: Document.Entries { document.entries(node) }

  /// The arguments of the command line, changed by the line: options of names and values, such as traits, are added, others replaced.
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
