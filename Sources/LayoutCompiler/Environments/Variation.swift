import LayoutResolver
import LayoutSpec

/// One environment and state that a spec is solved for in a run. What is not set comes from the spec.
package struct Variation: Sendable {
  enum Reason: Sendable {
    /// The user named it, or named nothing.
    case asked
    /// One of the bounds of `--matrix`.
    case matrix
    case configured
    /// The smallest container that the configuration allows.
    case least
    /// One of the lengths at which breakpoints are looked for.
    case breakpoints
    /// The narrow window of `--matrix`, if the configuration names no smallest container.
    case narrowWindow
    /// A condition of the spec has another answer in this environment.
    case neighbour
    /// A page shows it because the user names nothing.
    case preview
  }

  struct Bounds: Sendable {
    let preset: DevicePreset
    let direction: Environment.LayoutDirection
  }

  package var device: String?
  package var orientation: DeviceOrientation?
  package var system: System?
  package var state: String?
  /// The layout direction; `nil` for the spec's.
  var direction: Environment.LayoutDirection?
  /// The content size category; `nil` for the spec's.
  package var textSize: String?
  /// Overrides the device, its orientation and the options about them.
  var bounds: Bounds?
  /// A change of the run's environment.
  var change: EnvironmentChange?
  /// The index of the variant that sections get, whatever the conditions say; -1 stands for the section without a variant.
  var variant: Int?
  var reason = Reason.asked

  package init(
    device: String? = nil, orientation: DeviceOrientation? = nil, system: System? = nil, state: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.system = system
    self.state = state
  }

  var isNamed: Bool { device != nil || orientation != nil || system != nil || state != nil }

  /// True if only the rules run that a smaller container can break.
  var runsFewRules: Bool { [.least, .narrowWindow, .breakpoints].contains(reason) }

  /// True if it is skipped when it turns out to be the same as another one, such as the one that the user asked for.
  var mayRepeatAsked: Bool { reason == .matrix || reason == .configured }

  func because(_ reason: Reason) -> Variation { with(\.reason, reason) }

  func with<Value>(_ key: WritableKeyPath<Variation, Value>, _ value: Value) -> Variation {
    var result = self
    result[keyPath: key] = value
    return result
  }

  /// A copy with another direction and text size; `nil` for the spec's.
  func with(direction: Environment.LayoutDirection?, textSize: String?) -> Variation {
    with(\.direction, direction).with(\.textSize, textSize)
  }

  func inStates(_ states: [String?]) -> [Variation] {
    states.map { state in
      var result = self
      result.state = state
      return result
    }
  }

  /// The options of the run, with those of this variation.
  package func options(_ base: ResolveOptions) -> ResolveOptions {
    var options = base
    options.environment.device = device
    options.environment.orientation = orientation
    if let system { options.environment.system = system }
    options.state = state
    options.variant = variant
    if let direction { options.environment.layoutDirection = direction }
    if let textSize { options.environment.preferredContentSizeCategory = textSize }
    change?.apply(to: &options.environment)
    if let bounds {
      options.environment.preset = bounds.preset
      options.environment.layoutDirection = bounds.direction
      options.environment.container = nil
      options.environment.safeArea = nil
      options.environment.displayScale = nil
      options.environment.horizontalSizeClass = nil
      options.environment.verticalSizeClass = nil
      options.environment.userInterfaceIdiom = nil
    }
    return options
  }
}
