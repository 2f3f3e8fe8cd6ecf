import LayoutLint
import LayoutManual
import LayoutReader

/// What is told of something that may be written.
enum CompletionDocumentation {
  /// - Parameters:
  ///   - subject: as it was sent with the item; nil where nothing more is known of it.
  ///   - inMarkdown: false for plain text.
  static func text(of subject: Parameters, inMarkdown: Bool) -> String? {
    if let rule = subject["rule"]?.text {
      let help = RuleRegistry.named(rule)?.reported.help
      return inMarkdown ? help?.markdown : help?.text
    }
    if let word = subject["word"]?.text {
      return SpecHelp.everywhere.first { $0.name == word }?.summary
    }
    guard let name = subject["noun"]?.text, let noun = NounID.allCases.first(where: { $0.name == name }),
      let key = subject["key"]?.text, let row = SpecSchema.noun(noun).row(of: key)
    else { return nil }
    return text(of: row, in: noun, inMarkdown: inMarkdown)
  }

  private static func text(of row: KeyRow, in noun: NounID, inMarkdown: Bool) -> String {
    let mark = inMarkdown ? "`" : ""
    var lines = [row.summary, ""]
    lines += SpecHelp.facts(of: row, in: noun).map { "- \($0.name): \(mark)\($0.text)\(mark)" }
    if let example = SpecHelp.example(named: noun.name, having: row.name), example.shows(row.name) {
      lines += inMarkdown ? ["", "```yaml", example.text + "```"] : ["", example.text]
    }
    return lines.joined(separator: "\n")
  }
}
