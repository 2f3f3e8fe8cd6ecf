#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The outputs of a program, and how it ended.
package struct ProgramRun: Sendable {
  /// The exit status; `nil` if a signal ended the program, for example at a limit.
  package var status: Int32?
  /// Standard output.
  package var output: [UInt8] = []
  /// Standard error.
  package var messages: [UInt8] = []
  /// True if the program was killed because it took too long or wrote too much.
  package var isCutShort = false

  package init(status: Int32? = nil, messages: [UInt8] = []) {
    self.status = status
    self.messages = messages
  }
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
#endif

extension Platform {
  /// The program that opens a file like the desktop does.
  #if canImport(Darwin)
    package static let desktopOpener = "open"
  #else
    package static let desktopOpener = "xdg-open"
  #endif

  /// A text that is unique to this process at this moment, for names of temporary files.
  package static var uniqueSuffix: String { "\(processIdentifier)-\(milliseconds)" }

  /// Returns `true` if a process with this number exists, even if another user owns it.
  package static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Returns the path of a program in PATH, or `nil` if there is none.
  package static func programPath(_ name: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    for folder in (environmentVariable("PATH") ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if isProgram(path) { return path }
    }
    return nil
  }

  /// Starts a program with the default handling of signals.
  ///
  /// - Parameters:
  ///   - words: its path or name, and its arguments.
  ///   - ownsGroup: true for its own process group, which interruptions of this process do not reach.
  ///   - connect: adds its standard input and outputs.
  /// - Returns: the process, or `nil` if the program cannot be started.
  private static func spawn(
    _ words: [String], ownsGroup: Bool, connect: (inout FileActions) -> Void
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    connect(&actions)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | (ownsGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard let name = words.first,
      posix_spawnp(&process, name, &actions, &attributes, &arguments, environment) == 0
    else { return nil }
    return process
  }

  /// The outcome of starting a program.
  package enum Start: Equatable {
    /// The program ended with status 0 or still runs.
    case started
    /// The program ended with another status.
    case failed
    /// The program does not exist or cannot be run.
    case missing
  }

  /// Starts a program that outlives this one, and waits briefly to see whether it fails.
  ///
  /// - Parameters:
  ///   - words: its name, looked up in PATH, and its arguments.
  ///   - patience: the waiting time, in milliseconds.
  package static func start(_ words: [String], patience: Int) -> Start {
    let process = spawn(words, ownsGroup: true) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for descriptor in [Int32(1), 2] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      }
    }
    guard let process else { return .missing }
    let end = milliseconds + patience
    var status: Int32 = 0
    while milliseconds < end {
      guard waitpid(process, &status, WNOHANG) == 0 else {
        // A shell exits with 127 if there is no such program.
        return status == 0 ? .started : status == 127 << 8 ? .missing : .failed
      }
      usleep(10_000)
    }
    return .started
  }

  /// Runs a program to its end, in the working folder and environment of this one.
  ///
  /// - Parameters:
  ///   - words: its path or name, and its arguments.
  ///   - input: its standard input.
  ///   - seconds: the time limit, after which the program is killed.
  ///   - limit: the number of bytes that it may write to standard output, and to standard error.
  ///   - takesAll: true to kill the processes that the program started when it ends.
  ///   - interruption: ends it early, as at a limit.
  /// - Returns: `nil` if it cannot be started.
  package static func run(
    _ words: [String], input: [UInt8] = [], seconds: Int, limit: Int, takesAll: Bool = false,
    interruption: Interruption? = nil
  ) -> ProgramRun? {
    guard interruption?.isAsked != true, let path = words.first.flatMap(programPath) else { return nil }
    let ownsGroup = takesAll || interruption != nil
    var pipes = Pipes()
    guard pipes.open() else { return nil }
    defer { pipes.close() }
    // The program may end before it has read its input.
    signal(SIGPIPE, SIG_IGN)
    let process = spawn([path] + words.dropFirst(), ownsGroup: ownsGroup) { [ends = pipes.ends] actions in
      for (index, end) in [ends[0], ends[3], ends[5]].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, end, Int32(index))
      }
      for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    }
    guard let process else { return nil }
    for end in [0, 3, 5] { pipes.close(end) }
    var run = ProgramRun()
    run.isCutShort = !pipes.exchange(
      input, into: &run, until: milliseconds + seconds * 1000, limit: limit, interruption)
    var status: Int32 = 0
    var hasEnded = false
    if run.isCutShort {
      // After its outputs are closed, the program has a moment to end its own processes.
      pipes.close()
      let patience = milliseconds + 2000
      while takesAll, !hasEnded, milliseconds < patience {
        hasEnded = waitpid(process, &status, WNOHANG) != 0
        if !hasEnded { usleep(10_000) }
      }
      if !hasEnded { kill(ownsGroup ? -process : process, SIGKILL) }
    }
    while !hasEnded, waitpid(process, &status, 0) < 0, errno == EINTR {}
    if takesAll { kill(-process, SIGKILL) }
    run.status = status & 0x7F == 0 && !run.isCutShort ? (status >> 8) & 0xFF : nil
    return run
  }

  /// The three pipes to and from a program, each with its reading end, then its writing end.
  private struct Pipes {
    var ends: [Int32] = []

    mutating func open() -> Bool {
      for _ in 0..<3 {
        var pair: [Int32] = [0, 0]
        guard pipe(&pair) == 0 else {
          close()
          return false
        }
        // Programs started later must not hold the pipes open.
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        ends += pair
      }
      return true
    }

    mutating func close(_ index: Int) {
      if ends[index] >= 0 { closeDescriptor(ends[index]) }
      ends[index] = -1
    }

    mutating func close() { for index in ends.indices { close(index) } }

    /// Writes the input, and reads the outputs until the program closes both.
    ///
    /// - Parameter end: when to give up, milliseconds.
    /// - Returns: false if the time ends, the limit is exceeded or the interruption is asked for first.
    mutating func exchange(
      _ input: [UInt8], into run: inout ProgramRun, until end: Int, limit: Int, _ interruption: Interruption?
    ) -> Bool {
      var sent = 0
      // How often an interruption is looked for, in milliseconds.
      let slice = interruption == nil ? Int.max : 20
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      if input.isEmpty { close(1) }
      var buffer = [UInt8](repeating: 0, count: 65536)
      while ends[2] >= 0 || ends[4] >= 0 {
        let left = end - milliseconds
        guard left > 0, interruption?.isAsked != true else { return false }
        var polled = [(2, POLLIN), (4, POLLIN), (1, POLLOUT)].map {
          pollfd(fd: ends[$0.0], events: Int16($0.1), revents: 0)
        }
        guard poll(&polled, nfds_t(polled.count), Int32(clamping: min(left, slice))) >= 0 || errno == EINTR
        else {
          return false
        }
        for (place, index) in [(0, 2), (1, 4)] where polled[place].revents != 0 {
          let count = buffer.withUnsafeMutableBytes { read(ends[index], $0.baseAddress, $0.count) }
          if count <= 0 {
            if count < 0, errno == EINTR { continue }
            close(index)
          } else if index == 2 {
            run.output += buffer[..<count]
          } else {
            run.messages += buffer[..<count]
          }
        }
        if run.output.count > limit || run.messages.count > limit { return false }
        guard polled[2].revents != 0, ends[1] >= 0 else { continue }
        let count = input[sent...].withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
        if count > 0 { sent += count }
        if sent == input.count || (count < 0 && errno != EAGAIN && errno != EINTR) { close(1) }
      }
      return true
    }
  }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
