#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Folders, and the identity of files and folders.

extension Platform {
  /// The identity of a file or folder, independent of its path.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let node: UInt64
  }

  /// The kind of thing at a path, with links followed.
  package enum Kind: Sendable, Equatable {
    case file
    case folder
    /// A device, a pipe, a socket.
    case special
  }

  /// Returns the kind and identity of the thing at a path, with links followed.
  package static func status(of path: String) throws(InputError) -> (kind: Kind, identity: Identity) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreachable(path) }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .special
      }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
    return (kind, identity)
  }

  /// The working folder, or `nil` if it was deleted.
  package static var workingFolder: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress, let path = getcwd(base, buffer.count) else { return nil }
      return String(cString: path)
    }
  }

  /// Returns the absolute path without links, `.` and `..`; `nil` if nothing is at the path.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates the missing folders of a file's path.
  ///
  /// - Returns: a message if that fails.
  package static func createFolder(ofFile path: String) -> String? {
    // No folder is created for a path that is too long.
    guard path.utf8.count < Int(PATH_MAX), let end = path.lastIndex(of: "/"), end != path.startIndex,
      !exists(String(path[..<end]))
    else { return nil }
    for place in path.indices where path[place] == "/" && place != path.startIndex {
      let folder = String(path[..<place])
      if exists(folder) { continue }
      // A `..` after a folder that does not exist yet may lead anywhere, even to a file that is read.
      if path[place...].contains("/../") {
        return "cannot make the folder \(shownName(folder)): '..' stands behind it in \(shownName(path))"
      }
      if mkdir(folder, mode(ofFolder: folder)) == 0 || errno == EEXIST { continue }
      return "cannot make the folder \(shownName(folder)): \(errorText(errno))"
    }
    return nil
  }

  /// Deletes a folder with its files and folders, as far as that is possible.
  package static func deleteFolder(_ path: String) {
    for entry in (try? entries(ofFolder: path)) ?? [] {
      let inner = "\(path)/\(String(decoding: entry.name, as: UTF8.self))"
      if unlink(inner) != 0 { deleteFolder(inner) }
    }
    rmdir(path)
  }

  package struct FolderEntry: Sendable {
    /// The name in any encoding.
    package let name: [UInt8]
    /// True for a regular file, if the file system says so; false for links.
    package let isFile: Bool
  }

  /// Returns the entries of a folder in any order, without `.` and `..`.
  package static func entries(ofFolder path: String) throws(InputError) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw errno == ENOENT ? .missing : .unreadable(code: errno) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        if errno != 0 { throw .unreadable(code: errno) }
        return entries
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
        }
      }
      guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
      entries.append(FolderEntry(name: name, isFile: Int(entry.pointee.d_type) == Int(DT_REG)))
    }
  }

  /// The folder for caches, `layoutc` in XDG_CACHE_HOME or in `~/.cache`; `nil` if neither is known. It may
  /// not exist yet.
  package static var cacheFolder: String? {
    let named = environmentVariable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? environmentVariable("HOME").map { $0 + "/.cache" }).map { $0 + "/layoutc" }
  }
}
