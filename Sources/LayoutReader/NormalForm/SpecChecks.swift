import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Checks a map for mistakes that involve several keys.
  ///
  /// - Parameters:
  ///   - map: a map with null for invalid values.
  ///   - isPartial: whether it is merged over another map, so that no key is required.
  ///   - missingSpan: the place to report a missing key.
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
    guard let version = map[SpecKeys.version], let number = version.number, Int(number) > SpecSchema.version
    else {
      return
    }
    report(
      .invalidValue,
      "the spec is of version \(shortestText(number)); this layoutc reads version \(SpecSchema.version)",
      at: version.span)
  }

  private mutating func checkSectionIDs(_ map: Normal) {
    let sections = map[SpecKeys.sections]?.elements ?? []
    // The indexes after a repeated section are not known yet.
    let indexed = sections.prefix { $0[SectionKeys.repeat] == nil }
    var seen = [String: Span](minimumCapacity: sections.count)
    for section in sections {
      guard let id = section[SectionKeys.id], let text = id.text else { continue }
      if text.utf8.first?.isDigit == true, section[SectionKeys.repeat] == nil, let index = Int(text),
        String(index) == text,
        indexed.indices.contains(index), !indexed[index].isNull, indexed[index][SectionKeys.id] == nil,
        indexed[index][SpecSchema.use] == nil
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
    let hasOpenVariant = map[SectionKeys.variants]?.elements.contains { $0[SectionKeys.when] == nil } ?? false
    guard !hasKind, !hasOpenVariant else { return }
    if let variants = map.field(SectionKeys.variants), !variants.value.elements.isEmpty {
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
    let variants = map[SectionKeys.variants]?.elements ?? []
    guard let open = variants.firstIndex(where: { $0[SectionKeys.when] == nil && $0[SpecSchema.use] == nil }),
      open + 1 < variants.count
    else { return }
    let later = variants[open + 1]
    report(
      .adaptiveGap, "a variant after one without 'when' is never chosen",
      at: later.fields.map(\.keySpan).min { $0.start < $1.start } ?? startOfLine(later.span))
  }

  /// Reports a section whose `group` is an item.
  private mutating func checkOutermostGroup(_ map: Normal) {
    guard let item = map[SectionKeys.group]?.field("item") else { return }
    report(
      .invalidValue, "the section's group is an item; expected horizontal, vertical or custom",
      at: item.keySpan, help: ["wrap it: group: {horizontal: {size: …, subitems: [{item: …}]}}"])
  }

  /// Reports boundary items of the same kind as `header`, `footer` or those of a `list`.
  private mutating func checkHeaderBesideBoundaryItems(_ map: Normal) {
    guard map[SectionKeys.header] != nil || map[SectionKeys.footer] != nil || map[SectionKeys.list] != nil
    else { return }
    for (key, modeKey, kind) in [
      (SectionKeys.header, ListKeys.headerMode, ElementKind.header),
      (SectionKeys.footer, ListKeys.footerMode, ElementKind.footer),
    ] {
      let mode = map[SectionKeys.list]?.field(modeKey).flatMap { $0.value.text == "supplementary" ? $0 : nil }
      let own = map.field(key).flatMap { $0.value.isNull ? nil : $0 }
      guard let short = own ?? mode else { continue }
      let kind = own?.value[BoundaryKeys.elementKind]?.text.map(ElementKind.canonical) ?? kind
      for item in map[SectionKeys.boundarySupplementaryItems]?.elements ?? [] {
        guard let written = item[BoundaryKeys.elementKind], written.text.map(ElementKind.canonical) == kind
        else {
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

  /// Reports headers and footers without the size across their edge, unless a list has that size.
  private mutating func checkHeaderSizes(_ map: Normal) {
    // Variants are checked after merging.
    let isOpen = map[SectionKeys.variants]?.elements.contains { $0[SectionKeys.when] == nil } ?? false
    guard !isOpen || SpecSchema.sectionKinds.contains(where: { map[$0] != nil }) else { return }
    for (key, mode) in [
      (SectionKeys.header, ListKeys.headerMode), (SectionKeys.footer, ListKeys.footerMode),
    ] {
      guard let field = map.field(key), !field.value.isNull, field.value[SpecSchema.use] == nil else {
        continue
      }
      let list = map[SectionKeys.list]
      if list?[mode]?.text == "supplementary" || list?[SpecSchema.use] != nil { continue }
      checkHeaderSize(field.value, at: field.keySpan, ownMode: list.map { _ in mode.name })
    }
  }

  /// Reports spacing and scrolling next to a shorthand that sets them.
  private mutating func checkKindsBesideShorthand(_ map: Normal) {
    let shorthands = SectionKeys.kinds.dropFirst()
    guard let kind = shorthands.first(where: { map[$0].map { !$0.isNull } ?? false }) else { return }
    if kind != SectionKeys.list, let spacing = map.field(SectionKeys.interGroupSpacing),
      !spacing.value.isNull, !guessedKeys.contains(spacing.keySpan)
    {
      let hasOneGap = kind == SectionKeys.carousel || kind == SectionKeys.flow
      let help = hasOneGap ? "spacing" : "spacing or interGroupSpacing"
      report(
        .excludedKey, "'interGroupSpacing' stands beside '\(kind.name)'", at: spacing.keySpan,
        help: ["write \(help) inside '\(kind.name)'"])
    }
    if let behavior = map.field(SectionKeys.orthogonalScrollingBehavior), let word = behavior.value.text,
      word != "none", !guessedKeys.contains(behavior.keySpan)
    {
      report(
        .excludedKey, "'orthogonalScrollingBehavior' stands beside '\(kind.name)'", at: behavior.keySpan,
        help: [scrollingHelp(kind)])
    }
  }

  private func scrollingHelp(_ kind: KeyRow) -> String {
    if kind == SectionKeys.carousel { return "write snap inside 'carousel'" }
    return kind == SectionKeys.grid
      ? "for a grid that scrolls sideways use 'carousel' with rows" : "use 'carousel' or 'group'"
  }

  private mutating func checkOrientation(_ map: Normal) {
    guard let orientation = map.field(EnvironmentKeys.orientation), map[EnvironmentKeys.container] != nil,
      map[EnvironmentKeys.device] == nil
    else {
      return
    }
    report(
      .excludedKey, "'orientation' goes with a device; here 'container' gives the size",
      at: orientation.keySpan)
  }

  /// Reports a second display scale of a device.
  private mutating func checkDisplayScale(_ map: Normal) {
    guard let scale = map.field(DeviceKeys.displayScale),
      let other = map[DeviceKeys.traits]?.field(TraitKeys.displayScale)
    else {
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
