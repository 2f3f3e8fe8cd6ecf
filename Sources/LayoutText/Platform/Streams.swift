#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Whole files and streams.

extension Platform {
  /// Reads a file of at most `limit` bytes, or standard input for `-`.
  package static func readAll(path: String, limit: Int) throws(InputError) -> [UInt8] {
    if path == "-" { return try readAll(descriptor: 0, limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreachable(path) }
    defer { close(descriptor) }
    return try readAll(descriptor: descriptor, limit: limit)
  }

  /// Reads the first 64 KiB of a file, or all of a shorter one; `nil` if it cannot be read.
  package static func readStart(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
    defer { chunk.deallocate() }
    var filled = 0
    while filled < chunk.count {
      let count = read(descriptor, chunk.baseAddress.map { $0 + filled }, chunk.count - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      filled += count
    }
    return Array(chunk.prefix(filled))
  }

  /// Returns `true` if a file has exactly the bytes that are written to a sink. The bytes are compared
  /// without storing them.
  package static func hasBytes(_ path: String, _ write: (ByteSink) -> Void) throws(InputError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreachable(path) }
    defer { close(descriptor) }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteSink.bufferSize, alignment: 1)
    defer { chunk.deallocate() }
    var error: Int32 = 0
    /// Reads bytes, fewer than wanted at the end of the file.
    func readNext(_ wanted: Int) -> UnsafeRawBufferPointer {
      var count = 0
      while count < wanted {
        let more = read(descriptor, chunk.baseAddress.map { $0 + count }, wanted - count)
        if more < 0, errno == EINTR { continue }
        if more < 0 { error = errno }
        guard more > 0 else { break }
        count += more
      }
      return UnsafeRawBufferPointer(rebasing: chunk.prefix(count))
    }
    let isSame = withoutActuallyEscaping(readNext) { readNext in
      let sink = ByteSink { bytes in
        let old = readNext(bytes.count)
        guard old.count == bytes.count, let one = old.baseAddress, let other = bytes.baseAddress,
          memcmp(one, other, bytes.count) == 0
        else { return .closedPipe }
        return nil
      }
      write(sink)
      sink.flush()
      return sink.failure == nil && readNext(1).isEmpty
    }
    if error != 0 { throw error == EISDIR ? .isDirectory : .unreadable(code: error) }
    return isSame
  }

  /// Returns the error for a path that cannot be opened, according to `errno`.
  static func unreachable(_ path: String) -> InputError {
    guard errno == ENOENT else { return .unreadable(code: errno) }
    // Bytes of an argument that are not UTF-8 arrive as this replacement character.
    return path.unicodeScalars.contains("\u{FFFD}") ? .unnameable : .missing
  }

  private static func readAll(descriptor: Int32, limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard Int(status.st_size) <= limit else { throw .tooLarge(limit: limit) }
      guard hasMemory(Int(status.st_size)) else { throw .unreadable(code: ENOMEM) }
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

  /// Writes all bytes, continuing after interruptions and short writes.
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

  /// True if standard input is a file, a pipe or a socket.
  package static var hasStandardInput: Bool {
    var status = stat()
    guard fstat(0, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }
}
