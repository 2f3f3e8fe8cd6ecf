import LayoutText

/// A proposal for a place in a text.
struct CompletionItem {
  /// The kind of a proposal. The raw values are the numbers of the protocol.
  enum Kind: Int {
    case function = 3
    case variable = 6
    case property = 10
    case value = 12
    case keyword = 14
    case reference = 18
    case enumMember = 20
    case constant = 21
    case structure = 22
  }

  /// The subject of the proposal's documentation.
  enum Subject {
    /// A key of a map.
    case key(String, of: String)
    /// `use` or `with`.
    case word(String)
    case rule(String)

    var value: JSONValue {
      switch self {
      case .key(let key, let noun): ["noun": .string(noun), "key": .string(key)]
      case .word(let word): ["word": .string(word)]
      case .rule(let rule): ["rule": .string(rule)]
      }
    }
  }

  var label: String
  var kind: Kind
  var detail: String?
  /// The text that replaces the range.
  var newText: String
  /// True if the text is a snippet with places to fill in.
  var isSnippet = false
  /// The bytes that the text replaces.
  var range = 0..<0
  /// The sort order, lowest first. Equal ranks keep their order.
  var rank = 1
  var subject: Subject?

  /// Returns a copy that replaces other bytes.
  func replacing(_ range: Range<Int>) -> CompletionItem {
    var item = self
    item.range = range
    return item
  }

  /// Returns the proposal in the form of the protocol.
  ///
  /// - Parameters:
  ///   - index: the position of the proposal in the list.
  ///   - adjusts: true if the client can indent the later lines like the first.
  func value(_ positions: TextPositions, index: Int, adjusts: Bool) -> JSONValue {
    let digits = String(index)
    return .fields([
      "label": .string(label),
      "kind": .integer(kind.rawValue),
      "detail": detail.map(JSONValue.string),
      "sortText": .string(String(repeating: "0", count: max(0, 4 - digits.count)) + digits),
      "insertTextFormat": isSnippet ? 2 : nil,
      "insertTextMode": adjusts && newText.contains("\n") ? 2 : nil,
      "textEdit": ["range": positions.range(range), "newText": .string(newText)],
      "data": subject?.value,
    ])
  }
}
