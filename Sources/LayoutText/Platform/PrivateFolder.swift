#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

// A folder that no other user can read.

/// The paths of the private folder and of its files, for the signal handler, followed by `nil`. Set once.
nonisolated(unsafe) private var privatePaths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

/// The path of the private folder.
nonisolated(unsafe) private var privateFolder: String?

extension Platform {
  /// Makes a folder for files that only this user may read. It is deleted with its files when the process
  /// ends, also by an interruption.
  ///
  /// - Parameter files: the names of all files that the folder will contain.
  /// - Returns: the folder's absolute path, or `nil` if it cannot be made. A process makes at most one.
  package static func makePrivateFolder(for files: [String]) -> String? {
    let parent = environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let base = parent.hasPrefix("/") ? parent : "\(workingFolder ?? "")/\(parent)"
    guard privatePaths == nil, let template = strdup("\(base)/layoutc-XXXXXX") else { return nil }
    // The folder has the mode 0700.
    guard mkdtemp(template) != nil else {
      free(template)
      return nil
    }
    let folder = String(cString: template)
    let paths = files.map { strdup("\(folder)/\($0)") } + [template, nil]
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: paths.count)
    list.initialize(from: paths, count: paths.count)
    privatePaths = list
    privateFolder = folder
    handleInterruptions()
    return folder
  }

  /// Returns the permissions for a new folder at a path. The private folder stays private even if it was
  /// deleted in the meantime.
  static func mode(ofFolder path: String) -> mode_t { path == privateFolder ? 0o700 : 0o777 }

  /// Deletes the private folder with its files. Calls only functions that are safe in a signal handler.
  package static func deletePrivateFolder() {
    guard var path = privatePaths else { return }
    while let name = path.pointee {
      if unlink(name) != 0 { _ = rmdir(name) }
      path += 1
    }
  }
}
