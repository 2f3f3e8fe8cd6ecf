import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSpec

extension SpecCompiler {
  /// All that a page shows: the layouts of a run, and what is shown besides, as far as it can be solved.
  package func layoutsOfPage(_ solved: SolvedLayouts, of spec: PreparedSpec) -> LabeledSolutions {
    let previews = solved.first.map { self.previews(of: spec, beside: $0.layout) } ?? []
    return LabeledSolutions(count: solved.count + previews.count) { index in
      let variation = index < solved.count ? spec.variations[index] : previews[index - solved.count]
      let layout = index < solved.count ? solved[index] : solveBeside(spec, variation)
      return layout.map {
        VariedLayout(variation, $0).labeled(
          sources: spec.loaded.sources, showsErrors: spec.loaded.diagnostics.hasErrors)
      }
    }
  }

  /// Resolves and solves for one variation more, of which nothing is told.
  ///
  /// - Returns: nil where it cannot be solved.
  package func solveBeside(_ spec: PreparedSpec, _ variation: Variation) -> SolvedLayout? {
    let spec = spec.built(for: variation)
    var diagnostics = DiagnosticBag()
    var suppressions = Suppressions()
    let solved = try? solve(
      spec, variation, policy: nil, nil, &suppressions, into: &diagnostics)
    return diagnostics.hasErrors ? nil : solved
  }

  /// What a page shows besides the layouts of the run, of which the first is given: other devices, and all mirrored and with other text
  /// sizes, as much as it has room for.
  package func previews(of spec: PreparedSpec, beside own: ResolvedLayout) -> [Variation] {
    guard !spec.loaded.diagnostics.hasErrors else { return [] }
    let cells = own.spec.cellCount
    return spec.plan.previews(
      besideCells: cells, of: own.environment, textSizes: textSizes(of: spec, beside: own))
  }

  /// The text sizes with which a spec makes other layouts, each the first of those with which it makes the same.
  private func textSizes(of spec: PreparedSpec, beside own: ResolvedLayout) -> [String] {
    guard let normal = spec.loaded.normal, let variation = spec.variations.first,
      ([normal] + spec.loaded.included).contains(where: { $0.mentions("preferredContentSizeCategory") })
    else { return [] }
    var seen: Set<Spec> = [own.spec]
    return EnvironmentTable.contentSizeCategories.filter { size in
      let options = variation.with(direction: nil, textSize: size).options(spec.options)
      var ignored = DiagnosticBag()
      let layout = resolve(
        normal, including: spec.loaded.included, options: options, sharing: spec.loaded.shared, into: &ignored
      )
      return layout.map { seen.insert($0.spec).inserted } ?? false
    }
  }
}
