import LayoutDiagnostics
import LayoutLint
import LayoutResolver
import LayoutSpec

/// A spec with the files beside it, and all that it is to be solved for.
package struct PreparedSpec {
  @Boxed package var loaded: LoadedSpec
  /// What builds the spec where it is built by code, and what was read before the code ran. It builds another spec in each environment,
  /// and `loaded` is that of the first; what goes wrong in one environment is no finding of another.
  private(set) var code: Boxed<(code: LayoutCode, file: LoadedSpec)>?
  /// True if the spec is built by code: its findings are about a file of Swift, which is not changed, or about the data beside it.
  package var isCode: Bool { code != nil }
  /// What it is resolved for, whatever the variation.
  @Boxed package internal(set) var options: ResolveOptions
  /// What the rules are to do, as far as the spec does not say.
  var policy: LintPolicy
  /// What it is solved and linted for.
  package internal(set) var plan: RunPlan

  /// What it is solved for, one after the other.
  package var variations: [Variation] { plan.variations }

  /// Takes what code builds for the first variation.
  mutating func take(_ code: LayoutCode) {
    self.code = Boxed(wrappedValue: (code, loaded))
    loaded = built(for: variations.first ?? Variation()).loaded
  }

  /// The same with the layout that its code builds for a variation; itself if it has no code.
  package func built(for variation: Variation) -> PreparedSpec {
    guard let (code, file) = code?.wrappedValue else { return self }
    var result = self
    result.loaded = code.spec(variation.options(options), beside: file)
    return result
  }

  /// Has the run solve for all that a contact sheet shows.
  package mutating func spread(over sheet: SheetContent) throws(UsageError) {
    guard let states else { return }
    let devices = options.environment.catalog.presets.map(\.name)
    let name = loaded.sources.main.name
    try plan.spread(over: sheet, devices: devices, systems: systems, states: states, of: name)
  }

  /// The systems that a variation's device runs, or those of its idiom where it has no device.
  private func systems(of variation: Variation) -> [System] {
    var ignored = DiagnosticBag()
    guard let own = environment(of: variation, into: &ignored) else { return [] }
    let device = own.device.flatMap { options.environment.catalog.systems(of: $0) }
    return System.known(own.system.family).filter { device?.has($0) ?? true }
  }

  /// Has the run solve for the spec as it is and for each of its states, unless it names some.
  package mutating func spreadOverStates() {
    if let states { plan.spread(overStates: states) }
  }

  /// Has the run solve for what a page shows, unless the user says it.
  package mutating func preview() {
    guard let states else { return }
    var ignored = DiagnosticBag()
    guard let own = environment(of: nil, into: &ignored) else { return }
    plan.preview(states: states, own: own)
  }

  /// The spec's states; nil where it has errors.
  private var states: [String]? {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return nil }
    return SpecNames(normal, including: loaded.included).states
  }

  /// The idiom that the run or the spec names, if only by a device that is neither a phone nor a pad; nil where it follows from a size.
  var namedIdiom: Environment.Idiom? {
    var ignored = DiagnosticBag()
    guard let own = environment(of: plan.variations.first, into: &ignored)?.userInterfaceIdiom else {
      return nil
    }
    let isHandheld = own == .phone || own == .pad
    let isNamed =
      options.environment.userInterfaceIdiom != nil
      || options.environment.system?.family.idioms.contains(.phone) == false
      || loaded.normal?["environment"]?["traits"]?["userInterfaceIdiom"] != nil
    return isNamed || !isHandheld ? own : nil
  }

  /// The environment of a variation, or of the spec by itself.
  ///
  /// - Returns: nil where errors left nothing of the spec.
  package func environment(
    of variation: Variation?, into diagnostics: inout DiagnosticBag
  ) -> Environment? {
    loaded.normal.map {
      LayoutResolver.environment(of: $0, options: variation?.options(options) ?? options, into: &diagnostics)
    }
  }
}
