import LayoutResolver
import LayoutSpec

/// One of the things that a spec is solved for in a run: a device, the way it is held, its system, and a state, as far as they were given.
package struct Variation: Sendable {
  /// Why a spec is looked at there.
  enum Reason: Sendable {
    /// The user named it, or named nothing: then it is what the spec says itself.
    case asked
    /// One of the bounds of `--matrix`.
    case matrix
    /// The configuration names it.
    case configured
    /// The least container that the layout may meet, of which the configuration tells.
    case least
    /// A condition of the spec has another answer there.
    case neighbour
    /// A page shows it where the user names nothing.
    case preview
  }

  /// Bounds in the place of a device.
  struct Bounds: Sendable {
    let preset: DevicePreset
    let direction: Environment.LayoutDirection
  }

  package var device: String?
  package var orientation: DeviceOrientation?
  package var system: System?
  package var state: String?
  /// The layout direction, where it is another than the spec's.
  var direction: Environment.LayoutDirection?
  /// The content size category, where it is another than the spec's.
  var textSize: String?
  /// Set where these win over device and orientation, and over what else the run is told of them.
  var bounds: Bounds?
  /// What is other than in the environment of the run.
  var change: EnvironmentChange?
  /// The variant that sections have whatever the conditions say, by its place; -1 is the section itself.
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

  /// True if a device, a way to hold it, a system or a state was given.
  var isNamed: Bool { device != nil || orientation != nil || system != nil || state != nil }

  /// True if it may turn out to be the same as what the user asked for, and is then left out.
  var mayRepeatAsked: Bool { reason == .matrix || reason == .configured }

  /// The same for another reason.
  func because(_ reason: Reason) -> Variation {
    var result = self
    result.reason = reason
    return result
  }

  /// The same read in another direction and with another text size; nil for the spec's own.
  func with(direction: Environment.LayoutDirection?, textSize: String?) -> Variation {
    var result = self
    result.direction = direction
    result.textSize = textSize
    return result
  }

  /// The same in each of some states.
  func inStates(_ states: [String?]) -> [Variation] {
    states.map { state in
      var result = self
      result.state = state
      return result
    }
  }

  /// The options of a run, for this variation.
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
