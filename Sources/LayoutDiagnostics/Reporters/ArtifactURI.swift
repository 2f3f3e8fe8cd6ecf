/// The URI of a file in a SARIF log. It is relative to the working folder, except for a file outside of the
/// folder that was named by its absolute path.
struct ArtifactURI: Hashable {
  /// The percent-encoded URI.
  let text: String
  /// True if the text is relative to the working folder.
  let isRelative: Bool

  /// - Parameters:
  ///   - name: the path that was given or found.
  ///   - folder: the absolute path of the working folder; `nil` if it is unknown.
  init(_ name: String, folder: String?) {
    if name.utf8.first == UInt8(ascii: "/") {
      let parts = Self.normal(name)
      let root = folder.map(Self.normal) ?? []
      if !root.isEmpty, parts.count > root.count, parts.starts(with: root) {
        self.init(relative: parts.dropFirst(root.count))
      } else {
        self.init(absolute: parts[...])
      }
      return
    }
    let parts = Self.normal(name)
    if parts.first == "..", let folder {
      // The path may lead out of the working folder and back into it.
      let root = Self.normal(folder)
      let whole = Self.normal("\(folder)/\(name)")
      let isInside = whole.count > root.count && whole.starts(with: root)
      self.init(relative: isInside ? whole.dropFirst(root.count) : parts[...])
    } else {
      self.init(relative: parts[...])
    }
  }

  private init(relative parts: ArraySlice<Substring>) {
    text = Self.encoded(parts)
    isRelative = true
  }

  private init(absolute parts: ArraySlice<Substring>) {
    text = "file:///" + Self.encoded(parts)
    isRelative = false
  }

  /// Returns the components of a path, with `.` and `..` resolved as far as possible.
  private static func normal(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return parts
  }

  private static func encoded(_ parts: ArraySlice<Substring>) -> String {
    parts.map(percentEncoded).joined(separator: "/")
  }

  /// Percent-encodes all bytes except the unreserved characters of RFC 3986.
  private static func percentEncoded(_ part: Substring) -> String {
    var result = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
