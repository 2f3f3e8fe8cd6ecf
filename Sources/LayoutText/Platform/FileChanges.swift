#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a file was when it was looked at: another one, or one that was written to since, differs.
package struct FileStamp: Hashable, Sendable {
  private let identity: Platform.Identity
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no file.
  package init?(_ path: String) {
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
package final class FolderChanges {
  /// How long to wait between two looks where the system tells nothing, in milliseconds.
  private static let interval: Int32 = 25
  private let descriptor: Int32
  private var folders: Set<String> = []

  /// True if the system tells of changes; where it does not, the files have to be looked at again and again.
  package var isTold: Bool { descriptor >= 0 && !folders.isEmpty }

  /// - Parameter polls: true to wait for nothing that the system tells, as for folders of a network whose changes it does not see.
  package init(polls: Bool = false) {
    #if os(Linux)
      descriptor = polls ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      descriptor = -1
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the folders that files lie in, also before the files are there. Folders outlive files that editors replace.
  package func watch(foldersOf paths: [String]) {
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
  /// - Returns: true if something is known to have changed.
  @discardableResult package func wait(atMost milliseconds: Int) -> Bool {
    let isTold = isTold
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
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
