/// The reason why a file could not be written.
package struct OutputError: Error, Sendable, Equatable {
  package let path: String
  package let failure: SinkFailure

  package init(path: String, failure: SinkFailure) {
    self.path = path
    self.failure = failure
  }

  /// The message, such as `cannot write out/x.json: the folder out does not exist`.
  package var text: String {
    switch failure {
    case Platform.missingError where !OutputFile.folder(of: path).isEmpty:
      "cannot write \(shownName(path)): \(OutputFile.whyNothingIsCreated(in: OutputFile.folder(of: path)))"
    case .closedPipe: "cannot write \(shownName(path)): the reader has closed the pipe"
    case .system(let code): "cannot write \(shownName(path)): \(Platform.errorText(code))"
    }
  }
}

/// Writes files either completely or not at all.
package enum OutputFile {
  /// Writes a temporary file in the same folder and then renames it. After a failure, the file is unchanged
  /// and no temporary file remains. The same holds after an interruption if `Platform.takeSignals` was
  /// called.
  ///
  /// An existing file keeps its permissions, and its owner and group if possible. Symbolic links are
  /// followed. Devices, pipes, `/dev/stdout`, `/dev/stderr` and `/dev/fd/N` are written to directly.
  package static func write(to path: String, _ body: (ByteSink) -> Void) -> OutputError? {
    failure(writingTo: path, body).map { OutputError(path: path, failure: $0) }
  }

  /// Overwrites an existing file in place, which keeps its hard links. Unlike `write`, this is not atomic.
  package static func overwrite(_ path: String, with bytes: [UInt8]) -> OutputError? {
    func overwrite() -> SinkFailure? {
      switch Platform.openForWriting(path) {
      case .failure(let failure): return failure
      case .success(let descriptor):
        let failure =
          fill(descriptor) { $0.write(bytes: bytes) } ?? Platform.setLength(bytes.count, of: descriptor)
        let closeFailure = Platform.closeFile(descriptor)
        return failure ?? closeFailure
      }
    }
    return overwrite().map { OutputError(path: path, failure: $0) }
  }

  private static func failure(writingTo path: String, _ body: (ByteSink) -> Void) -> SinkFailure? {
    if let descriptor = descriptor(namedBy: path) { return fill(descriptor, body) }
    switch Platform.target(of: path) {
    case .missing: return replace(resolvingLinks(path), holders: nil, body)
    case .regular(let holders):
      guard Platform.isWritable(path) else { return Platform.permissionError }
      return replace(resolvingLinks(path), holders: holders, body)
    case .directory: return Platform.directoryError
    case .unreachable(let code): return .system(code: code)
    case .special:
      switch Platform.openForWriting(path) {
      case .failure(let failure): return failure
      case .success(let descriptor):
        let failure = fill(descriptor, body)
        return failure ?? Platform.closeFile(descriptor)
      }
    }
  }

  private static func replace(
    _ path: String, holders: Platform.Holders?, _ body: (ByteSink) -> Void
  ) -> SinkFailure? {
    switch createTemporary(beside: path) {
    case .failure(let failure): return failure
    case .success(let temporary):
      let bodyFailure =
        holders.flatMap { Platform.setHolders($0, of: temporary.descriptor) }
        ?? fill(temporary.descriptor, body)
      let closeFailure = Platform.closeFile(temporary.descriptor)
      let failure = bodyFailure ?? closeFailure ?? Platform.renameFile(temporary.path, to: path)
      if failure != nil { _ = Platform.deleteFile(temporary.path) }
      Platform.keepUnfinishedFile()
      return failure
    }
  }

  private static func fill(_ descriptor: Int32, _ body: (ByteSink) -> Void) -> SinkFailure? {
    let sink = ByteSink(descriptor: descriptor)
    body(sink)
    sink.flush()
    return sink.failure
  }

  private static func createTemporary(
    beside path: String
  ) -> Result<(path: String, descriptor: Int32), SinkFailure> {
    var last = Platform.existsError
    for _ in 0..<100 {
      let mark = String(UInt32.random(in: .min ... .max), radix: 36)
      let name = "\(directory(of: path)).layoutc-\(Platform.processIdentifier)-\(mark).tmp"
      switch Platform.createUnfinishedFile(name) {
      case .success(let descriptor): return .success((name, descriptor))
      case .failure(let failure): last = failure
      }
      if last != Platform.existsError { break }
    }
    return .failure(last)
  }

  /// Returns the reason why the system reports a missing folder for a new file.
  fileprivate static func whyNothingIsCreated(in folder: String) -> String {
    if case .directory = Platform.target(of: folder) {
      return "no file can be created in \(shownName(folder))"
    }
    return "the folder \(shownName(folder)) does not exist"
  }

  /// Returns the folder of a file, with links followed; empty if the path names no folder.
  fileprivate static func folder(of path: String) -> String {
    String(directory(of: resolvingLinks(path)).dropLast())
  }

  /// Returns the target of a chain of symbolic links, which may not exist.
  private static func resolvingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let destination = Platform.linkDestination(of: path) else { break }
      path = destination.utf8.first == 0x2F ? destination : directory(of: path) + destination
    }
    return path
  }

  /// Returns the path up to and including the last slash.
  private static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "" }
    return String(path[...slash])
  }

  private static func descriptor(namedBy path: String) -> Int32? {
    switch path {
    case "/dev/stdout": 1
    case "/dev/stderr": 2
    default: path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst(8)) : nil
    }
  }
}
