import LayoutCompiler
import LayoutText

/// What one run has read and written so far: no output takes the place of either, whatever names the files go by.
final class FilesInUse: @unchecked Sendable {
  private let lock = Monitor()
  private var read: Set<String> = []
  private var written: [String] = []

  /// The files of the machine; what is read of them is noted down.
  var access: FileAccess {
    var files = FileAccess.system
    files.read = { path, limit throws(InputError) in
      self.note(path)
      return try FileAccess.system.read(path, limit)
    }
    return files
  }

  /// Notes down that a file is read.
  func note(_ path: String) { lock.locked { _ = read.insert(path) } }

  /// Why a file is not to be written; nil where it may be, which is then noted down.
  func claim(_ path: String) -> String? {
    lock.locked {
      if read.contains(where: { Platform.isSameFile(input: $0, output: path) }) {
        return "the output is a file that is read: \(shownName(path))"
      }
      if written.contains(where: { Platform.isSameFile(input: $0, output: path) }) {
        return "two outputs would go to \(shownName(path))"
      }
      written.append(path)
      return nil
    }
  }
}
