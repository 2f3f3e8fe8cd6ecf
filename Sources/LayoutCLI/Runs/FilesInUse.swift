import LayoutCompiler
import LayoutText

/// What one run has read and written so far: no output takes the place of either, whatever names the files go by.
final class FilesInUse: @unchecked Sendable {
  private let lock = Monitor()
  private var read: Set<String> = []
  private var written: [String] = []
  /// What these files were when a claim last looked: few outputs are one of them, and only those are compared with each.
  private var identities: Set<Platform.Identity> = []
  /// The files that came since then: what is being written becomes another file.
  private var unidentified: [String] = []

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
  func note(_ path: String) {
    lock.locked {
      read.insert(path)
      unidentified.append(path)
    }
  }

  /// Why a file is not to be written; nil where it may be, which is then noted down.
  func claim(_ path: String) -> String? {
    lock.locked {
      identities.formUnion(unidentified.compactMap(Self.identity))
      unidentified = [path]
      defer { written.append(path) }
      if read.contains("-"), Platform.isSameFile(input: "-", output: path) {
        return Self.isRead(path)
      }
      guard let identity = Self.identity(of: path), identities.contains(identity) else { return nil }
      if read.contains(where: { Platform.isSameFile(input: $0, output: path) }) {
        return Self.isRead(path)
      }
      if written.contains(where: { Platform.isSameFile(input: $0, output: path) }) {
        return "two outputs would go to \(shownName(path))"
      }
      return nil
    }
  }

  private static func isRead(_ path: String) -> String {
    "the output is a file that is read: \(shownName(path))"
  }

  private static func identity(of path: String) -> Platform.Identity? {
    (try? Platform.status(of: path))?.identity
  }
}
