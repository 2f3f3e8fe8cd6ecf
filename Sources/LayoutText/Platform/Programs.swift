#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What a program wrote, and how it ended.
package struct ProgramRun: Sendable {
  /// The exit status; nil where a signal ended it, the limit of time included.
  package var status: Int32?
  /// What it wrote on standard output.
  package var output: [UInt8] = []
  /// What it wrote on standard error.
  package var messages: [UInt8] = []
  /// True if it was ended since it took too long or wrote too much.
  package var isCutShort = false
}

extension Platform {
  /// The path of a program in PATH; nil where there is none.
  package static func programPath(_ name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    for folder in (environmentVariable("PATH") ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0, isFile(path) { return path }
    }
    return nil
  }

  /// Runs a program to its end, in the working folder and the environment of this one.
  ///
  /// - Parameters:
  ///   - words: its path or name, and its arguments.
  ///   - input: what it reads on standard input.
  ///   - seconds: how long it may take; then it is killed.
  ///   - limit: how many bytes it may write on standard output and standard error, each.
  ///   - takesAll: true if what it has started ends with it.
  /// - Returns: nil where it cannot be started.
  package static func run(
    _ words: [String], input: [UInt8] = [], seconds: Int, limit: Int, takesAll: Bool = false
  ) -> ProgramRun? {
    guard let path = words.first.flatMap(programPath) else { return nil }
    var pipes = Pipes()
    guard pipes.open() else { return nil }
    defer { pipes.close() }
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
    // A program may end before it has read everything: that is no end of this one.
    signal(SIGPIPE, SIG_IGN)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | (takesAll ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
    for (index, end) in [pipes.ends[0], pipes.ends[3], pipes.ends[5]].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(index))
    }
    for end in pipes.ends { posix_spawn_file_actions_addclose(&actions, end) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, &attributes, &arguments, environment) == 0 else { return nil }
    for end in [0, 3, 5] { pipes.close(end) }
    var run = ProgramRun()
    run.isCutShort = !pipes.exchange(input, into: &run, until: milliseconds + seconds * 1000, limit: limit)
    var status: Int32 = 0
    var hasEnded = false
    if run.isCutShort {
      // A program that has started others may end them when nobody reads what it writes.
      pipes.close()
      let patience = milliseconds + 2000
      while takesAll, !hasEnded, milliseconds < patience {
        hasEnded = waitpid(process, &status, WNOHANG) != 0
        if !hasEnded { usleep(10_000) }
      }
      if !hasEnded { kill(process, SIGKILL) }
    }
    while !hasEnded, waitpid(process, &status, 0) < 0, errno == EINTR {}
    if takesAll { kill(-process, SIGKILL) }
    run.status = status & 0x7F == 0 && !run.isCutShort ? (status >> 8) & 0xFF : nil
    return run
  }

  /// The three pipes to and from a program: each has an end to read at, then one to write at.
  private struct Pipes {
    var ends: [Int32] = []

    mutating func open() -> Bool {
      for _ in 0..<3 {
        var pair: [Int32] = [0, 0]
        guard pipe(&pair) == 0 else {
          close()
          return false
        }
        // A program that is started later must not hold them open.
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

    /// Writes the input and reads what is written until the program closes both its outputs.
    ///
    /// - Parameter end: the moment at which that ends, milliseconds.
    /// - Returns: false where the time or the room is over before.
    mutating func exchange(_ input: [UInt8], into run: inout ProgramRun, until end: Int, limit: Int) -> Bool {
      var sent = 0
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      if input.isEmpty { close(1) }
      var buffer = [UInt8](repeating: 0, count: 65536)
      while ends[2] >= 0 || ends[4] >= 0 {
        let left = end - milliseconds
        guard left > 0 else { return false }
        var polled = [(2, POLLIN), (4, POLLIN), (1, POLLOUT)].map {
          pollfd(fd: ends[$0.0], events: Int16($0.1), revents: 0)
        }
        guard poll(&polled, nfds_t(polled.count), Int32(clamping: left)) >= 0 || errno == EINTR else {
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

extension Platform {
  /// A text that no other process puts behind a name at this moment.
  package static var uniqueSuffix: String { "\(processIdentifier)-\(milliseconds)" }

  /// True if there is a process with a number, whoever it belongs to.
  package static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Gives a file or folder another name, at one stroke; false where that is not possible.
  package static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

  /// What changes with a file: its size and the time of its last change. Nil where there is none.
  package static func changeText(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return "\(status.st_size) \(status.st_mtimespec.tv_sec)"
    #else
      return "\(status.st_size) \(status.st_mtim.tv_sec)"
    #endif
  }

  /// Removes a folder of files and folders with files, as far as that is possible.
  package static func deleteFolder(_ path: String) {
    for entry in (try? entries(ofFolder: path)) ?? [] {
      let inner = "\(path)/\(String(decoding: entry.name, as: UTF8.self))"
      if unlink(inner) != 0 { deleteFolder(inner) }
    }
    rmdir(path)
  }
}
