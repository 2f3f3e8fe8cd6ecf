import LayoutDiagnostics
import LayoutReader
import LayoutText

/// What reading a text gave.
struct Reading {
  var source: SourceFile
  var document: Document?
  var diagnostics: DiagnosticBag

  init(_ bytes: [UInt8], _ format: InputFormat?, name: String = "spec", limits: InputLimits = InputLimits()) {
    source = SourceFile(name: name, bytes: bytes)
    diagnostics = DiagnosticBag()
    document = readDocument(source, format: format, limits: limits, into: &diagnostics)
  }

  init(_ text: String, _ format: InputFormat?, name: String = "spec", limits: InputLimits = InputLimits()) {
    self.init(Array(text.utf8), format, name: name, limits: limits)
  }

  /// The tree on one line: strings in quotes, merged keys with a star.
  var tree: String? { document.map { Self.render($0, $0.root) } }

  /// The findings as `line:column-line:column rule message`, the end exclusive.
  var findings: [String] { diagnostics.sorted.map { "\(place($0.span)) \($0.rule) \($0.message)" } }

  /// The findings without their messages.
  var places: [String] { diagnostics.sorted.map { "\(place($0.span)) \($0.rule)" } }

  func place(_ span: Span) -> String {
    let table = LineTable(source)
    let start = table.location(of: Int(span.start))
    let end = table.location(of: Int(span.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  /// Every key and value with its place, outermost first.
  var spans: [String] {
    guard let document else { return [] }
    var result: [String] = []
    func visit(_ node: Int) {
      result.append("\(place(document.span(node))) \(source.text(document.span(node)))")
      switch document.kind(node) {
      case .sequence: for element in document.elements(node) { visit(element) }
      case .mapping:
        for entry in document.entries(node) {
          result.append("\(place(entry.keySpan)) \(source.text(entry.keySpan)) ->")
          visit(entry.value)
        }
      case .null, .boolean, .number, .string: break
      }
    }
    visit(document.root)
    return result
  }

  static func render(_ document: Document, _ node: Int) -> String {
    switch document.kind(node) {
    case .null: return "null"
    case .boolean: return document.boolean(node) ? "true" : "false"
    case .number: return "\(document.number(node))"
    case .string: return quote(document.text(node))
    case .sequence:
      return "[" + document.elements(node).map { render(document, $0) }.joined(separator: ", ") + "]"
    case .mapping:
      let entries = document.entries(node).map {
        "\(quote($0.key))\($0.isMerged ? "*" : ""): \(render(document, $0.value))"
      }
      return "{" + entries.joined(separator: ", ") + "}"
    }
  }

  private static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
