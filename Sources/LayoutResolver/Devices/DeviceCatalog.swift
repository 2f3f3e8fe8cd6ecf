import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// The values of `device`: the table's devices, custom devices and named environments. Custom ones take
/// precedence.
package struct DeviceCatalog: Sendable {
  /// In listing order. Each size occurs once, or several times if devices of that size differ in other
  /// properties.
  package let presets: [DevicePreset]
  /// Other names for devices of the table.
  package let aliases: [DeviceAlias]
  /// Named environments in normal form.
  package let environments: [NormalField]
  /// The configured system, which is the default for the devices that run it.
  let system: System?
  /// The names of custom devices.
  private let own: Set<String>

  package init() {
    presets = DevicePreset.all
    aliases = DeviceAlias.all
    environments = []
    system = nil
    own = []
  }

  /// The table's devices and those of a configuration file.
  package init(configuration: Normal) {
    let own = (configuration["devices"]?.fields ?? []).map { DevicePreset(named: $0.key, $0.value) }
    let names = Set(own.map(\.name))
    presets = DevicePreset.all.filter { !names.contains($0.name) } + own
    aliases = DeviceAlias.all.filter { !names.contains($0.name) }
    environments = configuration["environments"]?.fields ?? []
    system = configuration.system
    self.own = names
  }

  /// Returns `true` if a name means the same without the configuration file.
  func isCommon(_ name: String) -> Bool {
    !own.contains(name) && environment(name) == nil && preset(name) != nil
  }

  /// All names, devices first.
  package var names: [String] { presets.map(\.name) + aliases.map(\.name) + environments.map(\.key) }

  /// Returns the device with a name, unless an environment has the same name.
  package func preset(_ name: String) -> DevicePreset? {
    environment(name) == nil ? device(name) : nil
  }

  /// Returns the device with a name, even if an environment has the same name.
  func device(_ name: String) -> DevicePreset? {
    presets.first { $0.name == name } ?? aliases.first { $0.name == name }.flatMap { .common($0.name) }
  }

  /// Returns the systems of a device, or of the device of an environment.
  package func systems(of name: String) -> DeviceSystems? {
    var naming = DeviceNaming(catalog: self, diagnostics: DiagnosticBag())
    return naming.flattened(nil, device: name).device?.preset.systems
  }

  func environment(_ name: String) -> Normal? { environments.first { $0.key == name }?.value }
}

extension DevicePreset {
  /// A custom device; missing properties are derived as for a container without a device.
  init(named name: String, _ written: Normal) {
    let size = written[DeviceKeys.container].map(extent) ?? .init()
    let sideways =
      written[DeviceKeys.landscapeContainer].map(extent) ?? Extent(width: size.height, height: size.width)
    let traits = written[DeviceKeys.traits]
    let safeArea = written[DeviceKeys.safeArea].map(insets) ?? .zero
    func posture(_ size: Extent, _ safeArea: Insets, _ traits: [Normal?]) -> Posture {
      func sizeClass(_ key: String, _ length: Double) -> Environment.SizeClass {
        let word = traits.lazy.compactMap { $0?[key]?.text }.first
        return word.flatMap(Environment.SizeClass.init) ?? .derived(from: length)
      }
      return Posture(
        size: size, safeArea: safeArea, horizontalSizeClass: sizeClass("horizontalSizeClass", size.width),
        verticalSizeClass: sizeClass("verticalSizeClass", size.height))
    }
    let usual = written.system
    let idiom =
      traits?[TraitKeys.userInterfaceIdiom]?.text.flatMap(Environment.Idiom.init)
      ?? usual.flatMap { $0.family == .iOS ? nil : $0.family.idioms[0] } ?? .derived(from: size.width)
    self.init(
      name, displayScale: (traits?[TraitKeys.displayScale] ?? written[DeviceKeys.displayScale])?.number ?? 2,
      idiom: idiom, portrait: posture(size, safeArea, [traits]),
      landscape: posture(
        sideways, written[DeviceKeys.landscapeSafeArea].map(insets) ?? safeArea,
        [written[DeviceKeys.landscapeTraits]]),
      layoutMargins: written[DeviceKeys.layoutMargins].map(insets), systems: .any(idiom, usual: usual),
      source: "the configuration file")
  }
}

extension Environment.SizeClass {
  /// Returns `compact` below 600 points, otherwise `regular`.
  package static func derived(from length: Double) -> Self { length < 600 ? .compact : .regular }
}

extension Environment.Idiom {
  /// Returns `pad` from 744 points on, the width of the narrowest pad; otherwise `phone`.
  static func derived(from width: Double) -> Self { width >= 744 ? .pad : .phone }
}
