import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// The checks of a whole map that its keys alone cannot make.
  ///
  /// - Parameters:
  ///   - map: with null for keys whose values were refused.
  ///   - isPartial: whether it is merged over another map, so that nothing in it is required.
  ///   - missingSpan: where a missing key is reported.
  mutating func check(_ map: Normal, as id: NounID, isPartial: Bool, missingSpan: Span) {
    switch id {
    case .spec:
      checkVersion(map)
      checkSectionIDs(map)
    case .section, .sectionVariant:
      checkKindsBesideShorthand(map)
      checkOutermostGroup(map)
      checkHeaderBesideBoundaryItems(map)
      checkVariantsOrder(map)
      if !isPartial {
        checkSectionKind(map, at: missingSpan)
        checkHeaderSizes(map)
      }
    case .environment: checkOrientation(map)
    case .device: checkDisplayScale(map)
    case .item where !isPartial: checkAspectRatio(map)
    case .measured where !isPartial: checkMeasured(map, at: missingSpan)
    case .lintOverride: checkOverriddenPath(map)
    default: break
    }
  }

  private mutating func checkVersion(_ map: Normal) {
    guard let version = map["version"], let number = version.number, Int(number) > SpecSchema.version else {
      return
    }
    report(
      .invalidValue,
      "the spec is of version \(shortestText(number)); this layoutc reads version \(SpecSchema.version)",
      at: version.span)
  }

  private mutating func checkSectionIDs(_ map: Normal) {
    let sections = map["sections"]?.elements ?? []
    // From a section that is repeated on, an index is not known here.
    let indexed = sections.prefix { $0["repeat"] == nil }
    var seen = [String: Span](minimumCapacity: sections.count)
    for section in sections {
      guard let id = section["id"], let text = id.text else { continue }
      if text.utf8.first?.isDigit == true, section["repeat"] == nil, let index = Int(text),
        String(index) == text,
        indexed.indices.contains(index), !indexed[index].isNull, indexed[index]["id"] == nil,
        indexed[index]["use"] == nil
      {
        report(
          .duplicateItemId,
          "the section id \(quoted(text)) is what section \(index) is called without an id", at: id.span,
          secondary: [DiagnosticLabel(startOfLine(indexed[index].span), "section \(index)")],
          help: ["give section \(index) an id of its own"])
      }
      if let first = seen[text] {
        report(
          .duplicateItemId, "the section id \(quoted(text)) occurs twice", at: id.span,
          secondary: [DiagnosticLabel(first, "first here")])
      } else {
        seen[text] = id.span
      }
    }
  }

  private mutating func checkSectionKind(_ map: Normal, at span: Span) {
    let hasKind = SpecSchema.sectionKinds.contains { map[$0] != nil }
    let hasOpenVariant = map["variants"]?.elements.contains { $0["when"] == nil } ?? false
    guard !hasKind, !hasOpenVariant else { return }
    if let variants = map.field("variants"), !variants.value.elements.isEmpty {
      report(
        .adaptiveGap, "the section has no layout where none of its variants' conditions holds",
        at: variants.keySpan,
        help: [
          "give the section itself one of \(listed(SpecSchema.sectionKinds)), or take 'when' out of the last variant"
        ])
      return
    }
    report(
      .missingKey, "a section needs one of \(listed(SpecSchema.sectionKinds))", at: span,
      help: ["such as list: plain, or grid: {columns: 3, rowHeight: 120}"])
  }

  private mutating func checkVariantsOrder(_ map: Normal) {
    let variants = map["variants"]?.elements ?? []
    guard let open = variants.firstIndex(where: { $0["when"] == nil && $0["use"] == nil }),
      open + 1 < variants.count
    else { return }
    let later = variants[open + 1]
    report(
      .adaptiveGap, "a variant after one without 'when' is never chosen",
      at: later.fields.map(\.keySpan).min { $0.start < $1.start } ?? startOfLine(later.span))
  }

  /// A section takes a group: an item alone is none.
  private mutating func checkOutermostGroup(_ map: Normal) {
    guard let item = map["group"]?.field("item") else { return }
    report(
      .invalidValue, "the section's group is an item; expected horizontal, vertical or custom",
      at: item.keySpan, help: ["wrap it: group: {horizontal: {size: …, subitems: [{item: …}]}}"])
  }

  /// `header` and `footer`, and those of a `list`, are boundary items of UIKit's kinds: no item beside them may be of those as well.
  private mutating func checkHeaderBesideBoundaryItems(_ map: Normal) {
    guard map["header"] != nil || map["footer"] != nil || map["list"] != nil else { return }
    for (key, modeKey, kind) in [
      ("header", "headerMode", ElementKind.header), ("footer", "footerMode", ElementKind.footer),
    ] {
      let mode = map["list"]?.field(modeKey).flatMap { $0.value.text == "supplementary" ? $0 : nil }
      let own = map.field(key).flatMap { $0.value.isNull ? nil : $0 }
      guard let short = own ?? mode else { continue }
      let kind = own?.value["elementKind"]?.text.map(ElementKind.canonical) ?? kind
      for item in map["boundarySupplementaryItems"]?.elements ?? [] {
        guard let written = item["elementKind"], written.text.map(ElementKind.canonical) == kind else {
          continue
        }
        let isEarlier = written.span.start < short.keySpan.start
        report(
          .duplicateElementKind,
          "the section has two items of the element kind \(quoted(ElementKind.short(kind)))",
          at: isEarlier ? short.keySpan : written.span,
          secondary: [DiagnosticLabel(isEarlier ? written.span : short.keySpan, "the other is here")],
          notes: [Self.uniqueKindNote])
      }
    }
  }

  /// The side that a header or footer cannot do without must be there, unless it is merged over a list's own.
  private mutating func checkHeaderSizes(_ map: Normal) {
    // What is not known yet is looked at when it is merged.
    let isOpen = map["variants"]?.elements.contains { $0["when"] == nil } ?? false
    guard !isOpen || SpecSchema.sectionKinds.contains(where: { map[$0] != nil }) else { return }
    for (key, mode) in [("header", "headerMode"), ("footer", "footerMode")] {
      guard let field = map.field(key), !field.value.isNull, field.value["use"] == nil else { continue }
      let list = map["list"]
      if list?[mode]?.text == "supplementary" || list?["use"] != nil { continue }
      checkHeaderSize(field.value, at: field.keySpan, ownMode: list.map { _ in mode })
    }
  }

  /// Shorthands set their own spacing and scrolling.
  private mutating func checkKindsBesideShorthand(_ map: Normal) {
    let shorthands = SpecSchema.sectionKinds.dropFirst()
    guard let kind = shorthands.first(where: { map[$0].map { !$0.isNull } ?? false }) else { return }
    if kind != "list", let spacing = map.field("interGroupSpacing"), !spacing.value.isNull {
      let help = kind == "carousel" || kind == "flow" ? "spacing" : "spacing or interGroupSpacing"
      report(
        .excludedKey, "'interGroupSpacing' stands beside '\(kind)'", at: spacing.keySpan,
        help: ["write \(help) inside '\(kind)'"])
    }
    if let behavior = map.field("orthogonalScrollingBehavior"), let word = behavior.value.text, word != "none"
    {
      report(
        .excludedKey, "'orthogonalScrollingBehavior' stands beside '\(kind)'", at: behavior.keySpan,
        help: [scrollingHelp(kind)])
    }
  }

  private func scrollingHelp(_ kind: String) -> String {
    switch kind {
    case "carousel": "write snap inside 'carousel'"
    case "grid": "for a grid that scrolls sideways use 'carousel' with rows"
    default: "use 'carousel' or 'group'"
    }
  }

  private mutating func checkOrientation(_ map: Normal) {
    guard let orientation = map.field("orientation"), map["container"] != nil, map["device"] == nil else {
      return
    }
    report(
      .excludedKey, "'orientation' goes with a device; here 'container' gives the size",
      at: orientation.keySpan)
  }

  /// A device has one display scale.
  private mutating func checkDisplayScale(_ map: Normal) {
    guard let scale = map.field("displayScale"), let other = map["traits"]?.field("displayScale") else {
      return
    }
    let (earlier, later) =
      scale.keySpan.start < other.keySpan.start
      ? (scale.keySpan, other.keySpan) : (other.keySpan, scale.keySpan)
    report(
      .excludedKey, "'displayScale' stands here and in 'traits'", at: later,
      secondary: [DiagnosticLabel(earlier, "the other is here")])
  }
}
