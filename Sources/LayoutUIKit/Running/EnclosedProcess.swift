@preconcurrency import Foundation
@preconcurrency import Glibc

/// A copy of this process that ends with all that was started in it, and with whoever reads its output.
enum EnclosedProcess {
  /// True in a copy to which the system gave its own numbers of processes and its own network: all in it ends with it.
  @MainActor private(set) static var isAlone = false

  /// Runs code in a copy of this process, and ends what it has started and left behind.
  ///
  /// - Returns: how the copy ended.
  @MainActor static func run(_ body: @MainActor () -> Void) -> ChildProcess.Ending {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .exited(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    isAlone = leave(newUser | newNetwork | newProcesses)
    // Elsewhere processes whose parents have ended become children of this one.
    if !isAlone { control(setChildSubreaper, 1) }
    let child = fork()
    guard child != 0 else {
      endWithParent()
      close(ends[0])
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

  /// Has the system end this process together with its parent.
  static func endWithParent() { control(setParentDeathSignal, UInt(SIGKILL)) }

  /// Has this process reach nobody, where the system lets it into a network of its own.
  static func leaveNetwork() { _ = leave(newUser | newNetwork) }

  /// Waits until nobody holds the other end of a pipe any longer, or nobody reads standard output.
  private static func waitForEnd(of pipe: Int32) {
    var polled = [pollfd(fd: pipe, events: 0, revents: 0), pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)]
    while true {
      let count = poll(&polled, 2, -1)
      let ended = Int16(POLLHUP | POLLERR)
      if count > 0, polled.contains(where: { $0.revents & ended != 0 }) { return }
      // A descriptor that is closed from the start tells nothing.
      if polled[1].revents != 0 { polled[1].fd = -1 }
      if count < 0, errno != EINTR { return }
    }
  }

  /// Ends the children of this process, and those that it is given by their ends.
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

  /// CLONE_NEWUSER, CLONE_NEWNET and CLONE_NEWPID, macros that Swift does not see.
  private static let newUser: Int32 = 0x1000_0000
  private static let newNetwork: Int32 = 0x4000_0000
  private static let newProcesses: Int32 = 0x2000_0000
  /// PR_SET_PDEATHSIG and PR_SET_CHILD_SUBREAPER.
  private static let setParentDeathSignal: Int32 = 1
  private static let setChildSubreaper: Int32 = 36

  private static func leave(_ spaces: Int32) -> Bool {
    guard let function = dlsym(nil, "unshare") else { return false }
    typealias Unshare = @convention(c) (Int32) -> Int32
    return unsafeBitCast(function, to: Unshare.self)(spaces) == 0
  }

  private static func control(_ option: Int32, _ value: UInt) {
    guard let function = dlsym(nil, "prctl") else { return }
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    _ = unsafeBitCast(function, to: Control.self)(option, value, 0, 0, 0)
  }
}
