#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Signals, and the temporary file that an interruption removes.

/// The temporary file that is being written, for the signal handler. Changed only while the interruptions are blocked.
nonisolated(unsafe) private var unfinishedPath: UnsafeMutablePointer<CChar>?
/// True if the process is layoutc's own: what a program that uses the library does about signals is left alone.
nonisolated(unsafe) private var ownsSignals = false

extension Platform {
  private static let interruptions = [SIGINT, SIGTERM, SIGHUP]

  /// Takes the process's signals over: a write to a pipe without a reader or beyond the limit of a file's size fails instead of ending the
  /// process, and an interruption removes the temporary file that is being written.
  package static func takeSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    ownsSignals = true
  }

  /// Creates a file that must not exist yet and that an interruption removes, until `keepUnfinishedFile` is called.
  static func createUnfinishedFile(_ path: String) -> Result<Int32, SinkFailure> {
    guard ownsSignals else { return createFile(path) }
    return blockingInterruptions {
      let result = createFile(path)
      if case .success = result {
        unfinishedPath = strdup(path)
        handleInterruptions()
      }
      return result
    }
  }

  /// Has interruptions leave the file alone: it is finished, or removed.
  static func keepUnfinishedFile() {
    guard ownsSignals else { return }
    blockingInterruptions {
      free(unfinishedPath)
      unfinishedPath = nil
    }
  }

  static func handleInterruptions() {
    for number in interruptions {
      let earlier = signal(number) { number in
        // Only what may be called at any moment: no allocation, no locks.
        if let path = unfinishedPath { _ = unlink(path) }
        removePrivateFolder()
        giveScreenBack()
        signal(number, SIG_DFL)
        raise(number)
      }
      // What was ignored from the start, as nohup has it, stays so.
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func blockingInterruptions<Result>(_ body: () -> Result) -> Result {
    var blocked = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&blocked)
    for number in interruptions { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    return body()
  }
}
