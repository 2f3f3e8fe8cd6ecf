import LayoutDiagnostics
import LayoutText

/// What a map lacks beside keys that are always required.
struct Need {
  /// What is missing.
  var words: String
  /// What the map is called, where that is not told by its place.
  var subject: String?
  var help: [String] = []
}

extension Normalizer {
  /// The nodes of a group: at least one, whatever the lint settings say.
  mutating func someNodes(_ node: NodeIndex, of type: ValueType, at place: Place) -> Normal? {
    guard type == .node, document.elements(node).isEmpty else {
      return list(node, of: type, atLeast: 1, at: place)
    }
    report(
      .emptyGroup, "the group has no subitems; at least 1 is required", at: document.span(node),
      notes: ["UIKit: \"At least 1 subitem is required for a group\""],
      help: ["give the group an item, or remove it"])
    return nil
  }

  /// What a map lacks that its other keys ask for; nil where nothing is missing.
  func need(of map: Normal, as id: NounID) -> Need? {
    switch id {
    case .spec: specNeed(map)
    case .line: lineNeed(map)
    case .custom: customNeed(map)
    case .boundaryItem: alignmentNeed(map)
    default: nil
    }
  }

  /// A spec has sections, or code that builds them.
  private func specNeed(_ map: Normal) -> Need? {
    if map["sections"] != nil || map["swift"] != nil { return nil }
    let isIncluded = ["let", "define", "states"].contains { map[$0] != nil }
    return Need(
      words: "'sections'", subject: "a spec",
      help: ["sections: the sections, at least one"]
        + (isIncluded ? ["a file that specs include is linted and fixed with them: layoutc lint SPEC"] : []))
  }

  /// A line has one kind of contents, and a count beside all but a list.
  private func lineNeed(_ map: Normal) -> Need? {
    let contents = SpecSchema.groupContents
    guard let content = contents.first(where: { map[$0] != nil }) else {
      return Need(words: "one of \(listed(contents))")
    }
    guard content != "subitems", map["count"] == nil else { return nil }
    return Need(
      words: "'count' beside '\(content)'",
      help: [
        "for example \(content): {item: \(content == "subitem" ? "{}" : "50% x 100%")}, count: 2",
        "nodes that repeat until the room is used up stand in subitems",
      ])
  }

  /// A custom group has frames, or a formula for them.
  private func customNeed(_ map: Normal) -> Need? {
    if map["items"] != nil { return nil }
    switch (map["count"] != nil, map["frame"] != nil) {
    case (true, true): return nil
    case (false, false): return Need(words: "'items', or 'count' and 'frame'", subject: "custom")
    case (true, false): return Need(words: "'frame' beside 'count'", subject: "custom")
    case (false, true): return Need(words: "'count' beside 'frame'", subject: "custom")
    }
  }

  /// Only UIKit's own kinds have a default alignment.
  private func alignmentNeed(_ map: Normal) -> Need? {
    guard map["alignment"] == nil, let kind = map["elementKind"]?.text else { return nil }
    if [ElementKind.header, ElementKind.footer].contains(ElementKind.canonical(kind)) { return nil }
    return Need(
      words: "'alignment'", subject: "a boundary item of kind \(quoted(kind))",
      help: ["only header and footer have a default; write one of \(listed(AttachmentTable.alignments))"])
  }

  /// An item's aspect ratio stands for exactly one side.
  mutating func checkAspectRatio(_ map: Normal) {
    let size = map.field("size")
    if let value = size?.value, value.isNull || value["use"] != nil { return }
    let missing = ["width", "height"].filter { size?.value[$0] == nil }
    guard let ratio = map.field("aspectRatio") else {
      if let size, !missing.isEmpty {
        report(
          .missingKey, "size needs \(listed(missing.map { "'\($0)'" }))", at: size.keySpan,
          help: ["or give aspectRatio for one side"])
      }
      return
    }
    if let size, missing.isEmpty {
      report(
        .excludedKey, "'aspectRatio' stands beside a whole size; give one side", at: ratio.keySpan,
        secondary: [DiagnosticLabel(size.value.span, "both sides are here")])
    } else if missing.count == 2 {
      report(
        .missingKey, "'aspectRatio' needs one side of the size", at: ratio.keySpan,
        help: ["size: {width: 1/3}"])
    }
  }

  /// A measured size has at least one side.
  mutating func checkMeasured(_ map: Normal, at span: Span) {
    guard map.fields.isEmpty else { return }
    report(.missingKey, "measured needs 'width', 'height' or both", at: span)
  }

  static var uniqueKindNote: String { "UIKit: \"Every supplementary must have a unique elementKind\"" }

  /// Two items of one kind on one section, group or item are an error.
  ///
  /// - Parameter listKey: the key of the list, where both may come from one definition.
  mutating func checkElementKinds(_ elements: [Normal], of noun: NounID, at listKey: Span? = nil) {
    let key: String
    switch noun {
    case .supplementaryItem, .boundaryItem: key = "elementKind"
    case .decorationItem: key = "background"
    default: return
    }
    var seen: [String: Span] = [:]
    for element in elements {
      guard let kind = element[key], let text = kind.text.map(ElementKind.canonical) else { continue }
      if let first = seen[text] {
        report(
          .duplicateElementKind, "the element kind \(quoted(ElementKind.short(text))) occurs twice here",
          at: first == kind.span ? listKey ?? kind.span : kind.span,
          secondary: [DiagnosticLabel(first, first == kind.span ? "both are this one" : "first here")],
          notes: noun == .decorationItem ? [] : [Self.uniqueKindNote])
      } else {
        seen[text] = kind.span
      }
    }
  }
}
