@preconcurrency import Foundation
@preconcurrency import Glibc

/// A fork of this process. It ends, with every process that it started, when its output is no longer read.
enum EnclosedProcess {
  /// True if the system granted separate namespaces for processes and the network. Then all processes in them
  /// end with the child.
  @MainActor private(set) static var isAlone = false

  /// Runs `body` in a child process, then ends the processes that it left behind. Returns how the child
  /// ended.
  @MainActor static func run(_ body: @MainActor () -> Void) -> ChildProcess.Ending {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .exited(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    isAlone = leave(newUser | newNetwork | newProcesses | newMounts)
    // Without the namespaces, make orphans children of this process.
    if !isAlone { control(setChildSubreaper, 1) }
    let child = fork()
    guard child != 0 else {
      endWithParent()
      close(ends[0])
      if isAlone { mountProcesses() }
      body()
      fflush(nil)
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return .exited(errno) }
    waitForEnd(of: ends[0])
    kill(child, SIGKILL)
    let ending = ChildProcess.ending(of: child)
    endChildren()
    return ending
  }

  /// Ends this process when its parent ends.
  static func endWithParent() { control(setParentDeathSignal, UInt(SIGKILL)) }

  /// Cuts this process off from the network, if the system permits.
  static func leaveNetwork() { _ = leave(newUser | newNetwork) }

  /// Waits until the other end of a pipe is closed, or standard output is no longer read.
  private static func waitForEnd(of pipe: Int32) {
    var polled = [pollfd(fd: pipe, events: 0, revents: 0), pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)]
    while true {
      let count = poll(&polled, 2, -1)
      let ended = Int16(POLLHUP | POLLERR)
      if count > 0, polled.contains(where: { $0.revents & ended != 0 }) { return }
      // Ignore a standard output that was never open.
      if polled[1].revents != 0 { polled[1].fd = -1 }
      if count < 0, errno != EINTR { return }
    }
  }

  /// Ends the children of this process, including the orphans that become its children meanwhile.
  private static func endChildren() {
    let greatestRoundCount = 1_000
    for _ in 0..<greatestRoundCount {
      let list = (try? String(contentsOfFile: "/proc/thread-self/children", encoding: .utf8)) ?? ""
      let children = list.split(separator: " ").compactMap { pid_t($0) }
      if children.isEmpty { return }
      for child in children { kill(child, SIGKILL) }
      for child in children { waitpid(child, nil, 0) }
    }
  }

  // MARK: The system

  /// The flags CLONE_NEWUSER, CLONE_NEWNET, CLONE_NEWPID and CLONE_NEWNS, macros that Swift does not import.
  private static let newUser: Int32 = 0x1000_0000
  private static let newNetwork: Int32 = 0x4000_0000
  private static let newProcesses: Int32 = 0x2000_0000
  private static let newMounts: Int32 = 0x0002_0000
  /// The options PR_SET_PDEATHSIG and PR_SET_CHILD_SUBREAPER of `prctl`.
  private static let setParentDeathSignal: Int32 = 1
  private static let setChildSubreaper: Int32 = 36

  private static func leave(_ spaces: Int32) -> Bool {
    guard let function = dlsym(nil, "unshare") else { return false }
    typealias Unshare = @convention(c) (Int32) -> Int32
    return unsafeBitCast(function, to: Unshare.self)(spaces) == 0
  }

  /// Mounts the files of the processes in this namespace, if the system permits. With those of another namespace, libdispatch does not find
  /// its threads, and traps.
  private static func mountProcesses() {
    guard let function = dlsym(nil, "mount") else { return }
    typealias Text = UnsafePointer<CChar>?
    typealias Mount = @convention(c) (Text, Text, Text, UInt, UnsafeRawPointer?) -> Int32
    let mount = unsafeBitCast(function, to: Mount.self)
    // MS_REC | MS_PRIVATE: nothing of it is seen outside.
    _ = mount(nil, "/", nil, 0x4000 | 0x4_0000, nil)
    _ = mount("proc", "/proc", "proc", 0, nil)
  }

  private static func control(_ option: Int32, _ value: UInt) {
    guard let function = dlsym(nil, "prctl") else { return }
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    _ = unsafeBitCast(function, to: Control.self)(option, value, 0, 0, 0)
  }
}
