import LayoutManual
import LayoutReader

/// What is told of a key of the format.
enum KeyDocumentation {
  /// What the key is for, what may stand there, and an example.
  ///
  /// - Parameters:
  ///   - row: the key, of the map that `noun` names.
  ///   - inMarkdown: false for plain text.
  static func text(of row: KeyRow, in noun: NounID, inMarkdown: Bool) -> String {
    let mark = inMarkdown ? "`" : ""
    var lines = [row.summary, ""]
    lines += SpecHelp.facts(of: row, in: noun).map { "- \($0.name): \(mark)\($0.text)\(mark)" }
    if let example = SpecHelp.example(named: noun.name, having: row.name), example.shows(row.name) {
      lines += inMarkdown ? ["", "```yaml", example.text + "```"] : ["", example.text]
    }
    return lines.joined(separator: "\n")
  }
}
