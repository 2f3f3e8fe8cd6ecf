#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operating system, as far as layoutc needs it. The one file that imports a C library.
public enum Platform {
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
