import LayoutCompiler
import LayoutReader
import LayoutSpec
import LayoutText
import LayoutUpdates

/// The folder that has the frames to compare with: a file for each spec, device and state.
struct FramesFolder {
  private let path: String
  private let findsStale: Bool
  /// The files that belong to layouts of this run, each with its spec.
  private var claimed: [String: String] = [:]
  /// The specs of this run, by the name that their files begin with.
  private var names: Set<String> = []

  /// - Parameter findsStale: true if all layouts of the specs are looked at, so that files of others are left over.
  init(_ path: String, findsStale: Bool) {
    self.path = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    self.findsStale = findsStale
  }

  /// Where a layout has its frames.
  struct Place {
    let variation: Variation
    let device: String
    let file: String
  }

  /// Where the layouts of a spec have their frames; empty of one that cannot be read.
  mutating func claim(_ spec: PreparedSpec, _ path: String) throws(UsageError) -> [Place] {
    var places: [Place] = []
    var found = spec.loaded.diagnostics
    for variation in spec.variations where !found.hasErrors {
      guard let environment = spec.environment(of: variation, into: &found) else { continue }
      let device = Self.device(variation, environment)
      let file = try claim(
        name: OutputTemplate.fileName(ofSpec: path), device: device, state: variation.state, spec: path)
      places.append(Place(variation: variation, device: device, file: file))
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

  /// What stands for the state in a file's name: `default` for the spec's own items. A state that is called so itself, or as the word for
  /// such a one, gets `state-` before its name.
  static func word(ofState state: String?) -> String {
    guard let state else { return NameChoice.ownState }
    var rest = state[...]
    while rest.hasPrefix("state-") { rest = rest.dropFirst("state-".count) }
    return rest == NameChoice.ownState ? "state-\(state)" : state
  }

  /// Writes a file, whole or not at all; returns what went wrong.
  func write(to file: String, _ body: (ByteSink) -> Void) -> String? {
    Platform.createFolder(ofFile: file) ?? OutputFile.write(to: file, body)?.text
  }

  /// The files of specs of this run that belong to none of their layouts: those that go on with the device that their frames are for.
  ///
  /// What may be another spec's, whose name is this one's and more, is not told of.
  func stale() throws(InputError) -> [String] {
    guard findsStale, Platform.exists(path) else { return [] }
    var result: [String] = []
    for entry in try Platform.entries(ofFolder: path) {
      let name = String(decoding: entry.name, as: UTF8.self)
      let file = "\(path)/\(name)"
      guard name.hasSuffix(".json"), claimed[file] == nil else { continue }
      let owners = owners(ofFile: name)
      guard !owners.isEmpty, let device = Self.device(ofFile: file) else { continue }
      if owners.contains(where: { Self.goesOn(name.dropFirst($0.count), with: "-\(device)-") }) {
        result.append(file)
      }
    }
    return result.sorted()
  }

  /// The specs of this run that a file's name may begin with: a name ends before a hyphen.
  private func owners(ofFile name: String) -> [String] {
    name.indices.filter { name[$0] == "-" }.map { String(name[..<$0]) }.filter(names.contains)
  }

  /// The longest file of frames that is read.
  static let greatestFile = 1 << 30

  private static func device(ofFile file: String) -> String? {
    guard let bytes = try? Platform.readAll(path: file, limit: greatestFile) else { return nil }
    return JSONFrames(bytes)?.device
  }

  /// True if a device stands at the beginning and nowhere else: where it comes again, what is before that may belong to a spec's name.
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

  /// The device with how it is held, where that is not upright; without one the bounds.
  static func device(_ variation: Variation, _ environment: Environment) -> String {
    let size = environment.container
    guard let name = variation.device ?? environment.device else {
      return JSONFrames.bounds(size)
    }
    // A device in half of a screen that lies on its side is still higher than wide.
    let isTurned =
      [.phone, .pad].contains(environment.userInterfaceIdiom)
      && (size.width > size.height || variation.orientation == .landscape)
    return isTurned ? "\(name)-landscape" : name
  }
}
