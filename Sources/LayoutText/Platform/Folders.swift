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

  /// Makes a folder in one that there is; returns true if it was made.
  package static func createFolder(_ path: String) -> Bool { mkdir(path, 0o777) == 0 }

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
