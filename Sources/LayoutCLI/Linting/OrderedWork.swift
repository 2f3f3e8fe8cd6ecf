import LayoutText

/// Work on several threads whose results are taken in order.
enum OrderedWork {
  /// How many results per thread may wait to be taken. The limit exists because waiting results take memory.
  private static let aheadOfEach = 8

  /// Does `count` pieces of work on several threads, and takes the results in order on the calling thread. Once `take` returns false, no
  /// more work starts.
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
    // If the system starts no thread, the calling one does all the work.
    if started.isEmpty { return run(count, threads: 1, work: work, take: take) }
    for index in 0..<count where !take(desk.result(of: index)) { break }
    desk.close()
    for thread in started { thread.join() }
  }
}

/// Hands out work to threads and collects their results.
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

  /// Waits until there is room for another result and returns the next piece of work; `nil` if none is left.
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

  /// Waits for the result of a piece of work. Results are requested in order.
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

  func close() {
    monitor.locked {
      next = count
      monitor.wakeAll()
    }
  }
}
