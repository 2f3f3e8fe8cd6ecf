import LayoutDiagnostics
import LayoutReader
import LayoutText

/// A device under the name that it was asked for by: its own, or that of an environment built on it.
struct NamedDevice {
  let name: String
  let preset: DevicePreset
}

/// Finds what `device` names and writes named environments out.
struct DeviceNaming {
  let catalog: DeviceCatalog
  var diagnostics: DiagnosticBag
  /// The environments that are being written out.
  private var chain: [String] = []

  init(catalog: DeviceCatalog, diagnostics: DiagnosticBag) {
    self.catalog = catalog
    self.diagnostics = diagnostics
  }

  /// What a device determines, and a spec made for another one must not keep. How it is held is no part of it (choice device-orientation).
  private static let ofDevice = [
    "device", "container", "safeArea", "layoutMargins", "readableContent",
  ]
  /// Likewise, among the traits.
  private static let traitsOfDevice = [
    "displayScale", "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom",
  ]

  /// An environment with the named environments below it written out, and the device, if there is one.
  ///
  /// - Parameter device: what is asked for in place of the spec's own device. What a named environment says then wins over the spec.
  mutating func flattened(_ written: Normal?, device: String?) -> (map: Normal, device: NamedDevice?) {
    let map = written ?? Normal(.map([]), at: Span(0, 0))
    guard let device else { return flattened(map) }
    let asked = Normal(.map([]), at: map.span)
      .setting("device", Normal(.text(device), at: map.span), at: map.span)
    let (above, found) = flattened(asked)
    return (withoutDevice(map).merged(with: above, as: .map(.environment)), found)
  }

  /// An environment on a device that is given by itself.
  mutating func flattened(_ written: Normal?, preset: DevicePreset) -> (map: Normal, device: NamedDevice?) {
    let (map, _) = flattened(written ?? Normal(.map([]), at: Span(0, 0)))
    return (withoutDevice(map), NamedDevice(name: preset.name, preset: preset))
  }

  private mutating func flattened(_ map: Normal) -> (map: Normal, device: NamedDevice?) {
    guard let field = map.field("device"), let name = field.value.text else { return (map, nil) }
    let own = map.removing("device")
    // An environment named like a device is built on that device.
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

  private func withoutDevice(_ map: Normal) -> Normal {
    let fields = map.fields.filter { !Self.ofDevice.contains($0.key) }.map { field in
      guard field.key == "traits" else { return field }
      let traits = field.value.fields.filter { !Self.traitsOfDevice.contains($0.key) }
      return NormalField(field.key, keySpan: field.keySpan, Normal(.map(traits), at: field.value.span))
    }
    return Normal(.map(fields), at: map.span)
  }

  /// An environment that names only its bounds does not turn.
  private mutating func checkOrientation(_ own: Normal, beside map: Normal, _ name: String) {
    guard let orientation = own.field("orientation"), map["container"] != nil else { return }
    diagnostics.report(
      Diagnostic(
        .error, rule: .excludedKey,
        "'orientation' goes with a device; the environment \(quotedText(name)) is given by 'container'",
        at: orientation.keySpan))
  }

  private mutating func report(_ message: String, at span: Span, help: [String] = []) {
    diagnostics.report(Diagnostic(.error, rule: .invalidValue, message, at: span, help: help))
  }
}
