import LayoutText

/// How a run reads files: from the file system, or from memory.
package struct FileAccess: Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    /// Such as a device, a pipe or a socket.
    case special
    case brokenLink
  }

  /// Reads a file of at most `limit` bytes; `-` is standard input.
  package var read: @Sendable (_ path: String, _ limit: Int) throws(InputError) -> [UInt8]
  /// The kind of thing at a path, following links; `nil` if nothing is there.
  package var kind: @Sendable (_ path: String) -> Kind?
  /// The folder where relative paths begin; `nil` if it no longer exists.
  package var workingFolder: @Sendable () -> String?
  /// The absolute path without links, `.` and `..`; `nil` if nothing is there, or if the files are in memory.
  package var realPath: @Sendable (_ path: String) -> String? = { _ in nil }

  package init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(InputError) -> [UInt8],
    kind: @escaping @Sendable (_ path: String) -> Kind?, workingFolder: @escaping @Sendable () -> String?
  ) {
    self.read = read
    self.kind = kind
    self.workingFolder = workingFolder
  }

  /// Reads from the machine's file system.
  package static let system: FileAccess = {
    var files = FileAccess(
      read: { path, limit throws(InputError) in
        // The system would cut the path at the zero byte.
        if path.utf8.contains(0) { throw .missing }
        return try Platform.readAll(path: path, limit: limit)
      },
      kind: { path in
        switch (try? Platform.status(of: path))?.kind {
        case .special: .special
        case .folder: .folder
        case .some: .file
        case nil: Platform.isNamed(path) ? .brokenLink : nil
        }
      }, workingFolder: { Platform.workingFolder })
    files.realPath = { Platform.realPath($0) }
    return files
  }()

  /// Reads from memory. The texts have paths that are relative to the root.
  package static func memory(_ texts: [String: String]) -> FileAccess {
    @Sendable func key(_ path: String) -> String { path.hasPrefix("/") ? String(path.dropFirst()) : path }
    let files = Dictionary(
      texts.sorted { $0.key < $1.key }.map { (key($0.key), Array($0.value.utf8)) },
      uniquingKeysWith: { first, _ in first })
    return FileAccess(
      read: { path, limit throws(InputError) in
        guard let bytes = files[key(path)] else { throw .missing }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
      },
      kind: { path in
        if files[key(path)] != nil { return .file }
        return files.keys.contains { $0.hasPrefix(key(path) + "/") } ? .folder : nil
      }, workingFolder: { "/" })
  }
}
