import LayoutText

/// Writes a document in one of the two languages, with the same keys, order and spelling of values.
///
/// Comments and anchors are lost; aliases and merge keys are written out. A value goes on one line if it
/// fits.
package struct DocumentWriter {
  private let document: Document
  private let format: InputFormat
  private var text = ""

  /// The longest line that contains a whole value, including its indentation.
  private static let lineWidth = 80
  /// The longest key that needs no `?` in YAML, in bytes.
  private static let greatestPlainKey = 512

  /// Returns the text of a document.
  package static func text(of document: Document, as format: InputFormat) -> String {
    var writer = DocumentWriter(document: document, format: format)
    writer.writeBlock(document.root, indentation: 0, isRoot: true)
    return writer.text + "\n"
  }

  // MARK: Blocks

  /// - Parameter key: the key of the value; empty if it has none.
  private mutating func writeBlock(
    _ node: Document.NodeIndex, indentation: Int, key: String = "", isRoot: Bool = false
  ) {
    let kind = document.kind(node)
    if kind == .mapping || kind == .sequence, !isRoot || isEmpty(node),
      let line = line(node, room: Self.lineWidth - indentation, key: key)
    {
      text += line
      return
    }
    writeLines(node, indentation: indentation, key: key)
  }

  private mutating func writeLines(_ node: Document.NodeIndex, indentation: Int, key: String) {
    switch (document.kind(node), format) {
    case (.mapping, .yaml): writeYAMLMapping(node, indentation: indentation)
    case (.sequence, .yaml): writeYAMLSequence(node, indentation: indentation, key: key)
    case (.mapping, .json):
      writeJSONLines("{", "}", document.entries(node), indentation: indentation) { writer, entry in
        writer.text += DocumentScalars.json(entry.key) + ": "
        writer.writeBlock(entry.value, indentation: indentation + 2, key: entry.key)
      }
    case (.sequence, .json):
      writeJSONLines("[", "]", document.elements(node), indentation: indentation) { writer, element in
        writer.writeBlock(element, indentation: indentation + 2, key: SpecSchema.key(ofElementsOf: key))
      }
    default: text += scalar(node, isInFlow: false, key: key)
    }
  }

  private mutating func writeYAMLMapping(_ node: Document.NodeIndex, indentation: Int) {
    for (index, entry) in document.entries(node).enumerated() {
      if index > 0 { newLine(indentation) }
      let key = DocumentScalars.yaml(entry.key, isInFlow: false)
      if key.utf8.count > Self.greatestPlainKey {
        text += "? \(key)"
        newLine(indentation)
        text += ":"
      } else {
        text += "\(key):"
      }
      writeYAMLValue(
        entry.value, column: indentation + key.count + 2, indentation: indentation, key: entry.key)
    }
  }

  /// Writes the value of a key on the same line if it fits, else below.
  private mutating func writeYAMLValue(
    _ node: Document.NodeIndex, column: Int, indentation: Int, key: String
  ) {
    let kind = document.kind(node)
    guard kind == .mapping || kind == .sequence else {
      text += " " + scalar(node, isInFlow: false, key: key)
      return
    }
    if let line = line(node, room: Self.lineWidth - column, key: key) {
      text += " " + line
      return
    }
    newLine(indentation + 2)
    writeLines(node, indentation: indentation + 2, key: key)
  }

  private mutating func writeYAMLSequence(_ node: Document.NodeIndex, indentation: Int, key: String) {
    for (index, element) in document.elements(node).enumerated() {
      if index > 0 { newLine(indentation) }
      text += "- "
      writeBlock(element, indentation: indentation + 2, key: SpecSchema.key(ofElementsOf: key))
    }
  }

  private mutating func writeJSONLines<Parts: Sequence>(
    _ open: String, _ close: String, _ parts: Parts, indentation: Int,
    _ body: (inout DocumentWriter, Parts.Element) -> Void
  ) {
    text += open
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "," }
      newLine(indentation + 2)
      body(&self, part)
    }
    newLine(indentation)
    text += close
  }

  private mutating func newLine(_ indentation: Int) {
    text += "\n" + String(repeating: " ", count: indentation)
  }

  private func isEmpty(_ node: Document.NodeIndex) -> Bool {
    document.entries(node).isEmpty && document.elements(node).isEmpty
  }

  // MARK: Lines

  /// Returns a value on one line; `nil` if it does not fit. An empty value always fits.
  private func line(_ node: Document.NodeIndex, room: Int, key: String) -> String? {
    if document.kind(node) == .mapping, isEmpty(node) { return "{}" }
    if document.kind(node) == .sequence, isEmpty(node) { return "[]" }
    var line = ""
    return write(node, on: &line, room: room, key: key) ? line : nil
  }

  private func write(_ node: Document.NodeIndex, on line: inout String, room: Int, key: String) -> Bool {
    switch document.kind(node) {
    case .mapping:
      line += "{"
      for (index, entry) in document.entries(node).enumerated() {
        let written =
          format == .json ? DocumentScalars.json(entry.key) : DocumentScalars.yaml(entry.key, isInFlow: true)
        line += (index > 0 ? ", " : "") + written + ": "
        guard line.utf8.count <= room, write(entry.value, on: &line, room: room, key: entry.key) else {
          return false
        }
      }
      line += "}"
    case .sequence:
      line += "["
      for (index, element) in document.elements(node).enumerated() {
        if index > 0 { line += ", " }
        guard line.utf8.count <= room,
          write(element, on: &line, room: room, key: SpecSchema.key(ofElementsOf: key))
        else { return false }
      }
      line += "]"
    default: line += scalar(node, isInFlow: true, key: key)
    }
    return line.utf8.count <= room
  }

  private func scalar(_ node: Document.NodeIndex, isInFlow: Bool, key: String) -> String {
    let written = document.text(node)
    switch document.kind(node) {
    case .null: return "null"
    case .boolean: return document.boolean(node) ? "true" : "false"
    case .number:
      if format == .yaml || DocumentScalars.isJSONNumber(written) { return written }
      return SpecSchema.isIdentifier(key)
        ? DocumentScalars.json(written) : shortestText(document.number(node))
    case .string:
      return format == .json
        ? DocumentScalars.json(written) : DocumentScalars.yaml(written, isInFlow: isInFlow)
    case .sequence, .mapping: return ""
    }
  }
}
