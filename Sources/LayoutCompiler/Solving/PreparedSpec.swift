import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec

/// A spec with the files beside it, and all that it is to be solved for.
public struct PreparedSpec {
  public var loaded: LoadedSpec
  /// What it is resolved for, whatever the variation.
  public internal(set) var options: ResolveOptions
  /// What the rules are to do, as far as the spec does not say.
  var policy: LintPolicy
  /// What it is solved for, one after the other.
  public var variations: [Variation]
  /// What the configuration would have it linted for besides.
  var added: [Variation] = []

  init(loaded: LoadedSpec, options: ResolveOptions, policy: LintPolicy, variations: [Variation]) {
    self.loaded = loaded
    self.options = options
    self.policy = policy
    self.variations = variations
  }

  /// Solves for all that a contact sheet shows.
  public mutating func spread(over sheet: SheetContent) throws(UsageError) {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return }
    variations = try sheet.variations(
      variations, devices: options.environment.catalog.presets.map(\.name),
      states: SpecNames(normal, including: loaded.included).states, of: loaded.sources.main.name)
  }

  /// Solves for the spec as it is and for each of its states.
  public mutating func spreadOverStates() {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return }
    let states = [nil] + SpecNames(normal, including: loaded.included).states.map(Optional.some)
    variations = variations.flatMap { variation in
      states.map { state in
        var variation = variation
        variation.state = state
        return variation
      }
    }
  }

  /// What a preview shows where the run does not say it; nil of a spec with errors.
  public var previewVariations: PreviewVariations? {
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors else { return nil }
    var ignored = DiagnosticBag()
    return PreviewVariations(
      SpecNames(normal, including: loaded.included),
      own: LayoutResolver.environment(of: normal, options: options, into: &ignored),
      isSized: options.environment.container != nil)
  }

  /// The environment of a variation.
  ///
  /// - Returns: nil where errors left nothing of the spec.
  public func environment(
    of variation: Variation, into diagnostics: inout DiagnosticBag
  ) -> Environment? {
    loaded.normal.map {
      LayoutResolver.environment(of: $0, options: variation.options(options), into: &diagnostics)
    }
  }
}
