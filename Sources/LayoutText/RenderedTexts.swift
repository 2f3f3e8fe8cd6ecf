/// A fixed number of texts that are written repeatedly and rendered only when they change.
public final class RenderedTexts {
  // Each text is followed by room for one more block, because texts are copied in blocks.
  @usableFromInline let texts: UnsafeMutablePointer<UnsafeMutableRawBufferPointer>
  @usableFromInline let count: Int

  /// Creates the texts, which are all empty at first.
  public init(count: Int) {
    self.count = count
    texts = .allocate(capacity: count)
    texts.initialize(repeating: UnsafeMutableRawBufferPointer(start: nil, count: 0), count: count)
  }

  deinit {
    for index in 0..<count { texts[index].deallocate() }
    texts.deallocate()
  }

  /// Replaces a text with what `render` writes.
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

  @inlinable @inline(__always)
  public func write(_ index: Int, to sink: ByteSink) {
    precondition(index >= 0 && index < count)
    let text = texts[index]
    guard let start = text.baseAddress else { return }
    sink.write(inBlocks: start, count: text.count)
  }
}
