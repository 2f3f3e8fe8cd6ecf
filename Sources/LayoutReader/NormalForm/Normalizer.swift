import LayoutDiagnostics
import LayoutText

/// Normalizes a document: checks keys and types against the schema and writes out all shorthands.
///
/// - Parameter isIncluded: true for a file that a spec includes, which needs no sections.
/// - Returns: the normal form of the valid parts. Errors are in the bag.
package func normalize(
  _ document: Document, of source: SourceFile, isIncluded: Bool = false,
  into diagnostics: inout DiagnosticBag
) -> Normal? {
  var normalizer = Normalizer(document: document, source: source, diagnostics: diagnostics)
  let root = document.root
  var result: Normal?
  if document.kind(root) == .mapping {
    result = normalizer.map(root, as: isIncluded ? .includedSpec : .spec, at: Place(what: "the spec"))
  } else {
    normalizer.report(
      .invalidValue, "the spec is \(normalizer.describe(root)); it must be a map with the key sections",
      at: normalizer.startOfLine(document.span(root)))
  }
  diagnostics = normalizer.diagnostics
  if !document.remarks.isEmpty { diagnostics.merge(document.remarks.moved(by: document.base)) }
  AmbiguousScalars.report(in: document, of: source, into: &diagnostics)
  return result
}

struct Place {
  /// The name of the value in messages, usually its key.
  var what: String {
    get { elementDepth == 0 ? name : String(repeating: "an element of ", count: elementDepth) + name }
    set { (name, elementDepth) = (newValue, 0) }
  }
  private var name: String
  /// The number of lists between the named value and this one. Only messages put it into words.
  var elementDepth = 0
  /// The key of the value.
  var keySpan: Span?
  /// True if the map is merged over another one, so that nothing is required and null removes a key.
  var isPartial = false
  /// The noun of the map that contains the value, if it matters.
  var holder: NounID?
  /// The alignment of the boundary item, whose axis decides which side a single dimension is.
  var boundaryAlignment: String?

  init(what: String, keySpan: Span? = nil, isPartial: Bool = false) {
    name = what
    self.keySpan = keySpan
    self.isPartial = isPartial
  }

  func under(_ what: String, _ keySpan: Span) -> Place {
    Place(what: what, keySpan: keySpan, isPartial: isPartial)
  }
}

struct Normalizer {
  let document: Document
  let source: SourceFile
  var diagnostics: DiagnosticBag
  /// The spans of misspelt keys, whose values are read as those of the keys they resemble. No second error is reported for them.
  var guessedKeys: Set<Span> = []
  /// True if a node may occur at several places.
  private let hasAliases: Bool

  init(document: Document, source: SourceFile, diagnostics: DiagnosticBag) {
    self.document = document
    self.source = source
    self.diagnostics = diagnostics
    hasAliases = document.elementIndices.count + document.entryList.count >= document.nodes.count
  }

  typealias NodeIndex = Document.NodeIndex

  /// Normalizes the elements of a list. Invalid ones are reported and left out.
  mutating func list(_ node: NodeIndex, of type: ValueType, atLeast least: Int, at place: Place) -> Normal? {
    guard document.kind(node) == .sequence else {
      expected("a list", node, at: place, help: listHelp(node, of: type, at: place))
      return nil
    }
    let elements = document.elements(node)
    if elements.count < least {
      report(
        .missingKey, "\(place.what) is an empty list; it needs at least \(least)", at: document.span(node))
    }
    var inner = elementPlace(of: type, in: place)
    inner.isPartial = false
    inner.keySpan = nil
    let isSections = type == .map(.section) || type == .map(.sectionData)
    let normal = normalElements(of: node) {
      // An invalid section keeps its place, so that later ones keep their index.
      $0.value($1, as: type, at: inner) ?? (isSections ? Normal(.null, at: $0.document.span($1)) : nil)
    }
    if case .map(let noun) = type { checkElementKinds(normal, of: noun) }
    return Normal(.list(normal), at: document.span(node))
  }

  /// Returns the help for a map that should be a list.
  private func listHelp(_ node: NodeIndex, of type: ValueType, at place: Place) -> [String] {
    guard !isBagFull, let first = document.entries(node).first else { return [] }
    if let dash = guess(first, among: []).help.first { return [dash] }
    let isBlock = source.bytes[source.range(of: document.span(node)).lowerBound] != UInt8(ascii: "{")
    let element = place.what == "sections" ? "section" : "element"
    return [isBlock ? "begin each \(element) with `- `" : "put it in brackets: [{…}]"]
  }

  /// Normalizes the elements of a list. An element that aliases repeat is normalized once.
  mutating func normalElements(
    of node: NodeIndex, _ normalForm: (inout Self, NodeIndex) -> Normal?
  ) -> [Normal] {
    let elements = document.elements(node)
    var result: [Normal] = []
    result.reserveCapacity(elements.count)
    var made: [NodeIndex: Normal?] = [:]
    for element in elements {
      guard hasAliases else {
        if let normal = normalForm(&self, element) { result.append(normal) }
        continue
      }
      // An aliased value may be invalid at another place; here it is left out.
      let normal =
        made[element] ?? normalForm(&self, element) ?? Normal(.null, at: document.span(element))
      made[element] = .some(normal)
      if let normal { result.append(normal) }
    }
    return result
  }

  /// Returns the place of a list's elements, with their name in messages.
  private func elementPlace(of type: ValueType, in list: Place) -> Place {
    var place = list
    switch type {
    case .map(let noun): place.what = SpecSchema.noun(noun).title
    case .cell: place.what = SpecSchema.noun(.cell).title
    default: place.elementDepth += 1
    }
    return place
  }

  mutating func names(_ node: NodeIndex, of type: ValueType, at place: Place) -> Normal? {
    guard document.kind(node) == .mapping else {
      expected("a map of names", node, at: place)
      return nil
    }
    var fields: [NormalField] = []
    for entry in document.entries(node) {
      if let value = value(entry.value, as: type, at: place.under(shownText(entry.key), entry.keySpan)) {
        fields.append(NormalField(entry.key, keySpan: entry.keySpan, value))
      } else if case .namedValue = type {
        // The name exists, so its uses are valid.
        fields.append(
          NormalField(entry.key, keySpan: entry.keySpan, Normal(.null, at: document.span(entry.value))))
      }
    }
    return Normal(whole: fields, at: document.span(node))
  }

  /// Normalizes a map, or a short value for one of its keys.
  mutating func short(
    _ node: NodeIndex, _ noun: NounID, _ key: String, _ type: ValueType, at place: Place
  ) -> Normal? {
    if document.kind(node) == .mapping { return map(node, as: noun, at: place) }
    guard let value = value(node, as: type, at: place) else { return nil }
    let span = document.span(node)
    return Normal(whole: [NormalField(key, keySpan: span, value)], at: span)
  }

  /// Reads the body of a definition without a type.
  ///
  /// - Parameter key: the key of the value; ids are text, even if they look like numbers.
  mutating func anything(_ node: NodeIndex, key: String = "") -> Normal? {
    let span = document.span(node)
    switch document.kind(node) {
    case .null: return Normal(.null, at: span)
    case .boolean: return Normal(.boolean(document.boolean(node)), at: span)
    case .number:
      return finite(document.number(node), at: span).map {
        Normal(SpecSchema.isIdentifier(key) ? .text(document.text(node)) : .number($0), at: span)
      }
    case .string:
      if isExpression(document.bytes(of: node)) { return expression(node) }
      return Normal(.text(document.text(node)), at: span)
    case .sequence:
      return Normal(
        .list(document.elements(node).compactMap { anything($0, key: SpecSchema.key(ofElementsOf: key)) }),
        at: span)
    case .mapping:
      let fields = document.entries(node).compactMap { entry in
        anything(entry.value, key: entry.key).map { NormalField(entry.key, keySpan: entry.keySpan, $0) }
      }
      return Normal(.map(fields), at: span)
    }
  }
}
