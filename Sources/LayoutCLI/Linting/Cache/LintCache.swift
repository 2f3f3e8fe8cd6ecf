import LayoutDiagnostics
import LayoutText

/// Remembers what was found in specs, so that a run over many does not lint again what has not changed since the last.
///
/// A spec is known by its bytes, its name, its configuration, the options of the run and the very program that lints: where one of them
/// changes, so does the fingerprint. What depends on anything else, such as an included file, is not kept. Nothing is said where the
/// file cannot be read or written: the findings are the same without it.
final class LintCache: @unchecked Sendable {
  /// The file in its folder.
  static let fileName = "findings.layoutc"
  /// The fewest specs of a run that looks for what others have found, unless it is told where: fewer are linted as fast.
  static let fewestSpecs = 32
  /// The greatest findings that are kept, bytes.
  private static let greatestPart = 256 << 10

  private let path: String
  /// Whether the user has named the folder.
  private let isGiven: Bool
  private let file: LintCacheFile
  /// What all specs of the run have in common.
  private let common: [UInt8]
  private let monitor = Monitor()
  private var used: Set<Fingerprint> = []
  private var added: [(Fingerprint, ArraySlice<UInt8>)] = []
  /// How many bytes these are.
  private var addedSize = 0

  /// The memory of a run; nil where it has none.
  init?(_ arguments: ParsedArguments, specs: Int) throws(UsageError) {
    let given = arguments.value(.cacheFolder)
    if given != nil, arguments.has(.noCache) {
      throw UsageError(message: "option '--cache-dir' stands beside '--no-cache'; expected one of them")
    }
    if given == "" { throw arguments.invalid(.cacheFolder, "", "a folder") }
    guard !arguments.has(.noCache), given != nil || specs >= Self.fewestSpecs,
      // What stands in data may change without the spec.
      !arguments.has(.data), let program = Platform.programStamp, let working = Platform.workingFolder,
      let folder = given ?? Self.defaultFolder
    else { return nil }
    path = "\(folder)/\(Self.fileName)"
    isGiven = given != nil
    file = LintCacheFile(path: path)
    var encoder = ByteEncoder()
    encoder.write(program) { $0.write($1) }
    encoder.write(working)
    encoder.write(arguments.given(but: [.jobs, .cacheFolder])) { encoder, option in
      encoder.write(option.place)
      encoder.write(option.values) { $0.write($1) }
    }
    common = encoder.bytes
  }

  /// Where programs keep what they can make again; nil where the system does not tell.
  private static var defaultFolder: String? {
    func folder(_ name: String) -> String? {
      // A path that is not whole says nothing: https://specifications.freedesktop.org/basedir-spec.
      Platform.environmentVariable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return (folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }).map { "\($0)/layoutc" }
  }

  /// What a spec is known by.
  func fingerprint(of bytes: [UInt8], name: String, _ configuration: Configuration?) -> Fingerprint {
    var encoder = ByteEncoder()
    encoder.write(common)
    encoder.write(name)
    encoder.write(configuration) {
      $0.write($1.path)
      $0.write($1.sources.main.bytes)
    }
    encoder.write(bytes)
    return Fingerprint(of: encoder.bytes)
  }

  /// What was found in a spec when it was linted last; nil where that is not known.
  func findings(_ fingerprint: Fingerprint) -> KeptFindings? {
    guard let findings = file.part(fingerprint).flatMap(KeptFindings.init) else { return nil }
    monitor.locked { _ = used.insert(fingerprint) }
    return findings
  }

  /// Keeps what was found in a spec.
  func keep(_ findings: KeptFindings, _ fingerprint: Fingerprint) {
    let part = findings.bytes
    guard part.count <= Self.greatestPart else { return }
    monitor.locked {
      // What would not be written is not held, either.
      guard addedSize + part.count <= LintCacheFile.greatestSize else { return }
      addedSize += part.count
      added.append((fingerprint, part[...]))
    }
  }

  /// Writes what is new, and before what is old.
  ///
  /// - Returns: why that could not be, where the user has named the folder.
  func save() -> String? {
    guard !added.isEmpty else { return nil }
    guard file.isOwn else {
      return isGiven ? "cannot write \(shownName(path)): there is a file that layoutc has not written" : nil
    }
    // In whatever order the threads were done, the bytes are the same.
    var parts = added.sorted { ($0.0.first, $0.0.second) < ($1.0.first, $1.0.second) }
    for isUsed in [true, false] {
      for fingerprint in file.fingerprints where used.contains(fingerprint) == isUsed {
        if let part = file.part(fingerprint) { parts.append((fingerprint, part)) }
      }
    }
    createFolders()
    let failure = OutputFile.write(to: path) { $0.write(bytes: LintCacheFile.bytes(of: parts)) }
    return isGiven ? failure?.text : nil
  }

  /// Creates the folder of the file, and those above it that are not there.
  private func createFolders() {
    var place = path.startIndex
    while let slash = path[place...].firstIndex(of: "/") {
      if slash > path.startIndex { _ = Platform.createFolder(String(path[..<slash]), isPrivate: true) }
      place = path.index(after: slash)
    }
  }
}
