import LayoutText

extension BreakpointSearch {
  /// Divides lengths, or steps between them, among all processors. Each thread has its own search, so that they share nothing that changes.
  ///
  /// - Parameters:
  ///   - lengths: in pixels, or the numbers of steps.
  ///   - isNeeded: asked before each length that the calling thread lays out, but no longer while it waits for the other threads. Once it is
  ///     false, all threads end.
  ///   - work: lays out its lengths as long as they are needed.
  /// - Returns: the parts in the order of lengths; those of the first thread if it ended early.
  func onAllProcessors<Part>(
    _ lengths: Range<Int>, while isNeeded: () -> Bool = { true }, _ work: @escaping SearchShare<Part>.Work
  ) throws(UsageError) -> [Part] {
    let count = max(1, min(Platform.processorCount, lengths.count / leastLengthsOfThread))
    let shares = (0..<count).map { index in
      let bounds = [index, index + 1].map { lengths.lowerBound + lengths.count * $0 / count }
      return SearchShare(index == 0 ? self : separate, bounds[0]..<bounds[1], work)
    }
    let others = shares.dropFirst()
    let threads = others.map { share in Platform.startThread { share.run {} } }
    func look() { if !isNeeded() { for share in shares { share.stop() } } }
    shares[0].run(look)
    for (share, thread) in zip(others, threads) {
      if let thread { thread.join() } else { share.run(look) }
    }
    var parts: [Part] = []
    for share in shares[0].isStopped ? shares[..<1] : shares[...] { parts += try share.result.get() }
    return parts
  }
}

/// How many lengths are worth a thread.
private let leastLengthsOfThread = 50

/// The lengths that one thread lays out, with the results.
final class SearchShare<Part: Sendable>: @unchecked Sendable {
  typealias Work =
    @Sendable (_ search: BreakpointSearch, _ lengths: Range<Int>, _ isNeeded: () -> Bool)
    throws(UsageError) -> [Part]

  private let search: BreakpointSearch
  private let lengths: Range<Int>
  private let work: Work
  private let monitor = Monitor()
  private var hasToStop = false
  private(set) var result: Result<[Part], UsageError> = .success([])

  init(_ search: BreakpointSearch, _ lengths: Range<Int>, _ work: @escaping Work) {
    self.search = search
    self.lengths = lengths
    self.work = work
  }

  var isStopped: Bool { monitor.locked { hasToStop } }

  func stop() { monitor.locked { hasToStop = true } }

  /// - Parameter look: called before each length.
  func run(_ look: () -> Void) {
    do throws(UsageError) {
      let parts = try work(search, lengths) {
        look()
        return !isStopped
      }
      result = .success(parts)
    } catch {
      result = .failure(error)
    }
  }
}
