import LayoutReader
import LayoutText

/// What a name of a spec stands for. What has the same name in several files is one.
enum SpecName: Hashable {
  /// An entry of `define`.
  case definition(String)
  /// A `let` of the spec.
  case value(String)
  /// A name that stands in the `with` beside uses of a definition.
  case parameter(String, of: String)
  /// A `let` of a custom group or of a rule of `visibleItems`.
  case local(String, in: TreeNode)
  /// A section by its id.
  case section(String)
  /// A section by its index.
  case sectionAt(Int)
  /// An anchor, by where its name begins.
  case anchor(String, at: UInt32)

  var text: String {
    switch self {
    case .definition(let name), .value(let name), .parameter(let name, _), .local(let name, _),
      .section(let name), .anchor(let name, _):
      name
    case .sectionAt(let index): String(index)
    }
  }

  /// The same under another name.
  func renamed(to name: String) -> SpecName {
    switch self {
    case .definition: .definition(name)
    case .value: .value(name)
    case .parameter(_, let definition): .parameter(name, of: definition)
    case .local(_, let table): .local(name, in: table)
    case .section: .section(name)
    case .sectionAt: self
    case .anchor(_, let place): .anchor(name, at: place)
    }
  }
}

/// A value of one of the files that a spec is made of.
struct TreeNode: Hashable {
  /// The file's place among those of the index.
  let file: Int
  let node: Document.NodeIndex
}

/// A place where a name stands.
struct NameOccurrence {
  /// How the name is written.
  enum Form: Hashable {
    /// As it is: in an expression, behind `&` and `*`.
    case bare
    /// In a scalar without quotes.
    case plain
    /// In a scalar between quotes.
    case quoted(UInt8)
    /// A scalar with escapes, quotes included.
    case escaped
  }

  /// The name alone, without quotes.
  private(set) var span: Span
  let form: Form
  let isDeclaration: Bool
  /// What stands before and behind the name in the same scalar: `sections[` and `].group`.
  private(set) var head = ""
  private(set) var tail = ""

  init(_ span: Span, _ form: Form, isDeclaration: Bool = false) {
    self.span = span
    self.form = form
    self.isDeclaration = isDeclaration
  }

  /// A name that is a whole scalar or key; nil where something else stands there, such as an alias.
  ///
  /// - Parameters:
  ///   - span: with quotes.
  ///   - text: what it reads as.
  init?(scalar span: Span, reading text: String, in source: SourceFile, isDeclaration: Bool = false) {
    let bytes = source.bytes[source.range(of: span)]
    guard let first = bytes.first, let last = bytes.last else { return nil }
    let isQuoted = bytes.count >= 2 && first == last && "'\"".utf8.contains(first)
    if !isQuoted, bytes.elementsEqual(text.utf8) {
      self.init(span, .plain, isDeclaration: isDeclaration)
    } else if isQuoted, bytes.dropFirst().dropLast().elementsEqual(text.utf8) {
      self.init(span.part(1, bytes.count - 2), .quoted(first), isDeclaration: isDeclaration)
    } else if isQuoted {
      self.init(span, .escaped, isDeclaration: isDeclaration)
    } else {
      return nil
    }
  }

  /// A name that is a part of the scalar; nil where that is written with escapes.
  ///
  /// - Parameters:
  ///   - range: in the bytes of the scalar's text.
  ///   - text: of the whole scalar.
  func part(_ range: Range<Int>, of text: String) -> NameOccurrence? {
    guard form != .escaped, form != .bare else { return nil }
    let bytes = Array(text.utf8)
    var part = self
    part.span = span.part(range.lowerBound, range.count)
    part.head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    part.tail = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    return part
  }

  /// What is written for another name: in its place, or in that of the whole scalar where that needs other quotes.
  func text(for name: String, isJSON: Bool) -> (span: Span, text: String) {
    if form == .bare { return (span, name) }
    let text = head + name + tail
    let escaped = DocumentScalars.json(text)
    let plain = isJSON ? escaped : DocumentScalars.yaml(text, isInFlow: true)
    var scalar = Span(
      start: span.start - UInt32(head.utf8.count), end: span.end + UInt32(tail.utf8.count))
    switch form {
    case .bare, .escaped: return (scalar, plain)
    case .plain: return plain == text ? (span, name) : (scalar, plain)
    case .quoted(let quote):
      let isSame = escaped.utf8.count == text.utf8.count + 2
      if isSame, quote == UInt8(ascii: "\"") || !text.utf8.contains(quote) { return (span, name) }
      scalar = Span(start: scalar.start - 1, end: scalar.end + 1)
      return (scalar, plain)
    }
  }
}
