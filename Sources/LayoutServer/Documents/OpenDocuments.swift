import LayoutCompiler
import LayoutText

/// The open texts of the client, by their URIs.
struct OpenDocuments {
  private var documents: [String: OpenDocument] = [:]

  subscript(uri: String) -> OpenDocument? {
    get { documents[uri] }
    set { documents[uri] = newValue }
  }

  /// The texts in the order of their URIs.
  var all: [OpenDocument] { documents.values.sorted { $0.uri < $1.uri } }

  /// Returns the open text of a file.
  func document(at path: String) -> OpenDocument? {
    let wanted = Self.plain(path)
    return documents.values.first { $0.path.map(Self.plain) == wanted }
  }

  /// The files on disk; an open text replaces its file.
  var files: FileAccess {
    let system = FileAccess.system
    let texts = documents.values.compactMap { text in text.path.map { (Self.plain($0), text.bytes) } }
    let open = Dictionary(texts) { _, last in last }
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

  /// Returns an absolute path without `.`, `..` and double slashes.
  static func plain(_ path: String) -> String {
    let isWhole = path.utf8.first == UInt8(ascii: "/")
    // Most paths are plain already.
    if isWhole, isPlain(path) { return path }
    var parts: [Substring] = []
    let whole = isWhole ? path : (Platform.workingFolder ?? "") + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns `true` if an absolute path has no slash before another slash, before a dot or at its end.
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
