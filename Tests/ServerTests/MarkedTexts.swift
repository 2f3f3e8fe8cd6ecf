import Foundation

/// Texts in which the places of one name are marked: `‹name›`, and `«name»` where it is defined.
struct MarkedTexts {
  private(set) var texts: Texts = [:]
  private(set) var declarations: Set<TextRange> = []
  private(set) var all: Set<TextRange> = []
  /// The texts with another name in all marked places.
  private(set) var renamed: Texts = [:]

  /// - Parameters:
  ///   - marked: by file names.
  ///   - new: replaces the name in all marked places.
  init(_ marked: [String: String], renaming new: String = "") {
    for (file, marked) in marked {
      let uri = Self.uri(file)
      var text = ""
      var other = ""
      var start: TextPlace?
      for character in marked {
        switch character {
        case "‹", "«": start = TextPlace(text.endIndex, in: text)
        case "›", "»":
          guard let begin = start else { break }
          let range = TextRange(uri: uri, start: begin, end: TextPlace(text.endIndex, in: text))
          all.insert(range)
          if character == "»" { declarations.insert(range) }
          other += new
          start = nil
        default:
          text.append(character)
          if start == nil { other.append(character) }
        }
      }
      texts[uri] = text
      renamed[uri] = other
    }
  }

  static func uri(_ file: String) -> String { "file:///specs/\(file)" }
}

extension Texts {
  /// The texts after the changes of a WorkspaceEdit.
  func applying(_ edit: Any?) -> Texts {
    var result = self
    let changes = (edit as? [String: Any])?["changes"] as? [String: [[String: Any]]] ?? [:]
    for (uri, edits) in changes {
      let sorted = edits.sorted {
        TextRange(uri: uri, $0["range"]).start > TextRange(uri: uri, $1["range"]).start
      }
      for edit in sorted {
        let range = TextRange(uri: uri, edit["range"])
        guard var text = result[uri], let start = text.index(of: range.start),
          let end = text.index(of: range.end)
        else { continue }
        text.replaceSubrange(start..<end, with: edit["newText"] as? String ?? "")
        result[uri] = text
      }
    }
    return result
  }
}

extension String {
  fileprivate func index(of place: TextPlace) -> String.Index? {
    var line = startIndex
    for _ in 0..<place.line {
      guard let end = self[line...].firstIndex(of: "\n") else { return nil }
      line = index(after: end)
    }
    return utf16.index(line, offsetBy: place.character, limitedBy: endIndex)
  }
}
