import LayoutDiagnostics
import LayoutText

/// Keys that a map lacks because of its other keys.
struct Need {
  var words: String
  /// The name of the map, if its place has none.
  var subject: String?
  var help: [String] = []
}

extension Normalizer {
  /// Normalizes the nodes of a group, which needs at least one.
  mutating func someNodes(_ node: NodeIndex, of type: ValueType, atLeast least: Int, at place: Place)
    -> Normal?
  {
    guard type == .node, document.elements(node).isEmpty else {
      return list(node, of: type, atLeast: least, at: place)
    }
    report(
      .emptyGroup, "the group has no subitems; at least 1 is required", at: document.span(node),
      notes: ["UIKit: \"At least 1 subitem is required for a group\""],
      help: ["give the group an item, or remove it"])
    return nil
  }

  /// Returns the keys that the map lacks because of its other keys; `nil` if nothing is missing.
  func need(of map: Normal, as id: NounID) -> Need? {
    switch id {
    case .spec: specNeed(map)
    case .line: lineNeed(map)
    case .custom: customNeed(map)
    case .boundaryItem: alignmentNeed(map)
    default: nil
    }
  }

  /// Checks that a spec has sections, or code that builds them.
  private func specNeed(_ map: Normal) -> Need? {
    if map[SpecKeys.sections] != nil || map[SpecKeys.swift] != nil { return nil }
    let isIncluded = [SpecKeys.let, SpecKeys.define, SpecKeys.states].contains { map[$0] != nil }
    return Need(
      words: "'sections'", subject: "a spec",
      help: ["sections: the sections, at least one"]
        + (isIncluded ? ["a file that specs include is linted and fixed with them: layoutc lint SPEC"] : []))
  }

  /// Checks that a line has one kind of contents and, unless it is a list, a count.
  private func lineNeed(_ map: Normal) -> Need? {
    guard let content = LineKeys.contents.first(where: { map[$0] != nil }) else {
      return Need(words: "one of \(listed(SpecSchema.groupContents))")
    }
    guard content != LineKeys.subitems, map[LineKeys.count] == nil else { return nil }
    return Need(
      words: "'count' beside '\(content.name)'",
      help: [
        "for example \(content.name): {item: \(content == LineKeys.subitem ? "{}" : "50% x 100%")}, count: 2",
        "nodes that repeat until the room is used up stand in subitems",
      ])
  }

  /// Checks that a custom group has frames, or a formula for them.
  private func customNeed(_ map: Normal) -> Need? {
    if map[CustomKeys.items] != nil { return nil }
    switch (map[CustomKeys.count] != nil, map[CustomKeys.frame] != nil) {
    case (true, true): return nil
    case (false, false): return Need(words: "'items', or 'count' and 'frame'", subject: "custom")
    case (true, false): return Need(words: "'frame' beside 'count'", subject: "custom")
    case (false, true): return Need(words: "'count' beside 'frame'", subject: "custom")
    }
  }

  /// Checks that a boundary item has an alignment. Only UIKit's own kinds have a default.
  private func alignmentNeed(_ map: Normal) -> Need? {
    guard map[BoundaryKeys.alignment] == nil, let kind = map[BoundaryKeys.elementKind]?.text else {
      return nil
    }
    if [ElementKind.header, ElementKind.footer].contains(ElementKind.canonical(kind)) { return nil }
    return Need(
      words: "'alignment'", subject: "a boundary item of kind \(quoted(kind))",
      help: ["only header and footer have a default; write one of \(listed(BoundaryKeys.alignments))"])
  }

  /// Reports an aspect ratio next to both sides of a size, or to neither.
  mutating func checkAspectRatio(_ map: Normal) {
    let size = map.field(ItemKeys.size)
    if let value = size?.value, value.isNull || value[SpecSchema.use] != nil { return }
    let missing = ["width", "height"].filter { size?.value[$0] == nil }
    guard let ratio = map.field(ItemKeys.aspectRatio) else {
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

  mutating func checkMeasured(_ map: Normal, at span: Span) {
    guard map.fields.isEmpty else { return }
    report(.missingKey, "measured needs 'width', 'height' or both", at: span)
  }

  static var uniqueKindNote: String { "UIKit: \"Every supplementary must have a unique elementKind\"" }

  /// Reports two items of one element kind on a section, group or item.
  ///
  /// - Parameter listKey: the key of the list, reported if both items come from one definition.
  mutating func checkElementKinds(_ elements: [Normal], of noun: NounID, at listKey: Span? = nil) {
    let key: KeyRow
    switch noun {
    case .supplementaryItem: key = SupplementaryKeys.elementKind
    case .boundaryItem: key = BoundaryKeys.elementKind
    case .decorationItem: key = DecorationKeys.background
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
