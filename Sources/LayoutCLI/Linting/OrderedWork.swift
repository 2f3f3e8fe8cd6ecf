import LayoutText

/// Work that is done piece by piece on several threads, and whose results are taken in the order of the pieces.
enum OrderedWork {
  /// How many results may wait to be taken, for each thread: what is done ahead takes memory.
  private static let aheadOfEach = 8

  /// Does `count` pieces of work.
  ///
  /// - Parameters:
  ///   - threads: how many threads work; with one, or one piece, all is done on this one.
  ///   - work: does the piece of an index.
  ///   - take: is given each result, in order, on this thread; no more work is begun once it returns false.
  static func run<Result: Sendable>(
    _ count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result, take: (Result) -> Bool
  ) {
    let threads = min(threads, count)
    guard threads > 1 else {
      for index in 0..<count where !take(work(index)) { return }
      return
    }
    let desk = Desk<Result>(count: count, ahead: threads * aheadOfEach)
    let started = (0..<threads).compactMap { _ in
      Platform.startThread {
        while let index = desk.nextPiece() { desk.hand(in: work(index), of: index) }
      }
    }
    // Where the system gives no thread at all, this one works.
    if started.isEmpty { return run(count, threads: 1, work: work, take: take) }
    for index in 0..<count where !take(desk.result(of: index)) { break }
    desk.close()
    for thread in started { thread.join() }
  }
}

/// Where threads get their work and hand in results.
private final class Desk<Result: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let count: Int
  private let ahead: Int
  private var next = 0
  private var taken = 0
  private var results: [Int: Result] = [:]

  init(count: Int, ahead: Int) {
    self.count = count
    self.ahead = ahead
  }

  /// The next piece, once there is room for its result; nil when there is none.
  func nextPiece() -> Int? {
    monitor.locked {
      while next < count, next >= taken + ahead { monitor.wait() }
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func hand(in result: Result, of index: Int) {
    monitor.locked {
      results[index] = result
      if index == taken { monitor.wakeAll() }
    }
  }

  /// The result of a piece, once it is there. They are asked for in order.
  func result(of index: Int) -> Result {
    monitor.locked {
      while true {
        if let result = results.removeValue(forKey: index) {
          taken = index + 1
          monitor.wakeAll()
          return result
        }
        monitor.wait()
      }
    }
  }

  /// No more work is given out.
  func close() {
    monitor.locked {
      next = count
      monitor.wakeAll()
    }
  }
}
