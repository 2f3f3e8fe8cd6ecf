import LayoutText

/// Finds `.layoutc.yaml`.
enum ConfigurationSearch {
  static let fileName = ".layoutc.yaml"

  /// The file in the spec's folder or the nearest one above it, up to the file system's root or a folder with `.git`.
  ///
  /// - Parameter spec: the spec's path, `-` for standard input, which counts as lying in the working folder.
  static func path(forSpec spec: String) -> String? {
    guard let working = Platform.workingFolder else { return nil }
    let whole = spec.hasPrefix("/") ? spec : "\(working)/\(spec)"
    var parts = components(whole)
    if !parts.isEmpty { parts.removeLast() }
    while true {
      let folder = "/" + parts.joined(separator: "/")
      let file = join(folder, fileName)
      if Platform.exists(file) { return shown(file, from: working) }
      if parts.isEmpty || Platform.exists(join(folder, ".git")) { return nil }
      parts.removeLast()
    }
  }

  /// The parts of a path without `.` and `..`.
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

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path as messages name it: without the working folder before it.
  private static func shown(_ path: String, from working: String) -> String {
    let prefix = working.hasSuffix("/") ? working : working + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
