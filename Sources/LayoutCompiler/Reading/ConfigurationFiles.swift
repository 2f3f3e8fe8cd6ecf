import LayoutReader
import LayoutText

/// The configuration files of a run: each is looked for once a folder and read once, from whatever thread.
final class ConfigurationFiles: @unchecked Sendable {
  /// Why a configuration file could not be read, in words.
  struct Failure: Error {
    let message: String
  }

  private let given: String?
  private let searches: Bool
  private let limit: Int
  private let access: FileAccess
  private let places: ConfigurationSearch
  private let monitor = Monitor()
  private var paths: [[Substring]: String?] = [:]
  private var files: [String: Result<ConfigurationFile, Failure>] = [:]
  /// The folder that was searched last, as the spec's path has it: most specs lie beside the one before.
  private var last: (folder: String, file: String?)?

  init(_ options: RunOptions, files: FileAccess) {
    given = options.configurationPath
    searches = options.searchesConfiguration
    limit = options.limits.bytes
    access = files
    places = ConfigurationSearch(files)
  }

  /// The configuration of a spec, if there is one.
  ///
  /// - Parameter spec: the spec's path, `-` for standard input.
  func configuration(forSpec spec: String) -> Result<ConfigurationFile, Failure>? {
    monitor.locked {
      guard let path = given ?? found(forSpec: spec) else { return nil }
      if let known = files[path] { return known }
      let read = read(path)
      files[path] = read
      return read
    }
  }

  private func read(_ path: String) -> Result<ConfigurationFile, Failure> {
    // One that was not asked for must not make a run wait for whoever writes into a pipe.
    if given == nil, access.kind(path) == .special {
      return .failure(Failure(message: "cannot read \(shownName(path)): it is no file"))
    }
    do throws(InputError) {
      return .success(try ConfigurationFile(path: path, limit: limit, files: access))
    } catch {
      if error == .missing, access.kind(path) != nil {
        return .failure(Failure(message: "cannot read \(shownName(path)): the link leads to no file"))
      }
      let name = path == "-" ? "standard input" : shownName(path)
      return .failure(Failure(message: "cannot read \(name): \(error.text)"))
    }
  }

  /// The file in the spec's folder or the nearest one above it, up to the file system's root or a folder with `.git`.
  private func found(forSpec spec: String) -> String? {
    guard searches else { return nil }
    let written = ConfigurationSearch.writtenFolder(ofSpec: spec)
    if let written, let last, last.folder == written { return last.file }
    let result = search(forSpec: spec)
    if let written { last = (String(written), result) }
    return result
  }

  private func search(forSpec spec: String) -> String? {
    guard let folder = places.folder(ofSpec: spec) else { return nil }
    var passed: [[Substring]] = []
    var parts = folder
    var result: String?
    while true {
      if let known = paths[parts] {
        result = known
        break
      }
      passed.append(parts)
      let file = ConfigurationSearch.file(inFolder: parts)
      if access.kind(file) != nil {
        result = places.shown(file)
        break
      }
      if places.isLast(parts) { break }
      parts.removeLast()
    }
    for parts in passed { paths[parts] = .some(result) }
    return result
  }
}
