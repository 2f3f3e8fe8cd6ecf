#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Files, and the kinds of things at a path.

extension Platform {
  /// The owner, group and permissions of a file.
  struct Holders {
    let owner: uid_t
    let group: gid_t
    let mode: mode_t
  }

  /// The kind of thing at a path, with links followed.
  enum Target {
    case regular(Holders)
    case directory
    /// A device, a pipe, a socket.
    case special
    case missing
    case unreachable(code: Int32)
  }

  /// Returns `true` for a regular file, with links followed.
  package static func isFile(_ path: String) -> Bool {
    if case .regular = target(of: path) { true } else { false }
  }

  /// Returns `true` if two paths, or standard input and a path, are the same regular file. The input `-` is
  /// standard input.
  package static func isSameFile(input: String, output: String) -> Bool {
    var read = stat()
    var written = stat()
    guard (input == "-" ? fstat(0, &read) : stat(input, &read)) == 0, stat(output, &written) == 0 else {
      return false
    }
    return read.st_mode & S_IFMT == S_IFREG && read.st_dev == written.st_dev && read.st_ino == written.st_ino
  }

  /// Returns `true` if two paths are the same file, which may not exist yet.
  package static func isSameOutput(_ path: String, _ other: String) -> Bool {
    if isSameFile(input: path, output: other) { return true }
    let parts = [path, other].map { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
      return (path.hasPrefix("/") ? ["/"] : []) + parts
    }
    guard let name = parts[0].last, name == parts[1].last else { return false }
    if parts[0] == parts[1] { return true }
    let folders = parts.map { parts in
      try? status(of: parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")).identity
    }
    return folders[0] != nil && folders[0] == folders[1]
  }

  /// Returns `true` if a file or folder exists, with links followed.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns `true` if anything exists at a path, even a broken link.
  package static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func target(of path: String) -> Target {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT ? .missing : .unreachable(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return .regular(
        Holders(owner: status.st_uid, group: status.st_gid, mode: status.st_mode & 0o7777))
    case S_IFDIR: return .directory
    default: return .special
    }
  }

  /// Returns the destination of a symbolic link, or `nil` if `path` is no link.
  static func linkDestination(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(path, base, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  /// True if a file can be run as a program.
  package static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 && isFile(path) }

  /// The checksum of a file's bytes; `nil` if it cannot be read.
  package static func checksum(ofFile path: String) -> Checksum? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 256 << 10, alignment: 16) { buffer in
      var checksum = Checksum()
      while true {
        var filled = 0
        while filled < buffer.count {
          let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
          if count < 0, errno == EINTR { continue }
          guard count >= 0 else { return nil }
          if count == 0 { break }
          filled += count
        }
        checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<filled]))
        if filled < buffer.count { return checksum }
      }
    }
  }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  package static func openForWriting(_ path: String) -> Result<Int32, SinkFailure> {
    opened(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Creates or empties a log file. Several programs may append lines to it.
  package static func openForLog(_ path: String) -> Result<Int32, SinkFailure> {
    opened(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666))
  }

  /// Creates a file that must not exist yet, with the default permissions.
  static func createFile(_ path: String) -> Result<Int32, SinkFailure> {
    opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Sets the owner, group and permissions of a new file. If the owner cannot be changed, drops the
  /// set-user-ID and set-group-ID bits.
  static func setHolders(_ holders: Holders, of descriptor: Int32) -> SinkFailure? {
    let isGiven = fchown(descriptor, holders.owner, holders.group) == 0
    if !isGiven { _ = fchown(descriptor, uid_t.max, holders.group) }
    return failure(fchmod(descriptor, isGiven ? holders.mode : holders.mode & 0o1777))
  }

  /// Returns `true` if a replacement of the file would have another owner or group, which the process may not
  /// change.
  package static func changesHolders(_ path: String) -> Bool {
    guard geteuid() != 0, case .regular(let holders) = target(of: path) else { return false }
    if holders.owner != geteuid() { return true }
    var groups = [gid_t](repeating: 0, count: Int(max(0, getgroups(0, nil))))
    let count = getgroups(Int32(groups.count), &groups)
    return holders.group != getegid() && !groups.prefix(Int(max(0, count))).contains(holders.group)
  }

  package static func setLength(_ length: Int, of descriptor: Int32) -> SinkFailure? {
    failure(ftruncate(descriptor, off_t(length)))
  }

  /// Returns the number of hard links of a file, or 0 if it does not exist.
  package static func linkCount(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  static func closeFile(_ descriptor: Int32) -> SinkFailure? { failure(close(descriptor)) }

  /// Renames a file or folder, atomically.
  package static func renameFile(_ path: String, to newPath: String) -> SinkFailure? {
    failure(rename(path, newPath))
  }

  /// Deletes a file. Returns `false` if that fails.
  package static func deleteFile(_ path: String) -> Bool { unlink(path) == 0 }

  static let missingError = SinkFailure.system(code: ENOENT)
  static let directoryError = SinkFailure.system(code: EISDIR)
  static let permissionError = SinkFailure.system(code: EACCES)
  static let existsError = SinkFailure.system(code: EEXIST)

  private static func opened(_ descriptor: Int32) -> Result<Int32, SinkFailure> {
    descriptor >= 0 ? .success(descriptor) : .failure(.system(code: errno))
  }

  private static func failure(_ result: Int32) -> SinkFailure? {
    result == 0 ? nil : .system(code: errno)
  }
}
