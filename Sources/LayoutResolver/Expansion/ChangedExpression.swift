import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// An expression whose value differs between two layouts of one spec at neighbouring lengths of the view.
package struct ChangedExpression: Sendable {
  /// As it is written, without `${}`.
  let text: String
  let old: ExpressionValue
  let new: ExpressionValue
  /// True if only a size class makes it change.
  package let followsSizeClass: Bool

  init(
    _ place: PlacedExpression, _ values: ExpressionComparison.Values, followsSizeClass: Bool = false
  ) {
    text = String(place.text.dropFirst(2).dropLast())
    (old, new) = values
    self.followsSizeClass = followsSizeClass
  }

  /// The change in words, such as `floor(width / 120): 2 becomes 3`, or that a condition holds from now on or no longer.
  package var title: String {
    let text = onOneLine(text)
    return switch (old, new) {
    case (.boolean, .boolean(let holds)): holds ? "when \(text)" : "no longer when \(text)"
    case (.number(let old), .number(let new)): "\(text): \(decimalText(old)) becomes \(decimalText(new))"
    default: "\(text): \(old.text) becomes \(new.text)"
    }
  }
}

extension SharedExpansion {
  /// The expressions whose changes may place a section's cells in another way: first counts and conditions, then lengths that leap.
  /// - Parameters:
  ///   - index: the section's index in the new layout.
  ///   - oldIndex: its index in the old one.
  package func changes(
    ofSection index: Int, from old: ResolvedLayout, _ oldIndex: Int, to new: ResolvedLayout
  ) -> [ChangedExpression] {
    guard let written, let origin = new.origin(ofSection: index),
      written.sections.indices.contains(origin)
    else { return [] }
    var section = written.sections[origin]
    // A state or the run may give it other items.
    if old.spec.sections[oldIndex].items.count == new.spec.sections[index].items.count {
      section.map = section.map.removing(SectionKeys.items.name)
    }
    var comparison = ExpressionComparison(
      written, old: old.names(ofSection: oldIndex, section.map, written),
      new: new.names(ofSection: index, section.map, written))
    let places = section.placingExpressions(in: new)
    return (places.filter(\.isDiscrete) + places.filter { !$0.isDiscrete }).compactMap {
      comparison.change(at: $0)
    }
  }

  /// The change of the expression that says how many copies a section of the spec has; `nil` if it is not known.
  /// - Parameters:
  ///   - origin: the section's index in the spec.
  ///   - counts: how many copies the layouts have.
  package func changeOfRepeat(
    ofSection origin: Int, _ counts: (old: Int, new: Int), from old: ResolvedLayout, to new: ResolvedLayout
  ) -> ChangedExpression? {
    guard let written, written.sections.indices.contains(origin),
      let place = written.sections[origin].map[SectionKeys.repeat].flatMap({
        PlacedExpression($0, isDiscrete: true)
      })
    else { return nil }
    func names(_ layout: ResolvedLayout) -> NameScope {
      NameScope(
        ExpressionEnvironment(layout.environment, effectiveSize: layout.environment.container).table,
        layout.names)
    }
    var comparison = ExpressionComparison(written, old: names(old), new: names(new))
    guard let (before, after) = comparison.values(of: place.text, scope: place.scope),
      before == .number(Double(counts.old)), after == .number(Double(counts.new))
    else { return nil }
    return comparison.change(at: place)
  }

  /// The condition of the layout's configuration that holds in one layout only; `nil` if there is none.
  package func changeOfConfiguration(from old: ResolvedLayout, to new: ResolvedLayout) -> ChangedExpression? {
    guard let written, let map = written.configuration else { return nil }
    func names(_ layout: ResolvedLayout) -> NameScope {
      let provider = layout.provider(written)
      let size = provider.effectiveSize(reference: map.contentInsetsReference, axis: map.scrollDirection)
      return provider.scope(ExpressionEnvironment(layout.environment, effectiveSize: size))
    }
    var comparison = ExpressionComparison(written, old: names(old), new: names(new))
    return (map[SectionKeys.variants]?.elements ?? []).lazy
      .compactMap { $0[SectionKeys.when].flatMap { PlacedExpression($0, isDiscrete: true) } }
      .compactMap { comparison.change(at: $0) }.first
  }
}

extension WrittenSection {
  /// The expressions that decide where its cells are, with the variant that a layout has.
  fileprivate func placingExpressions(in layout: ResolvedLayout) -> [PlacedExpression] {
    guard let place = layout.chosenVariant(ofOrigin: origin)?.place,
      let variant = map[SectionKeys.variants]?.elements[place]
    else { return map.placingExpressions }
    return map.merged(with: variant, as: .map(.section)).placingExpressions
  }
}

extension ResolvedLayout {
  fileprivate func provider(_ written: WrittenSpec) -> SectionProvider {
    SectionProvider(
      environment: environment, configuration: spec.configuration, names: names, scopes: written.scopes,
      sectionCount: spec.sections.count, expandedRows: [:], forcedVariant: nil, greatestFormulaWork: 0)
  }

  fileprivate func names(ofSection index: Int, _ map: Normal, _ written: WrittenSpec) -> NameScope {
    let provider = provider(written)
    var context = provider.context(of: map, index: index)
    context.itemCount = spec.sections[index].items.count
    return provider.scope(context)
  }
}

extension Normal {
  /// The keys of a section that decide where its cells are.
  private static let placingKeys =
    SpecSchema.sectionKinds
    + [
      SectionKeys.items, SectionKeys.leadingBlanks, SectionKeys.measured, SectionKeys.contentInsets,
      SectionKeys.interGroupSpacing,
    ].map(\.name)
  private static let countKeys: Set<String> = [
    SectionKeys.items.name, SectionKeys.leadingBlanks.name, GridKeys.columns.name, LineKeys.count.name,
    CarouselKeys.rows.name,
  ]

  /// How many expressions of a section are looked at, because each of its cells may have some.
  private static let greatestExpressionCount = 1_000

  /// The expressions in a section without variants that decide where its cells are.
  fileprivate var placingExpressions: [PlacedExpression] {
    var result: [PlacedExpression] = []
    for key in Self.placingKeys { self[key]?.addExpressions(under: key, to: &result) }
    return result
  }

  private func addExpressions(under key: String, to result: inout [PlacedExpression]) {
    guard hasExpressions, result.count < Self.greatestExpressionCount else { return }
    switch value {
    case .expression:
      guard var place = PlacedExpression(self, isDiscrete: Self.countKeys.contains(key)) else { return }
      if key.hasPrefix("fractional") { place.leastChange = 0.005 }
      result.append(place)
    case .list(let elements): for element in elements { element.addExpressions(under: key, to: &result) }
    case .map(let fields): for field in fields { field.value.addExpressions(under: field.key, to: &result) }
    case .null, .boolean, .number, .text, .raw: break
    }
  }
}
