import LayoutReader
import LayoutText

/// The name at the position of a request, in all open specs that share a file with it.
struct FoundName {
  /// An occurrence of the name.
  struct Place {
    let occurrence: NameOccurrence
    let format: InputFormat
    /// The files of the spec that the occurrence was found in, with their positions.
    let places: FindingPlaces

    var uri: String { places.uri(of: occurrence.span) }
    var range: JSONValue { places.range(of: occurrence.span) }
    var isDeclaration: Bool { occurrence.isDeclaration }
    var location: JSONValue { places.location(of: occurrence.span) }
  }

  /// The meaning of the name in one spec. A spec may have several.
  struct Meaning {
    let analysis: Analysis
    let name: SpecName
    let places: FindingPlaces
  }

  /// The meanings, starting with those in the requested spec.
  fileprivate(set) var meanings: [Meaning] = []
  /// The occurrence at the position of the request.
  fileprivate(set) var asked: Place?
  /// All occurrences, without duplicates.
  fileprivate(set) var places: [Place] = []

  var name: SpecName? { meanings.first?.name }

  /// The places that define the name.
  var declarations: [JSONValue] {
    for meaning in meanings {
      let spans = meaning.analysis.names.declarations(of: meaning.name)
      if !spans.isEmpty { return spans.map { meaning.places.location(of: $0) } }
    }
    return []
  }
}

extension LanguageServer {
  /// Returns the name at the position of a request.
  func foundName(_ parameters: Parameters?) -> FoundName? {
    guard let uri = parameters?.documentURI, let document = documents[uri],
      let position = parameters?["position"]?.position
    else { return nil }
    let source = SourceFile(name: document.name, bytes: document.bytes)
    let offset = TextPositions(source, client.encoding).offset(of: position)
    let specs = ([document] + documents.all.filter { $0.uri != uri })
      .compactMap { $0.isSwift ? nil : analysis(of: $0.uri) }.map { ($0, places(of: $0)) }
    var names = specs.map { _ in Set<SpecName>() }
    var result = FoundName()
    // The files and offsets to search for the name.
    var found = [(uri: uri, offset: offset)]
    var seen: Set<String> = []
    var next = 0
    while next < found.count {
      let wanted = found[next]
      next += 1
      for (index, (analysis, places)) in specs.enumerated() {
        guard let file = places.uris.firstIndex(of: wanted.uri),
          let (name, asked) = analysis.names.name(
            at: wanted.offset + Int(analysis.sources.files[file].base)),
          names[index].insert(name).inserted
        else { continue }
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
      }
    }
    return result.meanings.isEmpty ? nil : result
  }

  private func place(_ occurrence: NameOccurrence, in analysis: Analysis, _ places: FindingPlaces)
    -> FoundName.Place
  {
    FoundName.Place(
      occurrence: occurrence, format: analysis.names.format(at: occurrence.span), places: places)
  }
}
