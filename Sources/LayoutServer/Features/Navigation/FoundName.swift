import LayoutReader
import LayoutText

/// A name that a request is about, in all open specs that share a file in which it stands.
struct FoundName {
  /// A place where it stands.
  struct Place {
    let uri: String
    let range: JSONValue
    let isDeclaration: Bool
    let occurrence: NameOccurrence
    let isJSON: Bool

    var location: JSONValue { ["uri": .string(uri), "range": range] }
  }

  /// A spec that has it, and what it is there.
  struct Meaning {
    let analysis: Analysis
    let name: SpecName
    let places: FindingPlaces
  }

  /// The spec that was asked about first.
  fileprivate(set) var meanings: [Meaning] = []
  /// Where the request points.
  fileprivate(set) var asked: Place?
  /// Each place once.
  fileprivate(set) var places: [Place] = []

  var name: SpecName? { meanings.first?.name }

  /// Where it is defined.
  var declarations: [JSONValue] {
    guard let first = meanings.first else { return [] }
    for meaning in [first] + meanings.dropFirst() {
      let spans = meaning.analysis.names.declarations(of: meaning.name)
      if !spans.isEmpty { return spans.map { meaning.places.location(of: $0) } }
    }
    return []
  }
}

extension LanguageServer {
  /// The name at the place of a request; nil where there is none.
  func foundName(_ parameters: Parameters?) -> FoundName? {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let document = documents[uri],
      let position = parameters?["position"]?.position
    else { return nil }
    let source = SourceFile(name: document.name, bytes: document.bytes)
    let offset = TextPositions(source, client.encoding).offset(of: position)
    var result = FoundName()
    // Where it was found: in a file at a byte.
    var found = [(uri: uri, offset: offset)]
    var seen: Set<String> = []
    var rest = ([document] + documents.all.filter { $0.uri != uri })
      .compactMap { $0.isSwift ? nil : analysis(of: $0.uri) }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (index, analysis) in rest.enumerated().reversed() {
        let files = uris(of: analysis)
        let meaning = found.lazy.compactMap { place in
          files.firstIndex(of: place.uri).flatMap { file in
            analysis.names.name(at: place.offset + Int(analysis.sources.files[file].base))
          }
        }.first
        guard let (name, asked) = meaning else { continue }
        let places = self.places(of: analysis)
        if result.meanings.isEmpty { result.asked = place(asked, in: analysis, places) }
        result.meanings.append(FoundName.Meaning(analysis: analysis, name: name, places: places))
        for occurrence in analysis.names.occurrences(of: name) {
          let place = place(occurrence, in: analysis, places)
          let base = analysis.sources.files[analysis.sources.index(of: occurrence.span)].base
          let start = Int(occurrence.span.start - base)
          guard seen.insert("\(start) \(place.uri)").inserted else { continue }
          result.places.append(place)
          found.append((place.uri, start))
        }
        rest.remove(at: index)
        isComplete = false
      }
    }
    return result.meanings.isEmpty ? nil : result
  }

  private func place(_ occurrence: NameOccurrence, in analysis: Analysis, _ places: FindingPlaces)
    -> FoundName.Place
  {
    let file = analysis.sources.files[analysis.sources.index(of: occurrence.span)]
    return FoundName.Place(
      uri: places.uri(of: occurrence.span), range: places.range(of: occurrence.span),
      isDeclaration: occurrence.isDeclaration, occurrence: occurrence,
      isJSON: file.base == 0 ? analysis.isJSON : file.name.lowercased().hasSuffix(".json"))
  }

  /// The URIs of a spec's files.
  func uris(of analysis: Analysis) -> [String] {
    let places = places(of: analysis)
    return analysis.sources.files.map { places.uri(of: Span(start: $0.base, end: $0.base)) }
  }
}
