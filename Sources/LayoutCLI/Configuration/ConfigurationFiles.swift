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
  private let monitor = Monitor()
  private var paths: [[Substring]: String?] = [:]
  private var files: [String: Result<Configuration, Failure>] = [:]
  /// The folder that was searched last, as the spec's path has it: most specs lie beside the one before.
  private var last: (folder: String, file: String?)?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    given = arguments.value(.configuration)
    searches = !arguments.has(.noConfiguration)
    limit = try arguments.limits().bytes
    if given != nil, !searches {
      throw UsageError(message: "option '--config' stands beside '--no-config'; expected one of them")
    }
  }

  /// The configuration of a spec, if there is one.
  ///
  /// - Parameter spec: the spec's path, `-` for standard input.
  func configuration(forSpec spec: String) -> Result<Configuration, Failure>? {
    monitor.locked {
      guard let path = given ?? found(forSpec: spec) else { return nil }
      if let known = files[path] { return known }
      let read = read(path)
      files[path] = read
      return read
    }
  }

  private func read(_ path: String) -> Result<Configuration, Failure> {
    // One that was not asked for must not make a run wait for whoever writes into a pipe.
    if given == nil, let kind = (try? Platform.status(of: path))?.kind, kind == .special {
      return .failure(Failure(message: "cannot read \(shownName(path)): it is no file"))
    }
    do throws(InputError) {
      return .success(try Configuration(path: path, limit: limit))
    } catch {
      if error == .missing, Platform.isNamed(path) {
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
    guard let folder = ConfigurationSearch.folder(ofSpec: spec) else { return nil }
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
      if Platform.isNamed(file) {
        result = ConfigurationSearch.shown(file)
        break
      }
      if ConfigurationSearch.isLast(parts) { break }
      parts.removeLast()
    }
    for parts in passed { paths[parts] = .some(result) }
    return result
  }
}
