import LayoutCompiler
import LayoutReader
import LayoutSpec
import LayoutText
import LayoutUpdates

/// The folder with recorded frames: one file for each spec, device and state.
struct FramesFolder {
  private let path: String
  private let findsStale: Bool
  private let findsOrphans: Bool
  /// The files of this run's layouts, each with its spec.
  private var claimed: [String: String] = [:]
  /// The prefixes of the files of this run's specs.
  private var names: Set<String> = []
  /// The devices of this run's layouts.
  private(set) var devices: [String] = []
  /// These devices after the names of their specs' files: `library-iphone-16`.
  private var namesOfDevices: Set<String> = []

  /// - Parameters:
  ///   - findsStale: true if the run solves all layouts of its specs, so that their other files are stale.
  ///   - findsOrphans: true if the run checks folders, so that the specs of all files should be there.
  init(_ path: String, findsStale: Bool, findsOrphans: Bool) {
    self.path = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    self.findsStale = findsStale
    self.findsOrphans = findsOrphans
  }

  struct Place {
    let variation: Variation
    let device: String
    let file: String
  }

  /// The files of a spec's layouts; empty if the spec has errors.
  mutating func claim(_ spec: PreparedSpec, _ path: String) throws(UsageError) -> [Place] {
    var places: [Place] = []
    guard !spec.loaded.diagnostics.hasErrors else { return [] }
    for variation in spec.variations {
      guard let (environment, mistakes) = spec.environment(of: variation) else { continue }
      let device = Self.device(variation, environment)
      let file = try claim(
        name: OutputTemplate.fileName(ofSpec: path), device: device, state: variation.state, spec: path)
      places.append(Place(variation: variation, device: device, file: file))
      if let name = variation.device ?? environment.device {
        if !devices.contains(name) { devices.append(name) }
        namesOfDevices.insert("\(OutputTemplate.fileSafe(OutputTemplate.fileName(ofSpec: path)))-\(name)")
      }
      if mistakes.hasErrors { break }
    }
    return places
  }

  private mutating func claim(
    name: String, device: String, state: String?, spec: String
  ) throws(UsageError) -> String {
    let words = [name, device, Self.word(ofState: state)].map(OutputTemplate.fileSafe)
    let file = "\(path)/\(words.joined(separator: "-")).json"
    names.insert(words[0])
    if let other = claimed.updateValue(spec, forKey: file) {
      throw UsageError(
        message:
          "two layouts would have their frames in \(shownName(file)): of \(shownName(other)) and \(shownName(spec))",
        help: [
          "give the specs, devices and states names of their own, or check them against folders of their own"
        ])
    }
    return file
  }

  /// How file names write a state: `default` for the spec's own items. A state that is itself called `default`, with or without `state-`
  /// before it, gets one more `state-`.
  static func word(ofState state: String?) -> String {
    guard let state else { return NameChoice.ownState }
    var rest = state[...]
    while rest.hasPrefix("state-") { rest = rest.dropFirst("state-".count) }
    return rest == NameChoice.ownState ? "state-\(state)" : state
  }

  /// Writes a file completely or not at all. A file that is neither empty nor begins like frames stays as it is.
  ///
  /// - Returns: what went wrong.
  func write(to file: String, _ body: (ByteSink) -> Void) -> String? {
    if let start = Platform.readStart(of: file), !start.isEmpty, !JSONFrames.isBegun(start) {
      return
        "\(BrokenFrames().message(ofFile: file)), and is not overwritten; delete it if it may be replaced"
    }
    return Platform.createFolder(ofFile: file) ?? OutputFile.write(to: file, body)?.text
  }

  /// Files of the folder that belong to no layout.
  struct Unclaimed {
    /// Files of this run's specs.
    var stale: [String] = []
    /// The devices of stale files whose specs are laid out for other devices only.
    var otherDevices: [String] = []
    /// True if stale files were recorded with `--text-sizes`.
    var haveTextSizes = false
    var orphans: [Orphan] = []
  }

  /// A file that was recorded for a spec that may be gone.
  struct Orphan {
    let file: String
    /// The prefix of its name.
    let spec: String

    var words: String {
      "recorded for \(shownText(spec)), which is not beside these specs; delete the file if that spec is gone"
    }
  }

  /// The files that belong to no layout of this run. A file counts as a spec's if the device of its frames follows the
  /// spec's name in the file name, unless the file may belong to another spec with a longer name. It is an orphan if the run checks folders
  /// and no file in the folders around the specs has such a name, because other runs may check other specs.
  ///
  /// - Parameter specs: the paths of this run's specs.
  func unclaimed(beside specs: [String]) throws(InputError) -> Unclaimed {
    guard findsStale, Platform.exists(path) else { return Unclaimed() }
    var result = Unclaimed()
    var otherDevices: Set<String> = []
    var others: Set<String>?
    for entry in try Platform.entries(ofFolder: path) {
      let name = String(decoding: entry.name, as: UTF8.self)
      let file = "\(path)/\(name)"
      guard name.hasSuffix(".json"), claimed[file] == nil else { continue }
      let prefixes = name.indices.filter { name[$0] == "-" }.map { String(name[..<$0]) }
      let owners = prefixes.filter(names.contains)
      if owners.isEmpty {
        guard findsOrphans else { continue }
        let known = others ?? Self.names(around: specs)
        others = known
        guard !prefixes.contains(where: known.contains), let device = Self.device(ofFile: file),
          let spec = prefixes.first(where: { name.dropFirst($0.count).hasPrefix("-\(device)-") })
        else { continue }
        result.orphans.append(Orphan(file: file, spec: spec))
      } else if let device = Self.device(ofFile: file),
        owners.contains(where: { Self.goesOn(name.dropFirst($0.count), with: "-\(device)-") })
      {
        result.stale.append(file)
        if EnvironmentTable.contentSizeCategories.contains(where: { name.contains("-\(device)-\($0)-") }) {
          result.haveTextSizes = true
        }
        let isOther = owners.allSatisfy { !namesOfDevices.contains("\($0)-\(device)") }
        // Bounds are no device.
        if isOther, device.first?.isNumber == false { otherDevices.insert(device) }
      }
    }
    result.stale.sort()
    result.otherDevices = otherDevices.sorted()
    result.orphans.sort { $0.file < $1.file }
    return result
  }

  /// The names that frames of the files in the folders of some specs would begin with.
  private static func names(around specs: [String]) -> Set<String> {
    let folders = Set(specs.map { spec in spec.lastIndex(of: "/").map { String(spec[...$0]) } ?? "." })
    let files = folders.flatMap { (try? Platform.entries(ofFolder: $0)) ?? [] }
    return Set(
      files.map {
        OutputTemplate.fileSafe(OutputTemplate.fileName(ofSpec: String(decoding: $0.name, as: UTF8.self)))
      })
  }

  /// How long a file that is read may be, in bytes.
  static let greatestFile = 1 << 30

  private static func device(ofFile file: String) -> String? {
    guard let bytes = try? Platform.readAll(path: file, limit: greatestFile) else { return nil }
    return (try? JSONFrames(bytes))?.device
  }

  /// True if a text begins with a device and does not name it again. If it does, the first one may be part of a longer spec name.
  private static func goesOn(_ rest: Substring, with device: String) -> Bool {
    guard rest.hasPrefix(device) else { return false }
    var tail = rest.dropFirst()
    while let dash = tail.firstIndex(of: "-") {
      tail = tail[dash...]
      if tail.hasPrefix(device) { return false }
      tail = tail.dropFirst()
    }
    return true
  }

  /// The device, with `-landscape` if it is turned, or the bounds; then the text size, if the run has several.
  static func device(_ variation: Variation, _ environment: Environment) -> String {
    ([deviceName(variation, environment)] + [variation.textSize].compactMap { $0 }).joined(separator: "-")
  }

  private static func deviceName(_ variation: Variation, _ environment: Environment) -> String {
    let size = environment.container
    guard let name = variation.device ?? environment.device else { return JSONFrames.bounds(size) }
    // Half of a landscape screen may still be taller than wide.
    let isTurned =
      [.phone, .pad].contains(environment.userInterfaceIdiom)
      && (size.width > size.height || variation.orientation == .landscape)
    return isTurned ? "\(name)-landscape" : name
  }
}
