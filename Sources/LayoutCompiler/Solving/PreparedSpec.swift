import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec

/// A spec with its side files, and the plan of what to solve it for.
package struct PreparedSpec {
  @Boxed package var loaded: LoadedSpec
  /// The code that builds the spec, and what was read before the code ran. The code builds a spec for each environment; `loaded` is that of
  /// the first one. A mistake in one environment is not a finding of another.
  package private(set) var code: Boxed<(code: LayoutCode, file: LoadedSpec)>?
  /// True if the spec is built by code: its findings are about a Swift file, which is never changed, or about its data.
  package var isBuiltByCode: Bool { code != nil }
  /// The options that all variations share.
  @Boxed package private(set) var options: ResolveOptions
  /// The lint policy, without the spec's own settings.
  let policy: LintPolicy
  /// The configuration that governs the spec.
  package let configuration: ConfigurationFile?
  package private(set) var plan: RunPlan

  /// The variations to solve the spec for, in order.
  package var variations: [Variation] { plan.variations }

  init(_ loaded: LoadedSpec, _ data: Normal?, _ configuration: ConfigurationFile?, _ run: Boxed<RunOptions>) {
    self.loaded = loaded
    self.configuration = configuration
    let options = run.wrappedValue
    let catalog = configuration?.catalog ?? options.environment.catalog
    var resolving = options.resolving
    resolving.data = data
    resolving.environment.catalog = catalog
    self.options = resolving
    policy = configuration?.policy(options.policy, forSpec: loaded.sources.main.name) ?? options.policy
    let states =
      options.states.isEmpty
      ? [] : loaded.normal.map { SpecNames($0, including: loaded.included).states } ?? []
    plan = RunPlan(run, catalog: catalog, states: states)
    if let configuration { plan.configure(by: configuration.lint) }
    if plan.hasMatrix, let idiom = namedIdiom { plan.keepIdiom(idiom) }
  }

  /// Takes layout code, and loads what it builds for the first variation.
  mutating func take(_ code: LayoutCode) {
    code.assume(configuration?.assumed ?? [])
    self.code = Boxed(wrappedValue: (code, loaded))
    loaded = built(for: variations.first ?? Variation()).loaded
  }

  /// The spec that its code builds for a variation; the spec itself if it has no code.
  package func built(for variation: Variation) -> PreparedSpec {
    guard let (code, file) = code?.wrappedValue else { return self }
    var result = self
    result.loaded = code.spec(variation.options(options), beside: file)
    return result
  }

  /// Adds everything that a contact sheet shows to the plan.
  package mutating func spread(over sheet: SheetContent) throws(UsageError) {
    guard let states else { return }
    let devices = options.environment.catalog.presets.map(\.name)
    let name = loaded.sources.main.name
    try plan.spread(over: sheet, devices: devices, systems: systems, states: states, of: name)
  }

  /// The known devices with the sizes of their bounds, points, upright and turned.
  var deviceSizes: [(name: String, size: Extent)] {
    let presets = options.environment.catalog.presets
    return presets.map { ($0.name, $0.portrait.size) }
      + presets.filter { $0.landscape.size != $0.portrait.size }.map {
        ("\($0.name) landscape", $0.landscape.size)
      }
  }

  /// The known systems of a variation's environment. If it has a device, only those that the device runs.
  private func systems(of variation: Variation) -> [System] {
    guard let own = environment(of: variation)?.value else { return [] }
    let device = own.device.flatMap { options.environment.catalog.systems(of: $0) }
    return System.known(own.system.family).filter { device?.has($0) ?? true }
  }

  /// Adds the spec's states to the plan, unless the run names states.
  package mutating func spreadOverStates() { if let states { plan.spread(overStates: states) } }

  /// Adds what a page shows to the plan, unless the run names layouts.
  package mutating func preview() {
    guard let states, let own = environment(of: nil)?.value else { return }
    plan.preview(states: states, own: own)
  }

  private var states: [String]? {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return nil }
    return SpecNames(normal, including: loaded.included).states
  }

  /// The idiom that the run or the spec names; a device names one only if it is neither a phone nor a pad. `nil` if it follows from a size.
  private var namedIdiom: Environment.Idiom? {
    guard let own = environment(of: plan.variations.first)?.value.userInterfaceIdiom else { return nil }
    let isNamed =
      options.environment.userInterfaceIdiom != nil
      || options.environment.system?.family.idioms.contains(.phone) == false
      || loaded.normal?[SpecKeys.environment]?[EnvironmentKeys.traits]?[TraitKeys.userInterfaceIdiom] != nil
    return isNamed || !own.isHandheld ? own : nil
  }

  /// The findings about the text of the spec, which hold in all environments; of code those of the spec around it.
  package var diagnosticsOfText: DiagnosticBag { code?.wrappedValue.file.diagnostics ?? loaded.diagnostics }

  /// The environment of a variation, or of the spec alone for `nil`, with its mistakes, which solving reports. `nil` if parsing failed.
  package func environment(of variation: Variation?) -> (value: Environment, mistakes: DiagnosticBag)? {
    // Code that fails may give a layout elsewhere.
    guard let normal = loaded.normal ?? code.map({ $0.wrappedValue.code.spec(around: $0.wrappedValue.file) })
    else { return nil }
    var mistakes = DiagnosticBag()
    let options = variation?.options(options) ?? options
    return (LayoutResolver.environment(of: normal, options: options, into: &mistakes), mistakes)
  }

  // MARK: Other environments

  /// A layout with more nodes is not linted in other environments, because each takes as long again.
  private static let greatestNodeCount = 20_000

  /// Environments in which the spec's conditions have other answers than in the layouts of the run.
  func neighbours(_ layouts: [ResolvedLayout]) -> [Variation] {
    guard let own = layouts.first, let normal = loaded.normal, code == nil,
      own.sourceMap.nodeCount <= Self.greatestNodeCount
    else { return [] }
    let names = ([normal] + loaded.included).flatMap { $0[SpecKeys.let]?.fields ?? [] }
    let files = loaded.sources.files.prefix(1 + loaded.included.count)
    return plan.neighbours(
      ConditionSpace(in: Array(files), names: names, values: options.values), from: own.environment
    ) { environment(of: $0)?.value }
  }

  /// The environment of the run, once with each variant that no layout has had so far.
  func neighbours(without seen: Set<VariantID>) -> [Variation] {
    plan.neighbours(withVariants: Set(loaded.shared.variants.subtracting(seen).map(\.place)))
  }

  /// The other states, environments and variants where frames before and after a fix are compared; `nil` if they are too many.
  func comparedByFixes(_ layouts: [ResolvedLayout]) -> [Variation]? {
    guard let normal = loaded.normal else { return [] }
    let seen = layouts.reduce(into: Set()) { $0.formUnion($1.chosenVariants) }
    return plan.comparedByFixes(
      neighbours(layouts) + neighbours(without: seen),
      states: SpecNames(normal, including: loaded.included).states,
      nodes: layouts.map(\.sourceMap.nodeCount).max() ?? 0)
  }
}
