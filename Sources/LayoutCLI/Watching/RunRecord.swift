import LayoutText

/// What a run read, wrote and said: for a command that runs again when one of the files has changed.
///
/// Used by one thread.
final class RunRecord: @unchecked Sendable {
  /// How each file was when the run looked at it; nil for one that was not there.
  private(set) var read: [String: FileStamp?] = [:]
  /// The files that were written, in order.
  private(set) var written: [String] = []
  /// What was said to the user, without colours.
  let messages = ByteSink()

  /// To be called before a file is read: what is written to it meanwhile is then a change.
  func willRead(_ path: String) {
    if path != "-", read[path] == nil { read[path] = .some(FileStamp(path)) }
  }

  func didWrite(_ path: String) { written.append(path) }

  /// True if a file is no longer as the run found it.
  var isOutdated: Bool { read.contains { FileStamp($0.key) != $0.value } }
}
