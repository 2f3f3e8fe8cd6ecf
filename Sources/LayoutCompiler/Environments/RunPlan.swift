import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec

/// The environments and states of a run. Only this type makes lists of them.
///
/// The plan begins with what the user asks for (`asked`, `matrix`). The configuration adds to it (`configured`, `least`), and so does a
/// contact sheet or a page (`preview`). Last, the spec's conditions add other environments (`neighbour`).
package struct RunPlan: Sendable {
  /// The variations that the spec is solved for, in the order of the outputs.
  package private(set) var variations: [Variation]
  /// The variations that the configuration adds for linting.
  private(set) var configured: [Variation] = []
  /// The variations that a page adds; empty if the user names what it shows.
  private(set) var previews: [Variation] = []
  @Boxed private var options: RunOptions

  /// Plans what the user asks for, or one variation without names if nothing is named.
  /// States change fastest, then systems, then orientations, and devices slowest; each has all text sizes, if they are asked for.
  init(_ options: Boxed<RunOptions>, catalog: DeviceCatalog, states specStates: [String]) {
    _options = options
    let options = options.wrappedValue
    let devices: [String?] =
      options.devices.isEmpty ? [nil] : NameChoice.devices(options.devices, of: catalog)
    let orientations: [DeviceOrientation?] = options.orientations.isEmpty ? [nil] : options.orientations
    let systems: [System?] = options.systems.isEmpty ? [nil] : options.systems
    let states = options.states.isEmpty ? [nil] : NameChoice.states(options.states, of: specStates)
    variations = devices.flatMap { device in
      orientations.flatMap { orientation in
        systems.flatMap { Variation(device: device, orientation: orientation, system: $0).inStates(states) }
      }
    }
    if options.hasMatrix { variations += Self.matrix(systems, states) }
    if options.hasTextSizes {
      variations = variations.flatMap { variation in
        EnvironmentTable.contentSizeCategories.map { variation.with(\.textSize, $0) }
      }
    }
  }

  private static func matrix(_ systems: [System?], _ states: [String?]) -> [Variation] {
    systems.flatMap { system in
      Environment.LayoutDirection.allCases.flatMap { direction in
        MatrixBounds.presets.flatMap { preset in
          var variation = Variation(system: system)
          variation.bounds = .init(preset: preset, direction: direction)
          return variation.because(.matrix).inStates(states)
        }
      }
    }
  }

  // MARK: Configuration

  /// Adds the environments that the configuration names, unless the user names some.
  mutating func configure(by lint: LintConfiguration) {
    if options.namesEnvironments { return }
    let states = Self.states(of: variations)
    configured = lint.devices.flatMap { Variation(device: $0).because(.configured).inStates(states) }
    if lint.matrix == true { configured += Self.matrix([nil], states) }
  }

  var hasMatrix: Bool { (variations + configured).contains { $0.reason == .matrix } }

  /// Keeps only the bounds of the matrix that have this idiom, which the user or the spec names. A Mac or a television has its own size
  /// instead, in both directions.
  mutating func keepIdiom(_ idiom: Environment.Idiom) {
    let first = variations.first ?? Variation()
    func kept(_ all: [Variation]) -> [Variation] {
      guard let other = all.first(where: { $0.reason == .matrix }) else { return all }
      var result = all.filter { $0.reason != .matrix || $0.bounds?.preset.idiom == idiom }
      if idiom != .phone, idiom != .pad {
        var mirrored = Variation(
          device: first.device, orientation: first.orientation, system: first.system, state: other.state)
        mirrored.change = .trait(name: "layoutDirection", word: Environment.LayoutDirection.rtl.rawValue)
        result += mirrored.because(.matrix).inStates(Self.states(of: all.filter { $0.reason == .matrix }))
      }
      return result
    }
    variations = kept(variations)
    configured = kept(configured)
  }

  /// The smallest container that the layout may have, in each state: the configuration's, or else the narrow window of the matrix.
  func least(_ configured: Extent?) -> [Variation] {
    let hasBounds = (variations + self.configured).contains { $0.reason == .matrix && $0.bounds != nil }
    guard let size = configured ?? (hasBounds ? MatrixBounds.narrowWindow : nil) else { return [] }
    var variation = Variation()
    variation.bounds = .init(preset: MatrixBounds.preset(of: size), direction: .ltr)
    return variation.because(configured == nil ? .narrowWindow : .least).inStates(Self.states(of: variations))
  }

  private static func states(of variations: [Variation]) -> [String?] {
    var seen: Set<String?> = []
    return variations.map(\.state).filter { seen.insert($0).inserted }
  }

  // MARK: Outputs with several layouts

  /// Adds the spec's states, unless the user names some.
  mutating func spread(overStates states: [String]) {
    guard options.states.isEmpty else { return }
    variations = variations.flatMap { $0.inStates([nil] + states) }
  }

  /// Adds everything that a contact sheet shows: what the user names, or else all devices, systems or states.
  mutating func spread(
    over sheet: SheetContent, devices: [String], systems: (Variation) -> [System], states: [String],
    of file: String
  ) throws(UsageError) {
    var result = variations
    if sheet == .devices || sheet == .both, options.devices.isEmpty {
      result = devices.flatMap { device in result.map { $0.with(\.device, device) } }
    }
    if sheet == .states || sheet == .both, options.states.isEmpty {
      guard !states.isEmpty else {
        throw UsageError(
          option: "sheet", "has '\(sheet.rawValue)', but \(file) has no states",
          help: ["use --sheet devices"])
      }
      result = result.flatMap { $0.inStates([nil] + states) }
    }
    if sheet == .systems, options.systems.isEmpty {
      result = result.flatMap { variation in
        systems(variation).map { variation.with(\.system, $0) }
      }
    }
    guard result.count <= Self.greatestSheet else {
      throw UsageError(
        message: "a contact sheet holds \(Self.greatestSheet) layouts, but these are \(result.count)",
        help: ["name some of them with --device and --state"])
    }
    variations = result
  }

  /// How many layouts a sheet may have. All are solved before the first is drawn.
  private static let greatestSheet = 500

  /// Adds what a page shows if the user names no device, orientation or state. The spec's own environment comes first. Its device, those of
  /// the configuration and a few others follow, unless the user gives a size. Each is shown with its own items and in the first states.
  mutating func preview(states: [String], own environment: Environment) {
    guard !options.namesLayouts else { return }
    let states: [String?] = [nil] + states.prefix(Self.greatestPreviewStates).map(Optional.some)
    variations = Variation().because(.preview).inStates(states)
    guard options.environment.container == nil else { return }
    var devices: [String] = []
    for device in [environment.device] + configured.map(\.device) + Self.previewDevices {
      if let device, !devices.contains(device) { devices.append(device) }
    }
    for device in devices {
      for orientation in DeviceOrientation.allCases
      where device != environment.device || orientation != DeviceOrientation(environment.container) {
        previews += Variation(device: device, orientation: orientation).because(.preview).inStates(states)
      }
    }
    previews = Array(previews.prefix(Self.greatestPreviews))
  }

  private static let previewDevices: [String?] = ["iphone-16", "iphone-se", "ipad-pro-11"]
  /// The maximum number of states on a page. The spec's own items do not count.
  private static let greatestPreviewStates = 11
  /// How many layouts of other devices and orientations a page shows at most.
  private static let greatestPreviews = 48
  /// How many cells these may have together.
  private static let greatestPreviewCells = 200_000
  /// How many layouts with other directions and text sizes a page shows at most, and how many cells they may have together. With more, the
  /// page would be twice as large.
  private static let greatestReadings = 150
  private static let greatestReadingCells = 15_000

  /// What a page adds to a layout with this number of cells: other devices, then everything mirrored and with other text sizes, unless the
  /// user sets the direction or the text size.
  func previews(besideCells cells: Int, of environment: Environment, textSizes: [String]) -> [Variation] {
    let others = Array(previews.prefix(Self.greatestPreviewCells / max(1, cells)))
    let mirrored: Environment.LayoutDirection = environment.layoutDirection == .ltr ? .rtl : .ltr
    let directions = options.environment.layoutDirection == nil ? [nil, mirrored] : [nil]
    let sizes = [nil] + (options.environment.preferredContentSizeCategory == nil ? textSizes : [])
    /// The layouts with other directions and text sizes. Without the first of these, which are the layouts themselves.
    func readings(of layouts: [Variation]) -> ArraySlice<Variation> {
      sizes.flatMap { size in
        directions.flatMap { direction in layouts.map { $0.with(direction: direction, textSize: size) } }
      }.dropFirst(layouts.count)
    }
    // Those of the run come first, so that there is room for all of their text sizes.
    let more = readings(of: variations) + readings(of: others)
    return others + more.prefix(min(Self.greatestReadings, Self.greatestReadingCells / max(1, cells)))
  }

  // MARK: Conditions of the spec

  /// The environment of the run, once with each of these variants.
  func neighbours(withVariants places: Set<Int>) -> [Variation] {
    places.sorted().map { (variations.first ?? Variation()).with(\.variant, $0).because(.neighbour) }
  }

  /// Other environments in which the spec's conditions have different answers: devices if possible, else the environment of the run with
  /// one size or trait changed. Empty if the user names environments.
  func neighbours(
    _ conditions: ConditionSpace, from own: Environment, environment: (Variation) -> Environment?
  ) -> [Variation] {
    guard !conditions.isEmpty, !options.namesEnvironments else { return [] }
    let state = variations.first?.state
    // An app for a Mac or a television does not run on a phone, unless its spec says so.
    let isHandheld = own.userInterfaceIdiom.isHandheld
    let devices =
      conditions.asksForIdiom ? Self.handhelds + Self.otherIdioms : isHandheld ? Self.handhelds : []
    var candidates = devices.map { Variation(device: $0.name, orientation: $0.orientation, state: state) }
    candidates += conditions.changes(of: own).map { Variation(state: state).with(\.change, $0) }
    var seen: Set<[Bool]> = [conditions.answers(in: own)]
    var result: [Variation] = []
    for candidate in candidates where result.count < Self.greatestNeighbourCount {
      guard let environment = environment(candidate),
        seen.insert(conditions.answers(in: environment)).inserted
      else { continue }
      result.append(candidate.because(.neighbour))
    }
    return result
  }

  private static let greatestNeighbourCount = 16
  /// Phones and pads that a spec may distinguish, beginning with the usual phone.
  private static let handhelds: [(name: String, orientation: DeviceOrientation)] = [
    ("iphone-16", .portrait), ("iphone-16", .landscape), ("ipad-pro-11", .portrait),
    ("ipad-pro-11", .landscape), ("ipad-pro-13", .landscape), ("ipad-pro-11-split-third", .portrait),
  ]
  private static let otherIdioms: [(name: String, orientation: DeviceOrientation)] = [
    ("mac-window", .portrait), ("apple-tv", .portrait),
  ]

  /// The variations that are added to those of the run when frames before and after a fix are compared: the run's environment and its
  /// neighbours, in all states. `nil` if that would take too long for layouts with this number of nodes.
  func comparedByFixes(_ neighbours: [Variation], states: [String], nodes: Int) -> [Variation]? {
    let places = [variations.first ?? Variation()] + neighbours
    let states = options.states.isEmpty ? states : []
    let count = places.count * (states.count + 1)
    guard count <= Self.greatestComparedCount, count * nodes <= Self.greatestComparedSize || count == 1 else {
      return nil
    }
    // The first is the run's own variation, which is compared anyway.
    return Array(places.flatMap { $0.inStates([$0.state] + states) }.dropFirst())
  }

  private static let greatestComparedCount = 512
  private static let greatestComparedSize = 1_000_000
}

/// What a contact sheet shows side by side.
package enum SheetContent: String, CaseIterable, Sendable {
  case devices
  case states
  case systems
  case both
}

extension DeviceOrientation {
  /// The orientation of a device with these bounds.
  package init(_ bounds: Extent) { self = bounds.width > bounds.height ? .landscape : .portrait }
}
