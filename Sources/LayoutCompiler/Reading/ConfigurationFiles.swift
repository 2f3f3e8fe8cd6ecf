import LayoutReader
import LayoutText

/// The configuration files of a run. Each folder is searched once and each file read once, on any thread.
final class ConfigurationFiles: @unchecked Sendable {
  private let given: String?
  private let searches: Bool
  private let limit: Int
  private let access: FileAccess
  private let monitor = Monitor()
  /// The configuration file of each folder that was searched. The folder is written as in the paths of specs.
  private var found: [String: String?] = [:]
  private var files: [String: Result<ConfigurationFile, SpecFailure>] = [:]

  init(_ options: RunOptions, files: FileAccess) {
    given = options.configurationPath
    searches = options.searchesConfiguration
    limit = options.limits.bytes
    access = files
  }

  /// The configuration of a spec; `nil` if it has none.
  func configuration(forSpec spec: String) -> Result<ConfigurationFile, SpecFailure>? {
    monitor.locked {
      guard let path = given ?? found(forSpec: spec) else { return nil }
      if let known = files[path] { return known }
      let read = read(path)
      files[path] = read
      return read
    }
  }

  private func read(_ path: String) -> Result<ConfigurationFile, SpecFailure> {
    // A file that was found, not named, must not block the run if it is a pipe.
    if given == nil, access.kind(path) == .special {
      return .failure(.unreadable("cannot read \(shownName(path)): it is no file"))
    }
    do throws(InputError) {
      let file = try ConfigurationFile(path: path, limit: limit, files: access)
      return file.diagnostics.hasErrors ? .failure(.brokenConfiguration(file)) : .success(file)
    } catch {
      if error == .missing, access.kind(path) != nil {
        return .failure(.unreadable("cannot read \(shownName(path)): the link leads to no file"))
      }
      let name = path == "-" ? "standard input" : shownName(path)
      return .failure(.unreadable("cannot read \(name): \(error.text)"))
    }
  }

  private func found(forSpec spec: String) -> String? {
    guard searches else { return nil }
    let folder = spec.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(spec[...$0]) } ?? ""
    if let known = found[folder] { return known }
    let search = ConfigurationSearch(access)
    let file = search.candidates(forSpec: spec).first { access.kind($0) != nil }.map(search.shown)
    found[folder] = .some(file)
    return file
  }
}

/// Finds configuration files.
package struct ConfigurationSearch: Sendable {
  /// The names of configuration files; in a folder with both the first one counts.
  package static let fileNames = [".layoutc.yaml", ".layoutc.yml"]

  /// True if a path has the name of a configuration file.
  package static func isConfiguration(_ path: String) -> Bool {
    fileNames.contains { path == $0 || path.hasSuffix("/\($0)") }
  }

  private let files: FileAccess

  package init(_ files: FileAccess) { self.files = files }

  /// The components of an absolute path without `.` and `..`; `nil` if the working folder no longer exists.
  private func parts(_ path: String) -> [Substring]? {
    if path.hasPrefix("/") { return Self.components(path) }
    return files.workingFolder().map { Self.components("\($0)/\(path)") }
  }

  /// The components of a spec's folder; standard input counts as a file in the working folder.
  private func folder(ofSpec spec: String) -> [Substring]? {
    guard var parts = parts(spec) else { return nil }
    if !parts.isEmpty { parts.removeLast() }
    return parts
  }

  /// A spec's path relative to the folder of a configuration file; `nil` if the spec is not in that folder.
  func relativePath(ofSpec spec: String, toFolderOf file: String) -> String? {
    guard let parts = parts(spec), let folder = folder(ofSpec: file), parts.starts(with: folder) else {
      return nil
    }
    return parts.dropFirst(folder.count).joined(separator: "/")
  }

  /// The paths where a spec's configuration file may be, the nearest first, up to the root of the repository or the file system.
  package func candidates(forSpec spec: String) -> [String] {
    guard var parts = folder(ofSpec: spec) else { return [] }
    var candidates: [String] = []
    while true {
      candidates += Self.fileNames.map { Self.path(parts, $0) }
      let git = files.kind(Self.path(parts, ".git"))
      if parts.isEmpty || git != nil && git != .brokenLink { return candidates }
      parts.removeLast()
    }
  }

  /// The path in messages: relative to the working folder if it is inside that folder.
  func shown(_ path: String) -> String {
    guard let working = files.workingFolder() else { return path }
    let prefix = working.hasSuffix("/") ? working : working + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private static func path(_ parts: some Collection<Substring>, _ name: String) -> String {
    var path = "/"
    for part in parts { path += "\(part)/" }
    return path + name
  }

  private static func components(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { if !parts.isEmpty { parts.removeLast() } } else { parts.append(part) }
    }
    return parts
  }
}
