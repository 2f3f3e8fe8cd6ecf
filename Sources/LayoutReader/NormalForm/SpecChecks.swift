import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// The checks of a whole map that its keys alone cannot make.
  mutating func check(
    _ map: Normal, written entries: some Collection<Document.Entry>, as id: NounID, at place: Place
  ) {
    switch id {
    case .spec:
      checkVersion(map)
      checkSectionIDs(map)
    case .section: checkSection(map, written: entries, at: place)
    case .sectionVariant:
      checkKindsBesideShorthand(map)
      checkOutermostGroup(map)
    case .line where !place.isPartial: checkLine(map, written: entries, at: place)
    case .custom where !place.isPartial: checkCustom(map, written: entries, at: place)
    case .boundaryItem where !place.isPartial: checkAlignment(map, written: entries, at: place)
    case .environment: checkOrientation(map)
    case .item where !place.isPartial: checkAspectRatio(map, written: entries)
    case .anchor, .bars, .boundaryItem, .carousel, .cell, .configuration, .configurationVariant, .custom,
      .customFrame,
      .decorationItem, .flow, .grid, .headerOrFooter, .item, .line, .lint, .lintOverride, .list, .measured,
      .orthogonalScrollingProperties, .registrations, .scroll, .supplementaryItem, .traits, .waterfall:
      break
    }
  }

  private mutating func checkVersion(_ map: Normal) {
    guard let version = map["version"], let number = version.number, Int(number) > SpecSchema.version else {
      return
    }
    report(
      "invalid-value",
      "the spec is of version \(shortest(number)); this layoutc reads version \(SpecSchema.version)",
      at: version.span)
  }

  private mutating func checkSectionIDs(_ map: Normal) {
    var seen: [String: Span] = [:]
    for section in map["sections"]?.elements ?? [] {
      guard let id = section["id"], let text = id.text else { continue }
      if let first = seen[text] {
        report(
          "duplicate-item-id", "the section id \(quoted(text)) occurs twice", at: id.span,
          secondary: [DiagnosticLabel(first, "first here")])
      } else {
        seen[text] = id.span
      }
    }
  }

  private mutating func checkSection(
    _ map: Normal, written entries: some Collection<Document.Entry>, at place: Place
  ) {
    checkKindsBesideShorthand(map)
    checkOutermostGroup(map)
    checkHeaderBesideBoundaryItems(map)
    let variants = map["variants"]?.elements ?? []
    if let open = variants.firstIndex(where: { $0["when"] == nil && $0["use"] == nil }),
      open + 1 < variants.count
    {
      let later = variants[open + 1]
      report(
        "invalid-value", "a variant after one without 'when' is never chosen",
        at: later.fields.first?.keySpan ?? startOfLine(later.span))
    }
    let hasOpenVariant = variants.contains { $0["when"] == nil }
    let hasKind = entries.contains { SpecSchema.sectionKinds.contains($0.key) || $0.key == "use" }
    if !hasKind, !hasOpenVariant {
      report(
        "missing-key", "a section needs one of \(listed(SpecSchema.sectionKinds))",
        at: missingKeySpan(entries, span: map.span, id: .section, at: place))
    }
  }

  /// A section takes a group: an item alone is none.
  private mutating func checkOutermostGroup(_ map: Normal) {
    guard let item = map["group"]?.field("item") else { return }
    report(
      "invalid-value", "the section's group is an item; expected horizontal, vertical or custom",
      at: item.keySpan,
      help: ["wrap it: group: {horizontal: {size: …, subitems: [{item: …}]}}"])
  }

  /// `header` and `footer` are boundary items of UIKit's kinds: the list beside them may not have those as well.
  private mutating func checkHeaderBesideBoundaryItems(_ map: Normal) {
    for (key, kind) in [("header", ElementKind.header), ("footer", ElementKind.footer)] {
      guard let short = map.field(key) else { continue }
      for item in map["boundarySupplementaryItems"]?.elements ?? [] {
        guard let written = item["elementKind"], written.text == kind else { continue }
        report(
          "duplicate-element-kind", "the section has two items of the element kind '\(key)'",
          at: written.span,
          secondary: [DiagnosticLabel(short.keySpan, "the other is here")],
          notes: ["UIKit: \"Every supplementary must have a unique elementKind\""])
      }
    }
  }

  /// Shorthands set their own spacing and scrolling.
  private mutating func checkKindsBesideShorthand(_ map: Normal) {
    guard let kind = SpecSchema.sectionKinds.dropFirst().first(where: { map[$0] != nil }) else { return }
    if kind != "list", let spacing = map.field("interGroupSpacing") {
      let help = kind == "carousel" || kind == "flow" ? "spacing" : "spacing or interGroupSpacing"
      report(
        "excluded-key", "'interGroupSpacing' stands beside '\(kind)'", at: spacing.keySpan,
        help: ["write \(help) inside '\(kind)'"])
    }
    if let behavior = map.field("orthogonalScrollingBehavior"), behavior.value.text != "none" {
      report(
        "excluded-key", "'orthogonalScrollingBehavior' stands beside '\(kind)'", at: behavior.keySpan,
        help: [
          kind == "carousel"
            ? "write snap inside 'carousel'"
            : kind == "grid"
              ? "for a grid that scrolls sideways use 'carousel' with rows" : "use 'carousel' or 'group'"
        ])
    }
  }

  private mutating func checkLine(
    _ map: Normal, written entries: some Collection<Document.Entry>, at place: Place
  ) {
    let contents = ["subitems", "subitem", "repeatingSubitem"]
    let written = contents.filter { key in entries.contains { $0.key == key } }
    let span = missingKeySpan(entries, span: map.span, id: .line, at: place)
    guard let content = written.first else {
      report("missing-key", "\(place.what) needs one of \(listed(contents))", at: span)
      return
    }
    if content != "subitems", !entries.contains(where: { $0.key == "count" }) {
      report("missing-key", "\(place.what) needs 'count' beside '\(content)'", at: span)
    }
  }

  private mutating func checkCustom(
    _ map: Normal, written entries: some Collection<Document.Entry>, at place: Place
  ) {
    let span = missingKeySpan(entries, span: map.span, id: .custom, at: place)
    let keys = Set(entries.map(\.key))
    if keys.contains("items") { return }
    if !keys.contains("count"), !keys.contains("frame") {
      report("missing-key", "custom needs 'items', or 'count' and 'frame'", at: span)
    } else if !keys.contains("count") || !keys.contains("frame") {
      report(
        "missing-key",
        "custom needs '\(keys.contains("count") ? "frame" : "count")' beside '\(keys.contains("count") ? "count" : "frame")'",
        at: span)
    }
  }

  private mutating func checkAlignment(
    _ map: Normal, written entries: some Collection<Document.Entry>, at place: Place
  ) {
    guard !entries.contains(where: { $0.key == "alignment" }), let kind = map["elementKind"]?.text else {
      return
    }
    if kind == ElementKind.header || kind == ElementKind.footer { return }
    report(
      "missing-key", "a boundary item of kind \(quoted(kind)) needs 'alignment'",
      at: missingKeySpan(entries, span: map.span, id: .boundaryItem, at: Place(what: place.what)),
      help: ["only header and footer have a default; write one of \(listed(AttachmentTable.alignments))"])
  }

  private mutating func checkOrientation(_ map: Normal) {
    guard let orientation = map.field("orientation"), map["container"] != nil, map["device"] == nil else {
      return
    }
    report(
      "excluded-key", "'orientation' goes with a device; here 'container' gives the size",
      at: orientation.keySpan)
  }

  private mutating func checkAspectRatio(_ map: Normal, written entries: some Collection<Document.Entry>) {
    guard let ratio = map.field("aspectRatio") else {
      guard let size = map.field("size"), size.value["use"] == nil else { return }
      let missing = ["width", "height"].filter { size.value[$0] == nil }
      if !missing.isEmpty {
        report(
          "missing-key", "size needs \(listed(missing.map { "'\($0)'" }))", at: size.keySpan,
          help: ["or give aspectRatio for one side"])
      }
      return
    }
    if let size = map["size"], size["width"] != nil, size["height"] != nil {
      report(
        "excluded-key", "'aspectRatio' stands beside a whole size; give one side", at: ratio.keySpan,
        secondary: [DiagnosticLabel(size.span, "both sides are here")])
    } else if map["size"] == nil {
      report(
        "missing-key", "'aspectRatio' needs one side of the size", at: ratio.keySpan,
        help: ["size: {width: 1/3}"])
    }
  }

  /// Two items of one kind on one section, group or item are an error.
  mutating func checkElementKinds(_ elements: [Normal], of noun: NounID) {
    let key: String
    switch noun {
    case .supplementaryItem, .boundaryItem: key = "elementKind"
    case .decorationItem: key = "background"
    default: return
    }
    var seen: [String: Span] = [:]
    for element in elements {
      guard let kind = element[key], let text = kind.text else { continue }
      if let first = seen[text] {
        report(
          "duplicate-element-kind", "the element kind \(quoted(text)) occurs twice here", at: kind.span,
          secondary: [DiagnosticLabel(first, "first here")],
          notes: ["UIKit: \"Every supplementary must have a unique elementKind\""])
      } else {
        seen[text] = kind.span
      }
    }
  }
}
