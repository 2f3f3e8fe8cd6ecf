import LayoutCompiler
import LayoutText

/// All texts that the client has open, by their URIs.
struct OpenDocuments {
  private var documents: [String: OpenDocument] = [:]

  subscript(uri: String) -> OpenDocument? {
    get { documents[uri] }
    set { documents[uri] = newValue }
  }

  /// In the order of their URIs.
  var all: [OpenDocument] { documents.values.sorted { $0.uri < $1.uri } }

  /// What a file has that is open, by its path; nil for others.
  func document(at path: String) -> OpenDocument? {
    let wanted = Self.plain(path)
    return documents.values.first { $0.path.map(Self.plain) == wanted }
  }

  /// The files of the machine, with the open texts in their places.
  var files: FileAccess {
    let system = FileAccess.system
    var texts: [String: [UInt8]] = [:]
    for document in documents.values {
      if let path = document.path { texts[Self.plain(path)] = document.bytes }
    }
    let open = texts
    var files = FileAccess(
      read: { path, limit throws(InputError) in
        guard let bytes = open[Self.plain(path)] else { return try system.read(path, limit) }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
      },
      kind: { open[Self.plain($0)] != nil ? .file : system.kind($0) },
      workingFolder: system.workingFolder)
    files.realPath = { system.realPath($0) ?? (open[Self.plain($0)] != nil ? Self.plain($0) : nil) }
    return files
  }

  /// A path from the root without `.`, `..` and doubled slashes.
  static func plain(_ path: String) -> String {
    let isWhole = path.utf8.first == UInt8(ascii: "/")
    // Most are so already.
    if isWhole, isPlain(path) { return path }
    var parts: [Substring] = []
    let whole = isWhole ? path : (Platform.workingFolder ?? "") + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// True if a path from the root has no slash with another one or a dot behind it, and none at its end.
  private static func isPlain(_ path: String) -> Bool {
    var isBehindSlash = false
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isBehindSlash, isSlash || byte == UInt8(ascii: ".") { return false }
      isBehindSlash = isSlash
    }
    return !isBehindSlash
  }
}
