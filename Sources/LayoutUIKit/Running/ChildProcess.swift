@preconcurrency import Foundation
@preconcurrency import Glibc

/// A fork of this process, in which code may trap, hang or exit without ending the program.
enum ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case signal(Int32)

    /// True if the code trapped. False if it exited or reached a limit.
    var isFault: Bool { self == .signal(SIGILL) || self == .signal(SIGTRAP) }
  }

  /// The maximum size of the address space, in bytes.
  private static let memory: UInt = 8 << 30
  /// The maximum size of a file that the code writes and of its output, in bytes.
  static let fileSize: UInt = 64 << 20

  @MainActor private static var isChild = false

  /// What the other threads of this child process have done so far, if all of them wait: as long as it is the same, none of them has run.
  /// `nil` if one runs. Always the same if the system does not say, and in processes that are no children, whose other threads do something
  /// else.
  @MainActor static var workOfWaitingThreads: [String]? {
    let (files, folder) = (FileManager.default, "/proc/self/task")
    guard isChild, let first = try? files.destinationOfSymbolicLink(atPath: "/proc/self"),
      let threads = try? files.contentsOfDirectory(atPath: folder)
    else { return [] }
    var work: [String] = []
    for thread in threads.sorted() where thread != first {
      guard let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8) else {
        continue
      }
      let lines = status.split(separator: "\n")
      guard lines.contains("State:\tS (sleeping)") else { return nil }
      // How often the thread has waited, and was made to.
      work.append(thread + lines.filter { $0.contains("ctxt_switches") }.joined())
    }
    return work
  }

  /// Runs `body` in a child process. Returns the output that it wrote with `write`, and how the child ended.
  @MainActor static func run(_ body: @MainActor (_ write: (String) -> Void) -> Void) -> (
    output: [UInt8], ending: Ending
  ) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return ([], .exited(errno)) }
    // Programs that the code starts must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // The child would wait forever for a lock that another thread holds.
    let child = EnvironmentReads.locked { fork() }
    guard child != 0 else {
      close(ends[0])
      prepare()
      body { write($0, to: ends[1]) }
      disarm()
      fflush(nil)
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return ([], .exited(errno)) }
    let output = read(ends[0])
    return (output, ending(of: child))
  }

  /// Waits for a child and returns how it ended.
  static func ending(of child: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signal(signal)
  }

  /// Makes standard output flush each line, so that a trap loses no line.
  static func printLineByLine() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Restores default signal handlers and sets limits, so that faults end the child at once.
  @MainActor private static func prepare() {
    isChild = true
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGXCPU, SIGXFSZ] {
      signal(number, SIG_DFL)
    }
    // The parent may have blocked the alarm.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    EnclosedProcess.endWithParent()
    if !EnclosedProcess.isAlone { EnclosedProcess.leaveNetwork() }
    limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
    limit(__rlimit_resource_t(RLIMIT_AS.rawValue), to: memory)
    limit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), to: fileSize)
  }

  private static func limit(_ resource: __rlimit_resource_t, to value: UInt) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(resource, &limit)
  }

  /// Ends this process after a number of seconds, unless `arm` or `disarm` is called before.
  static func arm(seconds: Double) {
    let whole = max(seconds, 0.001)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(whole)
    timer.it_value.tv_usec = Int((whole - whole.rounded(.down)) * 1_000_000)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  static func disarm() {
    var timer = itimerval()
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        return
      }
    }
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        result += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return result
      }
    }
  }
}
