/// Finds configuration files.
package struct ConfigurationSearch: Sendable {
  package static let fileName = ".layoutc.yaml"

  /// True if a path has the name of a configuration file.
  package static func isConfiguration(_ path: String) -> Bool {
    path == fileName || path.hasSuffix("/\(fileName)")
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
      candidates.append(Self.path(parts, Self.fileName))
      let git = files.kind(Self.path(parts, ".git"))
      if parts.isEmpty || git != nil && git != .brokenLink { return candidates }
      parts.removeLast()
    }
  }

  /// The path in messages: relative to the working folder if it is inside.
  func shown(_ path: String) -> String {
    guard let working = files.workingFolder() else { return path }
    let prefix = working.hasSuffix("/") ? working : working + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private static func path(_ parts: some Collection<Substring>, _ name: String) -> String {
    "/" + parts.map { "\($0)/" }.joined() + name
  }

  private static func components(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { if !parts.isEmpty { parts.removeLast() } } else { parts.append(part) }
    }
    return parts
  }
}
