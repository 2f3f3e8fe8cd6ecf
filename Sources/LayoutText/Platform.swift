#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operating system, as far as layoutc needs it. The one file that imports a C library.
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

  private static func handleInterruptions() {
    for number in interruptions {
      let earlier = signal(number) { number in
        // Only what may be called at any moment: no allocation, no locks.
        if let path = unfinishedPath { _ = unlink(path) }
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
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(code: errno) }
    defer { close(descriptor) }
    return try readAll(descriptor: descriptor, limit: limit)
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
    guard stat(path, &status) == 0 else { throw errno == ENOENT ? .missing : .unreadable(code: errno) }
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

// MARK: Changes of files

/// How a file was when it was looked at: another one, or one that was written to since, differs.
public struct FileStamp: Hashable, Sendable {
  private let identity: Platform.Identity
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no file.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = Platform.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}

/// Wakes up when something changes in a folder: told by the system on Linux, elsewhere from time to time.
public final class FolderChanges {
  /// How long to wait between two looks where the system tells nothing, in milliseconds.
  private static let interval: Int32 = 25
  private let descriptor: Int32
  private var folders: Set<String> = []

  public init() {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      descriptor = -1
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the folders that files lie in, also before the files are there. Folders outlive files that editors replace.
  public func watch(foldersOf paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
      guard folders.insert(folder).inserted else { continue }
      #if os(Linux)
        let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        if descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(events)) < 0 {
          folders.remove(folder)
        }
      #endif
    }
  }

  /// Waits until something changes, or so many milliseconds.
  ///
  /// - Returns: whether something is known to have changed.
  @discardableResult public func wait(atMost milliseconds: Int) -> Bool {
    let isTold = descriptor >= 0 && !folders.isEmpty
    let limit = Int32(clamping: max(milliseconds, 0))
    var poller = pollfd(fd: isTold ? descriptor : -1, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, isTold ? limit : min(limit, Self.interval)) > 0 else { return false }
    // What has changed is seen by looking at the files.
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 16) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
    return true
  }
}

extension Platform {
  /// Milliseconds on a clock that only goes forward.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}

// MARK: Threads

/// A lock with which threads wait for each other.
public final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Does something while no other thread does.
  public func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets others have the lock until one of them calls `wakeAll`; to be called in `locked`.
  public func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all that wait; to be called in `locked`.
  public func wakeAll() { pthread_cond_broadcast(condition) }
}

extension Platform {
  /// A thread that was started, to be waited for.
  public struct Thread: @unchecked Sendable {
    fileprivate let thread: pthread_t

    /// Waits until the thread has ended.
    public func join() { pthread_join(thread, nil) }
  }

  /// As much as the main thread has on most systems: specs nest deeply.
  private static let stackSize = 8 << 20

  /// How many threads can run at once; 1 where nothing is known.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts a thread; nil where the system has none to give.
  public static func startThread(_ body: @escaping @Sendable () -> Void) -> Thread? {
    final class Work {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let context = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(
        &thread, &attributes,
        {
          Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
      if result == 0, let thread { return Thread(thread: thread) }
    #else
      var thread = pthread_t()
      let result = pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
      if result == 0 { return Thread(thread: thread) }
    #endif
    context.release()
    return nil
  }
}
