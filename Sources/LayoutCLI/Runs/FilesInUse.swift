import LayoutCompiler
import LayoutText

/// The files that one run has read and written so far. No output may replace them, even under another name.
final class FilesInUse: @unchecked Sendable {
  private let lock = Monitor()
  private var read: Set<String> = []
  private var written: [String] = []
  /// The identities of these files at the last lookup. Few outputs are among them, so only those few are compared with each file.
  private var identities: Set<Platform.Identity> = []
  /// The files noted since that lookup. A file that is being written changes its identity.
  private var unidentified: [String] = []

  /// Access to the machine's files that notes every read.
  var access: FileAccess {
    var files = FileAccess.system
    files.read = { path, limit throws(InputError) in
      self.note(path)
      return try FileAccess.system.read(path, limit)
    }
    return files
  }

  func note(_ path: String) {
    lock.locked {
      read.insert(path)
      unidentified.append(path)
    }
  }

  /// Notes that a file is about to be written.
  ///
  /// - Returns: why the file must not be written; `nil` if it may.
  func claim(_ path: String) -> String? {
    lock.locked {
      defer {
        unidentified = [path]
        written.append(path)
      }
      if isRead(path) { return "the output is a file that is read: \(shownName(path))" }
      guard isKnown(path), written.contains(where: { Platform.isSameFile(input: $0, output: path) }) else {
        return nil
      }
      return "two outputs would go to \(shownName(path))"
    }
  }

  /// Throws if an output would replace one of the specs of a run, or another file that was already read.
  ///
  /// - Parameter specs: the identities of the specs.
  func protect(from output: String, specs: Set<Platform.Identity>) throws(UsageError) {
    guard lock.locked({ isRead(output) }) else { return }
    let isSpec = lock.locked { isInput(output) } || Self.identity(of: output).map(specs.contains) ?? false
    throw UsageError(
      message: "the output is \(isSpec ? "the spec itself" : "a file that is read"): \(output)",
      help: ["write to another file"])
  }

  private func isRead(_ path: String) -> Bool {
    isInput(path) || isKnown(path) && read.contains { Platform.isSameFile(input: $0, output: path) }
  }

  private func isInput(_ path: String) -> Bool {
    read.contains("-") && Platform.isSameFile(input: "-", output: path)
  }

  private func isKnown(_ path: String) -> Bool {
    identities.formUnion(unidentified.compactMap(Self.identity))
    unidentified = []
    return Self.identity(of: path).map(identities.contains) ?? false
  }

  static func identity(of path: String) -> Platform.Identity? { (try? Platform.status(of: path))?.identity }
}
