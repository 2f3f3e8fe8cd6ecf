import LayoutReader
import LayoutResolver
import LayoutText

// The requests for renaming.

extension LanguageServer {
  /// Returns the name at the position of a request if it can be renamed.
  func prepareRename(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let found = try renamed(parameters), let asked = found.asked, let name = found.name else {
      return .null
    }
    return ["range": asked.range, "placeholder": .string(name.text)]
  }

  func rename(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let new = parameters?["newName"]?.text else { throw .invalid("rename needs a newName") }
    guard let found = try renamed(parameters), let name = found.name else {
      throw .refused("there is no name here that can be changed")
    }
    guard new != name.text else { return workspaceEdit([]) }
    if let reason = name.refusal(ofName: new) { throw .refused(reason) }
    for meaning in found.meanings {
      if let other = meaning.analysis.names.obstacle(toRenaming: meaning.name, to: new) {
        let span = meaning.analysis.names.declarations(of: other).first
        throw .refused("\(quotedText(new)) is taken\(span.map { line(of: $0, in: meaning.analysis) } ?? "")")
      }
    }
    var edits: [String: [JSONValue]] = [:]
    for place in found.places {
      let (span, text) = place.occurrence.text(for: new, in: place.format)
      edits[place.uri, default: []].append(["range": place.places.range(of: span), "newText": .string(text)])
    }
    return workspaceEdit(edits.sorted { $0.key < $1.key }.map { (uri: $0.key, edits: $0.value) })
  }

  /// Returns the name at the position of a request. Throws if it has no id or a syntax error may hide
  /// occurrences.
  private func renamed(_ parameters: Parameters?) throws(ResponseError) -> FoundName? {
    guard let found = foundName(parameters) else { return nil }
    if case .sectionAt(let index)? = found.name {
      throw .refused("section \(index) has no id; give it one, and name it here")
    }
    for meaning in found.meanings where meaning.analysis.isBroken {
      let name = shownName(meaning.analysis.document.name)
      throw .refused("\(name) has a syntax error; names can be changed once it is mended")
    }
    return found
  }

  private func line(of span: Span, in analysis: Analysis) -> String {
    let file = analysis.sources.files[analysis.sources.index(of: span)]
    let line = LineTable(file).location(of: Int(span.start)).line
    return file.base == 0 ? ": see line \(line)" : ": see \(shownName(file.name)):\(line)"
  }
}

extension Analysis {
  /// True if a syntax error hides a part of the spec.
  fileprivate var isBroken: Bool {
    diagnostics.contains { $0.severity == .error && $0.rule == .syntaxError }
  }
}

extension SpecName {
  /// Returns the reason why the name cannot be changed to another, apart from conflicts; `nil` if it can.
  fileprivate func refusal(ofName name: String) -> String? {
    switch self {
    case .value, .parameter, .local:
      return ReservedNames.refusal(of: name)
    case .definition, .section, .sectionAt:
      if name.isEmpty { return "a name has a character at least" }
      if case .section = self, name.contains("]") { return "an id with ] could not be named in settings" }
      if name.hasPrefix("${") { return "\(quotedText(name)) is an expression; names are written out" }
      let isPrintable = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      return isPrintable ? nil : "\(quotedText(name)) has characters that are not seen"
    case .anchor:
      let isName = name.utf8.allSatisfy { $0.isNameStart || $0.isDigit || $0 == UInt8(ascii: "-") }
      return isName && !name.isEmpty
        ? nil : "\(quotedText(name)) is no name of an anchor; it has letters, digits, - and _"
    }
  }
}
