import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// What the command line says about the environment; it wins over the spec.
public struct EnvironmentOverrides: Sendable {
  /// The collection view's bounds, points.
  public var container: Extent?
  public var displayScale: Double?

  public init(container: Extent? = nil, displayScale: Double? = nil) {
    self.container = container
    self.displayScale = displayScale
  }
}

/// The environment of a spec: what is written wins over what is derived, and overrides win over both.
func resolveEnvironment(
  _ written: Normal?, _ overrides: EnvironmentOverrides, into diagnostics: inout DiagnosticBag
) -> Environment {
  let container = overrides.container ?? written?["container"].map(extent)
  var environment: Environment
  if let name = written?["device"], let text = name.text {
    let preset = DevicePreset.all.first { $0.name == text }
    if preset == nil {
      let names = DevicePreset.all.map(\.name)
      let near = didYouMean(text, among: names).map { ["did you mean '\($0)'?"] } ?? []
      diagnostics.report(
        Diagnostic(
          .error, rule: "invalid-value",
          "unknown device \(quotedText(text)); expected one of \(names.joined(separator: ", "))",
          at: name.span, help: near))
    }
    environment = deviceEnvironment(preset ?? .standard, written)
    if let container { environment.container = container }
  } else if let container {
    environment = containerEnvironment(container)
  } else {
    environment = deviceEnvironment(.standard, written)
  }
  if let written { apply(written, to: &environment) }
  if let scale = overrides.displayScale { environment.displayScale = scale }
  return environment
}

private func deviceEnvironment(_ preset: DevicePreset, _ written: Normal?) -> Environment {
  preset.environment(isLandscape: written?["orientation"]?.text == "landscape")
}

/// What is derived where only the bounds are known.
private func containerEnvironment(_ container: Extent) -> Environment {
  Environment(
    container: container, displayScale: 2, userInterfaceIdiom: container.width >= 744 ? .pad : .phone,
    horizontalSizeClass: container.width < 600 ? .compact : .regular,
    verticalSizeClass: container.height < 600 ? .compact : .regular,
    layoutMargins: .systemMargins(width: container.width))
}

private func apply(_ written: Normal, to environment: inout Environment) {
  if let safeArea = written["safeArea"] { environment.safeArea = insets(safeArea) }
  if let margins = written["layoutMargins"] { environment.layoutMargins = insets(margins) }
  if let readable = written["readableContent"] { environment.readableContent = insets(readable) }
  if let inset = written["contentInset"] { environment.contentInset = insets(inset) }
  if let bars = written["bars"] {
    // The heights of UIKit's bars on a phone: 44 points, 96 with a large title, 49 for tabs.
    switch bars["navigation"]?.text {
    case "standard": environment.safeArea.top += 44
    case "large": environment.safeArea.top += 96
    default: break
    }
    if bars["tab"]?.boolean == true { environment.safeArea.bottom += 49 }
  }
  if let scroll = written["scroll"] {
    environment.scroll = Point(x: scroll["x"]?.number ?? 0, y: scroll["y"]?.number ?? 0)
  }
  guard let traits = written["traits"] else { return }
  if let scale = traits["displayScale"]?.number { environment.displayScale = scale }
  if let category = traits["preferredContentSizeCategory"]?.text {
    environment.preferredContentSizeCategory = category
  }
  set(&environment.horizontalSizeClass, traits["horizontalSizeClass"])
  set(&environment.verticalSizeClass, traits["verticalSizeClass"])
  set(&environment.userInterfaceIdiom, traits["userInterfaceIdiom"])
  set(&environment.layoutDirection, traits["layoutDirection"])
}

private func set<Word: RawRepresentable<String>>(_ word: inout Word, _ written: Normal?) {
  if let text = written?.text, let value = Word(rawValue: text) { word = value }
}
