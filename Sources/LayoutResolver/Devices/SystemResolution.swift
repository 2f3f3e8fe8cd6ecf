import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

extension DevicePreset {
  /// Returns these bounds with the system of the device that they replace, if that device has the same idiom.
  func withSystem(ofDeviceIn written: Normal?, _ overrides: EnvironmentOverrides) -> DevicePreset {
    var naming = DeviceNaming(catalog: overrides.catalog, diagnostics: DiagnosticBag())
    let (map, device) = naming.flattened(written, device: nil)
    guard let preset = device?.preset ?? (map[EnvironmentKeys.container] == nil ? .standard : nil),
      preset.idiom.family == idiom.family
    else { return self }
    var systems = DeviceSystems.any(idiom, usual: preset.systems.usual)
    systems.isConfigured = preset.systems.isConfigured
    return with(systems)
  }
}

/// Sets the system and, unless something else sets the idiom, the system's idiom. Precedence: the command
/// line, the spec, the device. A system that the device does not run is replaced by the device's own.
func setSystem(
  _ map: Normal, _ device: NamedDevice?, _ overrides: EnvironmentOverrides, of environment: inout Environment,
  into diagnostics: inout DiagnosticBag
) {
  func runs(_ system: System) -> Bool { device?.preset.systems.has(system) ?? true }
  let asked = overrides.system.flatMap { runs($0) ? $0 : nil }
  let written = map.system.flatMap { runs($0) ? $0 : nil }
  let idiom = environment.userInterfaceIdiom
  let isConfigured = device?.preset.systems.isConfigured == true
  let configured = isConfigured ? nil : overrides.catalog.system.flatMap { runs($0) ? $0 : nil }
  let usual = (device?.preset ?? (environment.device == nil ? nil : .standard))?.systems.usual
  environment.system =
    (configured ?? usual).flatMap { $0.family.idioms.contains(idiom) ? $0 : nil } ?? .withoutDevice(idiom)
  guard let system = asked ?? written else { return }
  let isWrittenIdiom = map[EnvironmentKeys.traits]?[TraitKeys.userInterfaceIdiom] != nil
  // Bounds alone derive the idiom of a phone or a pad; a system that does not fit it brings its own idiom.
  let isDerived = environment.device == nil && overrides.userInterfaceIdiom == nil && !isWrittenIdiom
  let fits = isDerived ? idiom.family == system.family : system.family.idioms.contains(idiom)
  guard !fits else { return environment.system = system }
  if overrides.userInterfaceIdiom != nil || asked == nil && isWrittenIdiom {
    // The spec's system gives way to the command line's idiom.
    guard asked == nil, overrides.userInterfaceIdiom == nil, let span = map[EnvironmentKeys.system]?.span
    else { return }
    let idioms = system.family.idioms.map(\.rawValue)
    diagnostics.report(
      Diagnostic(
        .error, rule: .invalidValue,
        "\(system.name) does not have the idiom '\(idiom.rawValue)'; it has \(conjoined(idioms, by: "or"))",
        at: span))
  } else {
    environment.system = system
    environment.userInterfaceIdiom = system.family.idioms[0]
  }
}
