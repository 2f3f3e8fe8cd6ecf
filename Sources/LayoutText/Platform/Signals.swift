#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Signals, and the temporary file that an interruption deletes.

/// The path of the temporary file being written, for the signal handler. It is changed only while
/// interruptions are blocked.
nonisolated(unsafe) private var unfinishedPath: UnsafeMutablePointer<CChar>?
/// True in the program layoutc. The library does not touch the signals of its host program.
nonisolated(unsafe) private var ownsSignals = false

extension Platform {
  private static let interruptions = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Takes over the process's signals. Writes to a closed pipe or beyond the file size limit then fail
  /// instead of ending the process, and an interruption deletes the temporary file being written.
  package static func takeSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    ownsSignals = true
  }

  /// Creates a file that must not exist yet. Interruptions delete it until `keepUnfinishedFile` is called.
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

  /// Keeps the file that `createUnfinishedFile` created. Call this when it is finished or deleted.
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
        // Only functions that are safe in a signal handler: no allocation, no locks.
        if let path = unfinishedPath { _ = unlink(path) }
        Platform.deletePrivateFolder()
        giveScreenBack()
        signal(number, SIG_DFL)
        raise(number)
      }
      // Signals that were ignored from the start, for example by nohup, stay ignored.
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
