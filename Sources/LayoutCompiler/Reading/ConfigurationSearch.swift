/// Where configuration files lie.
package struct ConfigurationSearch: Sendable {
  package static let fileName = ".layoutc.yaml"

  /// True if a path is that of a configuration file, by its name.
  package static func isConfiguration(_ path: String) -> Bool {
    path == fileName || path.hasSuffix("/\(fileName)")
  }

  private let files: FileAccess

  package init(_ files: FileAccess) { self.files = files }

  /// The parts of a whole path without `.` and `..`; nil where the working folder is gone.
  func parts(_ path: String) -> [Substring]? {
    if path.hasPrefix("/") { return Self.components(path) }
    return files.workingFolder().map { Self.components("\($0)/\(path)") }
  }

  /// The parts of the folder that a spec lies in; standard input counts as lying in the working folder.
  func folder(ofSpec spec: String) -> [Substring]? {
    guard var parts = parts(spec) else { return nil }
    if !parts.isEmpty { parts.removeLast() }
    return parts
  }

  /// The folder that a spec lies in as its path has it, with the slash; nil where the path does not end in a file's name.
  static func writtenFolder(ofSpec spec: String) -> Substring? {
    let path = spec.utf8
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(path.index(after:)) ?? path.startIndex
    let name = spec[start...]
    return name.isEmpty || name == "." || name == ".." ? nil : spec[..<start]
  }

  /// A spec's path from the folder of a configuration file; nil where it lies elsewhere.
  func relativePath(ofSpec spec: String, toFolderOf file: String) -> String? {
    guard let parts = parts(spec), let folder = folder(ofSpec: file), parts.starts(with: folder) else {
      return nil
    }
    return parts.dropFirst(folder.count).joined(separator: "/")
  }

  /// The path of the configuration file in a folder.
  static func file(inFolder parts: some Collection<Substring>) -> String {
    path(parts, fileName)
  }

  /// Where a spec's configuration file may lie, the nearest first.
  package func candidates(forSpec spec: String) -> [String] {
    guard var parts = folder(ofSpec: spec) else { return [] }
    var candidates: [String] = []
    while true {
      candidates.append(Self.file(inFolder: parts))
      if isLast(parts) { return candidates }
      parts.removeLast()
    }
  }

  /// True if the search ends in a folder: it is a repository's, or nothing is above it.
  func isLast(_ parts: some Collection<Substring>) -> Bool {
    if parts.isEmpty { return true }
    let kind = files.kind(Self.path(parts, ".git"))
    return kind != nil && kind != .brokenLink
  }

  /// The path as messages name it: without the working folder before it.
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
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}
