#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Standard input that arrives in parts.

/// Wakes the thread that waits for standard input.
package final class Waker: Sendable {
  fileprivate let ends: (read: Int32, write: Int32)

  package init() {
    var pair: [Int32] = [-1, -1]
    _ = pipe(&pair)
    for end in pair {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    ends = (pair[0], pair[1])
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  package func wake() { _ = write(ends.write, [0], 1) }
}

extension Platform {
  /// Waits until standard input has bytes or has ended, or the waker was called since the last time.
  package static func waitForInput(or waker: Waker) {
    var polled = [0, waker.ends.read].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polled, 2, -1) < 0, errno == EINTR {}
    var bytes: [UInt8] = [0, 0, 0, 0]
    if polled[1].revents != 0 { while read(waker.ends.read, &bytes, bytes.count) > 0 {} }
  }

  /// Waits until standard input has bytes or has ended.
  ///
  /// - Parameter milliseconds: the time limit; `nil` for no limit.
  package static func hasInput(within milliseconds: Int?) -> Bool {
    var poller = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&poller, 1, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if count < 0, errno == EINTR, milliseconds == nil { continue }
      return count > 0
    }
  }

  /// Reads the available bytes of standard input, at most 64 KiB, or waits for some.
  ///
  /// - Returns: false at the end of the input.
  package static func readInput(into bytes: inout [UInt8]) throws(InputError) -> Bool {
    let code = withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 16) { buffer -> Int32? in
      while true {
        let count = read(0, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : nil }
        bytes.append(contentsOf: buffer.prefix(count))
        return 0
      }
    }
    switch code {
    case 0: return true
    case nil: return false
    case EISDIR?: throw .isDirectory
    case let code?: throw .unreadable(code: code)
    }
  }
}
