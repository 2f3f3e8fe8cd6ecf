/// The reason why bytes could not be written.
public enum SinkFailure: Error, Sendable, Equatable {
  /// The reader of a pipe has closed it.
  case closedPipe
  /// The system refused, with its error number.
  case system(code: Int32)
}

/// A buffered stream of bytes to a file descriptor or to memory.
///
/// A failure is stored, not thrown. Writers check `isOpen` once per group and stop; the owner of the sink
/// checks `failure` at the end. Numbers and literals are written without an intermediate `String`.
public final class ByteSink {
  /// The size of the buffer, in bytes.
  @inlinable public static var bufferSize: Int { 64 * 1024 }

  // Every part of every element is written through these properties, which therefore are inlinable and have
  // no exclusivity checks.
  @usableFromInline let buffer: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) @usableFromInline var used = 0
  private let descriptor: Int32?
  private let take: ((UnsafeRawBufferPointer) -> SinkFailure?)?
  private var collected: [UInt8] = []
  /// The first failure. Nothing is written after it.
  @exclusivity(unchecked) public private(set) var failure: SinkFailure?

  /// Creates a sink that writes to a file descriptor, which the caller closes.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    take = nil
    buffer = .allocate(capacity: Self.bufferSize)
  }

  /// Creates a sink that collects in memory.
  public init() {
    descriptor = nil
    take = nil
    buffer = .allocate(capacity: Self.bufferSize)
  }

  /// Creates a sink that passes full buffers to a closure.
  package init(handingTo take: @escaping (UnsafeRawBufferPointer) -> SinkFailure?) {
    descriptor = nil
    self.take = take
    buffer = .allocate(capacity: Self.bufferSize)
  }

  deinit { buffer.deallocate() }

  /// True if nothing has failed.
  @inlinable public var isOpen: Bool { failure == nil }

  /// Everything written to a sink in memory.
  public var bytes: [UInt8] {
    flush()
    return collected
  }

  /// Everything written to a sink in memory, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable @inline(__always)
  public func write(byte: UInt8) {
    if used == Self.bufferSize { flush() }
    buffer[used] = byte
    used += 1
  }

  @inlinable @inline(__always)
  public func write(_ literal: StaticString) {
    write(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Writes text as UTF-8.
  public func write(text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  public func write(bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  public func write(bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { write($0) } }

  @inlinable @inline(__always)
  public func write(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, bytes.count <= Self.bufferSize - used else {
      return writeInPieces(bytes)
    }
    UnsafeMutableRawPointer(buffer + used).copyMemory(from: base, byteCount: bytes.count)
    used += bytes.count
  }

  /// The unit of copying.
  @usableFromInline typealias Block = SIMD32<UInt8>

  /// Writes bytes in blocks, which is fast for short texts. The block after the bytes must be readable.
  @inlinable @inline(__always)
  func write(inBlocks bytes: UnsafeRawPointer, count: Int) {
    let size = MemoryLayout<Block>.size
    guard count <= 8 * size, count <= Self.bufferSize - used - size else {
      return writeInPieces(UnsafeRawBufferPointer(start: bytes, count: count))
    }
    let target = UnsafeMutableRawPointer(buffer + used)
    var offset = 0
    while offset < count {
      target.storeBytes(
        of: bytes.loadUnaligned(fromByteOffset: offset, as: Block.self), toByteOffset: offset, as: Block.self)
      offset &+= size
    }
    used += count
  }

  /// Reserves room for at most `bufferSize` bytes. After writing them, call `advance`.
  @inlinable @inline(__always)
  func reserve(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity > Self.bufferSize - used { flush() }
    return buffer + used
  }

  /// Counts bytes that the caller wrote to reserved room.
  @inlinable @inline(__always)
  func advance(_ count: Int) { used += count }

  @usableFromInline
  func writeInPieces(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if used == Self.bufferSize { flush() }
      let count = min(rest.count, Self.bufferSize - used)
      let chunk = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
      guard let base = chunk.baseAddress else { return }
      UnsafeMutableRawPointer(buffer + used).copyMemory(from: base, byteCount: count)
      used += count
      rest = rest.dropFirst(count)
    }
  }

  /// Writes the buffer out.
  public func flush() {
    defer { used = 0 }
    guard used > 0, failure == nil else { return }
    let pending = UnsafeRawBufferPointer(start: buffer, count: used)
    if let descriptor {
      failure = Platform.writeAll(pending, to: descriptor)
    } else if let take {
      failure = take(pending)
    } else {
      collected.append(contentsOf: pending)
    }
  }
}
