#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The operating system. Only the files of this folder import a C library.
package enum Platform {
  /// Returns `true` if a descriptor (0, 1, 2) is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the columns of a terminal; `nil` if the descriptor (0, 1, 2) is no terminal or the width is
  /// unknown.
  package static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the system's message for an error number, such as `No such file or directory`.
  package static func errorText(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// Ends the process.
  package static func end(_ status: Int32) -> Never { exit(status) }

  static var processIdentifier: Int32 { getpid() }

  /// Returns the index of the first occurrence of a byte at or after `start`.
  package static func firstIndex(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Returns the place of the first `wanted` in `bytes`.
  static func firstPlace(of wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let first = wanted.baseAddress else {
      return wanted.isEmpty ? 0 : nil
    }
    var rest = start
    var count = bytes.count
    while count >= wanted.count {
      guard let found = memchr(rest, Int32(wanted[0]), count - wanted.count + 1) else { return nil }
      if memcmp(found, first, wanted.count) == 0 { return UnsafeRawPointer(found) - start }
      rest = UnsafeRawPointer(found) + 1
      count = bytes.count - (rest - start)
    }
    return nil
  }
}
