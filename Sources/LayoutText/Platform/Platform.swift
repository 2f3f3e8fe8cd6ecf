#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operating system, as far as layoutc needs it. Only the files of this folder import a C library.
public enum Platform {
  /// Whether a descriptor (0, 1, 2) is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many characters a line of a terminal has; nil where the descriptor (0, 1, 2) is none, or does not tell.
  public static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The value of an environment variable, or nil where it is not set.
  public static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// What the system says of an error number, such as `No such file or directory`.
  public static func errorText(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Whether some bytes stand in others.
  static func holds(_ bytes: UnsafeRawBufferPointer, _ wanted: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress, let first = wanted.baseAddress else { return wanted.isEmpty }
    var rest = start
    var count = bytes.count
    while count >= wanted.count {
      guard let found = memchr(rest, Int32(wanted[0]), count - wanted.count + 1) else { return false }
      if memcmp(found, first, wanted.count) == 0 { return true }
      rest = UnsafeRawPointer(found) + 1
      count = bytes.count - (rest - start)
    }
    return false
  }

  /// Writes all bytes, going on after interruptions and short writes.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SinkFailure? {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let written = write(descriptor, base, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno == EPIPE ? .closedPipe : .system(code: errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
    return nil
  }
}

// MARK: Signals

/// The temporary file that is being written, for the signal handler. Changed only while the interruptions are blocked.
nonisolated(unsafe) private var unfinishedPath: UnsafeMutablePointer<CChar>?
/// Whether the process is layoutc's own: what a program that uses the library does about signals is left alone.
nonisolated(unsafe) private var ownsSignals = false

extension Platform {
  private static let interruptions = [SIGINT, SIGTERM, SIGHUP]

  /// Takes the process's signals over: a write to a pipe without a reader or beyond the limit of a file's size fails instead of ending the
  /// process, and an interruption removes the temporary file that is being written.
  public static func takeSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    ownsSignals = true
  }

  /// Creates a file that must not exist yet and that an interruption removes, until `keepUnfinishedFile` is called.
  static func createUnfinishedFile(_ path: String) -> Result<Int32, SinkFailure> {
    guard ownsSignals else { return createFile(path) }
    return blockingInterruptions {
      let result = createFile(path)
      if case .success = result {
        unfinishedPath = strdup(path)
        handleInterruptions()
      }
      return result
    }
  }

  /// Has interruptions leave the file alone: it is finished, or removed.
  static func keepUnfinishedFile() {
    guard ownsSignals else { return }
    blockingInterruptions {
      free(unfinishedPath)
      unfinishedPath = nil
    }
  }

  static func handleInterruptions() {
    for number in interruptions {
      let earlier = signal(number) { number in
        // Only what may be called at any moment: no allocation, no locks.
        if let path = unfinishedPath { _ = unlink(path) }
        giveScreenBack()
        signal(number, SIG_DFL)
        raise(number)
      }
      // What was ignored from the start, as nohup has it, stays so.
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func blockingInterruptions<Result>(_ body: () -> Result) -> Result {
    var blocked = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&blocked)
    for number in interruptions { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    return body()
  }
}

// MARK: Reading

extension Platform {
  /// Reads a file, or standard input for `-`, of at most `limit` bytes.
  public static func readAll(path: String, limit: Int) throws(InputError) -> [UInt8] {
    if path == "-" { return try readAll(descriptor: 0, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreachable(path) }
    defer { close(descriptor) }
    return try readAll(descriptor: descriptor, limit: limit)
  }

  /// Why a path leads nowhere: the last error of the system.
  private static func unreachable(_ path: String) -> InputError {
    guard errno == ENOENT else { return .unreadable(code: errno) }
    // What is no UTF-8 on the command line comes with this sign in the place of its bytes.
    return path.unicodeScalars.contains("\u{FFFD}") ? .unnameable : .missing
  }

  private static func readAll(descriptor: Int32, limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
      bytes.reserveCapacity(Int(status.st_size))
    }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
    defer { chunk.deallocate() }
    while bytes.count <= limit {
      let wanted = min(chunk.count, limit - bytes.count + 1)
      let count = read(descriptor, chunk.baseAddress, wanted)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if errno != EINTR {
        throw errno == EISDIR ? .isDirectory : .unreadable(code: errno)
      }
    }
    throw .tooLarge(limit: limit)
  }
}

// MARK: Files to write to

extension Platform {
  /// What a path leads to, links followed.
  enum Target {
    /// With the file's permission bits.
    case regular(mode: UInt32)
    case directory
    /// A device, a pipe, a socket.
    case special
    case missing
    case unreachable(code: Int32)
  }

  /// Whether a path leads to a regular file, links followed.
  public static func isFile(_ path: String) -> Bool {
    if case .regular = target(of: path) { true } else { false }
  }

  /// Whether two paths lead to one regular file, by whatever names and links; `-` as the input is standard input.
  public static func isSameFile(input: String, output: String) -> Bool {
    var read = stat()
    var written = stat()
    guard (input == "-" ? fstat(0, &read) : stat(input, &read)) == 0, stat(output, &written) == 0 else {
      return false
    }
    return read.st_mode & S_IFMT == S_IFREG && read.st_dev == written.st_dev && read.st_ino == written.st_ino
  }

  static func target(of path: String) -> Target {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ENOENT ? .missing : .unreachable(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular(mode: UInt32(status.st_mode & 0o7777))
    case S_IFDIR: return .directory
    default: return .special
    }
  }

  /// The path that a symbolic link holds, or nil where `path` is no link.
  static func linkDestination(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(path, base, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Opens an existing file, device or pipe to write to.
  static func openForWriting(_ path: String) -> Result<Int32, SinkFailure> {
    opened(open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Creates a file that must not exist yet, with the permissions that the process gives to new files.
  private static func createFile(_ path: String) -> Result<Int32, SinkFailure> {
    opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  static func setMode(_ mode: UInt32, of descriptor: Int32) -> SinkFailure? {
    failure(fchmod(descriptor, mode_t(mode)))
  }

  static func setLength(_ length: Int, of descriptor: Int32) -> SinkFailure? {
    failure(ftruncate(descriptor, off_t(length)))
  }

  /// How many names a file has, links followed; 0 where there is none.
  public static func linkCount(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }

  static func closeFile(_ descriptor: Int32) -> SinkFailure? { failure(close(descriptor)) }

  static func renameFile(_ path: String, to newPath: String) -> SinkFailure? {
    failure(rename(path, newPath))
  }

  static func removeFile(_ path: String) { _ = unlink(path) }

  /// Removes a file; returns whether it is gone.
  public static func deleteFile(_ path: String) -> Bool { unlink(path) == 0 }

  /// Makes a folder in one that there is; returns whether it was made.
  public static func createFolder(_ path: String) -> Bool { mkdir(path, 0o777) == 0 }

  static var processIdentifier: Int32 { getpid() }

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

// MARK: Where files lie

extension Platform {
  /// The folder that relative paths begin at; nil where it is gone.
  public static var workingFolder: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress, let path = getcwd(base, buffer.count) else { return nil }
      return String(cString: path)
    }
  }

  /// Whether there is a file, a folder or anything else at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is anything at a path, if only a link that leads to nothing.
  public static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

// MARK: Folders

extension Platform {
  /// What tells a file or folder from all others, by whatever names it goes.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    let node: UInt64
  }

  /// What lies at a path, links followed.
  public enum Kind: Sendable, Equatable {
    case file
    case folder
    /// A device, a pipe, a socket.
    case special
  }

  /// What lies at a path, links followed, and which it is.
  public static func status(of path: String) throws(InputError) -> (kind: Kind, identity: Identity) {
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

  /// Whether standard input is a file, a pipe or a socket: neither a terminal nor another device, nor closed.
  public static var hasStandardInput: Bool {
    var status = stat()
    guard fstat(0, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }

  /// A name in a folder.
  public struct FolderEntry: Sendable {
    /// As bytes, of whatever encoding.
    public let name: [UInt8]
    /// Whether a regular file is known to have it; links and what the file system does not tell are not.
    public let isFile: Bool
  }

  /// What is in a folder but for `.` and `..`, in no order.
  public static func entries(ofFolder path: String) throws(InputError) -> [FolderEntry] {
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
