import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec

extension Variation {
  /// The most environments beside that of the run.
  private static let greatestNeighbourCount = 16

  /// Devices that a spec may tell from that of the run, those first that are the most like it.
  private static let devices: [(name: String, orientation: DeviceOrientation)] = [
    ("iphone-16", .portrait), ("iphone-16", .landscape), ("ipad-pro-11", .portrait),
    ("ipad-pro-11", .landscape),
    ("ipad-pro-13", .landscape), ("ipad-pro-11-split-third", .portrait),
  ]
  /// Devices of other idioms.
  private static let others: [(name: String, orientation: DeviceOrientation)] = [
    ("mac-window", .portrait), ("apple-tv", .portrait),
  ]

  /// Environments beside that of the run that the spec tells from it and from each other: with another variant, say.
  ///
  /// Devices where one is like that, else the environment of the run with one size or trait changed.
  static func toldApart(
    by conditions: ConditionSpace, from own: Environment, _ normal: Normal, _ options: ResolveOptions,
    state: String?
  ) -> [Variation] {
    guard !conditions.isEmpty else { return [] }
    // An app for a Mac or a television is on no phone, unless its spec says so.
    let isHandheld = own.userInterfaceIdiom == .phone || own.userInterfaceIdiom == .pad
    let devices = conditions.asksForIdiom ? devices + others : isHandheld ? devices : []
    var candidates = devices.map { Variation(device: $0.name, orientation: $0.orientation, state: state) }
    candidates += conditions.changes(of: own).map { change in
      var variation = Variation(state: state)
      variation.change = change
      return variation
    }
    for index in candidates.indices { candidates[index].isAdded = true }
    var seen: Set<[Bool]> = [conditions.answers(in: own)]
    var result: [Variation] = []
    for candidate in candidates where result.count < greatestNeighbourCount {
      let environment = environment(of: normal, candidate.options(options).environment)
      if seen.insert(conditions.answers(in: environment)).inserted { result.append(candidate) }
    }
    return result
  }
}
