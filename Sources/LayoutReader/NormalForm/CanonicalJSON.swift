import LayoutText

/// Writes a normal form as canonical JSON: keys in the schema's order, an indent of two spaces, raw UTF-8,
/// shortest numbers and a final newline. Reading the output gives the same normal form.
package func writeCanonicalJSON(_ normal: Normal, to sink: ByteSink) {
  write(normal, indent: 0, to: sink)
  sink.write(byte: UInt8(ascii: "\n"))
}

/// - Parameter key: the key of the value, or of the list that contains it.
private func write(_ normal: Normal, under key: String = "", indent: Int, to sink: ByteSink) {
  switch normal.value {
  case .null: sink.write("null")
  case .boolean(let boolean): sink.write(boolean ? "true" : "false")
  case .number(let number): sink.write(shortest: number)
  case .text(let text): sink.write(jsonString: text)
  case .expression(let text): sink.write(jsonString: onOneLine(text))
  case .list where SpecSchema.isTitle(key): sink.write(jsonString: normal.titleText ?? "")
  case .list(let elements):
    let inner = SpecSchema.key(ofElementsOf: key)
    block(elements, "[", "]", indent: indent, to: sink) {
      write($0, under: inner, indent: indent + 1, to: sink)
    }
  case .raw(let body): write(body.plain, indent: indent, to: sink)
  case .map(let fields):
    block(fields, "{", "}", indent: indent, to: sink) { field in
      sink.write(jsonString: field.key)
      sink.write(": ")
      write(field.value, under: field.key, indent: indent + 1, to: sink)
    }
  }
}

/// Returns an expression without its line breaks and the blanks around them.
package func onOneLine(_ expression: String) -> String {
  guard expression.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return expression }
  return expression.split(whereSeparator: \.isNewline)
    .map { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return String(
        start.prefix(start.utf8.count - start.reversed().prefix { $0 == " " || $0 == "\t" }.count))
    }
    .filter { !$0.isEmpty }.joined(separator: " ")
}

private func block<Part>(
  _ parts: [Part], _ open: StaticString, _ close: StaticString, indent: Int, to sink: ByteSink,
  _ body: (Part) -> Void
) {
  sink.write(open)
  for (index, part) in parts.enumerated() {
    if index > 0 { sink.write(byte: UInt8(ascii: ",")) }
    newline(indent + 1, to: sink)
    body(part)
  }
  if !parts.isEmpty { newline(indent, to: sink) }
  sink.write(close)
}

private func newline(_ indent: Int, to sink: ByteSink) {
  sink.write(byte: UInt8(ascii: "\n"))
  for _ in 0..<indent { sink.write("  ") }
}
