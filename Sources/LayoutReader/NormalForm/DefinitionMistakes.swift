import LayoutDiagnostics
import LayoutText

extension RawValue {
  /// Reports the mistakes of a definition that nothing uses.
  ///
  /// The use of a definition decides its type. An unused definition is valid if it is valid as any type;
  /// otherwise the mistakes of the type with the fewest are reported.
  ///
  /// - Parameter span: the place of the definition's name.
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

  /// The types that the definition's keys allow.
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
    // A map without keys may stand for any map.
    return types.filter { keys.isEmpty || known($0) > 0 }.sorted { known($0) > known($1) }
  }

  /// The value types that a definition may have.
  static let values: [ValueType] = [
    .dimension(.width), .dimension(.height), .insets(.points), .size, .boundarySize, .edgeSpacing, .spacing,
    .point, .headerOrFooter, .short(.list, key: "appearance", ListKeys.appearance.type),
  ]
}
