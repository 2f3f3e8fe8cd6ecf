import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// Throws a `UsageError` for a name that neither the spec nor the catalog of devices has.
struct NameCheck {
  let normal: Normal
  let included: [Normal]
  let options: ResolveOptions

  func check(_ variations: [Variation]) throws(UsageError) {
    // Most runs name nothing: no lists are made for them.
    guard !options.values.isEmpty || variations.contains(where: \.isNamed) else { return }
    let names = SpecNames(normal, including: included)
    let catalog = options.environment.catalog
    let (states, values) = (Set(names.states), Set(names.values))
    for variation in variations {
      if let device = variation.device {
        try check(device, of: "device", "device", isKnown: catalog.has) { catalog.help(for: device) }
      }
      if let state = variation.state {
        try check(state, of: "state", "state", isKnown: states.contains) {
          near(state, names.states) + [listed("states", names.states)]
        }
      }
      if variation.orientation != nil { try checkOrientation(variation) }
      if let system = variation.system, variation.bounds == nil { try check(system, variation) }
    }
    for (name, _) in options.values {
      try check(name, of: "set", "value", isKnown: values.contains) {
        near(name, names.values) + [listed("values in 'let'", names.values)]
      }
    }
  }

  private func check(
    _ name: String, of option: String, _ noun: String, isKnown: (String) -> Bool, help: () -> [String]
  ) throws(UsageError) {
    guard !isKnown(name) else { return }
    throw UsageError(option: option, "names the unknown \(noun) \(quotedText(name))", help: help())
  }

  private func near(_ name: String, _ names: [String]) -> [String] {
    didYouMean(nearestWord(to: name, among: names).map { shownText($0) })
  }

  private func listed(_ noun: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "the spec has no \(noun)" }
    let shown = names.prefix(20).map { shownText($0) }.joined(separator: ", ")
    return "the spec has the \(noun) \(shown)\(names.count > 20 ? ", …" : "")"
  }

  /// A device does not have each system, and a system not each idiom.
  private func check(_ system: System, _ variation: Variation) throws(UsageError) {
    var found = DiagnosticBag()
    let resolved = environment(of: normal, options: variation.options(options), into: &found)
    guard !found.hasErrors, resolved.system != system else { return }
    if let device = resolved.device,
      let refusal = options.environment.catalog.systems(of: device)?.refusal(of: system)
    {
      throw UsageError(
        message: "\(quotedText(device)) \(refusal)", help: ["name another device, or leave out --system"])
    }
    throw UsageError(
      message:
        "'--system \(system.name)' does not go with the idiom '\(resolved.userInterfaceIdiom.rawValue)'",
      help: ["leave out one of the two"]
    )
  }

  /// Bounds alone do not turn.
  private func checkOrientation(_ variation: Variation) throws(UsageError) {
    var found = DiagnosticBag()
    let resolved = environment(of: normal, options: variation.options(options), into: &found)
    guard resolved.device == nil, !found.hasErrors else { return }
    let given = options.environment.container == nil ? "'container'" : "'--size'"
    throw UsageError(
      option: "orientation", "goes with a device; here \(given) gives the size",
      help: ["name a device with --device"])
  }
}
