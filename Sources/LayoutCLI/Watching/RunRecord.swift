import LayoutText

/// The files and messages of a run, for a command that runs again when one of the files changes. Used by one thread.
final class RunRecord: @unchecked Sendable {
  /// The state of each file when the run read it; `nil` if it did not exist.
  private(set) var read: [String: FileStamp?] = [:]
  /// The files that were written, in order.
  private(set) var written: [String] = []
  /// The messages to the user, without colors.
  let messages = ByteSink()

  /// Call this before reading a file, so that writing to it in the meantime counts as a change.
  func willRead(_ path: String) { if path != "-", read[path] == nil { read[path] = .some(FileStamp(path)) } }

  func didWrite(_ path: String) { written.append(path) }

  /// True if a file has changed since the run read it.
  var isOutdated: Bool { read.contains { FileStamp($0.key) != $0.value } }
}
