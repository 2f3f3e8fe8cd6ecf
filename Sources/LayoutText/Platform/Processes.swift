#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

// Other programs, and a folder that no other user sees into.

/// The private folder and the files in it, for the signal handler: paths up to a nil. Set once.
nonisolated(unsafe) private var privatePaths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

/// The same folder, as text.
nonisolated(unsafe) private var privateFolder: String?

/// Removes the private folder with its files. Calls only what may be called at any moment.
func removePrivateFolder() {
  guard var path = privatePaths else { return }
  while let name = path.pointee {
    if unlink(name) != 0 { _ = rmdir(name) }
    path += 1
  }
}

extension Platform {
  /// The program that opens a file as a desktop does.
  #if canImport(Darwin)
    package static let desktopOpener = "open"
  #else
    package static let desktopOpener = "xdg-open"
  #endif

  /// Makes a folder for files that only this user may read and that are gone when the process ends, also by an interruption.
  ///
  /// - Parameter files: the names of all files that there will be in it.
  /// - Returns: the folder's path, from the root on; nil where it cannot be made. A process makes one.
  package static func makePrivateFolder(for files: [String]) -> String? {
    let parent = environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let base = parent.hasPrefix("/") ? parent : "\(workingFolder ?? "")/\(parent)"
    guard privatePaths == nil, let template = strdup("\(base)/layoutc-XXXXXX") else { return nil }
    // The folder has the mode 0700.
    guard mkdtemp(template) != nil else {
      free(template)
      return nil
    }
    let folder = String(cString: template)
    let paths = files.map { strdup("\(folder)/\($0)") } + [template, nil]
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: paths.count)
    list.initialize(from: paths, count: paths.count)
    privatePaths = list
    privateFolder = folder
    handleInterruptions()
    return folder
  }

  /// Who may see into a folder that is made at a path: the private one stays private where something removed it.
  static func mode(ofFolder path: String) -> mode_t { path == privateFolder ? 0o700 : 0o777 }

  /// Removes the private folder with its files.
  package static func deletePrivateFolder() { removePrivateFolder() }

  /// What became of a program that was started.
  package enum Start: Equatable {
    /// It ended well, or goes on.
    case started
    /// It ended with another status than 0.
    case failed
    /// There is none of this name, or it cannot be run.
    case missing
  }

  /// Starts a program beside this one, which an interruption of this one does not reach, and waits a moment whether it fails.
  ///
  /// - Parameters:
  ///   - words: its name, looked up in PATH, and its arguments.
  ///   - patience: how long to wait for it to end, in milliseconds; a program that goes on is left running.
  package static func start(_ words: [String], patience: Int) -> Start {
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
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for descriptor in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    // What this process does about signals is no matter of the other one's.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard let name = words.first,
      posix_spawnp(&process, name, &actions, &attributes, &arguments, environment) == 0
    else { return .missing }
    let end = milliseconds + patience
    var status: Int32 = 0
    while milliseconds < end {
      guard waitpid(process, &status, WNOHANG) == 0 else {
        // 127 is what a shell says where there is no such program.
        return status == 0 ? .started : status == 127 << 8 ? .missing : .failed
      }
      usleep(10_000)
    }
    return .started
  }
}
