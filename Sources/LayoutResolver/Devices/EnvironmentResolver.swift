import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// Returns the environment of a spec; diagnostics are dropped.
package func environment(of normal: Normal, _ overrides: EnvironmentOverrides) -> Environment {
  var ignored = DiagnosticBag()
  return resolveEnvironment(normal[SpecKeys.environment], overrides, into: &ignored)
}

/// Returns the environment of a spec: written properties override derived ones, and overrides win over both.
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
  let safeArea = overrides.safeArea ?? map[EnvironmentKeys.safeArea].map(insets)
  if let safeArea { environment.safeArea = safeArea }
  if let inset = map[EnvironmentKeys.contentInset] { environment.contentInset = insets(inset) }
  if let scroll = map[EnvironmentKeys.scroll] { environment.scroll = point(scroll) }
  set(&environment.measure, map[EnvironmentKeys.measure])
  if let traits = map[EnvironmentKeys.traits] { apply(traits, to: &environment) }
  overrides.apply(to: &environment)
  setSystem(map, device, overrides, of: &environment, into: &diagnostics)
  if let bars = map[EnvironmentKeys.bars] { add(bars, to: &environment, keepsTop: safeArea != nil) }
  map.viewBox?.apply(to: &environment)
  environment.safeArea = environment.safeArea.cut
  if overrides.preset != nil { environment.device = nil }
  // The guides depend on the width, the safe area and the idiom.
  environment.layoutMargins =
    map[EnvironmentKeys.layoutMargins].map(insets) ?? device?.preset.layoutMargins
    ?? environment.derivedLayoutMargins(side: posture?.sideMargin).cut
  environment.readableContent =
    map[EnvironmentKeys.readableContent].map(insets) ?? environment.derivedReadableContent.cut
  return environment
}

/// Returns the device in its orientation; `nil` for bounds without a device.
private func posture(_ map: Normal, _ device: NamedDevice?, _ overrides: EnvironmentOverrides)
  -> DevicePreset.Posture?
{
  let hasOtherBounds =
    overrides.container != nil && !overrides.keepsDevice || map[EnvironmentKeys.container] != nil
  if device == nil, hasOtherBounds { return nil }
  let orientation =
    overrides.orientation ?? map[EnvironmentKeys.orientation]?.text.flatMap(DeviceOrientation.init)
  return (device?.preset ?? .standard).posture(orientation ?? .portrait)
}

/// Returns the environment of the device or, without one, of the bounds.
private func base(
  _ map: Normal, _ device: NamedDevice?, _ posture: DevicePreset.Posture?, _ overrides: EnvironmentOverrides
) -> Environment {
  let container = overrides.container ?? map[EnvironmentKeys.container].map(extent)
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

/// Adds the bars, with the heights that they have on a phone in portrait, on every device. A phone in
/// landscape has lower bars and a pad a higher one (50 since iPadOS 12): set `safeArea` for these.
/// - Parameter keepsTop: true if the safe area is written; otherwise a sheet has none at the top, because it
///   is below the status bar.
private func add(_ bars: Normal, to environment: inout Environment, keepsTop: Bool) {
  let system = environment.system
  func has(_ key: String) -> Bool { bars[key]?.boolean == true }
  switch bars[BarKeys.navigation]?.text {
  case "standard": environment.bars.navigation = SystemMetrics.navigationBar[system]
  case "large":
    environment.bars.navigation = SystemMetrics.largeTitleBar[system]
    environment.bars.hasLargeTitle = true
  default: break
  }
  if has("search") { environment.bars.search = SystemMetrics.searchBar[system] }
  if has("sheet") {
    if !keepsTop { environment.safeArea.top = 0 }
    if environment.bars.top > 0 { environment.bars.sheet = SystemMetrics.sheetTop[system] }
  }
  if has("tab") { environment.bars.tab = SystemMetrics.tabBar[system] }
  if has("toolbar") { environment.bars.toolbar = SystemMetrics.toolbar[system] }
  environment.safeArea.top += environment.bars.top
  environment.safeArea.bottom += environment.bars.bottom
}

private func apply(_ traits: Normal, to environment: inout Environment) {
  if let scale = traits[TraitKeys.displayScale]?.number { environment.displayScale = scale }
  if let category = traits[TraitKeys.preferredContentSizeCategory]?.text {
    environment.preferredContentSizeCategory = category
  }
  set(&environment.horizontalSizeClass, traits[TraitKeys.horizontalSizeClass])
  set(&environment.verticalSizeClass, traits[TraitKeys.verticalSizeClass])
  set(&environment.userInterfaceIdiom, traits[TraitKeys.userInterfaceIdiom])
  set(&environment.layoutDirection, traits[TraitKeys.layoutDirection])
}

extension Insets {
  /// The insets, limited to the lengths that a spec allows, because they can also be written to a spec
  /// (choice edge-limits).
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
