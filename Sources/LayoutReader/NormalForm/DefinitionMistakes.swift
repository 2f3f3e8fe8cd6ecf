import LayoutDiagnostics
import LayoutText

extension RawValue {
  /// Reports what is wrong with a definition that nothing uses.
  ///
  /// What a definition is, is decided where it is used. One that is not used is right if it would be right somewhere; else the
  /// mistakes are those of the sort that it has the fewest of.
  ///
  /// - Parameter span: the definition's name.
  public func reportMistakes(of name: String, at span: Span, into diagnostics: inout DiagnosticBag) {
    var best: DiagnosticBag?
    for type in candidates {
      var found = DiagnosticBag()
      let result = normalized(as: type, what: name, into: &found)
      if !found.hasErrors, let result, !result.isNull { return }
      if found.errorCount < best?.errorCount ?? .max { best = found }
    }
    if let best, best.hasErrors {
      diagnostics.merge(best)
    } else {
      let key = document.kind(node) == .mapping ? document.entries(node).first : nil
      diagnostics.report(
        Diagnostic(
          .error, rule: key == nil ? .invalidValue : .unknownKey,
          key.map { "unknown key \(quotedText($0.key)) in the definition '\(shownText(name))'" }
            ?? "'\(shownText(name))' is \(summary), which stands for nothing that a spec can use",
          at: key?.keySpan ?? span,
          help: [
            "a definition is a node, a supplementary, boundary or decoration item, a section, a variant, or a value such as insets"
          ]))
    }
  }

  /// The sorts that the definition may be, as far as its keys tell.
  private var candidates: [ValueType] {
    switch document.kind(node) {
    case .mapping: break
    case .number, .string: return Self.values
    case .sequence: return [.point]
    case .null, .boolean: return []
    }
    let entries = document.entries(node)
    let keys = Set(entries.map(\.key))
    // `horizontal` and `vertical` are keys of insets, too.
    let isNode = entries.contains {
      $0.key == "item" || NounID.node($0.key) != nil && document.kind($0.value) == .mapping
    }
    if isNode { return [.node] }
    if keys.contains(SpecSchema.use) { return [.node] + Self.nouns.map(ValueType.map) + Self.values }
    func known(_ type: ValueType) -> Int { keys.count { type.hasKey($0) } }
    let types = Self.values + Self.nouns.map(ValueType.map)
    return types.filter { known($0) > 0 }.sorted { known($0) > known($1) }
  }

  /// The values that a definition may be.
  private static let values: [ValueType] = [
    .dimension(.width), .dimension(.height), .insets(.points), .size, .boundarySize, .edgeSpacing, .spacing,
    .point, .headerOrFooter, .short(.list, key: "appearance", .word(ShorthandTable.appearances)),
  ]

  /// The maps that a definition may be.
  private static let nouns: [NounID] = [
    .section, .sectionVariant, .boundaryItem, .supplementaryItem, .decorationItem, .anchor, .item, .line,
    .custom, .customFrame, .grid, .carousel, .waterfall, .flow, .measured,
  ]
}

extension ValueType {
  /// Whether a map that stands for the value may have a key.
  fileprivate func hasKey(_ key: String) -> Bool {
    switch self {
    case .insets: ["top", "leading", "bottom", "trailing", "horizontal", "vertical"].contains(key)
    case .edgeSpacing: ["top", "leading", "bottom", "trailing"].contains(key)
    case .size, .boundarySize: key == "width" || key == "height"
    case .point: key == "x" || key == "y"
    case .spacing: key == "fixed" || key == "flexible"
    case .dimension: dimensionForms.contains(key)
    case .headerOrFooter: SpecSchema.noun(.headerOrFooter).index(of: key) != nil
    case .short(let noun, _, _), .map(let noun): SpecSchema.noun(noun).index(of: key) != nil
    default: false
    }
  }
}
