import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

extension ResolveOptions.MeasuredSize {
  fileprivate func normal(at span: Span) -> Normal {
    let sides = [("width", width), ("height", height)].compactMap { key, length in
      length.map { NormalField(key, keySpan: span, Normal(.number($0), at: span)) }
    }
    return Normal(.map(sides), at: span)
  }
}

extension Normal {
  private static let measuredKey = "measured"

  /// The spec that code built with the measured sizes that the run gives to sections (by id or index) and to element kinds.
  func measuring(_ sizes: [ResolveOptions.MeasuredSize]) -> Normal {
    guard !sizes.isEmpty else { return self }
    let ids = sectionIDs
    return changing("sections") { sections in
      let measured = sections.elements.enumerated().map { index, section in
        sizes.reduce(section) { section, size in
          if size.section(among: ids) == index { return section.measured(size) }
          return ids.contains(size.name) ? section : section.measuringViews(size)
        }
      }
      return sections.with(.list(measured))
    }.changing("configuration") { configuration in
      sizes.reduce(configuration) { $0.measuringViews($1) }
    }
  }

  var sectionIDs: [String?] { (self[SpecKeys.sections]?.elements ?? []).map { $0[SectionKeys.id]?.text } }

  private func changing(_ key: String, _ change: (Normal) -> Normal) -> Normal {
    with(
      .map(
        fields.map { field in
          field.key == key ? NormalField(key, keySpan: field.keySpan, change(field.value)) : field
        }))
  }

  private func measured(_ size: ResolveOptions.MeasuredSize) -> Normal {
    let field = NormalField(Self.measuredKey, keySpan: span, size.normal(at: span))
    return with(.map(fields.filter { $0.key != Self.measuredKey } + [field]))
  }

  /// The value with the size of the views of an element kind.
  private func measuringViews(_ size: ResolveOptions.MeasuredSize) -> Normal {
    switch value {
    case .list(let elements): return with(.list(elements.map { $0.measuringViews(size) }))
    case .map(let fields):
      let kind = ElementKind.canonical(size.name)
      var result = with(
        .map(
          fields.map { field in
            // The header and the footer of a list have keys, not kinds.
            let isOwn = ["header", "footer"].contains(field.key) && ElementKind.canonical(field.key) == kind
            let inner = field.value.measuringViews(size)
            return NormalField(field.key, keySpan: field.keySpan, isOwn ? inner.measured(size) : inner)
          }))
      if self[BoundaryKeys.elementKind]?.text.map(ElementKind.canonical) == kind {
        result = result.measured(size)
      }
      for key in ["header", "footer"]
      where self[SectionKeys.list]?["\(key)Mode"]?.text == "supplementary" && self[key] == nil
        && ElementKind.canonical(key) == kind
      {
        let view = Normal(.map([]), at: span).measured(size)
        result = result.with(.map(result.fields + [NormalField(key, keySpan: span, view)]))
      }
      return result
    default: return self
    }
  }

  /// The element kinds of supplementary views.
  var viewKinds: Set<String> {
    switch value {
    case .list(let elements): return elements.reduce(into: []) { $0.formUnion($1.viewKinds) }
    case .map(let fields):
      var kinds = fields.reduce(into: Set()) { $0.formUnion($1.value.viewKinds) }
      if let kind = self[BoundaryKeys.elementKind]?.text { kinds.insert(ElementKind.short(kind)) }
      for key in ["header", "footer"]
      where self[key] != nil || self[SectionKeys.list]?["\(key)Mode"]?.text == "supplementary" {
        kinds.insert(key)
      }
      return kinds
    default: return []
    }
  }
}

extension ResolveOptions.MeasuredSize {
  /// The index of the section that the name means, if it means one.
  func section(among ids: [String?]) -> Int? {
    ids.firstIndex(of: name) ?? Int(name).flatMap { ids.indices.contains($0) ? $0 : nil }
  }
}

extension PreparedSpec {
  /// Throws if the run gives measured sizes to a spec without code, or to something that the code does not build.
  func checkMeasured() throws(UsageError) {
    guard !options.measured.isEmpty else { return }
    guard isBuiltByCode else {
      throw UsageError(
        option: "measured", "is for layouts that Swift code makes",
        help: ["a spec says the size: measured: {height: 80}"])
    }
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return }
    let ids = normal.sectionIDs
    let kinds = normal.viewKinds
    for size in options.measured
    where size.section(among: ids) == nil && !kinds.contains(ElementKind.short(size.name)) {
      let names = ids.enumerated().map { $1.map { shownText($0) } ?? "\($0)" } + kinds.sorted()
      throw UsageError(
        option: "measured",
        "names \(quotedText(size.name)); the code has \(names.prefix(20).joined(separator: ", "))",
        help: didYouMean(size.name, among: ids.compactMap { $0 } + kinds))
    }
  }
}
