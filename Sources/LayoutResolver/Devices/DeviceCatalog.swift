import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// What `device` may name: the devices of the table, the user's own ones, and named environments. The user's own win.
package struct DeviceCatalog: Sendable {
  /// In the order in which they are listed, each size once or as often as devices of it differ otherwise.
  package let presets: [DevicePreset]
  /// Other names of devices of the table.
  package let aliases: [DeviceAlias]
  /// Named environments, each in normal form.
  package let environments: [NormalField]
  /// The system of what names none, where it has that one.
  let system: System?
  /// The names of the user's own devices.
  private let own: Set<String>

  /// The devices of the table.
  package init() {
    presets = DevicePreset.all
    aliases = DeviceAlias.all
    environments = []
    system = nil
    own = []
  }

  /// The devices of the table and those of a configuration file in normal form.
  package init(configuration: Normal) {
    let own = (configuration["devices"]?.fields ?? []).map { DevicePreset(named: $0.key, $0.value) }
    let names = Set(own.map(\.name))
    presets = DevicePreset.all.filter { !names.contains($0.name) } + own
    aliases = DeviceAlias.all.filter { !names.contains($0.name) }
    environments = configuration["environments"]?.fields ?? []
    system = configuration.system
    self.own = names
  }

  /// True if a name means the same device without the user's own configuration.
  func isCommon(_ name: String) -> Bool {
    !own.contains(name) && environment(name) == nil && preset(name) != nil
  }

  /// Every name, devices first.
  package var names: [String] { presets.map(\.name) + aliases.map(\.name) + environments.map(\.key) }

  /// The device of a name, unless an environment has it.
  package func preset(_ name: String) -> DevicePreset? {
    environment(name) == nil ? device(name) : nil
  }

  /// The device of a name, though an environment may have it too.
  func device(_ name: String) -> DevicePreset? {
    presets.first { $0.name == name } ?? aliases.first { $0.name == name }.flatMap { .common($0.name) }
  }

  /// The systems of a device, or of that of an environment.
  package func systems(of name: String) -> DeviceSystems? {
    var naming = DeviceNaming(catalog: self, diagnostics: DiagnosticBag())
    return naming.flattened(nil, device: name).device?.preset.systems
  }

  /// The environment of a name.
  func environment(_ name: String) -> Normal? { environments.first { $0.key == name }?.value }
}

extension DevicePreset {
  /// A user's own device: what is not written is derived as for a container without a device.
  init(named name: String, _ written: Normal) {
    let size = written["container"].map(extent) ?? .init()
    let sideways = written["landscapeContainer"].map(extent) ?? Extent(width: size.height, height: size.width)
    let traits = written["traits"]
    let safeArea = written["safeArea"].map(insets) ?? .zero
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
      traits?["userInterfaceIdiom"]?.text.flatMap(Environment.Idiom.init)
      ?? usual.flatMap { $0.family == .iOS ? nil : $0.family.idioms[0] } ?? .derived(from: size.width)
    self.init(
      name, displayScale: (traits?["displayScale"] ?? written["displayScale"])?.number ?? 2,
      idiom: idiom, portrait: posture(size, safeArea, [traits]),
      landscape: posture(
        sideways, written["landscapeSafeArea"].map(insets) ?? safeArea, [written["landscapeTraits"]]),
      layoutMargins: written["layoutMargins"].map(insets), systems: .any(idiom, usual: usual),
      source: "the configuration file")
  }
}

extension Environment.SizeClass {
  /// Compact below 600 points.
  static func derived(from length: Double) -> Self { length < 600 ? .compact : .regular }
}

extension Environment.Idiom {
  /// A pad from a width of 744 points, the narrowest that there is.
  static func derived(from width: Double) -> Self { width >= 744 ? .pad : .phone }
}
