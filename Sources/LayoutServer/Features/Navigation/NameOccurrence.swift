import LayoutReader
import LayoutText

/// The meaning of a name in a spec. A name has one meaning across the files of the spec.
enum SpecName: Hashable {
  /// An entry of `define`.
  case definition(String)
  /// A name in the `let` of the spec.
  case value(String)
  /// A name in the `with` of a definition's uses.
  case parameter(String, of: String)
  /// A name in the `let` of a custom group or of a `visibleItems` rule.
  case local(String, in: TreeNode)
  /// A section by its id.
  case section(String)
  /// A section by its index.
  case sectionAt(Int)
  /// An anchor, with the offset of its name.
  case anchor(String, at: UInt32)

  var text: String {
    switch self {
    case .definition(let name), .value(let name), .parameter(let name, _), .local(let name, _),
      .section(let name), .anchor(let name, _):
      name
    case .sectionAt(let index): String(index)
    }
  }

  /// Returns the same meaning with another name.
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

/// A value in one of the files of a spec.
struct TreeNode: Hashable {
  /// The index of the file.
  let file: Int
  let node: Document.NodeIndex
}

/// An occurrence of a name.
struct NameOccurrence {
  /// The written form of the name.
  enum Form: Hashable {
    /// In an expression, or after `&` or `*`.
    case bare
    /// In a scalar without quotes.
    case plain
    /// In a scalar between quotes.
    case quoted(UInt8)
    /// A scalar with escapes. The span then includes the quotes.
    case escaped
  }

  /// The span of the name, without quotes.
  private(set) var span: Span
  let form: Form
  let isDeclaration: Bool
  /// The text before and after the name in the same scalar, such as `sections[` and `].group`.
  private(set) var head = ""
  private(set) var tail = ""

  init(_ span: Span, _ form: Form, isDeclaration: Bool = false) {
    self.span = span
    self.form = form
    self.isDeclaration = isDeclaration
  }

  /// Creates the occurrence of a name that is a whole scalar or key; `nil` if the span has other text, such
  /// as an alias.
  ///
  /// - Parameters:
  ///   - span: the span, quotes included.
  ///   - text: the name.
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

  /// Returns the occurrence of a name that is a part of this scalar; `nil` if the scalar has escapes.
  ///
  /// - Parameters:
  ///   - range: the bytes of the name in the scalar's text.
  ///   - text: the text of the whole scalar.
  func part(_ range: Range<Int>, of text: String) -> NameOccurrence? {
    guard form != .escaped, form != .bare else { return nil }
    let bytes = Array(text.utf8)
    var part = self
    part.span = span.part(range.lowerBound, range.count)
    part.head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
    part.tail = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    return part
  }

  /// Returns the edit that writes another name. It replaces only the name, or the whole scalar if the new
  /// name needs other quotes.
  func text(for name: String, in format: InputFormat) -> (span: Span, text: String) {
    if form == .bare { return (span, name) }
    let text = head + name + tail
    let escaped = DocumentScalars.json(text)
    let plain = format == .json ? escaped : DocumentScalars.yaml(text, isInFlow: true)
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
