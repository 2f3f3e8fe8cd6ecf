import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// The environment of a spec, whatever is wrong with it.
package func environment(of normal: Normal, _ overrides: EnvironmentOverrides) -> Environment {
  var ignored = DiagnosticBag()
  return resolveEnvironment(normal["environment"], overrides, into: &ignored)
}

/// The environment of a spec: what is written wins over what is derived, and overrides win over both.
func resolveEnvironment(
  _ written: Normal?, _ overrides: EnvironmentOverrides, into diagnostics: inout DiagnosticBag
) -> Environment {
  var naming = DeviceNaming(catalog: overrides.catalog, diagnostics: diagnostics)
  let (map, device) =
    overrides.preset.map { naming.flattened(written, preset: $0.withSystem(ofDeviceIn: written, overrides)) }
    ?? naming.flattened(written, device: overrides.device)
  naming.checkSystem(map, device)
  diagnostics = naming.diagnostics
  let posture = posture(map, device, overrides)
  var environment = base(map, device, posture, overrides)
  if let safeArea = overrides.safeArea ?? map["safeArea"].map(insets) { environment.safeArea = safeArea }
  if let inset = map["contentInset"] { environment.contentInset = insets(inset) }
  if let scroll = map["scroll"] { environment.scroll = point(scroll) }
  set(&environment.measure, map["measure"])
  if let traits = map["traits"] { apply(traits, to: &environment) }
  overrides.apply(to: &environment)
  setSystem(map, device, overrides, of: &environment, into: &diagnostics)
  if let bars = map["bars"] { add(bars, to: &environment) }
  environment.safeArea = environment.safeArea.cut
  if overrides.preset != nil { environment.device = nil }
  // Only now are the width, the safe area and the idiom known from which the guides follow.
  environment.layoutMargins =
    map["layoutMargins"].map(insets) ?? device?.preset.layoutMargins
    ?? environment.derivedLayoutMargins(side: posture?.sideMargin).cut
  environment.readableContent = map["readableContent"].map(insets) ?? environment.derivedReadableContent.cut
  return environment
}

extension DevicePreset {
  /// Bounds with the system of the device in whose place they stand, if it is of their idiom.
  fileprivate func withSystem(ofDeviceIn written: Normal?, _ overrides: EnvironmentOverrides) -> DevicePreset
  {
    var naming = DeviceNaming(catalog: overrides.catalog, diagnostics: DiagnosticBag())
    let (map, device) = naming.flattened(written, device: nil)
    guard let preset = device?.preset ?? (map["container"] == nil ? .standard : nil),
      preset.idiom.family == idiom.family
    else { return self }
    var systems = DeviceSystems.any(idiom, usual: preset.systems.usual)
    systems.isSaid = preset.systems.isSaid
    return with(systems)
  }
}

/// Sets the system, and with it the idiom where nothing else says it: what is asked for, else what is written, else the device's. What a
/// device does not run gives way to what it has.
private func setSystem(
  _ map: Normal, _ device: NamedDevice?, _ overrides: EnvironmentOverrides, of environment: inout Environment,
  into diagnostics: inout DiagnosticBag
) {
  func runs(_ system: System) -> Bool { device?.preset.systems.has(system) ?? true }
  let asked = overrides.system.flatMap { runs($0) ? $0 : nil }
  let written = map.system.flatMap { runs($0) ? $0 : nil }
  let idiom = environment.userInterfaceIdiom
  let isSaid = device?.preset.systems.isSaid == true
  let common = isSaid ? nil : overrides.catalog.system.flatMap { runs($0) ? $0 : nil }
  let usual = (device?.preset ?? (environment.device == nil ? nil : .standard))?.systems.usual
  environment.system =
    (common ?? usual).flatMap { $0.family.idioms.contains(idiom) ? $0 : nil } ?? .undated(idiom)
  guard let system = asked ?? written else { return }
  guard !system.family.idioms.contains(idiom) else { return environment.system = system }
  let isWrittenIdiom = map["traits"]?["userInterfaceIdiom"] != nil
  if overrides.userInterfaceIdiom != nil || asked == nil && isWrittenIdiom {
    // A written system gives way to an idiom that is asked for.
    guard asked == nil, overrides.userInterfaceIdiom == nil, let span = map["system"]?.span else { return }
    let idioms = system.family.idioms.map(\.rawValue)
    diagnostics.report(
      Diagnostic(
        .error, rule: .invalidValue,
        "\(system.name) has no apps of the idiom '\(idiom.rawValue)'; they are \(conjoined(idioms, by: "or"))",
        at: span))
  } else {
    environment.system = system
    environment.userInterfaceIdiom = system.family.idioms[0]
  }
}

/// How the device is held; nil where bounds stand without a device.
private func posture(_ map: Normal, _ device: NamedDevice?, _ overrides: EnvironmentOverrides)
  -> DevicePreset.Posture?
{
  if device == nil, overrides.container != nil || map["container"] != nil { return nil }
  let orientation = overrides.orientation ?? map["orientation"]?.text.flatMap(DeviceOrientation.init)
  return (device?.preset ?? .standard).posture(orientation ?? .portrait)
}

/// What is known before anything else is written: the device, or what follows from the bounds.
private func base(
  _ map: Normal, _ device: NamedDevice?, _ posture: DevicePreset.Posture?, _ overrides: EnvironmentOverrides
) -> Environment {
  let container = overrides.container ?? map["container"].map(extent)
  guard let posture else {
    let container = container ?? Extent()
    return Environment(
      container: container, displayScale: 2, userInterfaceIdiom: .derived(from: container.width),
      horizontalSizeClass: .derived(from: container.width),
      verticalSizeClass: .derived(from: container.height))
  }
  let preset = device?.preset ?? .standard
  return Environment(
    container: container ?? posture.size, displayScale: preset.displayScale, userInterfaceIdiom: preset.idiom,
    horizontalSizeClass: posture.horizontalSizeClass, verticalSizeClass: posture.verticalSizeClass,
    safeArea: posture.safeArea, device: device?.name ?? preset.name)
}

/// Adds the heights that the system's bars have on a phone held upright: the same everywhere,
/// though a phone sideways has lower bars and a pad a higher one (50 from iPadOS 12 on): 'safeArea' says those.
private func add(_ bars: Normal, to environment: inout Environment) {
  switch bars["navigation"]?.text {
  case "standard": environment.bars.top = SystemMetrics.navigationBar[environment.system]
  case "large": environment.bars.top = SystemMetrics.largeTitleBar[environment.system]
  default: break
  }
  if bars["tab"]?.boolean == true { environment.bars.bottom = SystemMetrics.tabBar[environment.system] }
  environment.safeArea = environment.safeArea + environment.bars
}

private func apply(_ traits: Normal, to environment: inout Environment) {
  if let scale = traits["displayScale"]?.number { environment.displayScale = scale }
  if let category = traits["preferredContentSizeCategory"]?.text {
    environment.preferredContentSizeCategory = category
  }
  set(&environment.horizontalSizeClass, traits["horizontalSizeClass"])
  set(&environment.verticalSizeClass, traits["verticalSizeClass"])
  set(&environment.userInterfaceIdiom, traits["userInterfaceIdiom"])
  set(&environment.layoutDirection, traits["layoutDirection"])
}

extension Insets {
  /// What was added up, cut to what a spec may say; it is written out as such (choice edge-limits).
  fileprivate var cut: Insets {
    func cut(_ edge: Double) -> Double {
      max(-SpecSchema.greatestLength, min(edge, SpecSchema.greatestLength))
    }
    return Insets(top: cut(top), leading: cut(leading), bottom: cut(bottom), trailing: cut(trailing))
  }
}

private func set<Word: RawRepresentable<String>>(_ word: inout Word, _ written: Normal?) {
  if let text = written?.text, let value = Word(rawValue: text) { word = value }
}
