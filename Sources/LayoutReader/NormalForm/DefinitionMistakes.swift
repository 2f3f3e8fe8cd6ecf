import LayoutDiagnostics
import LayoutText

extension RawValue {
  /// Reports what is wrong with a definition that nothing uses.
  ///
  /// What a definition is, is decided where it is used. One that is not used is right if it would be right somewhere; else the
  /// mistakes are those of the sort that it has the fewest of.
  ///
  /// - Parameter span: the definition's name.
  package func reportMistakes(of name: String, at span: Span, into diagnostics: inout DiagnosticBag) {
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
      let key = document.entries(node).first
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
    if isNode { return [.node] }
    let keys = Set(document.entries(node).map(\.key))
    if keys.contains(SpecSchema.use) { return [.node] + NounID.definable.map(ValueType.map) + Self.values }
    func known(_ type: ValueType) -> Int { keys.count { type.row.hasKey($0) } }
    let types = Self.values + NounID.definable.map(ValueType.map)
    return types.filter { known($0) > 0 }.sorted { known($0) > known($1) }
  }

  /// The values that a definition may be.
  static let values: [ValueType] = [
    .dimension(.width), .dimension(.height), .insets(.points), .size, .boundarySize, .edgeSpacing, .spacing,
    .point, .headerOrFooter, .short(.list, key: "appearance", .word(ShorthandTable.appearances)),
  ]
}
