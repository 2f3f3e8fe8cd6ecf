import LayoutLint
import LayoutResolver
import LayoutSpec

/// One of the things that a spec is solved for in a run: a device, the way it is held, and a state, as far as they were given.
public struct Variation {
  /// Bounds in the place of a device.
  public struct Bounds {
    let preset: DevicePreset
    let direction: Environment.LayoutDirection
    /// Whether they are the least that the layout may meet.
    var isLeast = false
  }

  public var device: String?
  public var orientation: DeviceOrientation?
  public var state: String?
  /// Set where these win over device and orientation, and over what else the command line says of them.
  var bounds: Bounds?
  /// What is other than in the environment of the run.
  var change: EnvironmentChange?
  /// The variant that sections have whatever the conditions say, by its place; -1 is the section itself.
  var variant: Int?
  /// Whether it stands beside what was asked for, where another one may be the same.
  var isAdded = false

  public init(device: String? = nil, orientation: DeviceOrientation? = nil, state: String? = nil) {
    self.device = device
    self.orientation = orientation
    self.state = state
  }

  init(state: String?, bounds: Bounds, isAdded: Bool = false) {
    self.state = state
    self.bounds = bounds
    self.isAdded = isAdded
  }

  /// All combinations: states change fastest, devices slowest. One of nothing where nothing was given.
  public static func all(_ options: RunOptions) -> [Variation] {
    let devices: [String?] = options.devices.isEmpty ? [nil] : options.devices
    let orientations: [DeviceOrientation?] = options.orientations.isEmpty ? [nil] : options.orientations
    let states: [String?] = options.states.isEmpty ? [nil] : options.states
    let own = devices.flatMap { device in
      orientations.flatMap { orientation in
        states.map { Variation(device: device, orientation: orientation, state: $0) }
      }
    }
    return options.hasMatrix ? own + matrix(states) : own
  }

  /// The environments of `--matrix`.
  private static func matrix(_ states: [String?]) -> [Variation] {
    Environment.LayoutDirection.allCases.flatMap { direction in
      EnvironmentMatrix.presets.flatMap { preset in
        states.map {
          Variation(state: $0, bounds: Bounds(preset: preset, direction: direction), isAdded: true)
        }
      }
    }
  }

  /// What the configuration would have specs linted for beside these, unless the run names devices or bounds.
  static func added(
    by lint: LintConfiguration, to variations: [Variation], _ options: RunOptions
  ) -> [Variation] {
    if options.namesEnvironments { return [] }
    let states = variations.map(\.state)
    let devices = lint.devices.flatMap { device in
      states.map { state in
        var variation = Variation(device: device, state: state)
        variation.isAdded = true
        return variation
      }
    }
    return devices + (lint.matrix == true ? matrix(states) : [])
  }

  /// The least container that the layout may meet.
  static func least(_ size: Extent, state: String?) -> Variation {
    Variation(
      state: state, bounds: Bounds(preset: EnvironmentMatrix.preset(of: size), direction: .ltr, isLeast: true)
    )
  }

  /// The options of a run, for this variation.
  public func options(_ base: ResolveOptions) -> ResolveOptions {
    var options = base
    options.environment.device = device
    options.environment.orientation = orientation
    options.state = state
    options.variant = variant
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
