import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension PreparedSpec {
  /// Throws if the run names a device, a state or a value that does not exist, or a system or an orientation that does not fit the
  /// environment.
  func checkNames() throws(UsageError) {
    // Most runs name nothing, and need no lists of names.
    guard let normal = loaded.normal, !loaded.diagnostics.hasErrors,
      !options.values.isEmpty || variations.contains(where: \.isNamed)
    else { return }
    let names = SpecNames(normal, including: loaded.included)
    let catalog = options.environment.catalog
    let (states, values) = (Set(names.states), Set(names.values))
    for variation in variations {
      if let device = variation.device {
        try check(device, of: "device", "device", isKnown: catalog.has) { catalog.help(for: device) }
      }
      if let state = variation.state {
        try check(state, of: "state", "state", isKnown: states.contains) {
          Self.near(state, names.states) + [Self.listed("states", names.states)]
        }
      }
      if variation.orientation != nil { try checkOrientation(variation) }
      if let system = variation.system, variation.bounds == nil { try check(system, variation) }
    }
    for (name, _) in options.values {
      try check(name, of: "set", "value", isKnown: values.contains) {
        Self.near(name, names.values) + [Self.listed("values in 'let'", names.values)]
      }
    }
  }

  private func check(
    _ name: String, of option: String, _ noun: String, isKnown: (String) -> Bool, help: () -> [String]
  ) throws(UsageError) {
    guard !isKnown(name) else { return }
    throw UsageError(option: option, "names the unknown \(noun) \(quotedText(name))", help: help())
  }

  private static func near(_ name: String, _ names: [String]) -> [String] {
    didYouMean(nearestWord(to: name, among: names).map { shownText($0) })
  }

  private static func listed(_ noun: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "the spec has no \(noun)" }
    let shown = names.prefix(20).map { shownText($0) }.joined(separator: ", ")
    return "the spec has the \(noun) \(shown)\(names.count > 20 ? ", …" : "")"
  }

  /// Throws if the variation's device does not run the system, or if the system is for another idiom.
  private func check(_ system: System, _ variation: Variation) throws(UsageError) {
    guard let (resolved, mistakes) = environment(of: variation), !mistakes.hasErrors,
      resolved.system != system
    else { return }
    if let device = resolved.device,
      let refusal = options.environment.catalog.systems(of: device)?.refusal(of: system)
    {
      throw UsageError(
        message: "\(quotedText(device)) \(refusal)", help: ["name another device, or leave out --system"])
    }
    throw UsageError(
      message:
        "'--system \(system.name)' does not go with the idiom '\(resolved.userInterfaceIdiom.rawValue)'",
      help: ["leave out one of the two"])
  }

  /// Throws if an orientation is given without a device: plain bounds cannot be turned.
  private func checkOrientation(_ variation: Variation) throws(UsageError) {
    guard let (resolved, mistakes) = environment(of: variation), resolved.device == nil, !mistakes.hasErrors
    else { return }
    let given = options.environment.container == nil ? "'container'" : "'--size'"
    throw UsageError(
      option: "orientation", "goes with a device; here \(given) gives the size",
      help: ["name a device with --device"])
  }
}
