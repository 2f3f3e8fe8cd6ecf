import LayoutText

// The requests for definitions and references.

extension LanguageServer {
  /// Returns the definition of the name at a position, or the file that is named there.
  func definition(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    if let analysis = spec(parameters), let (_, offset) = place(parameters),
      let link = analysis.fileLinks.first(where: { $0.span.holds(offset) })
    {
      let start = TextPositions.Position(line: 0, character: 0).value
      return ["uri": .string(uri(ofFile: link.path)), "range": ["start": start, "end": start]]
    }
    guard let found = foundName(parameters) else { return .null }
    let declarations = found.declarations
    return declarations.isEmpty ? .null : .array(declarations)
  }

  /// Returns all occurrences of the name at a position.
  func references(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let found = foundName(parameters) else { return .null }
    let withDeclarations = parameters?["context"]?["includeDeclaration"]?.flag ?? true
    return .array(
      found.places.filter { withDeclarations || !$0.isDeclaration }.map(\.location))
  }
}
