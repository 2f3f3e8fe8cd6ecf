import LayoutDiagnostics
import LayoutText

/// The two languages of specs.
package enum InputFormat: String, Sendable, CaseIterable {
  case json
  case yaml

  /// Returns the language of a file by its extension, ignoring case; `nil` for any other extension.
  package static func named(_ name: String) -> InputFormat? {
    let name = name.lowercased()
    if name.hasSuffix(".json") { return .json }
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? .yaml : nil
  }

  /// Returns the language to read a file in: YAML unless its name ends in `.json`; `nil` for standard input,
  /// whose first byte decides.
  static func format(ofFile name: String) -> InputFormat? {
    named(name) ?? (name == SourceFile.standardInput ? nil : .yaml)
  }
}

/// Reads a source into a document.
///
/// - Parameters:
///   - source: the bytes.
///   - format: the language; `nil` to decide by name: a name ending in `.json` is JSON, any other YAML.
///     Standard input is JSON if it begins with `{` or `[` and is valid JSON, else YAML.
///   - limits: the limits on size, depth and number of values.
///   - diagnostics: receives every error.
/// - Returns: the document; `nil` after a syntax error or an exceeded limit, with an error in the bag.
package func readDocument(
  _ source: SourceFile, format: InputFormat? = nil, limits: InputLimits = InputLimits(),
  into diagnostics: inout DiagnosticBag
) -> Document? {
  // The readers count from the file's first byte; the findings are moved by the file's base in the source
  // set.
  var found = DiagnosticBag()
  defer { diagnostics.merge(found.moved(by: source.base)) }
  do throws(ReadFailure) {
    try checkSize(source, limits)
    var document = try source.bytes.withUnsafeBufferPointer { (bytes) throws(ReadFailure) in
      try read(bytes, source, format: format, limits, into: &found)
    }
    document.base = source.base
    if source.textStart > 0 { document.remarks.report(byteOrderMark(source.textStart)) }
    return document
  } catch {
    found.report(error.diagnostic)
    return nil
  }
}

/// Warns about a byte order mark, which is not part of the text and which not every reader skips.
private func byteOrderMark(_ length: Int) -> Diagnostic {
  Diagnostic(
    .warning, rule: .documentShape, "the file begins with a byte order mark", at: Span(0, length),
    help: ["save it as UTF-8 without the mark (safe: frames do not change)"],
    fixes: [Fix(.safe, "remove the mark", [TextEdit(Span(0, length), "")])])
}

private func checkSize(_ source: SourceFile, _ limits: InputLimits) throws(ReadFailure) {
  // Spans are 32-bit, so the flag cannot allow more.
  let limit = min(limits.bytes, Int(UInt32.max) - 16)
  if source.bytes.count > limit {
    throw .limit(
      "the spec has \(source.bytes.count) bytes; at most \(limit) are read",
      at: Span(source.textStart, source.textStart), flag: "--max-size")
  }
}

private func read(
  _ bytes: UnsafeBufferPointer<UInt8>, _ source: SourceFile, format: InputFormat?, _ limits: InputLimits,
  into diagnostics: inout DiagnosticBag
) throws(ReadFailure) -> Document {
  let check = try TextCheck.check(bytes, textStart: source.textStart)
  let format = format ?? .format(ofFile: source.name)
  var notes: [String] = []
  if format == .json || (format == nil && beginsLikeJSON(bytes, from: source.textStart)) {
    var reader = JSONReader(bytes, textStart: source.textStart, limits: limits)
    do throws(ReadFailure) {
      let document = try reader.read()
      diagnostics.merge(reader.diagnostics)
      return document
    } catch {
      if format == .json || error.diagnostic.rule != .syntaxError {
        diagnostics.merge(reader.diagnostics)
        throw error
      }
      let place = LineTable(source).location(of: Int(error.diagnostic.span.start + source.base))
      notes = [
        "read as YAML, since it is no JSON: at \(place.line):\(place.column) \(error.diagnostic.message)"
      ]
    }
  }
  do throws(ReadFailure) {
    return try YAMLReader.read(
      bytes, textStart: source.textStart, check: check, limits: limits, into: &diagnostics)
  } catch {
    guard error.diagnostic.rule == .syntaxError else { throw error }
    // Only this part of JSON is not YAML: programs write a character beyond U+FFFF as a pair of escapes.
    if format == .yaml, beginsLikeJSON(bytes, from: source.textStart), hasSurrogate(bytes) {
      var reader = JSONReader(bytes, textStart: source.textStart, limits: limits)
      if let document = try? reader.read() {
        diagnostics.merge(reader.diagnostics)
        return document
      }
    }
    if notes.isEmpty { throw error }
    var diagnostic = error.diagnostic
    diagnostic.notes += notes
    diagnostic.help.append("if it is to be JSON, give --input-format json")
    throw ReadFailure(diagnostic: diagnostic)
  }
}

/// Returns whether a text has an escape from `\ud8…` to `\udf…`, in lower or upper case.
private func hasSurrogate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  bytes.indices.dropLast(3).contains {
    bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "u")
      && bytes[$0 + 2] | 0x20 == UInt8(ascii: "d") && bytes[$0 + 3] >= UInt8(ascii: "8")
  }
}

private func beginsLikeJSON(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
  for byte in bytes[start...] {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: continue
    default: return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    }
  }
  return false
}
