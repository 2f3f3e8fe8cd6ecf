/// A fixed number of texts that are written again and again, each rendered once and replaced when it no longer holds.
public final class RenderedTexts {
  private let texts: UnsafeMutablePointer<UnsafeRawBufferPointer>
  private let count: Int

  /// So many texts, all empty at first.
  public init(count: Int) {
    self.count = count
    texts = .allocate(capacity: count)
    texts.initialize(repeating: UnsafeRawBufferPointer(start: nil, count: 0), count: count)
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
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    texts[index].deallocate()
    texts[index] = UnsafeRawBufferPointer(copy)
  }

  /// Writes a text to a sink.
  public func write(_ index: Int, to sink: ByteSink) {
    precondition(index >= 0 && index < count)
    sink.write(texts[index])
  }
}
