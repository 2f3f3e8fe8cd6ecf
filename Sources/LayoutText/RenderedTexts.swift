/// A fixed number of texts that are written again and again, each rendered once and replaced when it no longer holds.
public final class RenderedTexts {
  // Behind each text there is room up to a multiple of the blocks in which it is copied.
  @usableFromInline let texts: UnsafeMutablePointer<UnsafeMutableRawBufferPointer>
  @usableFromInline let count: Int

  /// So many texts, all empty at first.
  public init(count: Int) {
    self.count = count
    texts = .allocate(capacity: count)
    texts.initialize(repeating: UnsafeMutableRawBufferPointer(start: nil, count: 0), count: count)
  }

  deinit {
    for index in 0..<count { texts[index].deallocate() }
    texts.deallocate()
  }

  /// Replaces a text by what `render` writes.
  public func render(_ index: Int, _ render: (ByteSink) -> Void) {
    precondition(index >= 0 && index < count)
    let sink = ByteSink()
    render(sink)
    let bytes = sink.bytes
    let copy = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bytes.count + MemoryLayout<ByteSink.Block>.size, alignment: 1)
    copy.copyBytes(from: bytes)
    texts[index].deallocate()
    texts[index] = UnsafeMutableRawBufferPointer(rebasing: copy[..<bytes.count])
  }

  /// Writes a text to a sink.
  @inlinable @inline(__always)
  public func write(_ index: Int, to sink: ByteSink) {
    precondition(index >= 0 && index < count)
    let text = texts[index]
    guard let start = text.baseAddress else { return }
    sink.write(inBlocks: start, count: text.count)
  }
}
