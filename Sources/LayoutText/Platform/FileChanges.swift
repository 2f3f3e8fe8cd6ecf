#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a file. It changes when the file is written or replaced by another file.
package struct FileStamp: Hashable, Sendable {
  private let identity: Platform.Identity
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The file's size and the time of its last change, without its identity.
  package var text: String { "\(size) \(seconds)" }

  /// `nil` if the file does not exist.
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

/// Waits for changes in folders: with inotify on Linux, by polling elsewhere.
package final class FolderChanges {
  /// The polling interval, in milliseconds.
  private static let interval: Int32 = 25
  private let descriptor: Int32
  private var folders: Set<String> = []

  /// True if the system reports changes. Files then need no polling.
  package var isNotified: Bool { descriptor >= 0 && !folders.isEmpty }

  /// - Parameter polls: true to poll, which network folders need.
  package init(polls: Bool = false) {
    #if canImport(Darwin)
      descriptor = -1
    #else
      descriptor = polls ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches the folders of files, which need not exist yet and which editors may replace.
  package func watch(foldersOf paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
      guard folders.insert(folder).inserted else { continue }
      #if !canImport(Darwin)
        let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        if descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(events)) < 0 {
          folders.remove(folder)
        }
      #endif
    }
  }

  /// Waits for a change, for at most `milliseconds`.
  ///
  /// - Returns: true if the system reported a change.
  @discardableResult package func wait(atMost milliseconds: Int) -> Bool {
    let isNotified = isNotified
    let limit = Int32(clamping: max(milliseconds, 0))
    var poller = pollfd(fd: isNotified ? descriptor : -1, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, isNotified ? limit : min(limit, Self.interval)) > 0 else { return false }
    // The events are discarded, because callers look at the files.
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 16) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
    return true
  }
}

extension Platform {
  /// The time of a monotonic clock, in milliseconds.
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
