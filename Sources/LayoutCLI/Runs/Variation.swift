import LayoutResolver

/// One of the things that a spec is solved for in a run: a device, the way it is held, and a state, as far as they were given.
struct Variation {
  var device: String?
  var orientation: DeviceOrientation?
  var state: String?

  /// All combinations: states change fastest, devices slowest. One of nothing where nothing was given.
  static func all(_ arguments: ParsedArguments) throws(UsageError) -> [Variation] {
    let devices: [String?] = arguments.has(.device) ? try arguments.list(.device) : [nil]
    let orientations: [DeviceOrientation?] =
      arguments.has(.orientation) ? try arguments.orientations() : [nil]
    let states: [String?] = arguments.has(.state) ? try arguments.list(.state) : [nil]
    return devices.flatMap { device in
      orientations.flatMap { orientation in
        states.map { Variation(device: device, orientation: orientation, state: $0) }
      }
    }
  }

  /// The options of a run, for this variation.
  func options(_ base: ResolveOptions) -> ResolveOptions {
    var options = base
    options.environment.device = device
    options.environment.orientation = orientation
    options.state = state
    return options
  }
}
