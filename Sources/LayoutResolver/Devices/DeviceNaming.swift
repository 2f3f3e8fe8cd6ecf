import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// A device, with the name by which it was chosen: its own, or that of an environment.
struct NamedDevice {
  let name: String
  let preset: DevicePreset
}

/// Looks up `device` and expands named environments.
struct DeviceNaming {
  let catalog: DeviceCatalog
  var diagnostics: DiagnosticBag
  /// The environments that are being expanded.
  private var chain: [String] = []

  init(catalog: DeviceCatalog, diagnostics: DiagnosticBag) {
    self.catalog = catalog
    self.diagnostics = diagnostics
  }

  /// The keys that a device determines; they are dropped when another device is chosen. Orientation stays
  /// (choice device-orientation).
  private static let ofDevice: Set = [
    "device", "container", "safeArea", "layoutMargins", "readableContent",
  ]
  /// The traits that a device determines.
  private static let traitsOfDevice = [
    "displayScale", "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom",
  ]

  /// Expands named environments and returns the device, if any.
  /// - Parameter device: replaces the spec's device. If it names an environment, that overrides the spec's
  ///   other keys as well.
  mutating func flattened(_ written: Normal?, device: String?) -> (map: Normal, device: NamedDevice?) {
    let map = written ?? Normal(.map([]), at: Span(0, 0))
    guard let device else { return flattened(map) }
    let asked = Normal(.map([]), at: map.span)
      .setting(EnvironmentKeys.device.name, Normal(.text(device), at: map.span), at: map.span)
    let (above, found) = flattened(asked)
    return (withoutDevice(map, for: found).merged(with: above, as: .map(.environment)), found)
  }

  /// Expands named environments, but puts `preset` in place of the device.
  mutating func flattened(_ written: Normal?, preset: DevicePreset) -> (map: Normal, device: NamedDevice?) {
    let (map, _) = flattened(written ?? Normal(.map([]), at: Span(0, 0)))
    let device = NamedDevice(name: preset.name, preset: preset)
    return (withoutDevice(map, for: device), device)
  }

  private mutating func flattened(_ map: Normal) -> (map: Normal, device: NamedDevice?) {
    guard let field = map.field(EnvironmentKeys.device), let name = field.value.text else {
      return (map, nil)
    }
    let own = map.removing(EnvironmentKeys.device.name)
    // In an environment that has the same name as a device, the name means the device.
    let isItsDevice = chain.last == name && catalog.device(name) != nil
    if !isItsDevice, let environment = catalog.environment(name) {
      guard !chain.contains(name) else {
        let cycle = (chain.drop { $0 != name } + [name]).joined(separator: " -> ")
        report("the environment is built on itself: \(cycle)", at: field.value.span)
        return (own, nil)
      }
      chain.append(name)
      defer { chain.removeLast() }
      let (below, device) = flattened(environment)
      let result = below.merged(with: own, as: .map(.environment))
      if device == nil { checkOrientation(own, beside: result, name) }
      return (result, device.map { NamedDevice(name: name, preset: $0.preset) })
    }
    guard let preset = isItsDevice ? catalog.device(name) : catalog.preset(name) else {
      report(
        "unknown device \(quotedText(name))", at: field.value.span, help: catalog.help(for: name))
      return (own, nil)
    }
    return (own, NamedDevice(name: name, preset: preset))
  }

  /// Removes the keys that a device determines. A system stays if the new device runs it.
  private func withoutDevice(_ map: Normal, for device: NamedDevice?) -> Normal {
    let isOther = map.system.map { device?.preset.systems.has($0) == false } ?? false
    let lost = isOther ? Self.ofDevice.union([EnvironmentKeys.system.name]) : Self.ofDevice
    let fields = map.fields.filter { !lost.contains($0.key) }.map { field in
      guard field.key == EnvironmentKeys.traits.name else { return field }
      let traits = field.value.fields.filter { !Self.traitsOfDevice.contains($0.key) }
      return NormalField(field.key, keySpan: field.keySpan, Normal(.map(traits), at: field.value.span))
    }
    return Normal(.map(fields), at: map.span)
  }

  /// Reports an orientation in an environment that is given by bounds, which cannot turn.
  private mutating func checkOrientation(_ own: Normal, beside map: Normal, _ name: String) {
    guard let orientation = own.field(EnvironmentKeys.orientation), map[EnvironmentKeys.container] != nil
    else { return }
    diagnostics.report(
      Diagnostic(
        .error, rule: .excludedKey,
        "'orientation' goes with a device; the environment \(quotedText(name)) is given by 'container'",
        at: orientation.keySpan))
  }

  /// Reports a system that the device does not run.
  mutating func checkSystem(_ map: Normal, _ device: NamedDevice?) {
    guard let field = map.field(EnvironmentKeys.system), let system = map.system, let device,
      let refusal = device.preset.systems.refusal(of: system)
    else { return }
    report("\(quotedText(device.name)) \(refusal)", at: field.value.span)
  }

  private mutating func report(_ message: String, at span: Span, help: [String] = []) {
    diagnostics.report(Diagnostic(.error, rule: .invalidValue, message, at: span, help: help))
  }
}

extension Normal {
  /// The system of an environment.
  var system: System? { self[EnvironmentKeys.system]?.text.flatMap(System.init(named:)) }
}
