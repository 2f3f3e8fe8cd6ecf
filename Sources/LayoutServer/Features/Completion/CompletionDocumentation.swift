import LayoutLint
import LayoutManual
import LayoutReader

/// What is told of something that may be written, in Markdown.
enum CompletionDocumentation {
  /// - Parameter subject: as it was sent with the item; nil where nothing more is known of it.
  static func text(of subject: Parameters) -> String? {
    if let rule = subject["rule"]?.text { return RuleRegistry.named(rule)?.reported.help.markdown }
    if let word = subject["word"]?.text {
      return SpecHelp.everywhere.first { $0.name == word }?.summary
    }
    guard let name = subject["noun"]?.text, let noun = NounID.allCases.first(where: { $0.name == name }),
      let key = subject["key"]?.text, let row = SpecSchema.noun(noun).row(of: key)
    else { return nil }
    return text(of: row, in: noun)
  }

  private static func text(of row: KeyRow, in noun: NounID) -> String {
    var lines = [row.summary, ""]
    lines += SpecHelp.facts(of: row, in: noun).map { "- \($0.name): `\($0.text)`" }
    if let example = SpecHelp.example(named: noun.name, having: row.name), example.shows(row.name) {
      lines += ["", "```yaml", example.text + "```"]
    }
    return lines.joined(separator: "\n")
  }
}
