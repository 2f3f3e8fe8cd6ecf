#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Folders, and what tells one file or folder from another.

extension Platform {
  /// What tells a file or folder from all others, by whatever names it goes.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let node: UInt64
  }

  /// What lies at a path, links followed.
  package enum Kind: Sendable, Equatable {
    case file
    case folder
    /// A device, a pipe, a socket.
    case special
  }

  /// What lies at a path, links followed, and which it is.
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

  /// The folder that relative paths begin at; nil where it is gone.
  package static var workingFolder: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress, let path = getcwd(base, buffer.count) else { return nil }
      return String(cString: path)
    }
  }

  /// A path from the root without links, `.` and `..`; nil where it leads to nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes the folder that a file is to lie in, and those above it, where they are missing.
  ///
  /// - Returns: what went wrong.
  package static func createFolder(ofFile path: String) -> String? {
    // A longer path leads nowhere, and its beginnings are not to be left behind.
    guard path.utf8.count < Int(PATH_MAX), let end = path.lastIndex(of: "/"), end != path.startIndex,
      !exists(String(path[..<end]))
    else { return nil }
    for place in path.indices where path[place] == "/" && place != path.startIndex {
      let folder = String(path[..<place])
      if exists(folder) { continue }
      // Where a path leads that goes up from a folder to be made is not known before: maybe to a file that is read.
      if path[place...].contains("/../") {
        return "cannot make the folder \(shownName(folder)): '..' stands behind it in \(shownName(path))"
      }
      if mkdir(folder, mode(ofFolder: folder)) == 0 || errno == EEXIST { continue }
      return "cannot make the folder \(shownName(folder)): \(errorText(errno))"
    }
    return nil
  }

  /// A name in a folder.
  package struct FolderEntry: Sendable {
    /// As bytes, of whatever encoding.
    package let name: [UInt8]
    /// True if a regular file is known to have it; links and what the file system does not tell are not.
    package let isFile: Bool
  }

  /// What is in a folder but for `.` and `..`, in no order.
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
}

extension Platform {
  /// The folder for what can be made again: `layoutc` in XDG_CACHE_HOME or `~/.cache`; nil where neither is known. It may not be there yet.
  package static var cacheFolder: String? {
    let named = environmentVariable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? environmentVariable("HOME").map { $0 + "/.cache" }).map { $0 + "/layoutc" }
  }
}
