import LayoutReader
import LayoutText

/// The configuration files of a run. Each folder is searched once and each file read once, on any thread.
final class ConfigurationFiles: @unchecked Sendable {
  private let given: String?
  private let searches: Bool
  private let limit: Int
  private let access: FileAccess
  private let monitor = Monitor()
  /// The configuration of each folder that was searched, by the folder as a spec's path has it.
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
    // A file that was only found must not block the run if it is a pipe.
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
