import LayoutDiagnostics
import LayoutLint
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSpec

extension SpecCompiler {
  /// Everything that a page shows: the layouts of a run, and those previews that can be solved. Each is solved when the page comes to it.
  package func layoutsOfPage(_ compiled: CompiledSpec) -> LabeledSolutions {
    guard let layouts = compiled.layouts else { return LabeledSolutions([]) }
    let spec = compiled.spec
    var previews: [Variation] = []
    if !compiled.hasErrors, let own = layouts.first?.layout {
      previews = spec.plan.previews(
        besideCells: own.spec.cellCount, of: own.environment, textSizes: textSizes(of: spec, beside: own))
    }
    return LabeledSolutions(count: layouts.count + previews.count) { [previews] index in
      let layout =
        index < layouts.count ? layouts.solve(index) : preview(spec, previews[index - layouts.count])
      return layout?.labeled(sources: spec.loaded.sources, showsErrors: compiled.hasErrors)
    }
  }

  /// Solves one more variation without reporting findings; `nil` if it cannot be solved.
  func preview(_ spec: PreparedSpec, _ variation: Variation) -> SolvedLayout? {
    guard let (layout, diagnostics) = try? solve(spec, variation) else { return nil }
    return diagnostics.hasErrors ? nil : layout
  }

  /// The text sizes that change a spec's layout. If several give the same layout, only the first of them is taken.
  private func textSizes(of spec: PreparedSpec, beside own: ResolvedLayout) -> [String] {
    guard let normal = spec.loaded.normal, let variation = spec.variations.first,
      !own.lists.isEmpty || ([normal] + spec.loaded.included).contains(where: \.followsTextSize)
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
