import LayoutText

/// Makes the analyses of texts that run code in another thread, one after the other, and only those of the newest texts.
final class CodeAnalyses: @unchecked Sendable {
  private final class Job {
    let uri: String
    let interruption = Interruption()
    let make: (Interruption) -> Analysis

    init(_ uri: String, _ make: @escaping (Interruption) -> Analysis) {
      self.uri = uri
      self.make = make
    }
  }

  private let monitor = Monitor()
  /// The jobs that run or wait, oldest first, at most one for each text.
  private var jobs: [Job] = []
  private var finished: [Analysis] = []
  private var hasThread = false
  /// Wakes the thread that waits for input when an analysis is finished.
  let waker = Waker()

  /// The texts whose analyses are not finished, or not taken yet.
  var uris: [String] { monitor.locked { jobs.map(\.uri) + finished.map(\.document.uri) } }

  /// Starts the analysis of a text in place of the one that runs or waits for it.
  ///
  /// - Parameter make: makes it; called in another thread.
  func start(_ uri: String, _ make: @escaping (Interruption) -> Analysis) {
    end(uri)
    monitor.locked {
      jobs.append(Job(uri, make))
      if !hasThread { hasThread = Platform.startThread { self.work() } != nil }
      monitor.wakeAll()
    }
  }

  /// Ends the analysis of a text: it will not be among the finished ones.
  func end(_ uri: String) {
    monitor.locked {
      for job in jobs where job.uri == uri { job.interruption.ask() }
      jobs.removeAll { $0.uri == uri }
      finished.removeAll { $0.document.uri == uri }
    }
  }

  /// The analyses that were finished since the last call.
  func takeFinished() -> [Analysis] {
    monitor.locked {
      defer { finished = [] }
      return finished
    }
  }

  private func work() {
    while true {
      let job = monitor.locked {
        while jobs.isEmpty { monitor.wait() }
        return jobs[0]
      }
      let analysis = job.make(job.interruption)
      monitor.locked {
        guard let place = jobs.firstIndex(where: { $0 === job }) else { return }
        jobs.remove(at: place)
        finished.append(analysis)
        waker.wake()
      }
    }
  }
}
